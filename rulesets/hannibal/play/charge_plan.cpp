// Charges planned: the wheel onto the line, what stands on it and how far it is (HG-CHG-1, HG-CHG-5, HG-CHG-6).
#include <algorithm>
#include <cmath>

#include "hannibal/play/paths.h"
#include "table/edges.h"
#include "table/sweep.h"
#include "table/turn.h"

namespace signifer::hannibal {
namespace {

/// Farther than anything on a table.
constexpr double farAway = 400.0 * oneInch;

}  // namespace

bool mayWheelToCharge(const Position& position, UnitIndex u) {
  return !position.wasInLine(u) &&
         position.status(u, UnitStatus::wheelsUsed) < position.tables().manoeuvre.wheelsWithAction;
}

UnitSet routedEnemies(const Position& position, UnitIndex of, UnitIndex target) {
  UnitSet set;
  position.forEachPresent([&](UnitIndex v) {
    if (position.routed(v) && v != target && position.enemies(of, v)) add(set, v);
  });
  return set;
}

namespace {

/// The largest part of a wheel that is open to a charger (HG-CHG-1): "the open heading nearest to it".
Angle openWheel(const Position& position, UnitIndex u, Side side, Angle angle, const UnitSet& through) {
  if (angle == 0) return 0;
  const Footprint& stand = position.stand(u);
  const Vec2 pivot = wheelCorner(stand, side);
  double open = angle;
  Turn turn(stand, pivot, side, open);
  position.forEachNear(pivot, 2.0 * stand.radius, [&](UnitIndex v) {
    const double reach = 2.0 * stand.radius + position.spread(v);
    if (squaredLength(toVec(position.unit(v).pose.centre) - pivot) > reach * reach) return;
    // Once nothing is left nobody can take more.
    if (open < 0.5 || v == u || in(through, v)) return;
    open = std::min(open, turn.freeOf(position.stand(v)));
    turn.endAt(open);
  });
  const auto whole = static_cast<Angle>(std::floor(open + 1e-5));
  return turnOnTable(position.table(), position.unit(u).pose, position.unit(u).base, pivot, side, whole);
}

Angle wantedWheel(const Position& position, UnitIndex u, UnitIndex target) {
  if (!mayWheelToCharge(position, u)) return 0;
  const auto wheel = wheelTowards(position.unit(u).pose, position.unit(u).base, position.unit(target).pose.centre);
  if (!wheel) return 0;
  return wheel->side == Side::left ? -wheel->angle : wheel->angle;
}

/// The wheel, and what the straight move after it has before it of the target and the table.
ChargePlan lineOfCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& through,
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
  if (position.present(target) && !in(through, target)) {
    plan.toTarget = firstTouch(stand, stand.forward, farAway, position.stand(target));
    // A wheel that ends at the target has touched it, if only with a corner.
    if (!plan.toTarget && touching(stand, position.stand(target))) plan.toTarget = 0.0;
  }
  plan.toEdge = roomAhead(position.table(), stand, stand.forward);
  return plan;
}

/// The nearest other unit on the line, where one is nearer than the limit; else the blocker is none.
void findBlocker(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& through, double limit,
                 ChargePlan& plan) {
  const Footprint stand(plan.wheeled, position.unit(charger).base);
  plan.toBlocker = limit;
  const Vec2 to = stand.centre + stand.forward * limit;
  const Vec2 margin{stand.radius, stand.radius};
  const Vec2 low{std::min(stand.centre.x, to.x), std::min(stand.centre.y, to.y)};
  const Vec2 high{std::max(stand.centre.x, to.x), std::max(stand.centre.y, to.y)};
  position.forEachWithin(low - margin, high + margin, [&](UnitIndex v) {
    // Beside its line or behind it, and so in nobody's way.
    const Vec2 between = toVec(position.unit(v).pose.centre) - stand.centre;
    const double reach = stand.radius + position.spread(v);
    const double ahead = dot(stand.forward, between);
    if (std::abs(cross(stand.forward, between)) > reach || ahead < -reach || ahead > plan.toBlocker + reach) return;
    if (v == charger || v == target || in(through, v)) return;
    const auto touch = firstTouch(stand, stand.forward, plan.toBlocker, position.stand(v));
    if (!touch || *touch >= plan.toBlocker) return;
    plan.blocker = v;
    plan.toBlocker = *touch;
  });
}

}  // namespace

// Planned when it is drawn, when it is declared and when it goes: mostly nobody moves between.
std::optional<ChargePlan> planChargeWithin(const Position& position, UnitIndex charger, UnitIndex target,
                                           const UnitSet& through, double reach, std::optional<Angle> wheel,
                                           double wheelLimit) {
  const KnownCharge::Question asked{
      charger, target, through, wheel, wheelLimit, mayWheelToCharge(position, charger), position.changes()};
  KnownCharge& known = position.knownCharge();
  const bool found = known.asked == asked;
  ChargePlan plan = found ? known.plan : lineOfCharge(position, charger, target, through, wheel, wheelLimit);
  if (reach < farAway && (!plan.toTarget || *plan.needed() > reach)) return std::nullopt;
  if (found) return plan;
  // Mostly somebody stands before the target: then nobody beyond it is looked at.
  if (plan.toTarget) findBlocker(position, charger, target, through, *plan.toTarget, plan);
  if (plan.blocker == noUnit) findBlocker(position, charger, target, through, farAway, plan);
  known = {asked, plan};
  return plan;
}

ChargePlan planCharge(const Position& position, UnitIndex charger, UnitIndex target, const UnitSet& through,
                      std::optional<Angle> wheel, double wheelLimit) {
  return *planChargeWithin(position, charger, target, through, farAway, wheel, wheelLimit);
}

ChargePermittedIn chargeFacts(const Position& position, UnitIndex charger, UnitIndex target, const ChargePlan& plan) {
  const double spent = position.status(charger, UnitStatus::spentInches);
  const double straight = plan.toTarget.value_or(distanceBetween(position.stand(charger), position.stand(target)));
  ChargePermittedIn in = chargerFacts(position, charger);
  in.distanceInches = toInches(toLength(spent + plan.wheelWay + straight));
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

}  // namespace signifer::hannibal
