// A club's house rules in the making: the written file with its steps, and the files below it in the stack, which are
// read only. For every option and figure the document knows the value in force and its file.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <vector>

#include "editors/document_step.h"
#include "play/house_choices.h"
#include "play/overlays.h"
#include "rules/option_presets.h"

namespace signifer::ui {

/// A file below the one that is written.
struct StackedRules {
  Overlay overlay;
  QString path;
  bool inForce = true;
  /// Why it is left out; empty where it can be used.
  std::vector<SourceError> faults;
};

/// The value in force for one option or figure.
struct InForce {
  std::string value;
  /// The file that sets the value; empty: the rule set itself.
  QString from;
  /// The file that is written says it.
  bool mine = false;
  /// The files below whose different value this one replaces.
  QStringList over;
};

class HouseRulesDocument final : public QObject {
  Q_OBJECT

 public:
  explicit HouseRulesDocument(const RuleSetLibrary& library, QObject* parent = nullptr);
  ~HouseRulesDocument() override;

  /// Throws SourceError.
  void begin(const RuleSetSource& source);
  /// Opens a file to be written on. Throws SourceError; what cannot be used of it stays in it and is told by `faults`.
  void open(const QString& path);
  /// Throws FileError.
  void save(const QString& path);

  [[nodiscard]] const RuleSetSource& source() const { return *source_; }
  /// As printed.
  [[nodiscard]] const Definition& definition() const { return rules_->definition(); }
  [[nodiscard]] const std::vector<HouseChoice>& choices() const { return choices_; }
  [[nodiscard]] const HouseRulesFile& mine() const { return *mine_; }
  [[nodiscard]] const std::vector<StackedRules>& stack() const { return stack_; }
  [[nodiscard]] const std::vector<SourceError>& faults() const { return faults_; }
  [[nodiscard]] QUndoStack& steps() { return steps_; }
  [[nodiscard]] const QString& file() const { return file_; }
  [[nodiscard]] bool isSaved() const { return steps_.isClean(); }
  [[nodiscard]] InForce inForce(const HouseChoice& choice) const;
  /// All that is in force, in order; what cannot be used is not among it.
  [[nodiscard]] std::vector<Overlay> overlays() const;
  /// All overlays in force, without the words of the written file at this place.
  [[nodiscard]] std::vector<Overlay> overlaysWithout(const QString& pointer) const;
  /// The number of options and figures that a file of the stack sets, and how many of them a later file sets anew.
  [[nodiscard]] std::pair<int, int> wordsOf(const StackedRules& below) const;

  /// Sets a value as JSON (an option's as its word); empty: as it is without this file.
  void set(const HouseChoice& choice, const std::string& value);
  /// The file's additions of a kind, as the list that the file has.
  enum class Addition { troops, modifiers };
  [[nodiscard]] Json additions(Addition kind) const;
  void setAdditions(Addition kind, const QString& what, const Json& list, const QString& run = {});
  /// Sets all options as a named set has them, in one step; figures, troops and modifiers stay.
  void choose(const OptionPreset& preset);
  /// The value in force of each option, by its place.
  [[nodiscard]] std::vector<std::int32_t> optionValues() const;
  /// Takes out what stands at this place of the file: an option, a figure, a troop type, a modifier.
  void takeOut(const QString& pointer);
  void describe(const QString& title, const QString& edition, const QString& notes);
  /// Sets what sides know of each other in all the club's battles.
  void setSight(const HouseSight& sight);
  /// Lays a file below the one that is written, above the others. Throws SourceError.
  void addBelow(const QString& path);
  void setInForce(std::size_t place, bool on);
  void moveBelow(std::size_t place, int by);
  void removeBelow(std::size_t place);
  void check();

 Q_SIGNALS:
  void changed();
  /// Its file is another, or as it is here, or no longer; what stands in it is as before.
  void saved();
  void checked();

 private:
  friend class DocumentStep<HouseRulesDocument, HouseRulesFile>;
  void put(std::shared_ptr<const HouseRulesFile> file);
  void change(const QString& what, HouseRulesFile next, const QString& run);
  [[nodiscard]] HouseRulesFile without(const QString& pointer) const;

  const RuleSetLibrary& library_;
  const RuleSetSource* source_ = nullptr;
  std::shared_ptr<const RuleSet> rules_;
  std::vector<HouseChoice> choices_;
  std::shared_ptr<const HouseRulesFile> mine_;
  std::vector<StackedRules> stack_;
  std::vector<SourceError> faults_;
  QUndoStack steps_;
  QTimer checkSoon_;
  QString file_;
};

}  // namespace signifer::ui
