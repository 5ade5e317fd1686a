// The units to be placed at the moment, and the action that places a unit: for callers that ask, not for the deployment
// itself.
#include "play/deployment.h"
#include "play/deployment_tasks.h"

namespace signifer {

std::optional<DeploymentNow> deploymentNow(const Definition& definition, const Battle& battle) {
  if (definition.sequence().step(definition.sequence().size() - 1).id != "deployment") return std::nullopt;
  const DeploymentTasks tasks(definition);
  if (!tasks.isDeploying(battle)) return std::nullopt;
  const SideIndex side = tasks.sideNow(battle);
  return DeploymentNow{side, tasks.waiting(battle, DeployTask::unitWaits, side),
                       tasks.waiting(battle, DeployTask::leaderWaits, side)};
}

namespace {

bool stillWaits(const Definition& definition, const Battle& battle, DeployTask kind, int who) {
  if (definition.sequence().step(definition.sequence().size() - 1).id != "deployment") return false;
  const DeploymentTasks tasks(definition);
  return tasks.isDeploying(battle) && tasks.waits(battle, kind, who);
}

}  // namespace

bool waitsToDeploy(const Definition& definition, const Battle& battle, UnitIndex unit) {
  return stillWaits(definition, battle, DeployTask::unitWaits, unit);
}

bool leaderWaitsToDeploy(const Definition& definition, const Battle& battle, PersonIndex person) {
  return stillWaits(definition, battle, DeployTask::leaderWaits, person);
}

std::optional<Action> endOfPlacing(const Definition& definition, const Battle& battle) {
  const auto now = deploymentNow(definition, battle);
  if (!now || !now->units.empty() || !now->leaders.empty()) return std::nullopt;
  Action action;
  action.kind = static_cast<std::int8_t>(DeploymentTasks(definition).kindOf(DeployAction::done));
  return action;
}

SideIndex sideBehindScreen(const Definition& definition, const Battle& battle) {
  if (battle.setup->deployment.order != DeploymentPlan::Order::secretly) return noSide;
  const auto now = deploymentNow(definition, battle);
  return now ? now->side : noSide;
}

bool opensScreen(const Definition& definition, const Battle& from, const Battle& to) {
  const SideIndex on = sideBehindScreen(definition, from);
  return on != noSide && sideBehindScreen(definition, to) != on;
}

Action deployAction(const Definition& definition, const Battle& battle, UnitIndex unit, const Pose& pose) {
  Action action;
  action.kind = static_cast<std::int8_t>(DeploymentTasks(definition).kindOf(DeployAction::unit));
  action.unit = unit;
  action.point = pose.centre;
  if (battle.setup->columns > 0)
    action.values[0] = static_cast<std::int16_t>((pose.heading + 45 * oneDegree) / (90 * oneDegree) % 4);
  else if (pose.heading != battle.unit(unit).pose.heading)
    (void)action.path.add({LegKind::pivot, pose.heading});
  return action;
}

}  // namespace signifer
