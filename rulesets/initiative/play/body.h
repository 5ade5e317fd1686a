// A unit's place on the table: its base, or the outline of the buildings that it holds (IO-TER-4). Measuring and moving
// against either, by the names that table/ has for bases. Quarters, edges and the five points of a unit in buildings
// are those of the smallest rectangle around them: the ledger has these of rectangles only.
#pragma once

#include <optional>

#include "table/distance.h"
#include "table/sight.h"
#include "table/sweep.h"
#include "table/terrain.h"

namespace signifer::initiative {

/// Made for one question: the base is the position's.
struct Body {
  const Footprint& base;
  /// Empty for units that hold no buildings.
  Outline held;

  [[nodiscard]] bool garrison() const { return !held.empty(); }
};

[[nodiscard]] inline double distanceBetween(const Footprint& base, const Body& body) {
  return body.garrison() ? distanceBetween(base, body.held) : distanceBetween(base, body.base);
}
[[nodiscard]] double distanceBetween(const Body& one, const Body& other);
[[nodiscard]] inline double distanceTo(const Body& body, Vec2 p) {
  return body.garrison() ? distanceTo(body.held, p) : distanceTo(body.base, p);
}
[[nodiscard]] inline bool contains(const Body& body, Vec2 p) {
  return body.garrison() ? contains(body.held, p) : contains(body.base, p);
}
[[nodiscard]] inline bool within(const Footprint& base, const Body& body, double reach) {
  return within(base, body.base, reach) && (!body.garrison() || distanceBetween(base, body.held) <= reach);
}
[[nodiscard]] inline bool overlaps(const Footprint& base, const Body& body, double tolerance = roundingTolerance) {
  return overlaps(base, body.base, tolerance) && (!body.garrison() || overlaps(base, body.held, tolerance));
}
[[nodiscard]] inline bool crosses(const Segment& line, const Body& body) {
  return body.garrison() ? crosses(line, body.held) : crosses(line, body.base);
}
[[nodiscard]] inline std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit,
                                                      const Body& body) {
  return body.garrison() ? firstTouch(mover, direction, limit, body.held)
                         : firstTouch(mover, direction, limit, body.base);
}
[[nodiscard]] inline std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit,
                                                       const Body& body, double clearance) {
  return body.garrison() ? firstWithin(mover, direction, limit, body.held, clearance)
                         : firstWithin(mover, direction, limit, body.base, clearance);
}
/// The open part of a leg: up to the touch, or as long as the gap stays at least `clearance`.
[[nodiscard]] std::int32_t openAmount(const Footprint& stand, const Leg& leg, const Body& body, double clearance = 0.0);
[[nodiscard]] inline std::int32_t openAmount(const Pose& from, const Base& base, const Leg& leg, const Body& body,
                                             double clearance = 0.0) {
  return openAmount(Footprint(from, base), leg, body, clearance);
}
/// The edge of the outline that is nearest to a base, as the front of a rectangle behind it: to be set flush on.
[[nodiscard]] Footprint nearestEdge(const Footprint& base, Outline outline);

}  // namespace signifer::initiative
