// The turn that a battle has come to, as people count it.
#pragma once

#include "battle/scoring.h"

namespace signifer {

/// When the last turn is over the state counts one more, of which nothing is played.
[[nodiscard]] inline int turnReached(const Battle& battle) {
  return lastTurnIsOver(battle) ? battle.turn - 1 : battle.turn;
}

}  // namespace signifer
