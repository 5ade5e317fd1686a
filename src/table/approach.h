// How far something may move straight before its gap to something convex is down to a given measure. The workings of
// sweep.h and discs.h, not for rules.
#pragma once

#include <optional>

#include "table/distance.h"

namespace signifer {

/// The gap to something convex is a convex function of the distance moved, so Newton's steps come down to a given gap
/// from above and never pass it. `gapAfter` gives the Gap after a distance, the mover's point first. The target is
/// above 0.
template <typename GapAfter>
[[nodiscard]] std::optional<double> distanceToGap(GapAfter gapAfter, Vec2 direction, double target, double limit) {
  double moved = 0.0;
  for (int step = 0; step < 100; ++step) {
    const Gap gap = gapAfter(moved);
    const double over = gap.distance - target;
    if (over <= computingNoise) return moved;
    const double pace = dot(direction, unit(gap.onSecond - gap.onFirst));
    if (pace <= 1e-9) return std::nullopt;
    moved += over / pace;
    if (moved > limit + computingNoise) return std::nullopt;
  }
  return moved;
}

/// The same, but only if the gap would get smaller still by roundingTolerance farther on: else it is a graze. A mover
/// that starts nearer may come a thousandth of an inch nearer still. The target, or what the start leaves of it, is
/// above roundingTolerance: `tooNear` answers where it is not.
template <typename GapAfter, typename TooNear>
[[nodiscard]] std::optional<double> distanceToKeep(GapAfter gapAfter, Vec2 direction, double target, double limit,
                                                   TooNear tooNear) {
  const double wanted = std::min(target, gapAfter(0.0).distance - 0.5 * roundingTolerance);
  if (wanted <= roundingTolerance) return tooNear();
  constexpr double anywhere = 1e9;
  if (!distanceToGap(gapAfter, direction, wanted - roundingTolerance, anywhere)) return std::nullopt;
  const auto moved = distanceToGap(gapAfter, direction, wanted, limit);
  return moved ? std::optional(std::min(*moved, limit)) : std::nullopt;
}

}  // namespace signifer
