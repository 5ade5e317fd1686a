// Vectors for computing between the whole numbers of the table: doubles in thousandths of an inch. They live only
// inside a computation; whatever is kept is rounded back to a Point (nearest thousandth, halves away from zero).
#pragma once

#include <algorithm>
#include <cmath>

#include "table/measures.h"
#include "table/trig.h"

namespace signifer {

/// The effect of rounding on two poses that were exact: under a thousandth of an inch each, and a little more where a
/// heading was rounded. Overlaps and grazings up to this depth are none, so that units set side by side do not block
/// each other.
inline constexpr double roundingTolerance = 2.0;

/// Noise of the computation itself, in thousandths of an inch.
inline constexpr double computingNoise = 1e-6;

struct Vec2 {
  double x = 0.0;
  double y = 0.0;

  constexpr Vec2& operator+=(Vec2 v) { return x += v.x, y += v.y, *this; }
  constexpr Vec2& operator-=(Vec2 v) { return x -= v.x, y -= v.y, *this; }
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator-(Vec2 a) { return {-a.x, -a.y}; }
  friend constexpr Vec2 operator*(Vec2 a, double s) { return {a.x * s, a.y * s}; }
  friend constexpr Vec2 operator*(double s, Vec2 a) { return a * s; }
  friend constexpr bool operator==(Vec2 a, Vec2 b) = default;
};

[[nodiscard]] constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
/// Positive if b lies to the left of a (anticlockwise).
[[nodiscard]] constexpr double cross(Vec2 a, Vec2 b) { return a.x * b.y - a.y * b.x; }
[[nodiscard]] constexpr double squaredLength(Vec2 a) { return dot(a, a); }
[[nodiscard]] inline double length(Vec2 a) { return std::sqrt(squaredLength(a)); }
[[nodiscard]] inline double distance(Vec2 a, Vec2 b) { return length(b - a); }
[[nodiscard]] inline Vec2 unit(Vec2 a) {
  const double size = length(a);
  return size > 0.0 ? a * (1.0 / size) : Vec2{};
}

[[nodiscard]] constexpr Vec2 toVec(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }
[[nodiscard]] inline Point toPoint(Vec2 v) {
  return {static_cast<Length>(std::llround(v.x)), static_cast<Length>(std::llround(v.y))};
}
/// The nearest whole thousandth.
[[nodiscard]] inline Length toLength(double thousandths) { return static_cast<Length>(std::llround(thousandths)); }
/// The greatest whole thousandth that is not more, for distances that must not be overstepped.
[[nodiscard]] inline Length wholeLength(double thousandths) {
  return static_cast<Length>(std::floor(thousandths + computingNoise));
}

/// The least whole thousandth that is not less, for distances that must be covered.
[[nodiscard]] inline Length lengthOrMore(double thousandths) {
  return static_cast<Length>(std::ceil(thousandths - computingNoise));
}

/// Straight ahead of a heading, length 1.
[[nodiscard]] inline Vec2 forwardOf(Angle heading) {
  const SineCosine h = sineCosine(heading);
  return {h.sine, h.cosine};
}
/// To the right of a direction.
[[nodiscard]] constexpr Vec2 rightOf(Vec2 forward) { return {forward.y, -forward.x}; }
[[nodiscard]] inline Vec2 rightOf(Angle heading) { return rightOf(forwardOf(heading)); }

/// Heading from one point to another in hundredths of a degree, 0 to below 36000, not rounded.
[[nodiscard]] inline double bearing(Vec2 from, Vec2 to) { return bearingHundredths(to.x - from.x, to.y - from.y); }
/// The same rounded to a whole hundredth.
[[nodiscard]] inline Angle headingTo(Point from, Point to) { return toHeading(bearing(toVec(from), toVec(to))); }

/// Turned clockwise by an angle whose sine and cosine are given.
[[nodiscard]] constexpr Vec2 rotated(Vec2 v, SineCosine by) {
  return {v.x * by.cosine + v.y * by.sine, v.y * by.cosine - v.x * by.sine};
}

struct Segment {
  Vec2 from;
  Vec2 to;
};

/// The point of the segment that is nearest to p.
[[nodiscard]] inline Vec2 nearestOn(const Segment& s, Vec2 p) {
  const Vec2 along = s.to - s.from;
  const double size = squaredLength(along);
  if (size == 0.0) return s.from;
  return s.from + along * std::clamp(dot(p - s.from, along) / size, 0.0, 1.0);
}
[[nodiscard]] inline double distance(const Segment& s, Vec2 p) { return distance(nearestOn(s, p), p); }

}  // namespace signifer
