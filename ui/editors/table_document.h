// The table in preparation: its value, the steps that led to it, its file, the armies on it, and its faults. The rule
// set finds faults in the battle file that would be written.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUndoStack>
#include <array>
#include <memory>
#include <set>

#include "army/ground_terms.h"
#include "editors/document_step.h"
#include "editors/table_model.h"
#include "editors/table_remedies.h"
#include "library/loader.h"
#include "play/opening.h"
#include "table/unit_look.h"

namespace signifer::ui {

/// Something to be put right, and what it is about.
struct TableProblem {
  QString words;
  /// The battle cannot begin like this.
  bool fault = false;
  std::vector<std::string> units;
  int ground = -1;
  std::optional<TableRemedy> remedy = std::nullopt;
};

class TableDocument final : public QObject {
  Q_OBJECT

 public:
  explicit TableDocument(const RuleSetLibrary& library, QObject* parent = nullptr);
  ~TableDocument() override;

  /// An empty table. Throws SourceError.
  void begin(const RuleSetSource& source);
  /// A scenario. Tells the house rules of its own that cannot be used: the table is without them. Throws SourceError.
  std::vector<LeftOutOverlay> open(const QString& path);
  /// A battle as it stands, without its moment: everybody may deploy and begin anew. Throws SourceError.
  void take(const RuleSet& rules, const Battle& battle);
  /// Throws FileError.
  void save(const QString& path);

  [[nodiscard]] const TableModel& model() const { return *model_; }
  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] const Definition& definition() const { return rules_->definition(); }
  [[nodiscard]] const ArmyTerms& terms() const { return terms_; }
  /// The meaning of ground under these rules.
  [[nodiscard]] const GroundTerms& groundTerms() const { return groundTerms_; }
  /// nullptr where the side was made without an army.
  [[nodiscard]] const TableArmy* army(SideIndex side) const {
    return model_->armies[static_cast<std::size_t>(side)].get();
  }
  [[nodiscard]] QUndoStack& steps() { return steps_; }
  [[nodiscard]] const QString& file() const { return file_; }
  [[nodiscard]] bool isSaved() const { return steps_.isClean(); }
  [[nodiscard]] const std::vector<TableProblem>& problems() const { return problems_; }
  [[nodiscard]] bool playable() const;
  /// The land, for the painters.
  [[nodiscard]] const Setup& land() const { return land_; }
  /// The look of each unit, by its place in the model.
  [[nodiscard]] const std::vector<UnitLook>& looks() const { return looks_; }
  [[nodiscard]] std::vector<Base> bases() const;

  /// One step; those of the same `run` become one.
  void change(const QString& what, TableModel next, const QString& run = {});

  /// The army of a side; it lies beside the table until it is put on it. Throws SourceError.
  void setArmy(SideIndex side, const QString& path);
  /// The changes in the army's file since it was taken, in sentences.
  [[nodiscard]] QStringList armyChanges(SideIndex side);
  /// Takes the army over as its file has it now: units on the table change, those that it no longer has go, new ones
  /// lie beside the table. What was changed here stays. Throws SourceError.
  void takeOver(SideIndex side);
  /// Members of a side's army that are not on the table.
  [[nodiscard]] std::vector<ArmyMember> beside(SideIndex side) const;
  [[nodiscard]] std::vector<int> peopleBeside(SideIndex side) const;
  /// Puts members on the table with these poses, and tells their places in the model.
  std::vector<std::size_t> put(SideIndex side, const std::vector<ArmyMember>& members, const std::vector<Pose>& poses);
  /// A leader, alone or with a unit.
  void putPerson(SideIndex side, int person, Point at, const std::string& unit);
  /// All that is beside the table, in the usual order.
  void layAll(SideIndex side);
  /// Its leaders alone: with the units that the army says, or behind the line.
  void layLeaders(SideIndex side);
  void remove(const std::set<std::string>& units, const std::set<std::string>& people);

  /// The battle file.
  [[nodiscard]] Json write() const;
  void check();
  /// A moment later, as after a change.
  void checkSoon() {
    if (rules_ != nullptr) checkSoon_.start();
  }

 Q_SIGNALS:
  void changed();
  /// Its file is another, or as it is here, or no longer; what stands in it is as before.
  void saved();
  void checked();

 private:
  friend class DocumentStep<TableDocument, TableModel>;
  void put(std::shared_ptr<const TableModel> model);
  void adopt(std::shared_ptr<const RuleSet> rules, const RuleSetSource* source, TableModel model, const QString& file);
  void derive();
  void checkForces();
  void checkGround();
  void checkArmies();
  [[nodiscard]] TableArmy readTableArmy(const QString& path) const;
  [[nodiscard]] Json unitOf(const TableArmy& army, const ArmyMember& member) const;
  [[nodiscard]] Json personOf(const TableArmy& army, int person) const;
  void readLinks(const Node& battle, const QString& path, TableModel& model) const;
  void checkBattle(const Position& position);
  void checkZones(const Battle& battle);
  /// Adds the fault that the reader of battle files found.
  void tellFault(const SourceError& fault);
  /// A skirmisher: it stands before the line in the usual order.
  [[nodiscard]] bool goesBefore(const TableArmy& army, const ArmyMember& member) const;
  [[nodiscard]] bool squareTaken(std::size_t unit) const;
  void putLeaders(SideIndex side);
  [[nodiscard]] std::string freshId(const TableModel& model, const std::string& wanted) const;
  [[nodiscard]] std::size_t placeOf(const std::string& unit) const;
  [[nodiscard]] std::string withoutLeader(SideIndex side) const;
  void writeCommands(Json& battle) const;

  const RuleSetLibrary& library_;
  std::shared_ptr<const RuleSet> rules_;
  ArmyTerms terms_;
  GroundTerms groundTerms_;
  std::shared_ptr<const TableModel> model_;
  /// The known changes in the armies' files.
  struct ArmyWatch {
    std::shared_ptr<const TableArmy> of;
    QDateTime modified;
    QStringList changes;
  };
  std::array<ArmyWatch, 2> watches_;
  QUndoStack steps_;
  QTimer checkSoon_;
  QString file_;
  Setup land_;
  std::vector<UnitLook> looks_;
  /// The ids of the units of `looks_`.
  std::vector<std::string> ids_;
  std::vector<TableProblem> problems_;
};

/// The file of a battle in which nobody has to deploy: everybody stands where the file says.
[[nodiscard]] Document standing(const Document& file);
/// The land as the painters show it.
[[nodiscard]] Setup landOf(const Definition& definition, const TableModel& model);
/// Reads a battle file's members into a model. Places in lists become ids, so that units may come and go.
[[nodiscard]] TableModel readTableModel(const RuleSet& rules, const Battle& battle, const Json& file);
/// The battle file of a model.
[[nodiscard]] Json writeTableModel(const Definition& definition, const TableModel& model);

}  // namespace signifer::ui
