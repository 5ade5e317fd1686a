#include "hannibal/play/decision.h"

#include "rules/foremost.h"

namespace signifer::hannibal {

UnitIndex nextToAct(const Position& position) {
  const Battle& battle = position.battle();
  const UnitIndex current = position.currentUnit();
  if (current != noUnit && mayStillAct(position, current)) return current;
  const auto away = [&](UnitIndex u) { return position.nearestFoe(u).squared; };
  const auto waits = [&](UnitIndex u) {
    // What most of them fail at first.
    const Unit& unit = battle.unit(u);
    if (unit.side != battle.active || unit.status[UnitStatus::actedThisTurn] != 0) return false;
    if (u == current || unit.status[UnitStatus::spentInches] != 0) return false;
    return mayStillAct(position, u);
  };
  const UnitIndex fresh = foremost(battle, waits, away);
  if (fresh != noUnit) return fresh;
  // Units of a line that have wheeled together and not done more.
  const auto wheeled = [&](UnitIndex u) {
    return u != current && mayStillAct(position, u) && !position.is(u, UnitStatus::movedThisTurn);
  };
  return foremost(battle, wheeled, away);
}

UnitIndex firstChoosing(const Battle& battle, SideIndex side) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == side && battle.unit(u).status[UnitStatus::choiceOpen] != 0)
      return u;
  return noUnit;
}

}  // namespace signifer::hannibal
