// A Battle Line that wheels as one body (HG-MAN-7, HG-MAN-14, D70).
#include <algorithm>
#include <cmath>
#include <optional>

#include "hannibal/play/paths.h"
#include "table/edges.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

/// The corner about which the line turns: farthest to that side, as the line looks on the whole. Of two as far, the one
/// ahead.
Vec2 innerCorner(const Position& position, const UnitSet& line, Side side) {
  Vec2 outward;
  Vec2 ahead;
  forEachIn(line, [&](UnitIndex u) {
    outward = outward + position.stand(u).right * (side == Side::left ? -1.0 : 1.0);
    ahead = ahead + position.stand(u).forward;
  });
  const double whole = std::max(length(outward), computingNoise);
  std::optional<Vec2> pivot;
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    const Vec2 corner = wheelCorner(position.stand(u), side);
    const double farther = pivot ? dot(corner - *pivot, outward) / whole : 1.0;
    const bool level = std::abs(farther) <= roundingTolerance && dot(corner - pivot.value_or(corner), ahead) > 0.0;
    if (!pivot || farther > roundingTolerance || level) pivot = corner;
  });
  return pivot.value_or(Vec2());
}

/// Can the one touch the other while it turns about the pivot? The ring that it sweeps, and the circle around the
/// other.
bool ringReaches(const Footprint& stand, Vec2 pivot, const Footprint& other, double clearance) {
  const double away = distance(pivot, other.centre);
  const double own = distance(pivot, stand.centre);
  const double margin = stand.radius + other.radius + clearance;
  return away <= own + margin && away >= own - margin;
}

/// The friends outside the line who touch a unit of it: they may be clipped (D75).
PastFriends besideLine(const Position& position, const UnitSet& line) {
  PastFriends past;
  forEachIn(line, [&](UnitIndex u) {
    forEachIn(pastFriends(position, u, position.stand(u)).who() & ~line, [&](UnitIndex v) { past.excuse(v); });
  });
  return past;
}

/// The angle by which a unit of the line turns before it touches the other, which does not give way. `most`: the
/// overlap that a clipped friend may have on the way; none for other units.
double openToTurn(const Position& position, UnitIndex u, Vec2 pivot, Side side, double angle, UnitIndex v,
                  std::optional<double> most) {
  const double clearance = mayTouch(position, u, v) ? 0.0 : touchingGap + 1.0;
  const Footprint& stand = position.stand(u);
  const Footprint& other = position.stand(v);
  if (!ringReaches(stand, pivot, other, clearance)) return angle;
  if (most) return freeTurnPast(stand, pivot, side, angle, other, *most);
  return clearance > 0.0 ? freeTurnClearOf(stand, pivot, side, angle, other, clearance)
                         : freeTurn(stand, pivot, side, angle, other);
}

}  // namespace

LineWheel planLineWheel(const Position& position, const UnitSet& line, const Leg& leg) {
  const Side side = sideOf(leg.kind);
  LineWheel wheel;
  wheel.clockwise = side == Side::left ? -leg.amount : leg.amount;
  wheel.open = leg.amount;
  wheel.pivot = innerCorner(position, line, side);
  double radius = 0.0;
  forEachIn(line, [&](UnitIndex u) {
    const Footprint& stand = position.stand(u);
    radius = std::max({radius, distance(wheel.pivot, stand.frontLeft()), distance(wheel.pivot, stand.frontRight())});
  });
  const PastFriends past = besideLine(position, line);
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    // The line's frontage is what turns.
    const double swing = rearSwing(radius, 2.0 * position.stand(u).halfDepth);
    position.forEachPresent([&](UnitIndex v) {
      if (line.test(static_cast<std::size_t>(v)) || givesWay(position, u, v) || passesThrough(position, u, v)) return;
      const auto most = past.excuses(v) ? std::optional(swing) : std::nullopt;
      const double open = openToTurn(position, u, wheel.pivot, side, wheel.open, v, most);
      if (open >= wheel.open - 1e-5) return;
      wheel.open = static_cast<Angle>(std::floor(open));
      wheel.blocker = v;
      wheel.blocked = u;
    });
    const Unit& unit = position.unit(u);
    const Angle onTable = turnOnTable(position.table(), unit.pose, unit.base, wheel.pivot, side, wheel.open);
    if (onTable >= wheel.open) return;
    wheel.open = onTable;
    wheel.edge = true;
  });
  wheel.way = wheelWay(position, radius, leg.amount);
  if (past.none()) return wheel;
  forEachIn(line, [&](UnitIndex u) {
    const Unit& unit = position.unit(u);
    const Footprint turned(rotatedAbout(unit.pose, wheel.pivot, wheel.clockwise), unit.base);
    if (past.clearedAfter(position, turned, 0.0)) return;
    const Length needed = past.needed(position, turned);
    if (!wheel.unclear || needed > wheel.unclear->needed)
      wheel.unclear = Unclear{past.deepest(position, turned), needed};
  });
  return wheel;
}

namespace {

/// The last angle, up to `at`, at which no unit of the line lies on a friend that it is passing through.
Angle clearAngle(const Position& position, const UnitSet& line, Vec2 pivot, Side side, Angle at) {
  if (position.options().passThroughFriends == PassThroughFriends::no) return at;
  for (bool changed = true; changed && at > 0;) {
    changed = false;
    position.forEachPresent([&](UnitIndex u) {
      if (!line.test(static_cast<std::size_t>(u))) return;
      const Pose turned = rotatedAbout(position.unit(u).pose, pivot, side == Side::left ? -at : at);
      const UnitIndex under = overlappedAtEnd(position, u, turned);
      if (under == noUnit || line.test(static_cast<std::size_t>(under))) return;
      const auto open = static_cast<Angle>(freeTurn(position.stand(u), pivot, side, at, position.stand(under)));
      changed = changed || open < at;
      at = std::min(at, open);
    });
  }
  return at;
}

}  // namespace

LineMeets firstGivingWay(const Position& position, const UnitSet& line, Vec2 pivot, const Leg& leg) {
  LineMeets first{noUnit, noUnit, leg.amount, false};
  const Side side = sideOf(leg.kind);
  const Angle turned = side == Side::left ? -leg.amount : leg.amount;
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    const Footprint& stand = position.stand(u);
    const Footprint end(rotatedAbout(position.unit(u).pose, pivot, turned), position.unit(u).base);
    position.forEachPresent([&](UnitIndex v) {
      if (!givesWay(position, u, v) || !ringReaches(stand, pivot, position.stand(v), touchingGap)) return;
      const auto at = static_cast<Angle>(std::floor(freeTurn(stand, pivot, side, first.at, position.stand(v)) + 1e-5));
      const bool atItsEnd = at == leg.amount && first.unit == noUnit && within(end, position.stand(v), touchingGap);
      if (at < first.at || atItsEnd) first = {v, u, at, false};
    });
  });
  if (first.unit == noUnit) return first;
  const Angle touched = first.at;
  first.at = clearAngle(position, line, pivot, side, first.at);
  first.stops = first.at == 0 && touched > 0 && hasGivenWay(position, first.unit);
  return first;
}

}  // namespace signifer::hannibal
