#include "play/deployment_tasks.h"

namespace signifer {

void DeploymentTasks::push(Battle& battle, DeployTask kind, int who) const {
  Task task;
  task.code = static_cast<std::int16_t>(codeOf(kind));
  task.args[0] = static_cast<std::int16_t>(who);
  battle.tasks.push_back(task);
}

bool DeploymentTasks::take(Battle& battle, DeployTask kind, int who) const {
  return std::erase_if(battle.tasks, [&](const Task& task) { return is(task, kind) && task.args[0] == who; }) > 0;
}

bool DeploymentTasks::waits(const Battle& battle, DeployTask kind, int who) const {
  return std::ranges::any_of(battle.tasks, [&](const Task& task) { return is(task, kind) && task.args[0] == who; });
}

std::vector<std::int16_t> DeploymentTasks::waiting(const Battle& battle, DeployTask kind, SideIndex side) const {
  const bool leader = kind == DeployTask::leaderWaits || kind == DeployTask::leaderHidden;
  std::vector<std::int16_t> list;
  for (const Task& task : battle.tasks) {
    const std::int16_t who = task.args[0];
    if (!is(task, kind) || !(leader ? knownPerson(battle, who) : known(battle, who))) continue;
    if ((leader ? battle.person(who).side : battle.unit(who).side) == side) list.push_back(who);
  }
  return list;
}

UnitIndex DeploymentTasks::hostOf(const Battle& battle, UnitIndex unit) const {
  const Fields& fields = d_.unitStatus();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (fields[i].holds != Holds::unit) continue;
    const std::int16_t host = battle.unit(unit).status.at[i];
    if (known(battle, host) && host != unit && battle.unit(host).side == battle.unit(unit).side) return host;
  }
  return noUnit;
}

}  // namespace signifer
