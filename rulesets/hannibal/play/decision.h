// The unit or side that may act or choose now: the question that the table of the turn (course.cpp) puts.
#pragma once

#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// The unit that a machine or a hint looks at next; noUnit when all have had their turn.
[[nodiscard]] UnitIndex nextToAct(const Position& position);
/// The first of a side's units that has still to choose at the end of the round.
[[nodiscard]] UnitIndex firstChoosing(const Battle& battle, SideIndex side);
/// Whether a unit of the active side may still do something in this Action Phase.
[[nodiscard]] inline bool mayStillAct(const Position& position, UnitIndex u) {
  const Unit& unit = position.unit(u);
  if (!unit.present || unit.side != position.battle().active) return false;
  if (position.is(u, UnitStatus::actedThisTurn) || position.routed(u)) return false;
  // After its march only a light unit can do more: shoot, if it has something to shoot with.
  if (position.is(u, UnitStatus::movedThisTurn))
    return isLight(position.type(u)) && position.weapon(u) && !position.is(u, UnitStatus::shotThisTurn);
  return true;
}

}  // namespace signifer::hannibal
