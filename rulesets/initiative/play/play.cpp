// What follows from an action until somebody has to decide again: tasks carried out one by one.
#include "initiative/play/play.h"

#include <algorithm>

namespace signifer::initiative {

void Play::push(TaskKind kind, std::initializer_list<int> args) {
  Task task;
  task.code = static_cast<std::int16_t>(kind);
  std::size_t i = 0;
  for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(arg);
  battle_.tasks.push_back(task);
}

// What a unit that is gone would still have done; shots at it are not given either.
void Play::dropTasksOf(UnitIndex u) {
  std::erase_if(battle_.tasks, [&](const Task& task) {
    switch (static_cast<TaskKind>(task.code)) {
      case TaskKind::orderThrown:
      case TaskKind::firstPlayer:
      case TaskKind::supportTests:
        return false;
      case TaskKind::reactionShot:
        return task.args[0] == u || task.args[1] == u;
      default:
        return task.args[0] == u;
    }
  });
}

void Play::resolve(const Action& action) {
  carryOut(action);
  account_.chronicle().pass(Waypoint::actionDone);
  run();
}

void Play::run() {
  for (;;) {
    if (moved_) derive();
    if (!battle_.tasks.empty()) {
      if (asksSomebody(position_, battle_.tasks.back())) return;
      const Task task = battle_.tasks.back();
      battle_.tasks.pop_back();
      perform(task);
      continue;
    }
    if (isOver(battle_) || !stepIsEmpty(position_)) return;
    endStep();
  }
}

void Play::perform(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::leg:
      return walkLeg(task);
    case TaskKind::contact:
      return contact(u, task.args[1], static_cast<Quarter>(task.args[2]));
    case TaskKind::endMove:
      return stepAside(u);
    case TaskKind::rangedTest:
      return testAfterShooting(u);
    case TaskKind::combatTest:
      return testInCombat(u);
    case TaskKind::supportTests:
      return pushSupportTests();
    case TaskKind::chargeResponse:
      if (position_.present(u) && position_.present(task.args[1]))
        chargeOn(task.args[1], u, task.args[2], wheelKept(task));
      return;
    case TaskKind::astray:
      return astray(u);
    case TaskKind::giveWay:
      return goBack(u, threatTo(u, goesBack(task)), task);
    default:
      return;
  }
}

}  // namespace signifer::initiative
