#include "table/past_friends.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "table/distance.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer {
namespace {

/// The stretch of the whole line ahead and behind on which the mover overlaps the other by more than `most`; none where
/// it never does. An overlap is the least of four, so each of the four must be larger.
std::optional<Crossing> deeperOn(const Footprint& mover, Vec2 direction, const Footprint& other, double most) {
  const Vec2 between = other.centre - mover.centre;
  Crossing stretch{-1e9, 1e9};
  for (const Vec2 axis : {mover.right, mover.forward, other.right, other.forward}) {
    const double room = mover.halfExtent(axis) + other.halfExtent(axis) - most;
    const double start = dot(axis, between);
    const double pace = dot(axis, direction);
    if (room <= 0.0) return std::nullopt;
    if (std::abs(pace) < 1e-12) {
      if (std::abs(start) >= room) return std::nullopt;
      continue;
    }
    const double one = (start - room) / pace;
    const double two = (start + room) / pace;
    stretch.enter = std::max(stretch.enter, std::min(one, two));
    stretch.leave = std::min(stretch.leave, std::max(one, two));
    if (stretch.enter >= stretch.leave) return std::nullopt;
  }
  return stretch;
}

}  // namespace

double rearSwing(double frontage, double depth) { return std::sqrt(frontage * frontage + depth * depth) - frontage; }

double freeTurnPast(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& other, double most) {
  return Turn(mover, pivot, side, limit).freePast(other, most);
}

double freeAheadPast(const Footprint& mover, Vec2 direction, double limit, const Footprint& other, double most) {
  const auto deeper = deeperOn(mover, direction, other, most + roundingTolerance);
  if (!deeper || deeper->leave <= computingNoise) return limit;
  return std::clamp(deeper->enter, 0.0, limit);
}

double neededToClear(const Footprint& mover, std::span<const Footprint> others) {
  double needed = 0.0;
  // A friend who is cleared may come in the way again where another is: each round ends beyond one of them for good.
  for (bool more = true; more;) {
    more = false;
    for (const Footprint& other : others) {
      const auto deeper = deeperOn(mover, mover.forward, other, clearedOverlap);
      if (!deeper || deeper->enter > needed - computingNoise || deeper->leave <= needed + computingNoise) continue;
      needed = deeper->leave;
      more = true;
    }
  }
  return needed;
}

double restAfter(const Footprint& mover, std::span<const Footprint> others, double length) {
  if (clearsAfter(mover, others, length)) return length;
  for (double at = length; at >= 0.0;) {
    double before = at;
    for (const Footprint& other : others) {
      const auto deeper = deeperOn(mover, mover.forward, other, clearedOverlap);
      if (deeper && deeper->enter < before && deeper->leave > before) before = deeper->enter;
    }
    if (before == at) return at;
    at = before;
  }
  return neededToClear(mover, others);
}

bool clearsAfter(const Footprint& mover, std::span<const Footprint> others, double length) {
  return std::ranges::none_of(others, [&](const Footprint& other) {
    // Poses are whole thousandths.
    const auto deeper = deeperOn(mover, mover.forward, other, clearedOverlap);
    return deeper && deeper->enter < length - 1.0 && deeper->leave > length + 0.5;
  });
}

}  // namespace signifer
