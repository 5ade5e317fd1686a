// The shared parts of the geometry tests: bases written in inches and degrees, and random ones from a fixed seed.
#pragma once

#include <gtest/gtest.h>

#include <random>

#include "table/base.h"
#include "table/moves.h"
#include "table/terrain.h"

namespace signifer {

inline Vec2 inches(double x, double y) { return {x * 1000.0, y * 1000.0}; }
inline Point pointAt(double x, double y) { return {fromInches(x), fromInches(y)}; }
inline Pose poseAt(double x, double y, double degrees) { return {pointAt(x, y), fromDegrees(degrees)}; }
inline Base baseOf(double frontage, double depth) { return {fromInches(frontage), fromInches(depth)}; }
inline Footprint standing(double x, double y, double degrees, double frontage, double depth) {
  return {poseAt(x, y, degrees), baseOf(frontage, depth)};
}
inline Polygon rectangle(double left, double bottom, double right, double top) {
  return {pointAt(left, bottom), pointAt(right, bottom), pointAt(right, top), pointAt(left, top)};
}

inline void expectAt(Vec2 p, double xInches, double yInches, double tolerance = 1e-6) {
  EXPECT_NEAR(p.x, xInches * 1000.0, tolerance);
  EXPECT_NEAR(p.y, yInches * 1000.0, tolerance);
}

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int number(int least, int most) { return std::uniform_int_distribution<int>(least, most)(engine_); }
  double real(double least, double most) { return std::uniform_real_distribution<double>(least, most)(engine_); }
  Angle heading() { return number(0, fullTurn - 1); }
  Base base() { return {number(500, 8000), number(500, 4000)}; }
  Pose pose(int span = 20000) { return {{number(0, span), number(0, span)}, heading()}; }
  Footprint footprint(int span = 20000) { return {pose(span), base()}; }
  Vec2 point(int span = 20000) { return {real(0, span), real(0, span)}; }
  /// A star-shaped, mostly concave outline about a point.
  Polygon outline(Vec2 middle, double size) {
    Polygon polygon;
    const int corners = number(3, 9);
    for (int i = 0; i < corners; ++i) {
      const Vec2 arm = forwardOf(-i * fullTurn / corners) * (size * real(0.3, 1.0));
      polygon.push_back(toPoint(middle + arm));
    }
    return polygon;
  }

 private:
  std::mt19937 engine_;
};

}  // namespace signifer
