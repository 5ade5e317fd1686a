#include "initiative/play/paths.h"

#include <algorithm>

#include "table/sweep.h"

namespace signifer::initiative {
namespace {

constexpr double sampleWay = 500.0;

/// The unit as it stands after part of a leg.
Footprint along(const Position& position, UnitIndex u, const Pose& from, Leg leg, double share) {
  leg.amount = static_cast<std::int32_t>(leg.amount * share);
  const Base& base = position.unit(u).base;
  return Footprint(after(from, base, leg), base);
}

/// Keeps a unit under the proximity rule from the moment it takes hold to the end of the move.
class ProximityWatch {
 public:
  ProximityWatch(const Position& position, UnitIndex u) : position_(position), u_(u) {
    const Tables& tables = position.rules().tables;
    limit_ = (position.openOrder(u) ? tables.proximityOpenOrder : tables.proximityFormed) * oneInch;
  }

  /// False where the leg breaks the rule.
  [[nodiscard]] bool walk(const Pose& from, const Leg& leg) {
    const Base& base = position_.unit(u_).base;
    const double way = lengthOf(base, leg);
    const int samples = std::max(1, static_cast<int>(std::ceil(way / sampleWay)));
    trend_ = 0;
    if (!look(Footprint(from, base), true)) return false;
    for (int i = 1; i <= samples; ++i)
      if (!look(along(position_, u_, from, leg, static_cast<double>(i) / samples), false)) return false;
    return true;
  }
  void turn(const Footprint& before) { takeHold(before); }
  [[nodiscard]] bool facesAtEnd(const Footprint& at) {
    takeHold(at);
    return bound_ == noUnit || position_.faces(at, bound_);
  }
  [[nodiscard]] UnitIndex bound() const { return bound_; }

 private:
  bool takeHold(const Footprint& at) {
    if (bound_ != noUnit) return false;
    double away = 0;
    const UnitIndex nearest = position_.nearestEnemy(u_, at, &away);
    if (nearest == noUnit || away > limit_) return false;
    bound_ = nearest;
    return true;
  }
  bool look(const Footprint& at, bool start) {
    const bool fresh = takeHold(at);
    if (bound_ == noUnit) return true;
    // IO-PRX-4: it faces when the rule takes hold; at the start of a leg after its turn.
    if ((fresh || start) && !position_.faces(at, bound_)) return false;
    const double away = distanceBetween(at, position_.stand(bound_));
    const double change = away - last_;
    last_ = away;
    if (fresh || start || position_.options().proximityMoves == ProximityMoves::anyMoveAfterFacing) return true;
    const int trend = change > roundingTolerance ? 1 : change < -roundingTolerance ? -1 : 0;
    if (trend == 0 || trend_ == -trend) return false;  // IO-PRX-5
    trend_ = trend;
    return true;
  }

  const Position& position_;
  UnitIndex u_;
  double limit_ = 0;
  UnitIndex bound_ = noUnit;
  double last_ = 0;
  int trend_ = 0;
};

PathFault stoppedBy(const Position& position, UnitIndex u, const Pose& from, const Leg& leg) {
  const Base& base = position.unit(u).base;
  PathFault fault{"IO-MOV-13", "table-edge", noUnit, std::nullopt, std::nullopt};
  std::int32_t least = leg.amount;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || passes(position, u, v)) return;
    const double clear = position.enemies(u, v) ? position.book().clear : 0.0;
    const std::int32_t open = openAmount(from, base, leg, position.stand(v), clear);
    if (open >= least) return;
    least = open;
    fault = {"IO-MOV-7", "way-blocked", v, std::nullopt, std::nullopt};
  });
  return fault;
}

std::optional<PathFault> retirementFault(const Position& position, UnitIndex u, const Pose& end) {
  const Unit& unit = position.unit(u);
  const Footprint there(end, unit.base);
  const Length before = unit.side == 0 ? unit.pose.centre.y : position.table().depth - unit.pose.centre.y;
  const Length behind = unit.side == 0 ? end.centre.y : position.table().depth - end.centre.y;
  if (behind >= before) return PathFault{"IO-FRE-8", "not-nearer-own-edge", u, std::nullopt, std::nullopt};
  std::optional<PathFault> fault;
  position.forEachEnemy(u, [&](UnitIndex v) {
    if (fault || !position.sees(u, v)) return;
    if (distanceBetween(there, position.stand(v)) <= position.gap(u, v))
      fault = PathFault{"IO-FRE-8", "not-further-from-enemy", v, std::nullopt, std::nullopt};
  });
  return fault;
}

std::optional<PathFault> turnFault(const Position& position, UnitIndex u, const Pose& turned, bool& used) {
  if (used) return PathFault{"IO-MOV-6", "second-turn", u, std::nullopt, std::nullopt};
  used = true;
  const UnitIndex other = standsOn(position, u, turned, position.unit(u).base);
  if (other != noUnit) return PathFault{"IO-MOV-6", "no-room-to-turn", other, std::nullopt, std::nullopt};
  return std::nullopt;
}

}  // namespace

bool passes(const Position& position, UnitIndex a, UnitIndex b) {
  return !position.enemies(a, b) && (position.openOrder(a) || position.openOrder(b));
}

UnitIndex standsOn(const Position& position, UnitIndex u, const Pose& pose, const Base& base) {
  const Footprint there(pose, base);
  if (!isOn(position.table(), there)) return u;
  UnitIndex found = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || found != noUnit) return;
    const Footprint& other = position.stand(v);
    const bool tooNear = position.enemies(u, v) && within(there, other, position.book().clear - roundingTolerance) &&
                         distanceBetween(there, other) < position.gap(u, v) - roundingTolerance;
    if (tooNear || overlaps(there, other)) found = v;
  });
  return found;
}

Leg openLeg(const Position& position, UnitIndex u, const Pose& from, Leg leg) {
  const Base& base = position.unit(u).base;
  if (isStraight(leg.kind)) {
    const Footprint start(from, base);
    const double room = roomAhead(position.table(), start, directionOf(start, leg.kind));
    leg.amount = std::min(leg.amount, wholeLength(std::min(room, 1e6)));
  }
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || leg.amount <= 0 || passes(position, u, v)) return;
    const double clear = position.enemies(u, v) ? position.book().clear : 0.0;
    leg.amount = std::min(leg.amount, openAmount(from, base, leg, position.stand(v), clear));
  });
  return leg;
}

std::optional<PathFault> faultOf(const Position& position, UnitIndex u, const Path& path, MoveBasis basis) {
  const Base& base = position.unit(u).base;
  const Length allowed = position.moveLength(u);
  Pose pose = position.unit(u).pose;
  ProximityWatch watch(position, u);
  const bool watched = basis != MoveBasis::retirement && basis != MoveBasis::turnOnly;
  bool turned = false;
  std::int64_t cost = 0;
  for (const Leg& leg : path) {
    const Pose next = after(pose, base, leg);
    if (!isStraight(leg.kind) && !isWheel(leg.kind)) {
      if (const auto fault = turnFault(position, u, next, turned)) return fault;
      if (watched) watch.turn(Footprint(pose, base));
    } else {
      if (leg.amount < 0 || leg.amount > 40000)
        return PathFault{"IO-MOV-6", "leg-too-long", u, std::nullopt, std::nullopt};
      cost += lengthOf(base, leg);
      if (cost > allowed)
        return PathFault{"IO-MOV-5", "too-far", u, Figure::inches(static_cast<Length>(cost)), Figure::inches(allowed)};
      if (openLeg(position, u, pose, leg).amount < leg.amount) return stoppedBy(position, u, pose, leg);
      if (watched && !watch.walk(pose, leg))
        return PathFault{"IO-PRX-5", "proximity", watch.bound(), std::nullopt, std::nullopt};
    }
    pose = next;
  }
  const Footprint end(pose, base);
  if (!isOn(position.table(), end)) return PathFault{"IO-MOV-13", "table-edge", noUnit, std::nullopt, std::nullopt};
  if (watched && !path.empty() && !watch.facesAtEnd(end))
    return PathFault{"IO-PRX-4", "must-face", watch.bound(), std::nullopt, std::nullopt};
  const UnitIndex other = path.empty() ? noUnit : standsOn(position, u, pose, base);
  if (other != noUnit) return PathFault{"IO-MOV-7", "ends-on-a-unit", other, std::nullopt, std::nullopt};
  if (basis == MoveBasis::retirement && !path.empty()) return retirementFault(position, u, pose);
  return std::nullopt;
}

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target) {
  const Base& base = position.unit(u).base;
  const Footprint& foe = position.stand(target);
  ChargePlan plan;
  plan.start = position.unit(u).pose;
  plan.quarter = position.quarter(foe, position.stand(u).frontCentre());
  // D-51: the turn to face comes first.
  double away = 0;
  const UnitIndex nearest = position.nearestEnemy(u, &away);
  const Tables& tables = position.rules().tables;
  const int limit = position.openOrder(u) ? tables.proximityOpenOrder : tables.proximityFormed;
  if (nearest != noUnit && away <= limit * oneInch && !position.faces(position.stand(u), nearest)) {
    const Angle heading = headingTo(plan.start.centre, position.unit(nearest).pose.centre);
    plan.start = turnedTo(plan.start, heading);
    plan.path.add({LegKind::pivot, heading});
    plan.blocker = standsOn(position, u, plan.start, base);
  }
  Footprint own(plan.start, base);
  plan.targetInFront = position.partlyInFront(own, target);
  const auto wheel = leastWheelToMeet(plan.start, base, foe, position.book().chargeWheel);
  if (!wheel) return plan;
  if (wheel->angle > 0) {
    const Leg turn{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, wheel->angle};
    plan.path.add(turn);
    position.forEachPresent([&](UnitIndex v) {
      if (v == u || v == target || passes(position, u, v)) return;
      if (openAmount(plan.start, base, turn, position.stand(v)) < turn.amount) plan.blocker = v;
    });
  }
  const Pose wheeled = wheel->angle > 0 ? after(plan.start, base, plan.path[plan.path.size() - 1]) : plan.start;
  own = Footprint(wheeled, base);
  const auto touch = firstTouch(own, own.forward, 60.0 * oneInch, foe);
  if (!touch) return plan;
  plan.distance = *touch + (wheel->angle > 0 ? wheel->length : 0);
  if (roomAhead(position.table(), own, own.forward) < *touch) plan.blocker = u;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || plan.blocker != noUnit || passes(position, u, v)) return;
    const auto met = firstTouch(own, own.forward, *touch, position.stand(v));
    if (met && *met < *touch - touchingGap) plan.blocker = v;
  });
  const Length straight = toLength(*touch);
  if (straight > 0) plan.path.add({LegKind::ahead, straight});
  // It may pass friends, but not stand on them.
  const Footprint end(movedAhead(wheeled, straight), base);
  position.forEachPresent([&](UnitIndex v) {
    if (v != u && v != target && plan.blocker == noUnit && overlaps(end, position.stand(v), 10.0)) plan.blocker = v;
  });
  return plan;
}

ChargeIn chargeFacts(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target, ChargeBasis basis,
                     int moves) {
  ChargeIn in;
  in.troop = position.troop(u);
  const Formation formation = position.formation(u);
  in.formation = formation == Formation::buildings ? FieldFormation::square : static_cast<FieldFormation>(formation);
  in.distanceInches = plan.distance.value_or(60.0 * oneInch) / oneInch;
  in.basis = basis;
  in.moves = moves;
  in.seesTarget = position.sees(u, target);
  in.targetInFront = plan.targetInFront;
  in.shaken = position.shaken(u);
  in.disordered = position.disordered(u);
  in.engaged = position.engaged(u);
  return in;
}

Vec2 awayFrom(const Footprint& base, Quarter quarter) {
  switch (quarter) {
    case Quarter::front:
      return -base.forward;
    case Quarter::left:
      return base.right;
    case Quarter::right:
      return -base.right;
    case Quarter::rear:
      break;
  }
  return base.forward;
}

Room roomAlong(const Position& position, UnitIndex u, Vec2 direction, double limit, const UnitSet& ignored) {
  const Footprint& base = position.stand(u);
  Room room{limit, false};
  const double edge = roomAhead(position.table(), base, direction);
  if (edge < room.way) room = {std::max(0.0, edge), true};
  const UnitSet foes = position.foes(u);
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || in(ignored, v)) return;
    std::optional<double> met;
    if (position.enemies(u, v)) {
      if (in(foes, v)) return;
      met = firstWithin(base, direction, room.way, position.stand(v), position.book().clear);
    } else if (!passes(position, u, v)) {
      met = firstTouch(base, direction, room.way, position.stand(v));
    }
    if (met && *met < room.way) room = {std::max(0.0, *met), false};
  });
  // Friends that may be passed may not be ended on: back to where it stands clear.
  for (int tries = 0; tries < 8; ++tries) {
    const Footprint there = base.shifted(direction * room.way);
    double back = room.way;
    position.forEachPresent([&](UnitIndex v) {
      if (v == u || in(ignored, v) || position.enemies(u, v) || !overlaps(there, position.stand(v))) return;
      const auto met = firstTouch(base, direction, room.way, position.stand(v));
      back = std::min(back, met.value_or(0.0));
    });
    if (back >= room.way) break;
    room = {back, false};
  }
  return room;
}

}  // namespace signifer::initiative
