// Wheels and other turns about a point, as declared in sweep.h. Two shapes first meet in a turn where a corner of one
// comes upon an edge of the other; the angles at which corners do are those where their circles cross the edges.
#include <cmath>

#include "table/distance.h"
#include "table/sweep.h"

namespace signifer {
namespace {

constexpr double wholeTurn = fullTurn;
/// In hundredths of a degree; at the far corner of any base less than computingNoise.
constexpr double angleNoise = 1e-6;

Side otherSide(Side side) { return side == Side::left ? Side::right : Side::left; }

Footprint turnedAround(const Footprint& base, Vec2 pivot, Side side, double angle) {
  const SineCosine turn = sineCosine(side == Side::left ? -angle : angle);
  return {pivot + rotated(base.centre - pivot, turn), rotated(base.forward, turn), base.halfFrontage, base.halfDepth};
}

/// The first of many angles, kept as a value that grows with the angle and costs no arc function: 0..4 for a whole
/// turn.
class FirstAngle {
 public:
  /// All relative to the pivot: the corner goes round from `start` to `hit`, both at the same distance.
  void offer(Vec2 start, Vec2 hit, Side side) {
    const double ahead = dot(start, hit);
    const double across = side == Side::left ? cross(start, hit) : cross(hit, start);
    const double size = std::abs(ahead) + std::abs(across);
    if (size == 0.0) return;
    const double order = across >= 0.0 ? 1.0 - ahead / size : 3.0 + ahead / size;
    if (order >= order_) return;
    order_ = order;
    ahead_ = ahead;
    across_ = across;
  }
  [[nodiscard]] bool none() const { return order_ >= 4.0; }
  [[nodiscard]] double hundredths() const { return bearingHundredths(across_, ahead_); }

 private:
  double order_ = 4.0;
  double ahead_ = 0.0;
  double across_ = 0.0;
};

/// Where a corner going round the pivot comes upon an edge.
void meet(FirstAngle& first, Vec2 pivot, Side side, Vec2 corner, const Segment& edge) {
  const Vec2 arm = corner - pivot;
  const Vec2 from = edge.from - pivot;
  const Vec2 along = edge.to - edge.from;
  const double a = squaredLength(along);
  const double b = dot(from, along);
  const double c = squaredLength(from) - squaredLength(arm);
  const double inside = b * b - a * c;
  if (inside < 0.0 || a == 0.0) return;
  const double root = std::sqrt(inside);
  for (const double at : {(-b - root) / a, (-b + root) / a}) {
    if (at >= 0.0 && at <= 1.0) first.offer(arm, from + along * at, side);
  }
}

/// Corners of the mover upon this edge, and this edge's first end upon the mover's edges, which is the same as the
/// mover standing still and the end going round the other way.
void meetEdge(FirstAngle& first, const Corners& corners, Vec2 pivot, Side side, const Segment& edge) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    meet(first, pivot, side, corners[i], edge);
    meet(first, pivot, otherSide(side), edge.from, {corners[i], corners[(i + 1) % corners.size()]});
  }
}

/// The circle about the pivot that holds all of the mover.
double reachOf(const Footprint& mover, Vec2 pivot) { return distance(pivot, mover.centre) + mover.radius; }

/// Has the turn, at this angle, brought the mover into the obstacle at all? Then the last angle before it, at most
/// `deep`, at which it had not.
template <typename Obstacle>
double lastFree(const Footprint& mover, Vec2 pivot, Side side, double deep, const Obstacle& obstacle) {
  const auto isFree = [&](double angle) {
    return !overlaps(turnedAround(mover, pivot, side, angle), obstacle, computingNoise);
  };
  double step = 2.0 * roundingTolerance / reachOf(mover, pivot) / radiansPerHundredth;
  double low = deep;
  double high = deep;
  while (!isFree(low)) {
    if (low == 0.0) return 0.0;
    high = low;
    low = std::max(0.0, low - step);
    step *= 2.0;
  }
  while (high - low > angleNoise) {
    const double middle = 0.5 * (low + high);
    (isFree(middle) ? low : high) = middle;
  }
  return low;
}

/// The angle at which the mover lies in the outline or base by roundingTolerance; more than a whole turn if never.
double deepAngle(const Footprint& mover, Vec2 pivot, Side side, const Footprint& obstacle) {
  FirstAngle first;
  const Corners corners = mover.shrunk(roundingTolerance).corners();
  for (const Face face : allFaces) meetEdge(first, corners, pivot, side, edge(obstacle, face));
  return first.none() ? 2.0 * wholeTurn : first.hundredths();
}

double deepAngle(const Footprint& mover, Vec2 pivot, Side side, Outline outline) {
  FirstAngle first;
  const Corners corners = mover.shrunk(roundingTolerance).corners();
  for (std::size_t i = 0; i < outline.size(); ++i) meetEdge(first, corners, pivot, side, edgeOf(outline, i));
  return first.none() ? 2.0 * wholeTurn : first.hundredths();
}

bool outOfReach(const Footprint& mover, Vec2 pivot, const Footprint& obstacle, double clearance) {
  return distance(pivot, obstacle.centre) > reachOf(mover, pivot) + obstacle.radius + clearance;
}

bool outOfReach(const Footprint& mover, Vec2 pivot, Outline outline) {
  const double reach = reachOf(mover, pivot);
  const Box swept{pivot - Vec2{reach, reach}, pivot + Vec2{reach, reach}};
  return !swept.meets(boundsOf(outline));
}

template <typename Obstacle>
double freeTurnOf(const Footprint& mover, Vec2 pivot, Side side, double limit, const Obstacle& obstacle) {
  if (overlaps(mover, obstacle)) return 0.0;
  const double deep = deepAngle(mover, pivot, side, obstacle);
  if (deep > wholeTurn) return limit;
  return std::min(limit, lastFree(mover, pivot, side, deep, obstacle));
}

}  // namespace

double freeTurn(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& obstacle) {
  if (outOfReach(mover, pivot, obstacle, 0.0)) return limit;
  return freeTurnOf(mover, pivot, side, limit, obstacle);
}

double freeTurn(const Footprint& mover, Vec2 pivot, Side side, double limit, Outline obstacle) {
  if (outOfReach(mover, pivot, obstacle)) return limit;
  return freeTurnOf(mover, pivot, side, limit, obstacle);
}

// No corner moves faster than the farthest one, so a gap cannot close before that one has gone its length: step by step
// no place is missed. The least step keeps a mover that slides along at the clearance from creeping.
double freeTurnClearOf(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& obstacle,
                       double clearance) {
  if (outOfReach(mover, pivot, obstacle, clearance)) return limit;
  const auto gapAt = [&](double angle) { return distanceBetween(turnedAround(mover, pivot, side, angle), obstacle); };
  const double wanted = std::min(clearance, gapAt(0.0) - 0.5 * roundingTolerance);
  if (wanted <= roundingTolerance) return freeTurn(mover, pivot, side, limit, obstacle);
  const double tooNear = wanted - roundingTolerance;
  const double perThousandth = 1.0 / reachOf(mover, pivot) / radiansPerHundredth;
  double low = 0.0;
  double high = 0.0;
  while (true) {
    const double gap = gapAt(high);
    if (gap < tooNear) break;
    if (gap >= wanted) low = high;
    if (high >= limit) return limit;
    high = std::min(limit, high + std::max(gap - tooNear, 0.25 * roundingTolerance) * perThousandth);
  }
  while (high - low > angleNoise) {
    const double middle = 0.5 * (low + high);
    (gapAt(middle) >= wanted - computingNoise ? low : high) = middle;
  }
  return low;
}

bool turnSweepsOver(const Footprint& mover, Vec2 pivot, Side side, double angle, Outline outline) {
  if (outOfReach(mover, pivot, outline)) return false;
  return overlaps(mover, outline) || deepAngle(mover, pivot, side, outline) < angle;
}

}  // namespace signifer
