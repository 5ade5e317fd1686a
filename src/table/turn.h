// One turn about a point that is looked at for many obstacles: what it sweeps over is worked out once for all of them.
// Its answers are those of sweep.h, which asks here.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "table/moves.h"

namespace signifer {

/// A corner and the edge that begins there, seen from the pivot, with what all their meetings have in common.
struct Rim {
  Rim() {}  // NOLINT(modernize-use-equals-default): nothing is cleared first
  Rim(Vec2 pivot, const Segment& edge)
      : from(edge.from - pivot),
        along(edge.to - edge.from),
        squaredFrom(squaredLength(from)),
        squaredAlong(squaredLength(along)),
        product(dot(from, along)),
        squaredMost(1.000001 * std::max(squaredFrom, squaredFrom + 2.0 * product + squaredAlong)) {}

  Vec2 from;
  Vec2 along;
  double squaredFrom;
  double squaredAlong;
  double product;
  /// No place of the edge is farther, surely.
  double squaredMost;
};
using Rims = std::array<Rim, 4>;

class Turn {
 public:
  Turn(const Footprint& mover, Vec2 pivot, Side side, double limit);
  /// freeTurn, up to the limit.
  [[nodiscard]] double freeOf(const Footprint& obstacle);
  /// freeTurnClearOf, up to the limit.
  [[nodiscard]] double freeClearOf(const Footprint& obstacle, double clearance);
  /// freeTurnPast, up to the limit.
  [[nodiscard]] double freePast(const Footprint& other, double most);
  /// openAmount of a wheel.
  [[nodiscard]] std::int32_t openAmount(const Footprint& obstacle, double clearance = 0.0);
  /// From now on it ends there.
  void endAt(double limit);

 private:
  [[nodiscard]] bool staysShallow(const Footprint& other, double most);
  [[nodiscard]] bool sweepsPast(const Footprint& obstacle, double clearance);
  [[nodiscard]] double deepAngle(const Footprint& obstacle);
  void workOutStart();
  void workOutEnd();
  [[nodiscard]] bool outOfReach(const Footprint& obstacle, double clearance) const {
    const double most = reach_ + obstacle.radius + clearance;
    return squaredLength(obstacle.centre - pivot_) > most * most;
  }

  Footprint mover_;
  Vec2 pivot_;
  Side side_;
  bool startKnown_ = false;
  bool endKnown_ = false;
  bool rimsKnown_ = false;
  double limit_;
  /// The radius of the circle about the pivot that holds all of the mover.
  double reach_;
  /// Once they are asked for: the mover's corners as it starts and as it ends, its edges as it starts, and its base at
  /// either moment. Corners leave out roundingTolerance on each side and are seen from the pivot.
  Corners start_;
  Rims rims_;
  Corners end_;
  Footprint ended_;
};

}  // namespace signifer
