#include "table/way_gaps.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "table/distance.h"

namespace signifer {
namespace {

/// The base on the way along a leg; `part` 0 to 1.
Footprint standOnLeg(const Pose& from, const Base& base, const Leg& leg, double part) {
  if (!isStraight(leg.kind) && !isWheel(leg.kind)) return Footprint(after(from, base, leg), base);
  return Footprint(after(from, base, {leg.kind, static_cast<std::int32_t>(std::lround(leg.amount * part))}), base);
}

/// The least of `gap(stand)` on a leg: looked for from place to place, then closed in on between the neighbours of the
/// least.
template <class Gap>
double leastOnLeg(const Pose& from, const Base& base, const Leg& leg, Gap&& gap) {
  constexpr int places = 24;
  const auto gapAt = [&](double part) { return gap(standOnLeg(from, base, leg, part)); };
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
    const double one = low + (high - low) / 3.0;
    const double two = high - (high - low) / 3.0;
    (gapAt(one) <= gapAt(two) ? high : low) = gapAt(one) <= gapAt(two) ? two : one;
  }
  return std::min(least, gapAt((low + high) / 2.0));
}

template <class Gap>
double leastOnPath(const Pose& from, const Base& base, const Path& path, Gap&& gap) {
  Pose pose = from;
  double least = gap(Footprint(pose, base));
  for (const Leg& leg : path) {
    least = std::min(least, leastOnLeg(pose, base, leg, gap));
    pose = after(pose, base, leg);
  }
  return least;
}

}  // namespace

double leastGapOnWay(const Pose& from, const Base& base, const Path& path, const Footprint& other) {
  return leastOnPath(from, base, path, [&](const Footprint& stand) { return distanceBetween(stand, other); });
}

double leastRoomOnWay(const Tabletop& table, const Pose& from, const Base& base, const Path& path) {
  return leastOnPath(from, base, path, [&](const Footprint& stand) {
    double least = std::numeric_limits<double>::max();
    for (const Vec2 corner : stand.corners())
      least = std::min({least, corner.x, corner.y, table.width - corner.x, table.depth - corner.y});
    return least;
  });
}

}  // namespace signifer
