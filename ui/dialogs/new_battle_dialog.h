// Sets up a battle: rule set, scenario, house rules, who plays each side and whose dice are thrown.
#pragma once

#include <QDialog>
#include <array>
#include <map>
#include <optional>

#include "game/desk.h"
#include "library/loader.h"
#include "play/session.h"
#include "schema/document.h"

class QComboBox;
class QLabel;
class QLayout;
class QListWidget;
class QPushButton;
class QWidget;

namespace signifer::ui {

class Label;
class OptionForm;
class PresetChoice;
class SidesForm;

/// The players' agreement on a battle.
struct BattlePlan {
  std::filesystem::path scenario;
  /// The rules that this battle changes from the scenario's.
  HouseRules house;
  std::uint64_t seed = 1;
  /// Names of commanders, empty for people.
  std::array<QString, 2> commanders;
  /// Names of the people, empty where nobody said.
  std::array<QString, 2> names;
  std::array<DiceOrigin, 2> dice{DiceOrigin::rolled, DiceOrigin::rolled};
  /// How much Signifer does; nothing where it was not asked.
  std::optional<Depth> depth;
};

class NewBattleDialog final : public QDialog {
  Q_OBJECT

 public:
  NewBattleDialog(const RuleSetLibrary& library, const std::filesystem::path& assets, QWidget* parent = nullptr);
  [[nodiscard]] BattlePlan plan() const;
  /// Writes the battle of two armies where such a one is chosen, and closes.
  void accept() override;
  /// Proposes who plays a side.
  void setPlayer(SideIndex side, const QString& commander);
  /// People at a real table: they throw their own dice, and are asked how much Signifer shall do.
  void setAtTheTable();
  /// Proposes a rule set; nothing happens where there is none of this id.
  void chooseRules(const std::string& id);
  /// Chooses the scenario of this file, one of a person's own or one that came with the program; false where it cannot
  /// be read or nobody has its rules.
  bool chooseScenario(const QString& path);
  /// Says what becomes of the battle that is on the table; empty where there is none.
  void setPutAway(const QString& words);

 private:
  QWidget* makeRulesColumn();
  QLayout* makeSidesColumn();
  void showRuleSet();
  void showScenario();
  [[nodiscard]] int proposedRow() const;
  void readScenario(const std::filesystem::path& path);
  void showOptions(const Definition& definition, const std::vector<std::int32_t>& ofScenario);
  void readBattle(const Document& file);
  void fillScenarios(const RuleSetSource& source);
  void fillArmies(const RuleSetSource& source);
  void showArmies();
  [[nodiscard]] int rowOf(const std::filesystem::path& path) const;

  const RuleSetLibrary& library_;
  std::filesystem::path assets_;
  /// A scenario of a person's own, and its rule set; empty without.
  std::filesystem::path own_;
  std::string ownRules_;
  /// The scenario that was looked at last, by the rule set.
  std::map<std::string, std::filesystem::path> lookedAt_;
  std::string shownRules_;
  QComboBox* ruleSets_;
  QLabel* summary_;
  QListWidget* scenarios_;
  Label* notes_;
  Label* more_;
  PresetChoice* presets_;
  OptionForm* options_;
  /// The armies of each side, where two armies play without a scenario.
  QWidget* armies_;
  std::array<QComboBox*, 2> army_{};
  /// The battle of two armies, once it is written.
  std::filesystem::path mustered_;
  SidesForm* sides_;
  Label* putAway_;
  QPushButton* begin_;
};

}  // namespace signifer::ui
