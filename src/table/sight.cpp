#include "table/sight.h"

#include "table/distance.h"
#include "table/inside.h"

namespace signifer {
namespace {

/// Calls visit(a, b) for each piece of the line, in 0..1 of its length, between neighbouring crossings of the outline.
/// The next crossing is looked for anew each time: outlines are short, and nothing is stored.
template <typename Visit>
void forEachPiece(const Segment& line, Outline outline, Visit visit) {
  const Vec2 along = line.to - line.from;
  double reached = 0.0;
  while (reached < 1.0) {
    double next = 1.0;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const Segment side = edgeOf(outline, i);
      const Vec2 sideAlong = side.to - side.from;
      const double turn = cross(along, sideAlong);
      if (turn == 0.0) continue;
      const double at = cross(side.from - line.from, sideAlong) / turn;
      const double on = cross(side.from - line.from, along) / turn;
      if (at > reached + 1e-12 && at < next && on >= -1e-9 && on <= 1.0 + 1e-9) next = at;
    }
    if (visit(reached, next)) return;
    reached = next;
  }
}

}  // namespace

bool crosses(const Segment& line, const Footprint& base) {
  const Vec2 along = line.to - line.from;
  const Vec2 to = base.centre - line.from;
  // Off the line by more than the circle around the base, without a division or a root.
  const double off = cross(along, to);
  const double squared = squaredLength(along);
  const double reach = base.radius * base.radius;
  if (off * off > reach * squared) return false;
  // Or beyond its ends.
  const double ahead = dot(along, to);
  if (ahead < 0.0 && squaredLength(to) > reach) return false;
  if (ahead > squared && squaredLength(to - along) > reach) return false;
  return overlaps(base, line);
}

bool crosses(const Segment& line, const Segment& other) {
  const Vec2 a = line.to - line.from;
  const Vec2 b = other.to - other.from;
  const double fromSide = cross(a, other.from - line.from);
  const double toSide = cross(a, other.to - line.from);
  const double lineFrom = cross(b, line.from - other.from);
  const double lineTo = cross(b, line.to - other.from);
  const double noise = computingNoise * std::max(length(a), length(b));
  const auto opposite = [noise](double s, double t) { return (s > noise && t < -noise) || (s < -noise && t > noise); };
  return opposite(fromSide, toSide) && opposite(lineFrom, lineTo);
}

bool crosses(const Segment& line, Outline outline) {
  if (!boundsOf(line).meets(boundsOf(outline))) return false;
  bool found = false;
  forEachPiece(line, outline, [&](double a, double b) {
    const Vec2 middle = line.from + (line.to - line.from) * (0.5 * (a + b));
    // The deepest point of a piece need not be its middle; but a piece no deeper than rounding there is a graze.
    found = contains(outline, middle) && distanceToEdge(outline, middle) > 0.5 * roundingTolerance;
    return found;
  });
  return found;
}

double depthWithin(const Segment& line, const Footprint& base) {
  const Inside part = insideOf(base, line, 0.0, Edge::in);
  return std::max(0.0, part.to - part.from) * length(line.to - line.from);
}

double depthWithin(const Segment& line, Outline outline) {
  if (!boundsOf(line).meets(boundsOf(outline))) return 0.0;
  const Vec2 along = line.to - line.from;
  double inside = 0.0;
  forEachPiece(line, outline, [&](double a, double b) {
    if (contains(outline, line.from + along * (0.5 * (a + b)))) inside += b - a;
    return false;
  });
  return inside * length(along);
}

bool clearOf(const Segment& line, std::span<const Footprint> bases, int from, int to) {
  for (std::size_t i = 0; i < bases.size(); ++i) {
    const int index = static_cast<int>(i);
    if (index != from && index != to && crosses(line, bases[i])) return false;
  }
  return true;
}

}  // namespace signifer
