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

[[nodiscard]] bool hasRouted(const Battle& battle, SideIndex side);
/// The side whose units have still to choose at the end of the round, active side first; noSide for none.
[[nodiscard]] SideIndex choosingSide(const Battle& battle);
/// Routs at the top of the tasks whose order their owner may choose.
[[nodiscard]] UnitSet routsToChoose(const Battle& battle);
/// Place of a unit's rout among the tasks, -1 where there is none.
[[nodiscard]] int dueRout(const Battle& battle, UnitIndex u);

}  // namespace signifer::hannibal
