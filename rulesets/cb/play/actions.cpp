// Effects of the actions that are not the subject of another file. People may overrule the referee, so every action may
// come in every state. An action without meaning there is told and changes nothing.
#include "cb/play/play.h"

namespace signifer::cb {

void Play::cannot(const Action& action) {
  if (isOver()) return tell("battle-is-over-already", {"CB-END-1"}, {});
  tell("could-not-be-done", {"CB-SEQ-1"}, {.unit = position_.known(action.unit) ? action.unit : noUnit});
}

// Phases of dice go on; whoever is asked has to answer first.
bool Play::advance() { return Course::goOn(*this); }

bool Play::endStepNow() {
  if (!battle_.tasks.empty()) return false;
  tell("step-ended", {"CB-SEQ-1"}, {.side = battle_.active});
  if (Course::stepOf(position_).answers == 0) return Course::goOn(*this);
  Course::endStep(*this);
  return true;
}

bool Play::startRally(UnitIndex u) {
  if (position_.special(u)) return false;
  set(u, UnitStatus::doing, Activity::rallying);
  tell("starts-rally", {"CB-RAL-1"}, {.unit = u});
  return true;
}

bool Play::walkAlong(const Action& action) {
  walk(action.unit, action.path);
  return !action.path.empty();
}

void Play::goAlong(const Task& task, const Action& action) {
  go(task, static_cast<ActionId>(action.kind) == ActionId::go ? action.path : Path{});
}

void Play::moveAfterCombat(const Task& task, const Action& action) {
  const auto enemy = static_cast<UnitIndex>(task.args[2]);
  carryOut(action.unit, static_cast<AfterMove>(action.values[0]), enemy, beaterNow(action.unit, task.args[3], enemy));
}

// Overruled: from the nearest enemy.
bool Play::moveFromNearest(const Action& action) {
  const UnitIndex enemy = position_.nearestEnemy(action.unit);
  if (enemy == noUnit) return false;
  carryOut(action.unit, static_cast<AfterMove>(action.values[0]), enemy, enemy);
  return true;
}

}  // namespace signifer::cb
