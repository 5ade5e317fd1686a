#include "initiative/play/charge.h"

#include <algorithm>

#include "table/sweep.h"

namespace signifer::initiative {
namespace {

constexpr double farthest = 60.0 * oneInch;

/// The heading of the turn to face.
Angle headingToFace(const Position& position, UnitIndex u, UnitIndex target, UnitIndex nearest) {
  const Unit& unit = position.unit(u);
  const Angle direct = headingTo(unit.pose.centre, position.unit(target).pose.centre);
  if (target != nearest && position.faces(Footprint(turnedTo(unit.pose, direct), unit.base), nearest)) return direct;
  return headingTo(unit.pose.centre, position.unit(nearest).pose.centre);
}

/// What the wheel strikes that is not charged.
UnitIndex inTheWheel(const Position& position, UnitIndex u, UnitIndex target, const Pose& from, const Leg& wheel) {
  UnitIndex found = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || found != noUnit || passes(position, u, v)) return;
    if (openAmount(from, position.unit(u).base, wheel, position.stand(v)) < wheel.amount) found = v;
  });
  return found;
}

/// What stands in the straight way: nothing may be struck before the target, and up to the last inch enemies that are
/// not charged keep their distance (IO-MOV-7).
UnitIndex inTheWay(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own, double touch) {
  const double clear = position.book().clear;
  UnitIndex found = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || found != noUnit || passes(position, u, v)) return;
    const Footprint& other = position.stand(v);
    if (!within(own, other, touch + clear)) return;
    const auto met = firstTouch(own, own.forward, touch, other);
    const bool struck = met && *met < touch - touchingGap;
    const bool tooNear = position.enemies(u, v) && touch > clear &&
                         firstWithin(own, own.forward, touch - clear, other, clear).has_value();
    if (struck || tooNear) found = v;
  });
  return found;
}

/// A friend that it would stand on: it may pass some, but not end there.
UnitIndex onAFriend(const Position& position, UnitIndex u, UnitIndex target, const Footprint& end) {
  UnitIndex found = noUnit;
  position.forEachPresent([&](UnitIndex v) {
    if (v != u && v != target && found == noUnit && overlaps(end, position.stand(v), 10.0)) found = v;
  });
  return found;
}

}  // namespace

double stopBefore(const Position& position, UnitIndex u, UnitIndex target, const Footprint& own, double touch) {
  double stop = touch;
  position.forEachPresent([&](UnitIndex v) {
    if (v == u || v == target || passes(position, u, v)) return;
    const auto met = firstTouch(own, own.forward, stop, position.stand(v));
    if (met) stop = std::min(stop, *met);
  });
  return std::max(stop, touch - touchingGap);
}

UnitIndex mustFace(const Position& position, UnitIndex u) {
  double away = 0;
  const UnitIndex nearest = position.nearestEnemy(u, &away);
  if (nearest == noUnit || away > position.proximityLimit(u)) return noUnit;
  return position.faces(position.stand(u), nearest) ? noUnit : nearest;
}

ChargePlan planCharge(const Position& position, UnitIndex u, UnitIndex target, std::optional<Angle> heading) {
  const Base& base = position.unit(u).base;
  const Footprint& foe = position.stand(target);
  ChargePlan plan;
  plan.start = position.unit(u).pose;
  plan.quarter = position.quarter(foe, position.stand(u).frontCentre());
  const auto block = [&](UnitIndex v) {
    if (plan.blocker == noUnit) plan.blocker = v;
  };
  // D-51: the turn to face comes first.
  if (const UnitIndex nearest = mustFace(position, u); nearest != noUnit) {
    const Angle to = heading.value_or(headingToFace(position, u, target, nearest));
    plan.start = turnedTo(plan.start, to);
    plan.path.add({LegKind::pivot, to});
    block(standsOn(position, u, plan.start, base));
  }
  plan.targetInFront = position.partlyInFront(Footprint(plan.start, base), target);
  const auto wheel = leastWheelToMeet(plan.start, base, foe, position.book().chargeWheel);
  if (!wheel) return plan;
  Pose wheeled = plan.start;
  double cost = 0;
  if (wheel->angle > 0) {
    const Leg turn{wheel->side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight, wheel->angle};
    plan.path.add(turn);
    block(inTheWheel(position, u, target, plan.start, turn));
    wheeled = after(plan.start, base, turn);
    cost = wheel->length + roughWay(position, u, plan.start, turn);
  }
  const Footprint own(wheeled, base);
  const auto touch = firstTouch(own, own.forward, farthest, foe);
  if (!touch) return plan;
  const Leg straight{LegKind::ahead, toLength(stopBefore(position, u, target, own, *touch))};
  plan.distance = measured(cost + *touch + roughWay(position, u, wheeled, straight));
  if (roomAhead(position.table(), own, own.forward) < *touch) block(u);
  block(inTheWay(position, u, target, own, *touch));
  if (straight.amount > 0) plan.path.add(straight);
  block(onAFriend(position, u, target, Footprint(movedAhead(wheeled, straight.amount), base)));
  return plan;
}

ChargeIn chargeFacts(const Position& position, UnitIndex u, const ChargePlan& plan, UnitIndex target, ChargeBasis basis,
                     int moves) {
  ChargeIn in;
  in.troop = position.troop(u);
  const Formation formation = position.formation(u);
  in.formation = formation == Formation::buildings ? FieldFormation::square : static_cast<FieldFormation>(formation);
  in.distanceInches = plan.distance.value_or(farthest) / oneInch;
  in.basis = basis;
  in.moves = moves;
  in.seesTarget = position.sight(u, Footprint(plan.start, position.unit(u).base), target).out.canSee;
  in.targetInFront = plan.targetInFront;
  in.shaken = position.shaken(u);
  in.disordered = position.disordered(u);
  in.engaged = position.engaged(u);
  return in;
}

bool mayEvade(const Position& position, UnitIndex target) {
  return position.openOrder(target) && position.moveLength(target) > 0 && !position.engaged(target) &&
         !position.disordered(target);
}

bool mayCountercharge(const Position& position, UnitIndex target, UnitIndex charger) {
  const Troop troop = position.troop(target);
  const bool mounted = troop >= Troop::cataphractCavalry && troop <= Troop::horseArchers;
  if (!mounted) return false;
  ChargePlan plan;
  plan.start = position.unit(target).pose;
  plan.distance = 0;
  plan.targetInFront = position.partlyInFront(position.stand(target), charger);
  return charge(chargeFacts(position, target, plan, charger, ChargeBasis::order, 1), position.rules()).allowed;
}

}  // namespace signifer::initiative
