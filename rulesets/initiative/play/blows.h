// What a unit strikes another with and what saves from that, as the rulings ask for it: for those who throw the dice,
// and for those who weigh what a fight will cost.
#pragma once

#include "initiative/combat.h"
#include "initiative/morale.h"
#include "initiative/play/position.h"

namespace signifer::initiative {

/// The blows of one unit at another. `oneFace`: of one side of a square or of buildings alone (IO-HSQ-12).
[[nodiscard]] HandToHandIn blowsAt(const Position& position, UnitIndex u, UnitIndex foe, bool withGenerals,
                                   bool oneFace);
/// The saves from hits by an attacker (IO-SAV-9).
[[nodiscard]] MoraleSaveIn savesFrom(const Position& position, UnitIndex target, UnitIndex attacker, int hits,
                                     HitBy by);

}  // namespace signifer::initiative
