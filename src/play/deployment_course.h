// The course of deployment: units and leaders are placed, one side follows the other, the screen falls, and the rule
// set makes the battle ready for its first decision (play/deployment.h).
#pragma once

#include "battle/action.h"
#include "play/deployment_tasks.h"
#include "rules/account.h"
#include "rules/ruleset.h"

namespace signifer {

/// The pose that the action gives its unit, which is known.
[[nodiscard]] Pose deployedPose(const Battle& battle, const Action& action);

class DeploymentCourse {
 public:
  /// What is given must outlive it. `inner` is the rule set that deployment goes before; `definition` is that of both.
  DeploymentCourse(const Definition& definition, const DeploymentTasks& tasks, const RuleSet& inner)
      : definition_(definition), tasks_(tasks), inner_(inner) {}

  /// Everybody leaves the table and waits to be placed.
  void begin(Battle& battle) const;
  /// The unit is known and may be placed.
  void placeUnit(Battle& battle, const Action& action, const Account& account) const;
  /// The leader is known.
  void placeLeader(Battle& battle, const Action& action, const Account& account) const;
  /// Units that waited and stand on the table now are placed, with their companions.
  void takePlaced(Battle& battle) const;
  /// The side that places now has done so; a unit that found no room does not take part.
  void endSide(Battle& battle, const Account& account) const;
  /// The rest stands in the usual order, and deployment is over.
  void endInUsualOrder(Battle& battle) const;
  /// The battle as it would begin in the usual order: what a unit is can be asked of it.
  [[nodiscard]] Battle usual(const Battle& battle) const;
  /// Rule sets that work out bases do so when they deploy.
  void takeBases(Battle& battle) const;

 private:
  void beginSide(Battle& battle, SideIndex side) const;
  void bringCompanions(Battle& battle, UnitIndex unit) const;
  void passOn(Battle& battle) const;
  void hide(Battle& battle, SideIndex side) const;
  void finish(Battle& battle) const;

  const Definition& definition_;
  const DeploymentTasks& tasks_;
  const RuleSet& inner_;
};

}  // namespace signifer
