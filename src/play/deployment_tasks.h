// The tasks that deployment keeps: the units still to be placed, the units behind the screen, and the side whose go it
// is (play/deployment.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "battle/battle.h"
#include "rules/definition.h"
#include "rules/deployment_phase.h"

namespace signifer {

class DeploymentTasks {
 public:
  explicit DeploymentTasks(const Definition& definition) : d_(definition) {}

  [[nodiscard]] int codeOf(DeployTask task) const {
    return static_cast<int>(d_.taskKinds().size() - deployTasks) + static_cast<int>(task);
  }
  [[nodiscard]] int kindOf(DeployAction action) const {
    return static_cast<int>(d_.actions().size() - deployActions) + static_cast<int>(action);
  }
  [[nodiscard]] bool is(const Task& task, DeployTask kind) const { return task.code == codeOf(kind); }
  [[nodiscard]] bool isDeploying(const Battle& battle) const {
    return !battle.tasks.empty() && is(battle.tasks.back(), DeployTask::deploying);
  }
  [[nodiscard]] SideIndex sideNow(const Battle& battle) const {
    return static_cast<SideIndex>(std::clamp<std::int16_t>(battle.tasks.back().args[0], 0, 1));
  }

  void push(Battle& battle, DeployTask kind, int who) const;
  /// False where there was none.
  bool take(Battle& battle, DeployTask kind, int who) const;
  [[nodiscard]] bool waits(const Battle& battle, DeployTask kind, int who) const;
  /// Those of a side, in their order.
  [[nodiscard]] std::vector<std::int16_t> waiting(const Battle& battle, DeployTask kind, SideIndex side) const;
  [[nodiscard]] int countOf(const Battle& battle, DeployTask kind, SideIndex side) const {
    return static_cast<int>(waiting(battle, kind, side).size());
  }
  [[nodiscard]] bool anyWaits(const Battle& battle, SideIndex side) const {
    return countOf(battle, DeployTask::unitWaits, side) + countOf(battle, DeployTask::leaderWaits, side) > 0;
  }
  /// The unit that a unit is with, a character with his regiment for instance: it goes where that goes.
  [[nodiscard]] UnitIndex hostOf(const Battle& battle, UnitIndex unit) const;

  [[nodiscard]] static bool known(const Battle& battle, int unit) { return unit >= 0 && unit < battle.unitCount(); }
  [[nodiscard]] static bool knownPerson(const Battle& battle, int person) {
    return person >= 0 && person < battle.personCount();
  }

 private:
  const Definition& d_;
};

}  // namespace signifer
