// Two lines of play side by side: the moment that each has reached, each side's losses and chance to win, and every
// unit whose place or harm differs.
#pragma once

#include <QDialog>

#include "game/battle_controller.h"

namespace signifer::ui {

class BranchDialog final : public QDialog {
  Q_OBJECT

 public:
  /// The branch on the table against another one.
  BranchDialog(const BattleController& game, BranchIndex other, QWidget* parent = nullptr);
};

}  // namespace signifer::ui
