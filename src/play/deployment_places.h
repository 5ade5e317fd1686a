// The places where units may be put: within their zone, on the table, on nobody (play/deployment.h).
#pragma once

#include <optional>

#include "play/deployment_tasks.h"
#include "rules/verdict.h"

namespace signifer {

class DeploymentPlaces {
 public:
  DeploymentPlaces(const DeploymentTasks& tasks, const Battle& battle) : tasks_(tasks), battle_(battle) {}

  /// Adds the reasons against a unit's standing there, with figures and what to draw.
  void judge(UnitIndex unit, const Pose& pose, Verdict& verdict) const;
  [[nodiscard]] bool fits(UnitIndex unit, const Pose& pose) const;
  /// The pose shifted straight into the zone, if the unit may stand there.
  [[nodiscard]] std::optional<Pose> movedIn(UnitIndex unit, const Pose& pose) const;
  /// Any place with room, from the front of the table's half to its rear; the unit looks as it does.
  [[nodiscard]] std::optional<Pose> roomFor(UnitIndex unit) const;
  [[nodiscard]] Point middleOfZone(SideIndex side) const;

 private:
  void judgeNeighbours(UnitIndex unit, const Pose& pose, Verdict& verdict) const;

  const DeploymentTasks& tasks_;
  const Battle& battle_;
};

}  // namespace signifer
