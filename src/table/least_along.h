// The least of a figure along a motion that is known only place by place.
#pragma once

#include <algorithm>

namespace signifer {

/// The least of `gapAt(share)` for shares from 0 to 1 of a motion: looked for from place to place, then closed in on
/// between the neighbours of the least.
template <class GapAt>
[[nodiscard]] double leastAlong(int places, GapAt&& gapAt) {
  double least = gapAt(0.0);
  int at = 0;
  for (int i = 1; i <= places; ++i) {
    const double here = gapAt(static_cast<double>(i) / places);
    if (here >= least) continue;
    least = here;
    at = i;
  }
  double low = std::max(0, at - 1) / static_cast<double>(places);
  double high = std::min(places, at + 1) / static_cast<double>(places);
  for (int i = 0; i < 24; ++i) {
    const double third = (high - low) / 3.0;
    const bool nearer = gapAt(low + third) <= gapAt(high - third);
    (nearer ? high : low) += nearer ? -third : third;
  }
  return std::min(least, gapAt((low + high) / 2.0));
}

}  // namespace signifer
