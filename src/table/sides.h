// Bases that stand side to side: whether two who touch do so along their left and right edges alone.
#pragma once

#include <cmath>

#include "table/base.h"

namespace signifer {

/// Of two bases that touch: a left or right edge of the one lies along a left or right edge of the other, within a
/// degree, and they share more of it than `stretch`. Then they touch nowhere else.
[[nodiscard]] inline bool sideToSide(const Footprint& a, const Footprint& b, double stretch) {
  constexpr double cosineOfOneDegree = 0.99984769515639124;
  if (std::abs(dot(a.forward, b.forward)) < cosineOfOneDegree - computingNoise) return false;
  const Vec2 between = a.local(b.centre);
  const double shared = a.halfDepth + b.halfDepth - std::abs(between.y);
  // Of who stands before or behind the other the depths are shared no more than by rounding, and the widths are.
  const double deep = a.halfFrontage + b.halfFrontage - std::abs(between.x);
  return shared > stretch && deep < shared;
}

}  // namespace signifer
