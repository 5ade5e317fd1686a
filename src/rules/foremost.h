// The unit that a machine or a hint looks at next, where the rules leave the order free: units in front make room for
// those behind.
#pragma once

#include <array>

#include "battle/battle.h"
#include "table/crowd.h"

namespace signifer {

/// Picks, from the units that `holds` is true of, the one whose centre is nearest to the centre of an enemy on the
/// table. The first of equals is taken; noUnit if there is none. Without enemies the first such unit is taken.
template <class Holds>
[[nodiscard]] UnitIndex foremost(const Battle& battle, Holds&& holds) {
  std::array<Crowd<mostUnits>, 2> crowds;
  const auto enemiesOf = [&](const Unit& own) -> const Crowd<mostUnits>& {
    Crowd<mostUnits>& crowd = crowds[own.side == 0 ? 1 : 0];
    if (crowd.empty())
      for (const Unit& unit : battle.units)
        if (unit.present && unit.side == enemyOf(own.side)) crowd.add(unit.pose.centre);
    return crowd;
  };
  UnitIndex found = noUnit;
  double least = 1e36;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!holds(u)) continue;
    const Unit& unit = battle.unit(u);
    // Only nearer ones count from then on.
    const double own = enemiesOf(unit).nearestTo(unit.pose.centre, least).squared;
    if (found != noUnit && own >= least) continue;
    found = u;
    least = own;
  }
  return found;
}

/// Picks the foremost unit by distances that are known already. `squared(u)` is the square of the distance to the
/// nearest enemy, asked of units that `may` is true of. `holds` is asked only of a unit that would be the nearest so
/// far.
template <class May, class Squared, class Holds>
[[nodiscard]] UnitIndex foremost(const Battle& battle, May&& may, Squared&& squared, Holds&& holds) {
  UnitIndex found = noUnit;
  double least = 0.0;
  const UnitIndex count = battle.unitCount();
  for (UnitIndex u = 0; u < count; ++u) {
    if (!may(u)) continue;
    const double own = squared(u);
    if ((found != noUnit && own >= least) || !holds(u)) continue;
    found = u;
    least = own;
  }
  return found;
}

/// Picks the foremost of the units that `holds` is true of, by distances that are known already.
template <class Holds, class Squared>
[[nodiscard]] UnitIndex foremost(const Battle& battle, Holds&& holds, Squared&& squared) {
  return foremost(battle, holds, squared, [](UnitIndex) { return true; });
}

}  // namespace signifer
