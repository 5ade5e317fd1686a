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

bool hasRouted(const Battle& battle, SideIndex side) {
  return std::ranges::any_of(battle.units, [&](const Unit& unit) {
    return unit.present && unit.side == side && unit.status[UnitStatus::routed] != 0;
  });
}

SideIndex choosingSide(const Battle& battle) {
  const auto open = [&](SideIndex side) {
    return std::ranges::any_of(battle.units, [&](const Unit& unit) {
      return unit.present && unit.side == side && unit.status[UnitStatus::choiceOpen] != 0;
    });
  };
  if (open(battle.active)) return battle.active;
  return open(enemyOf(battle.active)) ? enemyOf(battle.active) : noSide;
}

UnitSet routsToChoose(const Battle& battle) {
  UnitSet set;
  SideIndex side = noSide;
  for (auto task = battle.tasks.rbegin(); task != battle.tasks.rend(); ++task) {
    if (task->code != static_cast<std::int16_t>(TaskKind::rout) || task->args[2] == 0) break;
    const Unit& unit = battle.unit(task->args[0]);
    if (side == noSide) side = unit.side;
    if (unit.side != side) break;
    if (unit.present && unit.status[UnitStatus::routed] == 0) add(set, task->args[0]);
  }
  return set;
}

int dueRout(const Battle& battle, UnitIndex u) {
  for (int i = static_cast<int>(battle.tasks.size()) - 1; i >= 0; --i) {
    const Task& task = battle.tasks[static_cast<std::size_t>(i)];
    if (task.code == static_cast<std::int16_t>(TaskKind::rout) && task.args[0] == u) return i;
  }
  return -1;
}

}  // namespace signifer::hannibal
