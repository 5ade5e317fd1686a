// The farthest place from a table's corner: the bound for files, and the place where moves end at the latest. Only a
// person who overrules sends anybody so far.
#pragma once

#include <algorithm>

#include "table/measures.h"

namespace signifer {

inline constexpr Length farthestAway = 400 * oneInch;

[[nodiscard]] constexpr Point withinWorld(Point p) {
  return {std::clamp(p.x, -farthestAway, farthestAway), std::clamp(p.y, -farthestAway, farthestAway)};
}

}  // namespace signifer
