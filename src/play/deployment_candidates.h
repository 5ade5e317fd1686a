// The units that may be placed now, and their places. Each waiting unit has its place of the usual order if there is
// room. Otherwise one unit has any place with room. Leaders follow once no unit waits (play/deployment.h).
#pragma once

#include "battle/action.h"
#include "dice/stream.h"
#include "play/deployment_places.h"

namespace signifer {

class Definition;

class DeploymentCandidates {
 public:
  /// Of the side that places now. What is given must outlive it.
  DeploymentCandidates(const Definition& definition, const DeploymentTasks& tasks, const Battle& battle);

  /// Adds one action for whoever can be placed; none where nobody can.
  void list(ActionList& out) const;
  /// Adds up to `most` of them by lot, and looks for room for no more than the lots fall on.
  void draw(std::size_t most, Stream& lots, ActionList& out) const;

 private:
  void addUsualPlace(UnitIndex unit, ActionList& out) const;
  void addElsewhere(ActionList& out) const;

  const Definition& definition_;
  const DeploymentTasks& tasks_;
  const Battle& battle_;
  DeploymentPlaces places_;
  SideIndex side_;
  std::vector<UnitIndex> units_;
};

}  // namespace signifer
