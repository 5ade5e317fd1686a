#include "hannibal/play/paths.h"

#include <algorithm>
#include <cmath>

#include "hannibal/movement.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

constexpr double farAway = 400.0 * oneInch;

Side sideOf(LegKind kind) { return kind == LegKind::wheelLeft ? Side::left : Side::right; }

/// A wheel keeps to the table (D72): the largest angle, up to the given one, at which the base is still on it.
Angle wheelOnTable(const Position& position, const Pose& from, const Base& base, Side side, Angle angle) {
  const Footprint stand(from, base);
  const Vec2 pivot = wheelCorner(stand, side);
  const double reach = 2.0 * stand.radius;
  const Tabletop& table = position.table();
  const bool farIn =
      pivot.x > reach && pivot.y > reach && pivot.x < table.width - reach && pivot.y < table.depth - reach;
  if (farIn) return angle;
  for (Angle turned = 0; turned < angle; turned += oneDegree) {
    const Angle next = std::min(turned + oneDegree, angle);
    if (position.onTable(Footprint(wheeled(from, base, side, next), base))) continue;
    Angle open = turned;
    while (open < next && position.onTable(Footprint(wheeled(from, base, side, open + 1), base))) ++open;
    return open;
  }
  return angle;
}

bool mayTouch(const Position& position, UnitIndex mover, UnitIndex other) {
  return !position.enemies(mover, other) || position.options().marchIntoContact == MarchIntoContact::anyone;
}

}  // namespace

double wheelWay(const Position& position, double radius, Angle angle) {
  return wheelInches(radius / oneInch, toDegrees(angle), position.options()) * oneInch;
}

bool givesWay(const Position& position, UnitIndex mover, UnitIndex other) {
  return position.enemies(mover, other) && (position.routed(other) || position.skirmisher(other));
}

bool passesThrough(const Position& position, UnitIndex mover, UnitIndex other) {
  return !position.enemies(mover, other) && position.options().passThroughFriends == PassThroughFriends::skirmishers &&
         (position.skirmisher(mover) || position.skirmisher(other));
}

// HG-MAN-13, HG-MAN-15, D68, D72
OpenLeg openLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg) {
  OpenLeg open{leg.amount, noUnit, false};
  if (!isStraight(leg.kind) && !isWheel(leg.kind)) return open;
  const Base& base = position.unit(mover).base;
  const Footprint stand(from, base);
  position.forEachPresent([&](UnitIndex other) {
    if (other == mover || givesWay(position, mover, other) || passesThrough(position, mover, other)) return;
    const double clearance = mayTouch(position, mover, other) ? 0.0 : touchingGap + 1.0;
    const std::int32_t amount = openAmount(stand, {leg.kind, open.amount}, position.stand(other), clearance);
    if (amount < open.amount) open = {amount, other, false};
  });
  const std::int32_t onTable = isStraight(leg.kind)
                                   ? static_cast<std::int32_t>(std::min(
                                         1e8, roomAhead(position.table(), stand, directionOf(stand, leg.kind)) + 0.5))
                                   : wheelOnTable(position, from, base, sideOf(leg.kind), open.amount);
  if (onTable < open.amount) open = {onTable, noUnit, true};
  return open;
}

UnitIndex overlappedAtEnd(const Position& position, UnitIndex mover, const Pose& end) {
  const Footprint stand(end, position.unit(mover).base);
  UnitIndex found = noUnit;
  position.forEachPresent([&](UnitIndex other) {
    if (other == mover || givesWay(position, mover, other) || found != noUnit) return;
    if (nearEach(stand, position.stand(other)) && overlaps(stand, position.stand(other))) found = other;
  });
  return found;
}

Length costOf(const Position& position, UnitIndex mover, const Leg& leg) {
  MarchIn in;
  in.moveClass = position.moveClass(mover);
  const double inches = toInches(leg.amount);
  switch (leg.kind) {
    case LegKind::ahead:
      in.forwardInches = inches;
      break;
    case LegKind::back:
      in.rearwardInches = inches;
      break;
    case LegKind::left:
    case LegKind::right:
      in.sidewaysInches = inches;
      break;
    case LegKind::wheelLeft:
    case LegKind::wheelRight:
      in.wheelInches = wheelWay(position, position.unit(mover).base.frontage, leg.amount) / oneInch;
      break;
    case LegKind::aboutFace:
      in.aboutFaces = 1;
      break;
    case LegKind::pivot:
      break;
  }
  return toLength(march(in, position.tables()).spentInches * oneInch);
}

FirstMet firstGivingWay(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg) {
  FirstMet first{noUnit, leg.amount};
  const Base& base = position.unit(mover).base;
  const Footprint stand(from, base);
  const Footprint end(after(from, base, leg), base);
  const bool turns = !isStraight(leg.kind) && !isWheel(leg.kind);
  position.forEachPresent([&](UnitIndex other) {
    if (other == mover || !givesWay(position, mover, other)) return;
    const std::int32_t at = turns ? first.at : openAmount(stand, {leg.kind, first.at}, position.stand(other), 0.0);
    if (at < first.at || (at == first.at && first.unit == noUnit && within(end, position.stand(other), touchingGap)))
      first = {other, at};
  });
  return first;
}

bool mayWheelToCharge(const Position& position, UnitIndex u) {
  return !position.wasInLine(u) &&
         position.status(u, UnitStatus::wheelsUsed) < position.tables().manoeuvre.wheelsWithAction;
}

UnitSet routedEnemies(const Position& position, UnitIndex of, UnitIndex target) {
  UnitSet set;
  position.forEachPresent([&](UnitIndex v) {
    if (v != target && position.routed(v) && position.enemies(of, v)) set.set(static_cast<std::size_t>(v));
  });
  return set;
}

namespace {

/// The largest part of a wheel that is open to a charger (HG-CHG-1): "the open heading nearest to it".
Angle openWheel(const Position& position, UnitIndex u, Side side, Angle angle, const UnitSet& through) {
  const Footprint& stand = position.stand(u);
  const Vec2 pivot = wheelCorner(stand, side);
  double open = angle;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || through.test(static_cast<std::size_t>(v))) return;
    const double reach = 2.0 * stand.radius + position.stand(v).radius;
    if (squaredLength(position.stand(v).centre - pivot) > reach * reach) return;
    open = std::min(open, freeTurn(stand, pivot, side, open, position.stand(v)));
  });
  const auto whole = static_cast<Angle>(std::floor(open + 1e-5));
  return wheelOnTable(position, position.unit(u).pose, position.unit(u).base, side, whole);
}

Angle wantedWheel(const Position& position, UnitIndex u, UnitIndex target) {
  if (!mayWheelToCharge(position, u)) return 0;
  const auto wheel = wheelTowards(position.unit(u).pose, position.unit(u).base, position.unit(target).pose.centre);
  if (!wheel) return 0;
  return wheel->side == Side::left ? -wheel->angle : wheel->angle;
}

}  // namespace

ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& through,
                      std::optional<Angle> wheel, double wheelLimit) {
  const Unit& unit = position.unit(charger);
  ChargePlan plan;
  const Angle wanted = wheel ? *wheel : wantedWheel(position, charger, target);
  const Side side = wanted < 0 ? Side::left : Side::right;
  Angle angle = openWheel(position, charger, side, std::abs(wanted), through);
  while (angle > 0 && wheelWay(position, unit.base.frontage, angle) > wheelLimit) {
    angle = std::min(angle - 1, wheelWithin(unit.base.frontage, wholeLength(wheelLimit)));
  }
  plan.wheel = side == Side::left ? -angle : angle;
  plan.wheelWay = wheelWay(position, unit.base.frontage, angle);
  plan.wheeled = angle == 0 ? unit.pose : wheeled(unit.pose, unit.base, side, angle);
  const Footprint stand(plan.wheeled, unit.base);
  plan.toBlocker = farAway;
  position.forEachPresent([&](UnitIndex v) {
    if (v == charger || through.test(static_cast<std::size_t>(v))) return;
    const auto touch = firstTouch(stand, stand.forward, v == target ? farAway : plan.toBlocker, position.stand(v));
    if (v == target) {
      plan.toTarget = touch;
      // A wheel that ends at the target has touched it, if only with a corner.
      if (!touch && touching(stand, position.stand(v))) plan.toTarget = 0.0;
    } else if (touch && *touch < plan.toBlocker) {
      plan.blocker = v;
      plan.toBlocker = *touch;
    }
  });
  plan.toEdge = roomAhead(position.table(), stand, stand.forward);
  return plan;
}

bool chargeTouches(const Position& position, UnitIndex charger, const ChargePlan& plan, double straight,
                   const Footprint& other) {
  const Footprint& start = position.stand(charger);
  const Side side = plan.wheel < 0 ? Side::left : Side::right;
  const Angle angle = std::abs(plan.wheel);
  if (angle > 0 && freeTurn(start, wheelCorner(start, side), side, angle, other) < angle - 1e-5) return true;
  const Footprint wheeledStand(plan.wheeled, position.unit(charger).base);
  return firstTouch(wheeledStand, wheeledStand.forward, straight, other).has_value();
}

LineWheel planLineWheel(const Position& position, const UnitSet& line, const Leg& leg) {
  const bool left = leg.kind == LegKind::wheelLeft;
  const Side side = left ? Side::left : Side::right;
  LineWheel wheel;
  wheel.clockwise = left ? -leg.amount : leg.amount;
  // The inner corner is the foremost unit's on the flank that the line turns to: the corner farthest to that side.
  UnitIndex first = noUnit;
  double farthest = 0.0;
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    if (first == noUnit) first = u;
    const double aside = position.stand(first).local(wheelCorner(position.stand(u), side)).x * (left ? -1.0 : 1.0);
    if (u == first || aside > farthest) {
      farthest = aside;
      wheel.pivot = wheelCorner(position.stand(u), side);
    }
  });
  double radius = 0.0;
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    const Footprint& stand = position.stand(u);
    radius = std::max({radius, distance(wheel.pivot, stand.frontLeft()), distance(wheel.pivot, stand.frontRight())});
    const Pose end = rotatedAbout(position.unit(u).pose, wheel.pivot, wheel.clockwise);
    if (!position.onTable(Footprint(end, position.unit(u).base))) wheel.edge = true;
    position.forEachPresent([&](UnitIndex v) {
      if (line.test(static_cast<std::size_t>(v)) || wheel.blocker != noUnit) return;
      if (position.enemies(u, v) && position.routed(v)) return;
      const double clearance = position.enemies(u, v) ? touchingGap + 1.0 : 0.0;
      // The ring that the unit sweeps about the pivot, and the circle around the other.
      const double away = distance(wheel.pivot, position.stand(v).centre);
      const double own = distance(wheel.pivot, stand.centre);
      const double margin = stand.radius + position.stand(v).radius + clearance;
      if (away > own + margin || away < own - margin) return;
      const double open = clearance > 0.0
                              ? freeTurnClearOf(stand, wheel.pivot, side, leg.amount, position.stand(v), clearance)
                              : freeTurn(stand, wheel.pivot, side, leg.amount, position.stand(v));
      if (open >= leg.amount - 1e-5) return;
      wheel.blocker = v;
      wheel.blocked = u;
    });
  });
  wheel.way = wheelWay(position, radius, leg.amount);
  return wheel;
}

}  // namespace signifer::hannibal
