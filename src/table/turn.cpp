// Wheels and other turns about a point, as declared in sweep.h. Two shapes first meet in a turn where a corner of one
// comes upon an edge of the other; the angles at which corners do are those where their circles cross the edges.
#include "table/turn.h"

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
  Footprint turned = base;
  turned.centre = pivot + rotated(base.centre - pivot, turn);
  turned.forward = rotated(base.forward, turn);
  turned.right = rightOf(turned.forward);
  return turned;
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

Rims rimsOf(Vec2 pivot, const Corners& corners) {
  Rims rims;
  for (std::size_t i = 0; i < rims.size(); ++i) rims[i] = Rim(pivot, {corners[i], corners[(i + 1) % corners.size()]});
  return rims;
}

/// Offers the angle at which a corner going round the pivot comes upon an edge.
void meet(FirstAngle& first, Side side, const Rim& corner, const Rim& edge) {
  if (corner.squaredFrom > edge.squaredMost) return;
  const double a = edge.squaredAlong;
  const double b = edge.product;
  const double inside = b * b - a * (edge.squaredFrom - corner.squaredFrom);
  if (inside < 0.0 || a == 0.0) return;
  const double root = std::sqrt(inside);
  for (const double at : {(-b - root) / a, (-b + root) / a}) {
    if (at >= 0.0 && at <= 1.0) first.offer(corner.from, edge.from + edge.along * at, side);
  }
}

/// Corners of the mover upon this edge, and this edge's first end upon the mover's edges, which is the same as the
/// mover standing still and the end going round the other way.
void meetEdge(FirstAngle& first, const Rims& mover, Side side, const Rim& edge) {
  for (const Rim& rim : mover) {
    meet(first, side, rim, edge);
    meet(first, otherSide(side), edge, rim);
  }
}

/// The circle about the pivot that holds all of the mover.
double reachOf(const Footprint& mover, Vec2 pivot) { return distance(pivot, mover.centre) + mover.radius; }

/// The depth of the mover in the obstacle once it has turned; not above 0 where it is free, and then no more than the
/// gap. Of ground only the sign is known.
double depthAfter(const Footprint& mover, Vec2 pivot, Side side, double angle, const Footprint& obstacle) {
  return overlapDepth(turnedAround(mover, pivot, side, angle), obstacle) - computingNoise;
}

double depthAfter(const Footprint& mover, Vec2 pivot, Side side, double angle, Outline obstacle) {
  return overlaps(turnedAround(mover, pivot, side, angle), obstacle, computingNoise) ? 1.0 : -1.0;
}

/// A function looked at in one place.
struct Probe {
  double at = 0.0;
  double value = 0.0;
};

/// The place where a function that is above 0 at `high.at` and not at `low.at` passes 0, from below: within angleNoise.
/// False position, with the end that stays weighed down (the Illinois way), aimed a hair to the far side of the longer
/// part so that both ends close in.
template <typename Function>
double lastNotAbove(Probe low, Probe high, Function&& function) {
  int lowKept = 0;
  int highKept = 0;
  for (int step = 0; high.at - low.at > angleNoise; ++step) {
    const double span = high.at - low.at;
    double share = low.value / (low.value - high.value);
    share += (share < 0.5 ? 0.4 : -0.4) * angleNoise / span;
    const bool stuck = step >= 12 || !(share > 0.0 && share < 1.0);
    const double at = low.at + span * (stuck ? 0.5 : share);
    const double value = function(at);
    if (value > 0.0) {
      high = {at, value};
      highKept = 0;
      if (++lowKept > 1) low.value *= 0.5;
    } else {
      low = {at, value};
      lowKept = 0;
      if (++highKept > 1) high.value *= 0.5;
    }
  }
  return low.at;
}

/// Has the turn, at `deep`, brought the mover into the obstacle at all? Then the last angle before it at which it had
/// not.
template <typename Obstacle>
double lastFree(const Footprint& mover, Vec2 pivot, Side side, double deep, const Obstacle& obstacle) {
  const auto depth = [&](double angle) { return depthAfter(mover, pivot, side, angle, obstacle); };
  double step = 2.0 * roundingTolerance / reachOf(mover, pivot) / radiansPerHundredth;
  Probe low{deep, depth(deep)};
  if (low.value <= 0.0) return deep;
  Probe high = low;
  while (low.value > 0.0) {
    if (low.at == 0.0) return 0.0;
    high = low;
    low.at = std::max(0.0, low.at - step);
    low.value = depth(low.at);
    step *= 2.0;
  }
  return lastNotAbove(low, high, depth);
}

/// The angle at which the mover lies in the outline by roundingTolerance; more than a whole turn if never.
double deepAngle(const Footprint& mover, Vec2 pivot, Side side, Outline outline) {
  FirstAngle first;
  const Rims rims = rimsOf(pivot, mover.shrunk(roundingTolerance).corners());
  for (std::size_t i = 0; i < outline.size(); ++i) meetEdge(first, rims, side, Rim(pivot, edgeOf(outline, i)));
  return first.none() ? 2.0 * wholeTurn : first.hundredths();
}

bool outOfReach(const Footprint& mover, Vec2 pivot, Outline outline) {
  const double reach = reachOf(mover, pivot);
  const Box swept{pivot - Vec2{reach, reach}, pivot + Vec2{reach, reach}};
  return !swept.meets(boundsOf(outline));
}

/// `deep`: the angle at which it lies in the obstacle by roundingTolerance.
template <typename Obstacle>
double freeTurnOf(const Footprint& mover, Vec2 pivot, Side side, double limit, double deep, const Obstacle& obstacle) {
  if (deep > wholeTurn) return limit;
  // Mostly the limit is far from what would stop the turn.
  if (deep > limit && depthAfter(mover, pivot, side, limit, obstacle) <= 0.0) return limit;
  return std::min(limit, lastFree(mover, pivot, side, deep, obstacle));
}

/// The angle that the mover may surely turn on and keep the clearance. A line square on to the gap now keeps the
/// obstacle that far away. The turn is safe as long as no corner of the mover can have come to that line. Corners near
/// the pivot take long, and so do corners behind it.
double surelyClear(const Footprint& mover, Vec2 pivot, const Footprint& obstacle, double clearance) {
  const Gap gap = gapBetween(mover, obstacle);
  if (gap.distance <= clearance) return 0.0;
  const Vec2 across = (gap.onSecond - gap.onFirst) * (1.0 / gap.distance);
  const double line = dot(across, obstacle.centre - pivot) - obstacle.halfExtent(across) - clearance;
  double least = wholeTurn * radiansPerHundredth;
  for (const Vec2 corner : mover.corners()) {
    const Vec2 arm = corner - pivot;
    const double room = line - dot(across, arm);
    // The room of the pivot's own corner is nothing but noise.
    if (const double reach = length(arm) + computingNoise; room < least * reach) least = room / reach;
  }
  return std::max(0.0, least) / radiansPerHundredth;
}

/// The farthest that the corners come along a direction, seen from the pivot, in a turn of less than half a circle from
/// `start` to `end`.
double farthestAlong(const Corners& start, const Corners& end, Side side, Vec2 direction) {
  // A corner that goes that way comes nearer to the farthest place of its circle.
  const Vec2 nearing = side == Side::left ? rightOf(direction) : -rightOf(direction);
  double farthest = -1e18;
  for (std::size_t i = 0; i < start.size(); ++i) {
    farthest = std::max({farthest, dot(start[i], direction), dot(end[i], direction)});
    if (dot(start[i], nearing) > 0.0 && dot(end[i], nearing) < 0.0)
      farthest = std::max(farthest, std::sqrt(squaredLength(start[i])));
  }
  return farthest;
}

void seenFrom(Vec2 pivot, Corners& corners) {
  for (Vec2& corner : corners) corner -= pivot;
}

}  // namespace

Turn::Turn(const Footprint& mover, Vec2 pivot, Side side, double limit)
    : mover_(mover), pivot_(pivot), side_(side), limit_(limit), reach_(reachOf(mover, pivot)) {}

void Turn::endAt(double limit) {
  endKnown_ = endKnown_ && limit == limit_;
  limit_ = limit;
}

void Turn::workOutStart() {
  if (startKnown_) return;
  start_ = mover_.shrunk(roundingTolerance).corners();
  seenFrom(pivot_, start_);
  startKnown_ = true;
}

void Turn::workOutEnd() {
  if (endKnown_) return;
  ended_ = turnedAround(mover_, pivot_, side_, limit_);
  end_ = ended_.shrunk(roundingTolerance).corners();
  seenFrom(pivot_, end_);
  endKnown_ = true;
}

/// Whether a straight line surely keeps the obstacle so far from all that the mover sweeps over, but for
/// roundingTolerance on each side. This is much quicker than finding where corners meet edges. It mostly holds for an
/// obstacle beside the mover.
bool Turn::sweepsPast(const Footprint& obstacle, double clearance) {
  constexpr double halfTurn = 0.5 * wholeTurn;
  if (limit_ >= halfTurn) return false;
  workOutStart();
  workOutEnd();
  const Vec2 between = obstacle.centre - pivot_;
  for (const Vec2 axis : {mover_.right, mover_.forward, obstacle.right, obstacle.forward}) {
    const Vec2 towards = dot(axis, between) < 0.0 ? -axis : axis;
    const double nearest = dot(towards, between) - obstacle.halfExtent(towards) - clearance;
    if (nearest > 0.0 && farthestAlong(start_, end_, side_, towards) < nearest - 0.001) return true;
  }
  return false;
}

/// The angle at which it lies in the obstacle by roundingTolerance; more than a whole turn if never.
double Turn::deepAngle(const Footprint& obstacle) {
  if (!rimsKnown_) rims_ = rimsOf(pivot_, mover_.shrunk(roundingTolerance).corners());
  rimsKnown_ = true;
  FirstAngle first;
  const Rims edges = rimsOf(pivot_, obstacle.corners());
  for (const std::size_t i : {0U, 3U, 2U, 1U}) meetEdge(first, rims_, side_, edges[i]);
  return first.none() ? 2.0 * wholeTurn : first.hundredths();
}

double Turn::freeOf(const Footprint& obstacle) {
  if (outOfReach(obstacle, 0.0)) return limit_;
  const double depth = overlapDepth(mover_, obstacle);
  if (depth > roundingTolerance) return 0.0;
  // No corner goes farther than this, and the gap is no less than the depth lacks.
  if (arcLength(reach_, limit_) < -depth) return limit_;
  if (sweepsPast(obstacle, 0.0) && overlapDepth(ended_, obstacle) - computingNoise <= 0.0) return limit_;
  return freeTurnOf(mover_, pivot_, side_, limit_, deepAngle(obstacle), obstacle);
}

/// Whether along a direction of the other's edges the mover, but for roundingTolerance, never reaches deeper into it:
/// so in most wheels away from a neighbour.
bool Turn::staysShallow(const Footprint& other, double most) {
  if (limit_ >= 0.5 * wholeTurn) return false;
  workOutStart();
  workOutEnd();
  const Vec2 between = other.centre - pivot_;
  for (const Vec2 axis : {other.right, other.forward, -other.right, -other.forward}) {
    const double deepest = dot(axis, between) - other.halfExtent(axis) + most;
    if (farthestAlong(start_, end_, side_, axis) <= deepest) return true;
  }
  return false;
}

// As each moves no faster about the pivot than its farthest corner, so does the overlap grow: step by step no place is
// missed.
double Turn::freePast(const Footprint& other, double most) {
  if (outOfReach(other, 0.0) || staysShallow(other, most)) return limit_;
  const double reach = std::max(reach_, distance(pivot_, other.centre) + other.radius);
  const double pace = reach * radiansPerHundredth;
  const double deepest = most + roundingTolerance;
  constexpr double leastStep = 0.01;
  for (double angle = 0.0;;) {
    const double room = deepest - overlapDepth(turnedAround(mover_, pivot_, side_, angle), other);
    if (room < 0.0) return std::max(0.0, angle - leastStep);
    if (angle >= limit_) return limit_;
    angle = std::min(limit_, angle + std::max(room / pace, leastStep));
  }
}

double freeTurn(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& obstacle) {
  return Turn(mover, pivot, side, limit).freeOf(obstacle);
}

double freeTurn(const Footprint& mover, Vec2 pivot, Side side, double limit, Outline obstacle) {
  if (outOfReach(mover, pivot, obstacle)) return limit;
  if (overlaps(mover, obstacle)) return 0.0;
  return freeTurnOf(mover, pivot, side, limit, deepAngle(mover, pivot, side, obstacle), obstacle);
}

// No corner moves faster than the farthest one, so a gap cannot close before that one has gone its length: step by step
// no place is missed. The least step keeps a mover that slides along at the clearance from creeping.
double Turn::freeClearOf(const Footprint& obstacle, double clearance) {
  if (clearance <= roundingTolerance) return freeOf(obstacle);
  if (outOfReach(obstacle, clearance)) return limit_;
  const double perHundredth = reach_ * radiansPerHundredth;
  // The gap is no less than the depth lacks.
  const double surelyApart = -overlapDepth(mover_, obstacle);
  if (limit_ * perHundredth < surelyApart - clearance) return limit_;
  const auto turned = [&](double angle) { return turnedAround(mover_, pivot_, side_, angle); };
  const auto gapAt = [&](double angle) { return distanceBetween(turned(angle), obstacle); };
  const bool startsClear = surelyApart > clearance + roundingTolerance;
  const double wanted =
      startsClear ? clearance : std::min(clearance, distanceBetween(mover_, obstacle) - 0.5 * roundingTolerance);
  if (wanted <= roundingTolerance) return freeOf(obstacle);
  const double tooNear = wanted - roundingTolerance;
  // The parts of the base left out on two sides are less than this at its corners.
  if (sweepsPast(obstacle, tooNear + 1.5 * roundingTolerance)) return limit_;
  const auto lack = [&](double gap) { return wanted - computingNoise - gap; };
  Probe low;
  Probe high;
  for (int step = 0;; ++step) {
    const double gap = gapAt(high.at);
    high.value = lack(gap);
    if (gap < tooNear) break;
    if (high.value <= 0.0) low = high;
    if (high.at >= limit_) return limit_;
    const double next = std::max(gap - tooNear, 0.25 * roundingTolerance) / perHundredth;
    // A mover that slides along, or turns away, would creep.
    const double sure = step < 3 ? 0.0 : surelyClear(turned(high.at), pivot_, obstacle, wanted - computingNoise);
    high.at = std::min(limit_, high.at + std::max(next, sure));
  }
  if (low.at == 0.0) low.value = lack(gapAt(0.0));
  return lastNotAbove(low, high, [&](double angle) { return lack(gapAt(angle)); });
}

double freeTurnClearOf(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& obstacle,
                       double clearance) {
  return Turn(mover, pivot, side, limit).freeClearOf(obstacle, clearance);
}

bool turnSweepsOver(const Footprint& mover, Vec2 pivot, Side side, double angle, Outline outline) {
  if (outOfReach(mover, pivot, outline)) return false;
  return overlaps(mover, outline) || deepAngle(mover, pivot, side, outline) < angle;
}

}  // namespace signifer
