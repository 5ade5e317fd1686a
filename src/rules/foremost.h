// Whom a machine or a hint looks at next, where the rules leave the order free: who stands in front makes room for
// those behind.
#pragma once

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <cstdint>

#include "battle/battle.h"

namespace signifer {

/// Of the units that `holds` is true of, the one whose centre is nearest to that of an enemy on the table, the first of
/// equals; noUnit if there is none. Without enemies the first.
template <class Holds>
[[nodiscard]] UnitIndex foremost(const Battle& battle, Holds&& holds) {
  // The centres of both sides, side by side in memory: each is looked at by every unit of the other side.
  std::array<boost::container::static_vector<Point, mostUnits>, 2> centres;
  for (const Unit& unit : battle.units)
    if (unit.present && unit.side != noSide) centres[static_cast<std::size_t>(unit.side)].push_back(unit.pose.centre);
  const auto away = [&](const Unit& unit) {
    std::int64_t least = INT64_MAX;
    for (SideIndex side = 0; side < 2; ++side) {
      if (side == unit.side) continue;
      for (const Point& centre : centres[static_cast<std::size_t>(side)]) {
        const std::int64_t x = centre.x - unit.pose.centre.x;
        const std::int64_t y = centre.y - unit.pose.centre.y;
        least = std::min(least, x * x + y * y);
      }
    }
    return least;
  };
  UnitIndex found = noUnit;
  std::int64_t least = INT64_MAX;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    if (!holds(u)) continue;
    const std::int64_t own = away(battle.unit(u));
    if (found != noUnit && own >= least) continue;
    found = u;
    least = own;
  }
  return found;
}

}  // namespace signifer
