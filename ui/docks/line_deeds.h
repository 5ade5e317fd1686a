// Carrying out a line that was told at full referee, answer by answer.
#pragma once

#include "tell/acts.h"

namespace signifer::ui {

class BattleController;

/// Carries the deeds of a line out, with their dice, until one waits.
void carryOut(BattleController& game, const ActedLine& acted);

}  // namespace signifer::ui
