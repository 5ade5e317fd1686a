#include "hannibal/play/decision.h"

#include "rules/foremost.h"

namespace signifer::hannibal {

UnitIndex nextToAct(const Position& position) {
  const Battle& battle = position.battle();
  const UnitIndex current = position.currentUnit();
  if (current != noUnit && mayStillAct(position, current)) return current;
  const auto away = [&](UnitIndex u) { return position.nearestFoe(u).squared; };
  // The quick test comes first: most units fail it.
  const auto waits = [&](UnitIndex u) {
    const Unit& unit = battle.unit(u);
    return unit.side == battle.active && unit.status[UnitStatus::actedThisTurn] == 0 && unit.present && u != current;
  };
  const auto hasDoneNothing = [&](UnitIndex u) {
    return position.status(u, UnitStatus::spentInches) == 0 && mayStillAct(position, u);
  };
  const UnitIndex fresh = foremost(battle, waits, away, hasDoneNothing);
  if (fresh != noUnit) return fresh;
  // Units of a line that have wheeled together and not done more.
  return foremost(battle, waits, away,
                  [&](UnitIndex u) { return mayStillAct(position, u) && !position.is(u, UnitStatus::movedThisTurn); });
}

UnitIndex firstChoosing(const Battle& battle, SideIndex side) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == side && battle.unit(u).status[UnitStatus::choiceOpen] != 0)
      return u;
  return noUnit;
}

}  // namespace signifer::hannibal
