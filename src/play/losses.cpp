#include "play/losses.h"

#include <algorithm>

#include "battle/arriving.h"
#include "play/deployment.h"

namespace signifer {

UnitSet unitsTakingPart(const Definition& definition, const Battle& start) {
  const bool deploying = deploymentNow(definition, start).has_value();
  UnitSet units;
  for (UnitIndex u = 0; u < start.unitCount(); ++u)
    if (deploying || start.unit(u).present || waitsOffTable(start.unit(u))) add(units, u);
  return units;
}

UnitSet unitsLost(const Definition& definition, const Battle& start, const Battle& now) {
  UnitSet lost;
  if (deploymentNow(definition, now)) return lost;
  const UnitSet units = unitsTakingPart(definition, start);
  for (UnitIndex u = 0; u < now.unitCount(); ++u)
    if (in(units, u) && !now.unit(u).present && !isAside(now.unit(u))) add(lost, u);
  return lost;
}

UnitSet unitsInFlight(const RuleSet& rules, const Battle& now, SideIndex side) {
  UnitSet flee;
  for (UnitIndex u = 0; u < now.unitCount(); ++u) {
    if (!now.unit(u).present || now.unit(u).side != side) continue;
    const Portrait portrait = rules.portray(now, u);
    if (portrait.shape != Shape::person && std::ranges::count(portrait.badges, "fleeing", &Badge::symbol) > 0)
      add(flee, u);
  }
  return flee;
}

Losses lossesOf(const RuleSet& rules, const Battle& start, const Battle& now, SideIndex side,
                const std::function<bool(UnitIndex)>& counts) {
  const UnitSet units = unitsTakingPart(rules.definition(), start);
  const UnitSet lost = unitsLost(rules.definition(), start, now);
  Losses losses;
  for (UnitIndex u = 0; u < start.unitCount(); ++u) {
    if (!in(units, u) || start.unit(u).side != side || rules.portray(now, u).shape == Shape::person) continue;
    if (counts && !counts(u)) continue;
    ++losses.all;
    if (in(lost, u)) ++losses.lost;
  }
  return losses;
}

}  // namespace signifer
