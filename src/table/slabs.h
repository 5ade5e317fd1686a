// When a base moving straight overlaps something convex: for each direction in which a gap could lie, the stretch of
// the move on which there is none; the overlap is what all these stretches share. The workings of sweep.h, not for
// rules.
#pragma once

#include "table/sweep.h"

namespace signifer {

class Slabs {
 public:
  Slabs(const Footprint& mover, Vec2 direction, const Footprint& obstacle)
      : between_(obstacle.centre - mover.centre), direction_(direction) {
    // Most bases go straight ahead, and whom they miss lies beside them.
    for (const Vec2 axis : {mover.right, mover.forward, obstacle.forward, obstacle.right}) {
      add(axis, mover.halfExtent(axis) + obstacle.halfExtent(axis));
      if (misses()) return;
    }
  }
  Slabs(const Footprint& mover, Vec2 direction, const Segment& obstacle)
      : between_((obstacle.from + obstacle.to) * 0.5 - mover.centre), direction_(direction) {
    const Vec2 half = (obstacle.to - obstacle.from) * 0.5;
    for (const Vec2 axis : {mover.right, mover.forward}) add(axis, mover.halfExtent(axis) + std::abs(dot(axis, half)));
    if (misses() || half == Vec2{}) return;
    const Vec2 normal = rightOf(unit(half));
    add(normal, mover.halfExtent(normal));
  }

  /// Nowhere on the line deeper than roundingTolerance.
  [[nodiscard]] bool misses() const { return missed_ || tight_.enter >= tight_.leave; }
  /// From touch to touch. Only if it does not miss.
  [[nodiscard]] Crossing loose() const { return loose_; }
  /// Where it lies deeper than roundingTolerance.
  [[nodiscard]] Crossing tight() const { return tight_; }

 private:
  void add(Vec2 axis, double extent) {
    const double start = dot(axis, between_);
    const double pace = dot(axis, direction_);
    const double inner = std::max(0.0, extent - roundingTolerance);
    if (std::abs(pace) < 1e-12) {
      missed_ = missed_ || std::abs(start) >= inner;
      return;
    }
    narrow(loose_, start, pace, extent);
    narrow(tight_, start, pace, inner);
  }
  static void narrow(Crossing& stretch, double start, double pace, double extent) {
    const double a = (start - extent) / pace;
    const double b = (start + extent) / pace;
    stretch.enter = std::max(stretch.enter, std::min(a, b));
    stretch.leave = std::min(stretch.leave, std::max(a, b));
  }

  Vec2 between_;
  Vec2 direction_;
  Crossing loose_{-1e18, 1e18};
  Crossing tight_{-1e18, 1e18};
  bool missed_ = false;
};

}  // namespace signifer
