// Deployment in play, for every rule set alike: a rule set around another one, which asks the sides to place their
// units and leaders before the other one's first decision. Placing is an action like any other: judged against zones,
// table and neighbours, kept in the journal, undone and replayed. Units still to be placed, and units behind the
// screen, are tasks of the battle, so any moment of it can be saved.
//
// The units' places in the file are the usual order, which machine commanders take who do not plan
// (commander/deployment_choice.h). Until deployment is over the battle is as the file has it; then the rule set itself
// makes it ready for its first decision.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "library/loader.h"
#include "rules/ruleset.h"

namespace signifer {

/// The rule set with a deployment before it. `phases` are what the rule set has already. Throws SourceError.
[[nodiscard]] std::unique_ptr<RuleSet> withDeployment(std::unique_ptr<const RuleSet> rules, const RuleSetSource& source,
                                                      const HouseRules& house, Definition::Phases phases = {});

/// The side that places now, and the units that are left.
struct DeploymentNow {
  SideIndex side = noSide;
  std::vector<UnitIndex> units;
  std::vector<PersonIndex> leaders;
};

/// Nothing where nobody deploys at the moment.
[[nodiscard]] std::optional<DeploymentNow> deploymentNow(const Definition& definition, const Battle& battle);

/// Whether the unit is still to be placed, by whichever side.
[[nodiscard]] bool waitsToDeploy(const Definition& definition, const Battle& battle, UnitIndex unit);
[[nodiscard]] bool leaderWaitsToDeploy(const Definition& definition, const Battle& battle, PersonIndex person);
/// The answer that ends the deployment of the side that places now, where it has placed everybody and has to say so.
[[nodiscard]] std::optional<Action> endOfPlacing(const Definition& definition, const Battle& battle);

/// The side that deploys behind the screen now; noSide where nobody does.
[[nodiscard]] SideIndex sideBehindScreen(const Definition& definition, const Battle& battle);

/// Whether going from one moment of a battle to another shows what was placed behind the screen before both sides have
/// deployed: another side is on then, or the screen has fallen.
[[nodiscard]] bool opensScreen(const Definition& definition, const Battle& from, const Battle& to);

/// The distance of a base outside the zones of a side, in thousandths of an inch; 0 within, or where the side has none.
[[nodiscard]] double outsideZones(const Setup& setup, SideIndex side, const Pose& pose, const Base& base);
[[nodiscard]] double outsideZones(const Setup& setup, SideIndex side, Point at);

/// The action that places a unit.
[[nodiscard]] Action deployAction(const Definition& definition, const Battle& battle, UnitIndex unit, const Pose& pose);

}  // namespace signifer
