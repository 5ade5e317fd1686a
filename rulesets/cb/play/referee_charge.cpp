// The referee on shots and charges (CB-SHO, CB-CHG, CB-SEQ-7 to CB-SEQ-11).
#include <algorithm>

#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

std::string_view ruleOf(ShootingReason reason, Shooter shooter) {
  switch (reason) {
    case ShootingReason::shootOrMove:
      return "CB-SEQ-7";
    case ShootingReason::onlyAfterMoving:
      return shooter == Shooter::other ? "CB-SEQ-9" : "CB-SEQ-8";
    case ShootingReason::notNearestTarget:
      return "CB-SHO-10";
    default:
      return "CB-SHO-11";
  }
}

std::string_view ruleOf(ChargeReason reason) {
  constexpr std::array<std::string_view, 6> rules{"CB-CHG-1", "CB-CHG-3", "CB-CHG-4",
                                                  "CB-CHG-2", "CB-CHG-8", "CB-CHG-5"};
  return rules[static_cast<std::size_t>(reason)];
}

template <class E>
void each(WordSet<E> set, auto&& f) {
  for (std::size_t i = 0; i < Words<E>::words.size(); ++i)
    if (set.has(static_cast<E>(i))) f(static_cast<E>(i));
}

}  // namespace

void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u) || !enemyOf(u, action.target, "CB-SHO-10")) return;
  const Shot shot = aim(position_, u, action.target, timingNow(position_, u));
  if (!shot.armed) return refuse("CB-SHO-11", "has-no-missiles", u);
  each(shot.permitted.reasons, [&](ShootingReason reason) {
    if (reason != ShootingReason::outOfRange)
      return refuse(ruleOf(reason, shot.facts.shooter), wordOf(reason), action.target);
    refuse("CB-SHO-11", wordOf(reason), action.target, figure(position_.lengthOf(shot.facts.distance)),
           figure(reachOf(position_, u)));
  });
  const Vec2 eye = position_.stand(u).frontCentre();
  if (shot.frontStands == 0) refuse("CB-SHO-10", "not-seen", action.target);
  if (!verdict_.legal()) draw(Mark::Kind::line, {eye, nearestOn(position_.stand(action.target), eye)}, "line-of-shot");
}

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u) || !enemyOf(u, action.target, "CB-CHG-10")) return;
  const UnitIndex target = action.target;
  const bool compelled = runsAway(position_, u);
  if (position_.rampaging(target)) return refuse("CB-SPT-5", "target-rampages", target);
  if (position_.inCombat(u)) return refuse("CB-CHG-10", "in-combat", u);
  if (hasCharge(battle_, u)) return refuse("CB-CHG-10", "charges-already", u);
  if (action.values[0] < 0 || action.values[0] > 2) return refuse("CB-MOV-3", "too-many-dice", u);
  if (!compelled && position_.is(u, UnitStatus::steadied)) return refuse("CB-CMD-5", "steadied", u);
  if (!compelled && position_.rallying(u)) return refuse("CB-RAL-1", "rallying", u);
  if (!compelled && !obeys(position_, u)) return refuse("CB-CTL-11", "bound-by-test", u);
  if (compelled && owedTarget(position_, u) != target) return refuse("CB-CTL-11", "goes-at-the-nearest", target);
  if (!compelled)
    for (const Relation& r : battle_.relations)
      if (r.kind == relationOf(RelationKind::charges) && position_.unit(r.from).side == battle_.active &&
          !runsAway(position_, r.from) && fromTheRight(position_, r.from) > fromTheRight(position_, u))
        return refuse("CB-SEQ-10", "from-right-to-left", r.from);
  chargeWay(action);
}

void Referee::chargeWay(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex target = action.target;
  const ChargePlan plan = planCharge(position_, u, target);
  if (!plan.found) {
    refuse("CB-CHG-10", "out-of-arc", target);
    return draw(Mark::Kind::line, {position_.stand(u).frontCentre(), position_.stand(target).centre}, "out-of-arc");
  }
  const double reach = chargeReach(position_, u, mostDice(position_, u, MoveKind::charge));
  if (position_.jtsOf(plan.distance) > reach + 1e-9)
    refuse("CB-CHG-10", "out-of-reach", target, figure(plan.distance), figure(position_.lengthOf(reach)));
  if (!position_.inSight(u, target)) refuse("CB-CHG-10", "not-seen", target);
  const Footprint from(plan.start, position_.unit(u).base);
  const UnitIndex under = plan.friendly != noUnit ? plan.friendly : unitUnder(position_, u, from);
  if (under != noUnit) refuse("CB-CHG-10", "unit-in-the-way", under);
  if (plan.barred) refuse("CB-CHG-10", "impassable", target);
  const ChargeEligibilityOut out = chargeEligibility(
      position_.book(), chargeFacts(position_, u, target, plan.distance, plan.face, modeOf(position_, u)));
  each(out.reasons, [&](ChargeReason reason) { refuse(ruleOf(reason), wordOf(reason), target); });
  if (!runsAway(position_, u) && chargeOutsideOrders(position_, u, target)) refuse("CB-CMD-9", "outside-orders", u);
  if (verdict_.legal()) return;
  draw(Mark::Kind::line, {from.frontCentre(), from.frontCentre() + from.forward * plan.distance}, "line-of-charge");
}

}  // namespace signifer::cb
