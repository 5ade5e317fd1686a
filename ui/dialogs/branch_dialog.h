// Two lines of play side by side: how far each has come, what each side has lost in them, its chance to win, and every
// unit that stands elsewhere or is hurt otherwise.
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
