// The army in the making: its value, its file, the steps that led to it, and the rule set's remarks on it. Steps go
// back and forward without limit. Views ask the document and change it; it shows nothing itself.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <memory>

#include "army/army_check.h"
#include "army/army_json.h"
#include "editors/document_step.h"

namespace signifer::ui {

/// An entry of the army: one of its units or of its people; -1 for none.
struct ArmyEntry {
  enum class Kind { none, unit, person };
  Kind kind = Kind::none;
  int index = -1;
  friend bool operator==(const ArmyEntry&, const ArmyEntry&) = default;
};

class ArmyDocument final : public QObject {
  Q_OBJECT

 public:
  explicit ArmyDocument(const RuleSetLibrary& library, QObject* parent = nullptr);
  ~ArmyDocument() override;

  /// An army without units. Throws SourceError.
  void begin(const RuleSetSource& source);
  /// Throws SourceError; the army before stays then.
  void open(const QString& path);
  /// Throws FileError.
  void save(const QString& path);

  [[nodiscard]] const Army& army() const { return *army_; }
  [[nodiscard]] const RuleSet& rules() const { return *rules_; }
  [[nodiscard]] const Definition& definition() const { return rules_->definition(); }
  [[nodiscard]] const ArmyTerms& terms() const { return terms_; }
  [[nodiscard]] const ArmyReport& report() const { return report_; }
  [[nodiscard]] QUndoStack& steps() { return steps_; }
  [[nodiscard]] const QString& file() const { return file_; }
  [[nodiscard]] bool isSaved() const { return steps_.isClean(); }

  /// One step. Steps of the same `run`, one after another, become one: typing a name.
  void change(const QString& what, Army next, const QString& run = {});
  /// Units of a troop type: one more of an entry that is just that type, or a new entry. Gives the entry.
  ArmyEntry add(const std::string& troop);
  ArmyEntry addPerson(const std::string& type);
  void setCount(int unit, int count);
  void remove(const ArmyEntry& entry);
  ArmyEntry duplicate(const ArmyEntry& entry);
  /// By so many places up (below 0) or down.
  ArmyEntry move(const ArmyEntry& entry, int by);
  /// To the place of another entry of its kind.
  ArmyEntry moveTo(const ArmyEntry& entry, int place);
  /// By the order of the rule set's troops.
  void sort();
  /// The entry's troop as a type of the army's own. Gives its id.
  std::string makeOwnType(int unit);
  /// The troop types that house rules add become the army's own; those that it has already are renewed. Throws
  /// SourceError.
  void takeTroops(const QString& houseRules);
  /// Asks the rule set at once; usually it is asked a moment after a change.
  void check();

  [[nodiscard]] QString nameOf(const ArmyEntry& entry) const;

 Q_SIGNALS:
  void changed();
  /// Its file is another, or as it is here, or no longer; what stands in it is as before.
  void saved();
  void checked();

 private:
  friend class DocumentStep<ArmyDocument, Army>;
  void put(std::shared_ptr<const Army> army);
  void take(OpenedArmy opened, const QString& file);
  [[nodiscard]] std::string freshId(const Army& army, const std::string& stem) const;

  const RuleSetLibrary& library_;
  std::shared_ptr<const RuleSet> rules_;
  ArmyTerms terms_;
  std::shared_ptr<const Army> army_;
  ArmyReport report_;
  QUndoStack steps_;
  QTimer checkSoon_;
  QString file_;
};

}  // namespace signifer::ui
