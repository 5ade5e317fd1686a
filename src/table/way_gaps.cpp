#include "table/way_gaps.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "table/distance.h"
#include "table/least_along.h"

namespace signifer {
namespace {

/// The base on the way along a leg; `part` 0 to 1.
Footprint standOnLeg(const Pose& from, const Base& base, const Leg& leg, double part) {
  if (!isStraight(leg.kind) && !isWheel(leg.kind)) return Footprint(after(from, base, leg), base);
  return Footprint(after(from, base, {leg.kind, static_cast<std::int32_t>(std::lround(leg.amount * part))}), base);
}

template <class Gap>
double leastOnLeg(const Pose& from, const Base& base, const Leg& leg, Gap&& gap) {
  return leastAlong(24, [&](double part) { return gap(standOnLeg(from, base, leg, part)); });
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
