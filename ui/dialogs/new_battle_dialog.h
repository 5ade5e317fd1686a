// Sets up a battle: rule set, scenario, house rules, who plays each side and whose dice are thrown.
#pragma once

#include <QDialog>
#include <array>

#include "library/loader.h"
#include "play/session.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace signifer::ui {

/// What the players have agreed upon.
struct BattlePlan {
  std::filesystem::path scenario;
  HouseRules house;
  std::uint64_t seed = 1;
  /// Names of commanders, empty for people.
  std::array<QString, 2> commanders;
  std::array<DiceOrigin, 2> dice{DiceOrigin::rolled, DiceOrigin::rolled};
};

class NewBattleDialog final : public QDialog {
  Q_OBJECT

 public:
  NewBattleDialog(const RuleSetLibrary& library, const std::filesystem::path& assets, QWidget* parent = nullptr);
  [[nodiscard]] BattlePlan plan() const;
  /// Proposes who plays a side.
  void setPlayer(SideIndex side, const QString& commander);

 private:
  QWidget* makeRulesColumn();
  QLayout* makeSidesColumn();
  QLayout* makeSidesGrid();
  void showRuleSet();
  void showScenario();

  const RuleSetLibrary& library_;
  std::filesystem::path assets_;
  QComboBox* ruleSets_;
  QLabel* summary_;
  QListWidget* scenarios_;
  QLabel* notes_;
  QFormLayout* options_;
  std::vector<std::pair<OptionInfo, QWidget*>> editors_;
  std::array<QLabel*, 2> sideNames_{};
  std::array<QComboBox*, 2> players_{};
  std::array<QComboBox*, 2> dice_{};
  QLineEdit* seed_;
  QPushButton* begin_;
};

}  // namespace signifer::ui
