#include "play/deployment_candidates.h"

#include "play/deployment.h"
#include "rules/proposals.h"

namespace signifer {

DeploymentCandidates::DeploymentCandidates(const Definition& definition, const DeploymentTasks& tasks,
                                           const Battle& battle)
    : definition_(definition),
      tasks_(tasks),
      battle_(battle),
      places_(tasks, battle),
      side_(tasks.sideNow(battle)),
      units_(tasks.waiting(battle, DeployTask::unitWaits, side_)) {}

void DeploymentCandidates::list(ActionList& out) const {
  const std::size_t before = out.size();
  for (const UnitIndex u : units_) addUsualPlace(u, out);
  if (out.size() == before) addElsewhere(out);
}

void DeploymentCandidates::draw(std::size_t most, Stream& lots, ActionList& out) const {
  const std::size_t before = out.size();
  std::vector<UnitIndex> units = units_;
  drawSome(units, most, out, lots, [&](UnitIndex u) { addUsualPlace(u, out); });
  if (out.size() > before) return;
  addElsewhere(out);
  keepSome(out, before, most, lots);
}

void DeploymentCandidates::addUsualPlace(UnitIndex unit, ActionList& out) const {
  const Pose& pose = battle_.unit(unit).pose;
  if (places_.fits(unit, pose)) out.push_back(deployAction(definition_, battle_, unit, pose));
}

void DeploymentCandidates::addElsewhere(ActionList& out) const {
  for (const UnitIndex u : units_)
    if (const auto pose = places_.roomFor(u)) return out.push_back(deployAction(definition_, battle_, u, *pose));
  if (!units_.empty()) return;
  for (const PersonIndex p : tasks_.waiting(battle_, DeployTask::leaderWaits, side_)) {
    Action action;
    action.kind = static_cast<std::int8_t>(tasks_.kindOf(DeployAction::leader));
    action.person = p;
    action.point = battle_.person(p).at;
    if (outsideZones(*battle_.setup, side_, action.point) > 0) action.point = places_.middleOfZone(side_);
    if (outsideZones(*battle_.setup, side_, action.point) <= 0) out.push_back(action);
  }
}

}  // namespace signifer
