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
  // Within a degree the two frames may disagree by a hair: whoever is asked, the answer is the same.
  const auto seenFrom = [stretch](const Footprint& one, const Footprint& other) {
    const Vec2 between = one.local(other.centre);
    const double shared = one.halfDepth + other.halfDepth - std::abs(between.y);
    // Bases of which one is ahead of the other share their widths, and of their depths no more than rounding.
    const double deep = one.halfFrontage + other.halfFrontage - std::abs(between.x);
    return shared > stretch && deep < shared;
  };
  return seenFrom(a, b) || seenFrom(b, a);
}

}  // namespace signifer
