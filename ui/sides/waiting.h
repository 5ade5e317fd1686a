// The umpire waits for this: that a side acts or rolls dice, for its orders, and for its answer by mail.
#pragma once

#include "game/battle_controller.h"

namespace signifer::ui {

/// A line for the side: "To act · 1 order in · letter 3 is out, no answer yet".
[[nodiscard]] QString waitingWords(const BattleController& game, SideIndex side);

}  // namespace signifer::ui
