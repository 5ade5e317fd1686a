#include "table/terrain.h"

#include <algorithm>

#include "table/clip.h"
#include "table/distance.h"

namespace signifer {

void Box::include(Vec2 p) {
  low = {std::min(low.x, p.x), std::min(low.y, p.y)};
  high = {std::max(high.x, p.x), std::max(high.y, p.y)};
}

Box boundsOf(Outline outline) {
  Box box;
  for (const Point& corner : outline) box.include(toVec(corner));
  return box;
}

Box boundsOf(const Footprint& base) {
  const Vec2 reach{base.radius, base.radius};
  return {base.centre - reach, base.centre + reach};
}

Box boundsOf(const Segment& segment) {
  Box box;
  box.include(segment.from);
  box.include(segment.to);
  return box;
}

double distanceTo(const Box& box, Vec2 p) {
  return length(
      Vec2{std::max({0.0, box.low.x - p.x, p.x - box.high.x}), std::max({0.0, box.low.y - p.y, p.y - box.high.y})});
}

// A side is measured only where the point is beside it; one that the point has above, below or to its left decides
// nothing.
bool contains(Outline outline, Vec2 p) {
  constexpr double beside = 2 * computingNoise;
  bool inside = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Segment side = edgeOf(outline, i);
    const auto [low, high] = std::minmax(side.from.y, side.to.y);
    const auto [left, right] = std::minmax(side.from.x, side.to.x);
    if (p.y < low - beside || p.y > high + beside || p.x > right + beside) continue;
    if (p.x >= left - beside && distance(side, p) <= computingNoise) return true;
    if ((side.from.y > p.y) == (side.to.y > p.y)) continue;
    const double crossing = side.from.x + (p.y - side.from.y) / (side.to.y - side.from.y) * (side.to.x - side.from.x);
    if (p.x < crossing) inside = !inside;
  }
  return inside;
}

double distanceToEdge(Outline outline, Vec2 p) {
  double least = 1e18;
  for (std::size_t i = 0; i < outline.size(); ++i) least = std::min(least, distance(edgeOf(outline, i), p));
  return least;
}

double distanceTo(Outline outline, Vec2 p) { return contains(outline, p) ? 0.0 : distanceToEdge(outline, p); }

double distanceBetween(const Footprint& base, Outline outline) {
  if (contains(outline, base.centre)) return 0.0;
  double least = 1e18;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    least = std::min(least, gapBetween(base, edgeOf(outline, i)).distance);
  }
  return least;
}

bool overlaps(const Footprint& base, Outline outline, double tolerance) {
  if (!boundsOf(base).meets(boundsOf(outline))) return false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    if (overlaps(base, edgeOf(outline, i), tolerance)) return true;
  }
  return contains(outline, base.centre);
}

bool whollyInside(const Footprint& base, Outline outline) {
  if (!contains(outline, base.centre)) return false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    if (overlaps(base, edgeOf(outline, i))) return false;
  }
  return true;
}

double areaOf(Outline outline) {
  double twice = 0.0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Segment side = edgeOf(outline, i);
    twice += cross(side.from, side.to);
  }
  return std::abs(twice) * 0.5;
}

// The outline is the sum of the triangles that its edges make with any one point, those run backwards counting against
// it; each is convex and easily cut to the base.
double commonArea(const Footprint& base, Outline outline) {
  if (!boundsOf(base).meets(boundsOf(outline))) return 0.0;
  double sum = 0.0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Segment side = edgeOf(outline, i);
    const double turn = cross(side.from - base.centre, side.to - base.centre);
    if (turn == 0.0) continue;
    const double part = common(ConvexShape(base.centre, side.from, side.to), base).area();
    sum += turn > 0.0 ? part : -part;
  }
  return std::abs(sum);
}

double shareInside(const Footprint& base, Outline outline) {
  const double whole = 4.0 * base.halfFrontage * base.halfDepth;
  return whole > 0.0 ? std::min(1.0, commonArea(base, outline) / whole) : 0.0;
}

}  // namespace signifer
