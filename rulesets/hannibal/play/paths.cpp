#include "hannibal/play/paths.h"

#include <algorithm>
#include <cmath>

#include "hannibal/movement.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

constexpr double farAway = 400.0 * oneInch;

Side sideOf(LegKind kind) { return kind == LegKind::wheelLeft ? Side::left : Side::right; }

/// A turn about a point keeps to the table (D72): the largest angle, up to the given one, at which the base is still on
/// it.
Angle turnOnTable(const Position& position, const Pose& from, const Base& base, Vec2 pivot, Side side, Angle angle) {
  const Footprint stand(from, base);
  const double reach = distance(pivot, stand.centre) + stand.radius;
  const Tabletop& table = position.table();
  const bool farIn =
      pivot.x > reach && pivot.y > reach && pivot.x < table.width - reach && pivot.y < table.depth - reach;
  if (farIn) return angle;
  const auto onTableAt = [&](Angle turned) {
    return position.onTable(Footprint(rotatedAbout(from, pivot, side == Side::left ? -turned : turned), base));
  };
  for (Angle turned = 0; turned < angle; turned += oneDegree) {
    const Angle next = std::min(turned + oneDegree, angle);
    if (onTableAt(next)) continue;
    Angle open = turned;
    while (open < next && onTableAt(open + 1)) ++open;
    return open;
  }
  return angle;
}

Angle wheelOnTable(const Position& position, const Pose& from, const Base& base, Side side, Angle angle) {
  return turnOnTable(position, from, base, wheelCorner(Footprint(from, base), side), side, angle);
}

/// Can a leg bring the mover near the other at all? By their centres alone, before a base is made.
bool legComesNear(const Position& position, const Footprint& stand, const Leg& leg, UnitIndex other) {
  // A wheel takes no part of the base farther from its centre than three times its own reach.
  const double way = isStraight(leg.kind) ? leg.amount : 2.0 * stand.radius;
  const double most = way + stand.radius + position.spread(other) + 4.0 * touchingGap;
  return squaredLength(toVec(position.unit(other).pose.centre) - stand.centre) <= most * most;
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
    if (other == mover || !legComesNear(position, stand, leg, other) || givesWay(position, mover, other) ||
        passesThrough(position, mover, other))
      return;
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
    if (found != noUnit || other == mover || givesWay(position, mover, other)) return;
    const double reach = stand.radius + position.spread(other);
    if (squaredLength(toVec(position.unit(other).pose.centre) - stand.centre) > reach * reach) return;
    if (nearEach(stand, position.stand(other)) && overlaps(stand, position.stand(other))) found = other;
  });
  return found;
}

WaySum sumOf(const Position& position, UnitIndex mover, const Path& path) {
  WaySum sum;
  sum.facts.moveClass = position.moveClass(mover);
  sum.facts.forwardInches = toInches(position.status(mover, UnitStatus::spentInches));
  for (const Leg& leg : path) {
    const double inches = toInches(leg.amount);
    sum.marches = sum.marches || isStraight(leg.kind) || leg.kind == LegKind::aboutFace;
    if (leg.kind == LegKind::ahead) sum.facts.forwardInches += inches;
    if (leg.kind == LegKind::left || leg.kind == LegKind::right) sum.facts.sidewaysInches += inches;
    if (leg.kind == LegKind::back) sum.facts.rearwardInches += inches;
    if (leg.kind == LegKind::aboutFace) ++sum.facts.aboutFaces;
    if (leg.kind == LegKind::pivot) sum.pivots = true;
    if (!isWheel(leg.kind)) continue;
    ++sum.wheels;
    sum.facts.wheelInches += wheelWay(position, position.unit(mover).base.frontage, leg.amount) / oneInch;
  }
  return sum;
}

ManoeuvreIn manoeuvreFacts(const Position& position, UnitIndex u, Finish finish, int wheels, bool marches) {
  ManoeuvreIn in;
  in.unitType = position.type(u);
  in.march = marches || position.is(u, UnitStatus::movedThisTurn);
  in.wheels = position.status(u, UnitStatus::wheelsUsed) + wheels;
  in.finish = finish;
  // The wheel of a line that has wheeled together is the unit's own; a charge gives a unit in line no other.
  in.partOfBattleLine = finish == Finish::none && wheels > 0 && position.wasInLine(u) && !isLight(in.unitType);
  in.lineWheelsTogether = false;
  in.status = position.state(u);
  return in;
}

ChargePermittedIn chargerFacts(const Position& position, UnitIndex u) {
  ChargePermittedIn in;
  in.moveClass = position.moveClass(u);
  in.unitType = position.type(u);
  in.battleWorn = position.worn(u);
  in.wear = position.wear(u);
  in.veteran = position.has(u, UnitProfile::veteran);
  in.leaderAttached = position.leader(u) != noPerson;
  in.status = position.state(u);
  return in;
}

Answered<MarchIn, MarchOut> legRuling(const Position& position, UnitIndex mover, const Leg& leg) {
  MarchIn in = sumOf(position, mover, {leg}).facts;
  in.forwardInches = leg.kind == LegKind::ahead ? toInches(leg.amount) : 0;
  return ask(*position.rulings().march, in);
}

Length costOf(const Position& position, UnitIndex mover, const Leg& leg) {
  return toLength(legRuling(position, mover, leg)->spentInches * oneInch);
}

FirstMet firstGivingWay(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg) {
  FirstMet first{noUnit, leg.amount, false};
  const Base& base = position.unit(mover).base;
  const Footprint stand(from, base);
  const Footprint end(after(from, base, leg), base);
  const bool turns = !isStraight(leg.kind) && !isWheel(leg.kind);
  position.forEachPresent([&](UnitIndex other) {
    if (other == mover || !legComesNear(position, stand, leg, other) || !givesWay(position, mover, other)) return;
    const std::int32_t at = turns ? first.at : openAmount(stand, {leg.kind, first.at}, position.stand(other), 0.0);
    if (at < first.at || (at == first.at && first.unit == noUnit && within(end, position.stand(other), touchingGap)))
      first = {other, at, false};
  });
  return first;
}

namespace {

/// The mover does not halt twice for the same skirmishers: it would not get on.
bool hasGivenWay(const Position& position, UnitIndex skirmishers) {
  return position.is(skirmishers, UnitStatus::retreating);
}

/// The last place on the leg, up to `at`, at which the mover lies on no friend; `at` itself if it starts on one.
std::int32_t clearPlace(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg, std::int32_t at) {
  const Base& base = position.unit(mover).base;
  while (at > 0) {
    const UnitIndex under = overlappedAtEnd(position, mover, after(from, base, {leg.kind, at}));
    if (under == noUnit) return at;
    const std::int32_t before = openAmount(from, base, {leg.kind, at}, position.stand(under));
    if (before >= at) return at;
    at = before;
  }
  return at;
}

}  // namespace

FirstMet firstWaitedFor(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg, const Leg* next) {
  FirstMet met = firstGivingWay(position, mover, from, leg);
  if (position.options().passThroughFriends == PassThroughFriends::no) return met;
  if (met.unit == noUnit && next != nullptr) {
    const Pose end = after(from, position.unit(mover).base, leg);
    if (overlappedAtEnd(position, mover, end) == noUnit) return met;
    met.unit = firstGivingWay(position, mover, end, *next).unit;
  }
  if (met.unit == noUnit) return met;
  const std::int32_t touched = met.at;
  met.at = clearPlace(position, mover, from, leg, met.at);
  met.stops = met.at == 0 && touched > 0 && hasGivenWay(position, met.unit);
  return met;
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
    const double reach = 2.0 * stand.radius + position.spread(v);
    if (squaredLength(toVec(position.unit(v).pose.centre) - pivot) > reach * reach) return;
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
    // Beside its line, and so in nobody's way.
    const Vec2 between = toVec(position.unit(v).pose.centre) - stand.centre;
    if (v != target && std::abs(cross(stand.forward, between)) > stand.radius + position.spread(v)) return;
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

ChargePermittedIn chargeFacts(const Position& position, UnitIndex charger, UnitIndex target, const ChargePlan& plan) {
  const double spent = position.status(charger, UnitStatus::spentInches);
  const double straight = plan.toTarget.value_or(distanceBetween(position.stand(charger), position.stand(target)));
  ChargePermittedIn in = chargerFacts(position, charger);
  in.distanceInches = (spent + plan.wheelWay + straight) / oneInch;
  in.targetInForwardArc = position.inForwardArc(charger, target);
  if (!in.targetInForwardArc) in.outsideArc = position.outsideForwardArc(charger, target);
  in.pathClear = plan.clear();
  return in;
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

namespace {

/// The inner corner is the foremost unit's on the flank that the line turns to: the corner farthest to that side.
Vec2 innerCorner(const Position& position, const UnitSet& line, Side side) {
  Vec2 pivot;
  UnitIndex first = noUnit;
  double farthest = 0.0;
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    if (first == noUnit) first = u;
    const Vec2 corner = wheelCorner(position.stand(u), side);
    const double aside = position.stand(first).local(corner).x * (side == Side::left ? -1.0 : 1.0);
    if (u != first && aside <= farthest) return;
    farthest = aside;
    pivot = corner;
  });
  return pivot;
}

/// Can the one touch the other while it turns about the pivot? The ring that it sweeps, and the circle around the
/// other.
bool ringReaches(const Footprint& stand, Vec2 pivot, const Footprint& other, double clearance) {
  const double away = distance(pivot, other.centre);
  const double own = distance(pivot, stand.centre);
  const double margin = stand.radius + other.radius + clearance;
  return away <= own + margin && away >= own - margin;
}

/// How far a unit of the line turns before it touches this one, which does not give way.
double openToTurn(const Position& position, UnitIndex u, Vec2 pivot, Side side, double angle, UnitIndex v) {
  const double clearance = mayTouch(position, u, v) ? 0.0 : touchingGap + 1.0;
  const Footprint& stand = position.stand(u);
  const Footprint& other = position.stand(v);
  if (!ringReaches(stand, pivot, other, clearance)) return angle;
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
  position.forEachPresent([&](UnitIndex u) {
    if (!line.test(static_cast<std::size_t>(u))) return;
    const Footprint& stand = position.stand(u);
    radius = std::max({radius, distance(wheel.pivot, stand.frontLeft()), distance(wheel.pivot, stand.frontRight())});
    position.forEachPresent([&](UnitIndex v) {
      if (line.test(static_cast<std::size_t>(v)) || givesWay(position, u, v) || passesThrough(position, u, v)) return;
      const double open = openToTurn(position, u, wheel.pivot, side, wheel.open, v);
      if (open >= wheel.open - 1e-5) return;
      wheel.open = static_cast<Angle>(std::floor(open));
      wheel.blocker = v;
      wheel.blocked = u;
    });
    const Unit& unit = position.unit(u);
    const Angle onTable = turnOnTable(position, unit.pose, unit.base, wheel.pivot, side, wheel.open);
    if (onTable >= wheel.open) return;
    wheel.open = onTable;
    wheel.edge = true;
  });
  wheel.way = wheelWay(position, radius, leg.amount);
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
