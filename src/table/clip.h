// Convex shapes of a few corners, cut by straight lines: what is left of a base inside an arc, a strip or another base.
// A fixed number of corners and no allocation; a shape reduced to a line or a point still counts as something left.
#pragma once

#include <array>
#include <cstddef>

#include "table/base.h"

namespace signifer {

/// Keeps every p with dot(normal, p) >= offset; the normal has length 1.
struct HalfPlane {
  Vec2 normal;
  double offset = 0.0;
  [[nodiscard]] double depthOf(Vec2 p) const { return dot(normal, p) - offset; }
};

/// The side of the line through `on` to which `towards` points.
[[nodiscard]] inline HalfPlane halfPlane(Vec2 on, Vec2 towards) { return {towards, dot(towards, on)}; }

class ConvexShape {
 public:
  static constexpr std::size_t capacity = 16;

  ConvexShape() = default;
  explicit ConvexShape(const Footprint& base);
  explicit ConvexShape(const Segment& segment);
  ConvexShape(Vec2 a, Vec2 b, Vec2 c);

  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Vec2 operator[](std::size_t i) const { return corners_[i]; }
  [[nodiscard]] const Vec2* begin() const { return corners_.data(); }
  [[nodiscard]] const Vec2* end() const { return corners_.data() + size_; }

  /// Takes off what lies beyond the line; a touch of it within the noise of computing is kept. At most capacity - 4
  /// cuts of a base fit.
  void cut(const HalfPlane& kept);
  /// Square thousandths; never negative.
  [[nodiscard]] double area() const;
  /// The mean of the corners; inside the shape. Not to be asked of an empty one.
  [[nodiscard]] Vec2 middle() const;
  /// Not to be asked of an empty shape.
  [[nodiscard]] Vec2 nearestTo(Vec2 p) const;

 private:
  void add(Vec2 corner) {
    if (size_ < capacity) corners_[size_++] = corner;
  }
  std::array<Vec2, capacity> corners_{};
  std::size_t size_ = 0;
};

/// What two bases have in common.
[[nodiscard]] ConvexShape common(ConvexShape shape, const Footprint& base);

}  // namespace signifer
