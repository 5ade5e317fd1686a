// What each action sets going. People may overrule the referee, so every action may come in every state: what has no
// meaning there is said and left undone.
#include "cb/play/play.h"

namespace signifer::cb {

void Play::resolve(const Action& action) {
  if (battle_.status[BattleStatus::over] != 0) return tell("battle-is-over-already", {"CB-END-1"}, {});
  if (!takeUp(action))
    tell("could-not-be-done", {"CB-SEQ-1"}, {.unit = position_.known(action.unit) ? action.unit : noUnit});
  account_.chronicle().pass(Waypoint::actionDone);
  run();
}

bool Play::takeUp(const Action& action) {
  if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size())) return false;
  const auto id = static_cast<ActionId>(action.kind);
  if (id <= ActionId::receiveOrders) return leaderAction(action);
  if (id == ActionId::advance) return goOn();
  if (id != ActionId::endStep) return position_.present(action.unit) && takeUpOfUnit(action);
  if (!battle_.tasks.empty()) return false;
  tell("step-ended", {"CB-SEQ-1"}, {.side = battle_.active});
  endStep();
  return true;
}

bool Play::takeUpOfUnit(const Action& action) {
  const UnitIndex u = action.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::testControl:
      testControl(action);
      return true;
    case ActionId::startRally:
      if (position_.special(u)) return false;
      set(u, UnitStatus::doing, Activity::rallying);
      tell("starts-rally", {"CB-RAL-1"}, {.unit = u});
      return true;
    case ActionId::shoot:
      return shoot(u, action.target);
    case ActionId::manoeuvre:
      return manoeuvreUnit(action);
    case ActionId::declareCharge:
      return declareCharge(action);
    case ActionId::move:
      if (asksOf(TaskKind::runOn, u)) return answerTask(action);
      // One way is gone before the next is rolled for.
      if (!battle_.tasks.empty()) return false;
      startMove(action);
      return true;
    case ActionId::go:
      if (asksOf(TaskKind::path, u) || asksOf(TaskKind::retire, u)) return answerTask(action);
      walk(u, action.path);
      return !action.path.empty();
    case ActionId::stay:
      return asksOf(TaskKind::path, u) && answerTask(action);
    case ActionId::respond:
      return asksOf(TaskKind::respond, u) && answerTask(action);
    default:
      return answerAfterMove(action);
  }
}

bool Play::asksOf(TaskKind kind, UnitIndex u) const {
  if (battle_.tasks.empty()) return false;
  const Task& task = battle_.tasks.back();
  return static_cast<TaskKind>(task.code) == kind && task.args[0] == u;
}

// Answers the task that waits, of whose kind the action is.
bool Play::answerTask(const Action& action) {
  const Task task = battle_.tasks.back();
  battle_.tasks.pop_back();
  const auto id = static_cast<ActionId>(action.kind);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::path:
      go(task, id == ActionId::go ? action.path : Path{});
      return true;
    case TaskKind::runOn:
      runOn(action.unit, action.values[0]);
      return true;
    case TaskKind::retire:
      finishRetiring(task, action.path);
      return true;
    default:
      respond(action);
      return true;
  }
}

// Artillery stays where it is, and special troops neither retire into disorder nor break.
bool Play::mayMake(UnitIndex u, AfterMove move) const {
  switch (move) {
    case AfterMove::breaks:
      return !position_.special(u);
    case AfterMove::rampage:
      return isElephantsOrScythed(position_.troop(u));
    case AfterMove::pursue:
    case AfterMove::followUp:
    case AfterMove::advance:
      return position_.troop(u) != Troop::artillery;
    default:
      return true;
  }
}

bool Play::answerAfterMove(const Action& action) {
  const UnitIndex u = action.unit;
  const int wanted = action.values[0];
  if (wanted < 0 || wanted >= static_cast<int>(Words<AfterMove>::words.size())) return false;
  const auto move = static_cast<AfterMove>(wanted);
  if (!mayMake(u, move) || position_.adrift(u)) return false;
  UnitIndex enemy = position_.nearestEnemy(u);
  if (asksOf(TaskKind::choose, u)) {
    enemy = static_cast<UnitIndex>(battle_.tasks.back().args[2]);
    battle_.tasks.pop_back();
  }
  if (enemy == noUnit) return false;
  carryOut(u, move, enemy);
  return true;
}

// Phases of dice go on; whoever is asked has to answer first.
bool Play::goOn() {
  if (battle_.tasks.empty()) endStep();
  if (battle_.tasks.empty() || !waits(battle_.tasks.back())) return true;
  const Task task = battle_.tasks.back();
  const auto kind = static_cast<TaskKind>(task.code);
  if (kind != TaskKind::charges && kind != TaskKind::fight && kind != TaskKind::morale) return false;
  battle_.tasks.pop_back();
  perform(task);
  return true;
}

}  // namespace signifer::cb
