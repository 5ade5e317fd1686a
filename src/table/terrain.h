// Pieces of ground as outlines: a simple polygon, concave if it likes, its corners in either order. Whether a point, a
// base or part of it lies on the piece; what the ground does to it, the rule sets know. Functions take any run of
// points, so that a stored outline is never copied.
#pragma once

#include <span>
#include <vector>

#include "table/base.h"

namespace signifer {

/// At least three corners; the last is joined to the first. Edges must not cross each other.
using Polygon = std::vector<Point>;
using Outline = std::span<const Point>;

/// An upright rectangle; empty if it was made of nothing.
struct Box {
  Vec2 low{1e18, 1e18};
  Vec2 high{-1e18, -1e18};
  void include(Vec2 p);
  [[nodiscard]] bool meets(const Box& other, double slack = 0.0) const {
    return low.x <= other.high.x + slack && other.low.x <= high.x + slack && low.y <= other.high.y + slack &&
           other.low.y <= high.y + slack;
  }
};
[[nodiscard]] Box boundsOf(Outline outline);
/// The bounds of the circle around the base: quick, and large enough.
[[nodiscard]] Box boundsOf(const Footprint& base);
[[nodiscard]] Box boundsOf(const Segment& segment);
/// Thousandths of an inch; 0 inside.
[[nodiscard]] double distanceTo(const Box& box, Vec2 p);

/// The edge that starts at corner i.
[[nodiscard]] inline Segment edgeOf(Outline outline, std::size_t i) {
  return {toVec(outline[i]), toVec(outline[i + 1 == outline.size() ? 0 : i + 1])};
}

/// Inside or on the edge.
[[nodiscard]] bool contains(Outline outline, Vec2 p);
/// From the point to the nearest edge, thousandths of an inch, inside as well as outside.
[[nodiscard]] double distanceToEdge(Outline outline, Vec2 p);
/// 0 inside.
[[nodiscard]] double distanceTo(Outline outline, Vec2 p);
/// From edge to edge; 0 where the base lies on the piece, if only with a corner.
[[nodiscard]] double distanceBetween(const Footprint& base, Outline outline);

/// Does any part of the base lie on the piece, deeper than rounding?
[[nodiscard]] bool overlaps(const Footprint& base, Outline outline, double tolerance = roundingTolerance);
[[nodiscard]] bool whollyInside(const Footprint& base, Outline outline);

/// Square thousandths of an inch.
[[nodiscard]] double areaOf(Outline outline);
[[nodiscard]] double commonArea(const Footprint& base, Outline outline);
/// The share of the base that lies on the piece, 0..1.
[[nodiscard]] double shareInside(const Footprint& base, Outline outline);

}  // namespace signifer
