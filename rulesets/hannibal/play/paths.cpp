#include "hannibal/play/paths.h"

#include <algorithm>
#include <cmath>

#include "hannibal/movement.h"
#include "table/distance.h"
#include "table/edges.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::hannibal {
namespace {

/// Finds the units that may come near a mover on a leg, by their centres before a base is made.
class LegReach {
 public:
  LegReach(const Footprint& stand, const Leg& leg) : leg_(leg), from_(stand.centre), own_(stand.radius) {
    if (isStraight(leg.kind)) {
      way_ = directionOf(stand, leg.kind);
    } else if (isWheel(leg.kind)) {
      // No part of the base is farther from the corner about which it turns.
      from_ = wheelCorner(stand, sideOf(leg.kind));
      own_ = 2.0 * stand.radius;
    }
    own_ += 4.0 * touchingGap;
  }
  /// Calls f for those on the table that may come near, in their order.
  template <class F>
  void forEach(const Position& position, F&& f) const {
    const Vec2 to = from_ + way_ * (isStraight(leg_.kind) ? leg_.amount : 0);
    const Vec2 margin{own_, own_};
    position.forEachWithin(Vec2{std::min(from_.x, to.x), std::min(from_.y, to.y)} - margin,
                           Vec2{std::max(from_.x, to.x), std::max(from_.y, to.y)} + margin, [&](UnitIndex other) {
                             if (mayReach(position, other)) f(other);
                           });
  }

 private:
  [[nodiscard]] bool mayReach(const Position& position, UnitIndex other) const {
    const Vec2 between = toVec(position.unit(other).pose.centre) - from_;
    const double reach = own_ + position.spread(other);
    if (!isStraight(leg_.kind)) return squaredLength(between) <= reach * reach;
    const double ahead = dot(between, way_);
    return std::abs(cross(way_, between)) <= reach && ahead >= -reach && ahead <= leg_.amount + reach;
  }

  Leg leg_;
  Vec2 from_;
  double own_;
  Vec2 way_;
};

}  // namespace

bool mayTouch(const Position& position, UnitIndex mover, UnitIndex other) {
  return !position.enemies(mover, other) || position.options().marchIntoContact == MarchIntoContact::anyone;
}

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

namespace {

/// The friends that a wheel, or the leg ahead after it, may clip: those who touched the unit where the wheel began.
PastFriends pastOf(const Position& position, UnitIndex mover, const Footprint& stand, const Pose& from, const Leg& leg,
                   Angle wheel) {
  if (isWheel(leg.kind) ? wheel == 0 : leg.kind != LegKind::ahead || wheel == 0)
    return isWheel(leg.kind) ? pastFriends(position, mover, stand) : PastFriends();
  const Side side = isWheel(leg.kind) ? sideOf(leg.kind) : wheel < 0 ? Side::left : Side::right;
  const Pose began = rotatedAbout(from, wheelCorner(stand, side), -wheel);
  return pastFriends(position, mover, Footprint(began, position.unit(mover).base));
}

/// The open length of a leg past a friend whom it may clip or leave behind: the mover goes no deeper into the friend
/// than it is.
std::int32_t openPast(const PastFriends& past, UnitIndex other, Turn& turn, const Footprint& stand, const Leg& leg,
                      const Footprint& obstacle, double depth) {
  if (isWheel(leg.kind)) return past.openTurn(turn, obstacle);
  const double most = past.excuses(other) ? std::max(past.most(), depth) : std::max(clearedOverlap, depth);
  return wholeLength(freeAheadPast(stand, directionOf(stand, leg.kind), leg.amount, obstacle, most));
}

OpenLeg measureLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg, std::int32_t least,
                   Angle wheel) {
  OpenLeg open{leg.amount, noUnit, false, false};
  const Base& base = position.unit(mover).base;
  const Footprint stand(from, base);
  const bool wheels = isWheel(leg.kind);
  const bool clips = position.options().wheelPastFriends == WheelPastFriends::clips;
  const PastFriends past = pastOf(position, mover, stand, from, leg, wheel);
  Turn turn(stand, wheels ? wheelCorner(stand, sideOf(leg.kind)) : stand.centre, sideOf(leg.kind), leg.amount);
  LegReach(stand, leg).forEach(position, [&](UnitIndex other) {
    const bool yields = givesWay(position, mover, other);
    open.mayMeet = open.mayMeet || yields;
    if (open.amount < least || other == mover || yields || passesThrough(position, mover, other)) return;
    const double clearance = mayTouch(position, mover, other) ? 0.0 : touchingGap + 1.0;
    const Footprint& obstacle = position.stand(other);
    const Leg rest{leg.kind, open.amount};
    std::int32_t amount = wheels ? turn.openAmount(obstacle, clearance) : openAmount(stand, rest, obstacle, clearance);
    if (amount < open.amount && clips && !position.enemies(mover, other)) {
      const double depth = overlapDepth(stand, obstacle);
      if (past.excuses(other) || (!wheels && depth > roundingTolerance))
        amount = openPast(past, other, turn, stand, rest, obstacle, depth);
    }
    if (amount >= open.amount) return;
    open = {amount, other, false, open.mayMeet};
    turn.endAt(amount);
  });
  const std::int32_t onTable = amountOnTable(position.table(), from, base, {leg.kind, open.amount});
  if (onTable < open.amount) open = {onTable, noUnit, true, open.mayMeet};
  return open;
}

}  // namespace

PastFriends pastFriends(const Position& position, UnitIndex mover, const Footprint& start, double most) {
  if (position.options().wheelPastFriends == WheelPastFriends::no) return {};
  return friendsBeside(position, mover, start, most);
}

Angle wheelBefore(const Path& path, std::size_t leg) {
  if (leg == 0 || path[leg].kind != LegKind::ahead || !isWheel(path[leg - 1].kind)) return 0;
  return clockwiseOf(path[leg - 1]);
}

std::optional<Unclear> unclearAfter(const Position& position, UnitIndex mover, const Pose& from, const Leg& wheel,
                                    Length straight) {
  const Base& base = position.unit(mover).base;
  const PastFriends past = pastFriends(position, mover, Footprint(from, base));
  if (past.none()) return std::nullopt;
  const Footprint wheeledStand(after(from, base, wheel), base);
  if (past.clearedAfter(position, wheeledStand, straight)) return std::nullopt;
  return Unclear{past.deepest(position, wheeledStand), past.needed(position, wheeledStand)};
}

// HG-MAN-13, HG-MAN-15, D68, D72. Measured when it is drawn and again when it is walked: nobody else moves between.
OpenLeg openLeg(const Position& position, UnitIndex mover, const Pose& from, const Leg& leg, std::int32_t least,
                Angle wheel) {
  if (!isStraight(leg.kind) && !isWheel(leg.kind)) return {leg.amount, noUnit, false};
  KnownWays& known = position.knownWays(mover);
  if (const auto open = known.find(from, leg, wheel)) {
    checkKept(
        open->amount, [&] { return measureLeg(position, mover, from, leg, least, wheel).amount; }, mover);
    return *open;
  }
  const OpenLeg open = measureLeg(position, mover, from, leg, least, wheel);
  if (open.amount >= least) known.add({from, leg, wheel, open});
  return open;
}

UnitIndex overlappedAtEnd(const Position& position, UnitIndex mover, const Pose& end) {
  const Footprint stand(end, position.unit(mover).base);
  UnitIndex found = noUnit;
  position.forEachNear(stand.centre, stand.radius, [&](UnitIndex other) {
    const double reach = stand.radius + position.spread(other);
    if (squaredLength(toVec(position.unit(other).pose.centre) - stand.centre) > reach * reach) return;
    if (found != noUnit || other == mover || givesWay(position, mover, other)) return;
    const Footprint& there = position.stand(other);
    if (nearEach(stand, there) && overlaps(stand, there, overlapLeft(position, mover, other))) found = other;
  });
  return found;
}

UnitIndex touchedAtEnd(const Position& position, UnitIndex mover, const Pose& end) {
  const Footprint stand(end, position.unit(mover).base);
  UnitIndex found = noUnit;
  position.forEachEnemyNear(mover, stand.centre, stand.radius + touchingGap, [&](UnitIndex other) {
    if (found != noUnit || givesWay(position, mover, other) || mayTouch(position, mover, other)) return;
    if (touching(stand, position.stand(other))) found = other;
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
  if (const auto known = position.knownWays(mover).find(from, leg); known && !known->mayMeet) return first;
  const Base& base = position.unit(mover).base;
  const Footprint stand(from, base);
  const bool turns = !isStraight(leg.kind) && !isWheel(leg.kind);
  const auto isAtEnd = [&](UnitIndex other) {
    return within(Footprint(after(from, base, leg), base), position.stand(other), touchingGap);
  };
  LegReach(stand, leg).forEach(position, [&](UnitIndex other) {
    if (!givesWay(position, mover, other)) return;
    const std::int32_t at = turns ? first.at : openAmount(stand, {leg.kind, first.at}, position.stand(other), 0.0);
    if (at < first.at || (at == first.at && first.unit == noUnit && isAtEnd(other))) first = {other, at, false};
  });
  return first;
}

bool hasGivenWay(const Position& position, UnitIndex skirmishers) {
  return position.is(skirmishers, UnitStatus::retreating);
}

namespace {

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

}  // namespace signifer::hannibal
