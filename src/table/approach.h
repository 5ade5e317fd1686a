// The distance that something may move straight before its gap to something convex is down to a given measure. The
// workings of sweep.h and discs.h, not for rules.
#pragma once

#include <optional>

#include "table/distance.h"

namespace signifer {

/// The gap to something convex is a convex function of the distance moved, so Newton's steps come down to a given gap
/// from above and never pass it. `gapAfter` gives the Gap after a distance, the mover's point first; `start` is that
/// after none. The target is above 0.
template <typename GapAfter>
[[nodiscard]] std::optional<double> distanceToGap(GapAfter gapAfter, const Gap& start, Vec2 direction, double target,
                                                  double limit) {
  double moved = 0.0;
  Gap gap = start;
  for (int step = 0; step < 100; ++step) {
    const double over = gap.distance - target;
    if (over <= computingNoise) return moved;
    const double pace = dot(direction, unit(gap.onSecond - gap.onFirst));
    if (pace <= 1e-9) return std::nullopt;
    moved += over / pace;
    if (moved > limit + computingNoise) return std::nullopt;
    gap = gapAfter(moved);
  }
  return moved;
}

/// The distance until the gap is down to the target, but only if the gap would get smaller still by roundingTolerance
/// farther on: else it is a graze. A mover that starts nearer may come a thousandth of an inch nearer still. The
/// target, or what the start leaves of it, is above roundingTolerance: `tooNear` answers where it is not.
template <typename GapAfter, typename TooNear>
[[nodiscard]] std::optional<double> distanceToKeep(GapAfter gapAfter, Vec2 direction, double target, double limit,
                                                   TooNear tooNear) {
  const Gap start = gapAfter(0.0);
  const double wanted = std::min(target, start.distance - 0.5 * roundingTolerance);
  if (wanted <= roundingTolerance) return tooNear();
  const auto moved = distanceToGap(gapAfter, start, direction, wanted, limit);
  if (!moved) return std::nullopt;
  constexpr double anywhere = 1e9;
  if (!distanceToGap(gapAfter, start, direction, wanted - roundingTolerance, anywhere)) return std::nullopt;
  return std::min(*moved, limit);
}

}  // namespace signifer
