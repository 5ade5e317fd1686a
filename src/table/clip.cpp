#include "table/clip.h"

namespace signifer {

ConvexShape::ConvexShape(const Footprint& base) {
  for (const Vec2 corner : base.corners()) add(corner);
}

ConvexShape::ConvexShape(const Segment& segment) {
  add(segment.from);
  add(segment.to);
}

ConvexShape::ConvexShape(Vec2 a, Vec2 b, Vec2 c) {
  add(a);
  add(b);
  add(c);
}

void ConvexShape::cut(const HalfPlane& kept) {
  ConvexShape left;
  for (std::size_t i = 0; i < size_; ++i) {
    const Vec2 a = corners_[i];
    const Vec2 b = corners_[(i + 1) % size_];
    const double depthA = kept.depthOf(a);
    const double depthB = kept.depthOf(b);
    const bool aIn = depthA >= -computingNoise;
    const bool bIn = depthB >= -computingNoise;
    if (aIn) left.add(a);
    if (aIn != bIn) left.add(a + (b - a) * std::clamp(depthA / (depthA - depthB), 0.0, 1.0));
  }
  *this = left;
}

double ConvexShape::area() const {
  double twice = 0.0;
  for (std::size_t i = 2; i < size_; ++i) twice += cross(corners_[i - 1] - corners_[0], corners_[i] - corners_[0]);
  return std::abs(twice) * 0.5;
}

Vec2 ConvexShape::middle() const {
  Vec2 sum;
  for (const Vec2 corner : *this) sum += corner;
  return sum * (1.0 / static_cast<double>(size_));
}

Vec2 ConvexShape::nearestTo(Vec2 p) const {
  bool inside = size_ > 2;
  Vec2 best = corners_[0];
  double bestDistance = squaredLength(best - p);
  double turning = 0.0;  // sign of the way round, from the first edge that p is not on
  for (std::size_t i = 0; i < size_; ++i) {
    const Segment side{corners_[i], corners_[(i + 1) % size_]};
    const Vec2 near = nearestOn(side, p);
    const double away = squaredLength(near - p);
    if (away < bestDistance) {
      best = near;
      bestDistance = away;
    }
    const double turn = cross(side.to - side.from, p - side.from);
    if (turn * turning < 0.0) inside = false;
    if (turn != 0.0) turning = turn;
  }
  return inside && turning != 0.0 ? p : best;
}

ConvexShape common(ConvexShape shape, const Footprint& base) {
  for (const Face face : allFaces) {
    if (shape.empty()) break;
    shape.cut(halfPlane(middleOf(base, face), -outward(base, face)));
  }
  return shape;
}

}  // namespace signifer
