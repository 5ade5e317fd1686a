// Round bodies: swarms of skirmishers, fugitives, a lone figure. A disc has no front and turns nothing; it is measured
// from its rim. Distances are doubles in thousandths of an inch, directions have length 1, grazing within
// roundingTolerance is no touch.
#pragma once

#include <optional>

#include "table/distance.h"
#include "table/terrain.h"

namespace signifer {

struct Disc {
  Vec2 centre;
  double radius = 0.0;
  [[nodiscard]] Disc shifted(Vec2 by) const { return {centre + by, radius}; }
};

/// 0 where they overlap.
[[nodiscard]] inline double distanceBetween(const Disc& a, const Disc& b) {
  return std::max(0.0, distance(a.centre, b.centre) - a.radius - b.radius);
}
[[nodiscard]] inline double distanceBetween(const Disc& disc, const Footprint& base) {
  return std::max(0.0, distanceTo(base, disc.centre) - disc.radius);
}
[[nodiscard]] inline double distanceBetween(const Disc& disc, Outline outline) {
  return std::max(0.0, distanceTo(outline, disc.centre) - disc.radius);
}
[[nodiscard]] inline double distanceTo(const Disc& disc, Vec2 p) {
  return std::max(0.0, distance(disc.centre, p) - disc.radius);
}

[[nodiscard]] inline bool overlaps(const Disc& a, const Disc& b, double tolerance = roundingTolerance) {
  return a.radius + b.radius - distance(a.centre, b.centre) > tolerance;
}
[[nodiscard]] inline bool overlaps(const Disc& disc, const Footprint& base, double tolerance = roundingTolerance) {
  return disc.radius - distanceTo(base, disc.centre) > tolerance;
}
[[nodiscard]] inline bool overlaps(const Disc& disc, Outline outline, double tolerance = roundingTolerance) {
  return disc.radius - distanceTo(outline, disc.centre) > tolerance;
}

/// Does the line run through the disc, more than roundingTolerance from its rim?
[[nodiscard]] inline bool crosses(const Segment& line, const Disc& disc) {
  return distance(line, disc.centre) < disc.radius - roundingTolerance;
}

/// Distance until a moving disc comes within `clearance` (0: touches) of something; none if not within the limit. For a
/// base that moves towards a disc turn the direction round: only what one does against the other counts. A disc that
/// starts nearer is stopped where it has come a thousandth of an inch nearer still. A point is a disc of radius 0 and
/// needs a clearance above roundingTolerance.
[[nodiscard]] std::optional<double> firstWithin(const Disc& mover, Vec2 direction, double limit, const Disc& obstacle,
                                                double clearance = 0.0);
[[nodiscard]] std::optional<double> firstWithin(const Disc& mover, Vec2 direction, double limit,
                                                const Footprint& obstacle, double clearance = 0.0);
[[nodiscard]] std::optional<double> firstWithin(const Disc& mover, Vec2 direction, double limit, Outline obstacle,
                                                double clearance = 0.0);
/// Does the disc lie on the piece at its start, on its way or at its end?
[[nodiscard]] bool sweepsOver(const Disc& mover, Vec2 direction, double distance, Outline outline);

}  // namespace signifer
