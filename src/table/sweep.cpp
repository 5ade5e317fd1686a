#include "table/sweep.h"

#include "table/approach.h"
#include "table/distance.h"
#include "table/slabs.h"
#include "table/turn.h"

namespace signifer {
namespace {

/// Can a base that moves this way come near enough for the circles around the two to meet within the limit?
bool circlesMeet(const Footprint& mover, Vec2 direction, double limit, const Footprint& obstacle, double clearance) {
  const Vec2 between = obstacle.centre - mover.centre;
  const double reach = mover.radius + obstacle.radius + clearance;
  const double along = dot(between, direction);
  return std::abs(cross(direction, between)) <= reach && along + reach >= 0.0 && along - reach <= limit;
}

bool boxesMeet(const Footprint& mover, Vec2 direction, double limit, Outline outline, double clearance) {
  Box swept = boundsOf(mover);
  const Box end = boundsOf(mover.shifted(direction * limit));
  swept.include(end.low);
  swept.include(end.high);
  return swept.meets(boundsOf(outline), clearance);
}

std::optional<double> touchOf(const Slabs& slabs, double limit) {
  if (slabs.misses() || slabs.tight().leave <= 0.0) return std::nullopt;
  const double at = std::max(0.0, slabs.loose().enter);
  if (at > limit + computingNoise) return std::nullopt;
  return std::min(at, limit);
}

template <typename Obstacle>
std::optional<double> firstWithinConvex(const Footprint& mover, Vec2 direction, double limit, const Obstacle& obstacle,
                                        double clearance) {
  if (clearance <= roundingTolerance) return firstTouch(mover, direction, limit, obstacle);
  return distanceToKeep([&](double moved) { return gapBetween(mover.shifted(direction * moved), obstacle); }, direction,
                        clearance, limit, [&] { return firstTouch(mover, direction, limit, obstacle); });
}

}  // namespace

std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit, const Footprint& obstacle) {
  if (!circlesMeet(mover, direction, limit, obstacle, 0.0)) return std::nullopt;
  return touchOf(Slabs(mover, direction, obstacle), limit);
}

std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit, const Segment& obstacle) {
  return touchOf(Slabs(mover, direction, obstacle), limit);
}

std::optional<double> firstTouch(const Footprint& mover, Vec2 direction, double limit, Outline obstacle) {
  if (!boxesMeet(mover, direction, limit, obstacle, 0.0)) return std::nullopt;
  if (overlaps(mover, obstacle)) return 0.0;
  std::optional<double> first;
  for (std::size_t i = 0; i < obstacle.size(); ++i) {
    const auto touch = firstTouch(mover, direction, first.value_or(limit), edgeOf(obstacle, i));
    if (touch) first = touch;
  }
  return first;
}

std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit, const Footprint& obstacle,
                                  double clearance) {
  if (!circlesMeet(mover, direction, limit, obstacle, clearance)) return std::nullopt;
  return firstWithinConvex(mover, direction, limit, obstacle, clearance);
}

std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit, const Segment& obstacle,
                                  double clearance) {
  return firstWithinConvex(mover, direction, limit, obstacle, clearance);
}

std::optional<double> firstWithin(const Footprint& mover, Vec2 direction, double limit, Outline obstacle,
                                  double clearance) {
  if (!boxesMeet(mover, direction, limit, obstacle, clearance)) return std::nullopt;
  if (overlaps(mover, obstacle)) return 0.0;
  std::optional<double> first;
  for (std::size_t i = 0; i < obstacle.size(); ++i) {
    const auto near = firstWithin(mover, direction, first.value_or(limit), edgeOf(obstacle, i), clearance);
    if (near) first = near;
  }
  return first;
}

std::optional<Crossing> crossingOf(const Footprint& mover, Vec2 direction, const Footprint& obstacle) {
  const Slabs slabs(mover, direction, obstacle);
  return slabs.misses() ? std::nullopt : std::optional(slabs.loose());
}

std::optional<Crossing> crossingOf(const Footprint& mover, Vec2 direction, const Segment& obstacle) {
  const Slabs slabs(mover, direction, obstacle);
  return slabs.misses() ? std::nullopt : std::optional(slabs.loose());
}

// From the far end Newton's steps come back to the clearance without passing it, the gap being convex.
double distanceUntilClear(const Footprint& mover, Vec2 direction, const Footprint& obstacle, double clearance) {
  if (clearance <= 0.0) {
    const auto crossing = crossingOf(mover, direction, obstacle);
    return crossing ? std::max(0.0, crossing->leave) : 0.0;
  }
  constexpr double anywhere = 1e9;
  if (!circlesMeet(mover, direction, anywhere, obstacle, clearance)) return 0.0;
  double moved = dot(obstacle.centre - mover.centre, direction) + mover.radius + obstacle.radius + clearance;
  for (int step = 0; step < 100 && moved > 0.0; ++step) {
    const Gap gap = gapBetween(mover.shifted(direction * moved), obstacle);
    const double over = gap.distance - clearance;
    if (over <= computingNoise) return moved;
    const double pace = dot(direction, unit(gap.onFirst - gap.onSecond));
    if (pace <= 1e-9) return 0.0;
    moved -= over / pace;
  }
  return std::max(0.0, moved);
}

// Between two crossings of the outline the base lies wholly on the piece or wholly off it, so its centre tells.
// Crossings are looked for anew at each turn instead of being stored: outlines are short.
double lengthOver(const Footprint& mover, Vec2 direction, double distance, Outline outline) {
  if (!boxesMeet(mover, direction, distance, outline, 0.0)) return 0.0;
  double over = 0.0;
  double reached = 0.0;
  while (reached < distance) {
    double covered = reached;  // how far an unbroken chain of crossings goes on from here
    double next = distance;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const auto crossing = crossingOf(mover, direction, edgeOf(outline, i));
      if (!crossing || crossing->leave <= reached) continue;
      if (crossing->enter <= reached)
        covered = std::max(covered, crossing->leave);
      else
        next = std::min(next, crossing->enter);
    }
    const double upTo = std::min(covered > reached ? covered : next, distance);
    const Vec2 middle = mover.centre + direction * (0.5 * (reached + upTo));
    if (covered > reached || contains(outline, middle)) over += upTo - reached;
    reached = upTo;
  }
  return over;
}

bool sweepsOver(const Footprint& mover, Vec2 direction, double distance, Outline outline) {
  if (!boxesMeet(mover, direction, distance, outline, 0.0)) return false;
  if (overlaps(mover, outline)) return true;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Slabs slabs(mover, direction, edgeOf(outline, i));
    if (!slabs.misses() && slabs.tight().leave > 0.0 && slabs.tight().enter < distance) return true;
  }
  return false;
}

namespace {

/// Largest open amount of a leg by the exact distance or angle that is open, computed to a millionth or so.
std::int32_t wholeAmount(double open, std::int32_t amount) {
  return std::min(amount, static_cast<std::int32_t>(std::floor(open + 1e-5)));
}

/// Can a straight leg bring the base near the obstacle at all? By circles first, then by how far the two reach across
/// the way and along it.
bool mayMeetStraight(const Footprint& stand, const Leg& leg, const Footprint& obstacle, double margin) {
  const Vec2 way = directionOf(stand, leg.kind);
  const Vec2 between = obstacle.centre - stand.centre;
  const double aside = std::abs(cross(way, between));
  const double ahead = dot(between, way);
  const double reach = stand.radius + obstacle.radius + margin;
  if (aside > reach || ahead < -reach || ahead > leg.amount + reach) return false;
  const bool lengthways = leg.kind == LegKind::ahead || leg.kind == LegKind::back;
  const double halfAcross = lengthways ? stand.halfFrontage : stand.halfDepth;
  if (aside > halfAcross + obstacle.halfExtent(rightOf(way)) + margin) return false;
  const double along = (lengthways ? stand.halfDepth : stand.halfFrontage) + obstacle.halfExtent(way) + margin;
  return ahead >= -along && ahead <= leg.amount + along;
}

/// Can the leg bring the base near the obstacle at all? Quick; asked before the exact question.
bool mayMeet(const Footprint& stand, const Leg& leg, const Footprint& obstacle, double clearance) {
  const double margin = clearance + 2.0 * touchingGap;
  if (isStraight(leg.kind)) return mayMeetStraight(stand, leg, obstacle, margin);
  const Vec2 between = obstacle.centre - wheelCorner(stand, leg.kind == LegKind::wheelLeft ? Side::left : Side::right);
  const double reach = 2.0 * stand.radius + obstacle.radius + margin;
  return squaredLength(between) <= reach * reach;
}

}  // namespace

std::int32_t openAmount(const Pose& pose, const Base& base, const Leg& leg, const Footprint& obstacle,
                        double clearance) {
  return openAmount(Footprint(pose, base), leg, obstacle, clearance);
}

std::int32_t openAmount(const Footprint& stand, const Leg& leg, const Footprint& obstacle, double clearance) {
  if (!mayMeet(stand, leg, obstacle, clearance)) return leg.amount;
  if (isStraight(leg.kind)) {
    const auto stop = firstWithin(stand, directionOf(stand, leg.kind), leg.amount, obstacle, clearance);
    return stop ? wholeAmount(*stop, leg.amount) : leg.amount;
  }
  if (!isWheel(leg.kind)) return leg.amount;
  const Side side = leg.kind == LegKind::wheelLeft ? Side::left : Side::right;
  const Vec2 pivot = wheelCorner(stand, side);
  return Turn(stand, pivot, side, leg.amount).openAmount(obstacle, clearance);
}

std::int32_t Turn::openAmount(const Footprint& obstacle, double clearance) {
  return wholeAmount(freeClearOf(obstacle, clearance), static_cast<std::int32_t>(limit_));
}

bool passesOver(const Pose& pose, const Base& base, const Leg& leg, Outline outline) {
  const Footprint stand(pose, base);
  if (isStraight(leg.kind)) return sweepsOver(stand, directionOf(stand, leg.kind), leg.amount, outline);
  if (isWheel(leg.kind)) {
    const Side side = leg.kind == LegKind::wheelLeft ? Side::left : Side::right;
    return turnSweepsOver(stand, wheelCorner(stand, side), side, leg.amount, outline);
  }
  return overlaps(stand, outline) || overlaps(Footprint(after(pose, base, leg), base), outline);
}

}  // namespace signifer
