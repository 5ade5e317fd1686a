#include "table/regions.h"

#include <numbers>

#include "table/inside.h"

namespace signifer {
namespace {

// A corner's quarter of a circle is drawn with so many chords: off by a thousandth of its radius at most.
constexpr int chordsOfAQuarter = 16;

// Part of a circle, from one direction to another, clockwise from straight ahead of the base; angles in radians.
void addArc(Polygon& outline, Vec2 middle, Vec2 forward, double reach, double from, double to) {
  const Vec2 right = rightOf(forward);
  const int chords =
      std::max(1, static_cast<int>(std::lround(chordsOfAQuarter * (to - from) / (std::numbers::pi / 2))));
  for (int i = 0; i <= chords; ++i) {
    const double angle = from + (to - from) * i / chords;
    outline.push_back(toPoint(middle + (forward * std::cos(angle) + right * std::sin(angle)) * reach));
  }
}

constexpr double quarter = std::numbers::pi / 2;
constexpr double eighth = std::numbers::pi / 4;

Polygon beforeFront(const Footprint& base, double reach, double aside) {
  Polygon outline;
  outline.push_back(toPoint(base.frontLeft()));
  addArc(outline, base.frontLeft(), base.forward, reach, -aside, 0);
  addArc(outline, base.frontRight(), base.forward, reach, 0, aside);
  outline.push_back(toPoint(base.frontRight()));
  return outline;
}

}  // namespace

Polygon outlineAround(const Footprint& base, double reach) {
  Polygon outline;
  const Corners corners = base.corners();
  for (int i = 0; i < 4; ++i)
    addArc(outline, corners[static_cast<std::size_t>(i)], base.forward, reach, quarter * (i - 1), quarter * i);
  return outline;
}

Polygon outlineAround(const Disc& disc, double reach) { return outlineAround(disc.centre, disc.radius + reach); }

Polygon outlineAround(Vec2 point, double reach) {
  Polygon outline;
  addArc(outline, point, {0, 1}, reach, 0, 4 * quarter);
  outline.pop_back();
  return outline;
}

Polygon outlineAhead(const Footprint& base, double reach) {
  return {toPoint(base.frontLeft()), toPoint(base.frontLeft() + base.forward * reach),
          toPoint(base.frontRight() + base.forward * reach), toPoint(base.frontRight())};
}

Polygon outlineInForwardArc(const Footprint& base, double reach) { return beforeFront(base, reach, eighth); }

Polygon outlineBeforeFront(const Footprint& base, double reach) { return beforeFront(base, reach, quarter); }

std::optional<Vec2> entryInto(const Segment& line, const Footprint& base) {
  const Inside part = insideOf(base, line, 0.0, Edge::in);
  if (part.apart()) return std::nullopt;
  return line.from + (line.to - line.from) * part.from;
}

std::optional<Vec2> entryInto(const Segment& line, const Disc& disc) {
  const Vec2 along = line.to - line.from;
  const Vec2 off = line.from - disc.centre;
  if (squaredLength(off) <= disc.radius * disc.radius) return line.from;
  const double a = squaredLength(along);
  const double b = dot(off, along);
  const double root = b * b - a * (squaredLength(off) - disc.radius * disc.radius);
  if (a == 0.0 || root < 0.0) return std::nullopt;
  const double at = (-b - std::sqrt(root)) / a;
  if (at < 0.0 || at > 1.0) return std::nullopt;
  return line.from + along * at;
}

std::optional<Vec2> entryInto(const Segment& line, Outline outline) {
  if (contains(outline, line.from)) return line.from;
  const Vec2 along = line.to - line.from;
  std::optional<double> first;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Segment side = edgeOf(outline, i);
    const Vec2 edge = side.to - side.from;
    const double turn = cross(along, edge);
    if (turn == 0.0) continue;
    const double at = cross(side.from - line.from, edge) / turn;
    const double on = cross(side.from - line.from, along) / turn;
    if (at >= 0.0 && at <= 1.0 && on >= 0.0 && on <= 1.0 && (!first || at < *first)) first = at;
  }
  if (!first) return std::nullopt;
  return line.from + along * *first;
}

}  // namespace signifer
