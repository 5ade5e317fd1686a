#include "table/discs.h"

#include "table/approach.h"

namespace signifer {
namespace {

/// A disc comes within its clearance of a convex thing where its centre comes within `reach` of it. `nearestTo` gives
/// the thing's nearest point.
template <typename NearestTo>
std::optional<double> centreWithin(Vec2 centre, Vec2 direction, double reach, double limit, NearestTo nearestTo) {
  const auto gapAfter = [&](double moved) {
    const Vec2 at = centre + direction * moved;
    const Vec2 nearest = nearestTo(at);
    return Gap{distance(at, nearest), at, nearest};
  };
  // So near that there is no saying which way is nearer: the centre is upon it.
  return distanceToKeep(gapAfter, direction, reach, limit, [] { return std::optional(0.0); });
}

bool passesBy(Vec2 centre, Vec2 direction, double reach, Vec2 point) {
  const Vec2 between = point - centre;
  return std::abs(cross(direction, between)) > reach || dot(between, direction) < -reach;
}

}  // namespace

std::optional<double> firstWithin(const Disc& mover, Vec2 direction, double limit, const Disc& obstacle,
                                  double clearance) {
  const double reach = mover.radius + obstacle.radius + clearance;
  if (passesBy(mover.centre, direction, reach, obstacle.centre)) return std::nullopt;
  return centreWithin(mover.centre, direction, reach, limit, [&](Vec2) { return obstacle.centre; });
}

std::optional<double> firstWithin(const Disc& mover, Vec2 direction, double limit, const Footprint& obstacle,
                                  double clearance) {
  const double reach = mover.radius + clearance;
  if (passesBy(mover.centre, direction, reach + obstacle.radius, obstacle.centre)) return std::nullopt;
  return centreWithin(mover.centre, direction, reach, limit, [&](Vec2 p) { return nearestOn(obstacle, p); });
}

std::optional<double> firstWithin(const Disc& mover, Vec2 direction, double limit, Outline obstacle, double clearance) {
  if (contains(obstacle, mover.centre)) return 0.0;
  std::optional<double> first;
  for (std::size_t i = 0; i < obstacle.size(); ++i) {
    const Segment side = edgeOf(obstacle, i);
    const auto near = centreWithin(mover.centre, direction, mover.radius + clearance, first.value_or(limit),
                                   [&](Vec2 p) { return nearestOn(side, p); });
    if (near) first = near;
  }
  return first;
}

bool sweepsOver(const Disc& mover, Vec2 direction, double distance, Outline outline) {
  if (overlaps(mover, outline)) return true;
  const auto touch = firstWithin(mover, direction, distance, outline);
  return touch && *touch < distance;
}

}  // namespace signifer
