// Whom a machine or a hint looks at next, where the rules leave the order free: who stands in front makes room for those
// behind.
#pragma once

#include <algorithm>
#include <cstdint>

#include "battle/battle.h"

namespace signifer {

/// Of the units that `holds` is true of, the one whose centre is nearest to that of an enemy on the table, the first of
/// equals; noUnit if there is none. Without enemies the first.
template <class Holds>
[[nodiscard]] UnitIndex foremost(const Battle& battle, Holds&& holds) {
  const auto away = [&](const Unit& unit) {
    std::int64_t least = INT64_MAX;
    for (const Unit& other : battle.units) {
      if (!other.present || other.side == unit.side || other.side == noSide) continue;
      const std::int64_t x = other.pose.centre.x - unit.pose.centre.x;
      const std::int64_t y = other.pose.centre.y - unit.pose.centre.y;
      least = std::min(least, x * x + y * y);
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
