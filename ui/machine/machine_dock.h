// The dock of the machine's side. It shows the commander and its character, its plan for the turn, and each of its
// moves with the reason, kept until its next turn. Here sides also change hands in the middle of a battle.
#pragma once

#include "game/machine_player.h"
#include "widgets/parts.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QListWidget;
class QPushButton;

namespace signifer::ui {

class MachineDock final : public Dock {
  Q_OBJECT

 public:
  MachineDock(BattleController& game, MachinePlayer& machine, QWidget* parent = nullptr);
  [[nodiscard]] bool showsPlan() const;
  /// The move that is picked, else the last; nothing where none is to be shown.
  [[nodiscard]] std::optional<MachineMove> shownMove() const;

 Q_SIGNALS:
  /// The marks to draw on the table have changed.
  void marksChanged();

 private:
  QWidget* makeSides();
  void stackLargeText();
  void refresh();
  void refreshPlan();
  void refreshSides();
  void refreshMoves();
  void addWhatIsMeant();
  void addMeant(SideIndex side, const QString& words, const QString& spoken);
  void choose(SideIndex side);

  BattleController& game_;
  MachinePlayer& machine_;
  Label* plan_;
  QListWidget* list_;
  Label* noMoves_;
  std::vector<MachineMove> moves_;
  std::array<Label*, 2> names_{};
  std::array<QComboBox*, 2> commanders_{};
  std::array<QComboBox*, 2> characters_{};
  /// Of each side, and of the two ticks.
  std::array<QBoxLayout*, 3> pairs_{};
  QCheckBox* showPlan_;
  QCheckBox* sayWhy_;
  QPushButton* hint_;
};

/// A commander's name as players know it, and what it is like.
[[nodiscard]] QString commanderTitle(const QString& name);

}  // namespace signifer::ui
