// The referee on charges (CB-CHG, CB-SEQ-10, CB-SEQ-11).
#include <algorithm>
#include <cmath>

#include "cb/play/referee.h"

namespace signifer::cb {

// Orders, tests and actions by which a unit that does not run away makes no charge.
void Referee::refuseStateInCharge(UnitIndex u) {
  refuseBound(u);
  if (const UnitIndex before = declaredBefore(position_, u); before != noUnit)
    refuse("CB-SEQ-10", "from-right-to-left", before);
}

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!own(u) || !enemyOf(u, action.target, "CB-CHG-10")) return;
  const UnitIndex target = action.target;
  const bool compelled = runsAway(position_, u);
  if (position_.rampaging(target)) return refuse("CB-SPT-5", "target-rampages");
  if (position_.inCombat(u)) return refuse("CB-CHG-10", "in-combat");
  if (hasCharge(battle_, u)) return refuse("CB-CHG-10", "charges-already");
  if (action.values[0] < 0 || action.values[0] > 2)
    return refuse("CB-MOV-3", "too-many-dice", noUnit, Figure::count(action.values[0]), Figure::count(2));
  if (!compelled) refuseStateInCharge(u);
  if (compelled && owedTarget(position_, u) != target)
    refuse("CB-CTL-11", "goes-at-the-nearest", owedTarget(position_, u));
  if (isSettled()) return;
  if (explained_ || position_.step() != StepId::declareCharges) {
    chargeWay(action);
  } else {
    const auto judge = [&] {
      chargeWay(action);
      return verdict_.legal();
    };
    if (!position_.declarations().open(u, target, judge)) verdict_.kind = Verdict::Kind::notLegal;
  }
  if (!compelled && verdict_.legal()) notePassedOver(u);
}

// CB-SEQ-10: those to the right that could still charge can do so no more.
void Referee::notePassedOver(UnitIndex u) {
  if (!explained_) return;
  for (const UnitIndex v : passedOverBy(position_, u)) measure("CB-SEQ-10", "would-be-passed-over", {}, {}, v);
}

// CB-CMD-9: an order to advance lets charge within bow shot.
void Referee::refuseChargeOrders(UnitIndex u, UnitIndex target) {
  Reason reason{"CB-CMD-9", "outside-orders", {}, {}, noUnit, commanderOf(position_, u)};
  if (position_.orders(u) == Orders::advance) {
    reason.measured = jts(position_.distance(u, target));
    reason.allowed = jts(position_.bowShot());
    reason.said = "Outside the orders of {person}: {0} to the target, at most {1}.";
  }
  refuse(reason);
}

// How far the charge gets before a friend or another enemy stops it.
void Referee::refuseMetInCharge(UnitIndex u, const ChargePlan& plan, UnitIndex under) {
  const Footprint from(plan.start, position_.unit(u).base);
  const double free = firstMeeting(position_, u, from, from.forward, plan.distance, under).value_or(0);
  Reason reason{"CB-CHG-10", "unit-in-the-way", figure(plan.distance), Figure::inches(wholeLength(free)), under};
  reason.said = "In the way after {1} of {0}: {unit}.";
  refuse(reason);
}

// The turn at the start of the charge, and the part of it before it comes upon somebody or something.
void Referee::refuseTurnInCharge(const ChargePlan& plan) {
  const Figure turn = Figure::degrees(plan.turn);
  const Figure open = Figure::degrees(plan.openTurn);
  if (plan.leaves) return refuse("CB-SEQ-5", "leaves-the-table", noUnit, turn, open);
  if (plan.sweepsBarred) return refuse("CB-CHG-10", "impassable", noUnit, turn, open);
  Reason reason{"CB-CHG-10", "unit-in-the-way", turn, open, plan.swept};
  reason.said = "In the way after {1} of {0}: {unit}.";
  refuse(reason);
}

// D62: the bearing from the target's front to where the charge begins.
Figure Referee::bearingFrom(UnitIndex u, UnitIndex target, Face face) const {
  const double degrees = sectorFacts(position_, target, startOf(position_, u).from, face).bearing;
  return Figure::degrees(static_cast<Angle>(std::lround(degrees * oneDegree)));
}

// The least wheel that would lead to the target, if any does.
void Referee::refuseOneWheel(UnitIndex u, UnitIndex target) {
  Reason reason{"CB-CHG-10", "beyond-one-wheel"};
  if (explained_) {
    const ChargePlan wider = planLeast(position_, u, target, 180 * oneDegree);
    const Angle turned = angleBetween(position_.unit(u).pose.heading, wider.start.heading);
    if (wider.found && turned > widestTurn) {
      reason.measured = Figure::degrees(turned);
      reason.allowed = Figure::degrees(widestTurn);
      reason.said = "Only a wheel of {0} would lead to the target, at most {1} allowed.";
    }
  }
  refuse(reason);
}

void Referee::refuseGroundInCharge(UnitIndex u, const ChargePlan& plan) {
  const Footprint from(plan.start, position_.unit(u).base);
  double free = plan.distance;
  for (const TerrainPiece& piece : battle_.setup->terrain)
    if (position_.barred(u, piece.kind))
      free = std::min(free, firstTouch(from, from.forward, plan.distance, piece.outline).value_or(free));
  refuse("CB-CHG-10", "impassable", noUnit, figure(plan.distance), Figure::inches(wholeLength(free)));
}

// Without a way nobody knows yet which face it would strike, so a steady phalanx is no reason then.
ChargeEligibilityIn Referee::refuseEligibility(UnitIndex u, UnitIndex target, const ChargePlan& plan) {
  const double way = plan.found ? plan.distance : distanceBetween(position_.stand(u), position_.stand(target));
  const ChargeEligibilityIn in = chargeFacts(position_, u, target, way, plan.face, startOf(position_, u));
  const auto ruling = ask(*position_.rulings().chargeEligibility, in);
  consult(ruling);
  const Figure bearing = bearingFrom(u, target, plan.face);
  ruling->reasons.forEach([&](ChargeReason why, const Because& because) {
    if (why == ChargeReason::steadyPhalanx && !plan.found) return;
    Reason reason{because.rule, wordOf(why), because.measured, because.allowed};
    if (why == ChargeReason::steadyPhalanx && bearing.value <= 90 * oneDegree) {
      reason.measured = bearing;
      reason.allowed = Figure::degrees(90 * oneDegree);
      reason.said = "The phalanx stands steady: no cavalry charges from {0} off its front, only from more than {1}.";
    }
    refuse(reason);
  });
  return in;
}

void Referee::chargeWay(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex target = action.target;
  const bool outside = !runsAway(position_, u) && chargeOutsideOrders(position_, u, target);
  // Planning the way is dear: without reasons to give, the referee need not plan it.
  if (!explained_ && outside) return refuse("CB-CMD-9", "outside-orders");
  const ChargePlan plan = planCharge(position_, u, target);
  if (!plan.found) {
    refuseOneWheel(u, target);
    if (outside) refuseChargeOrders(u, target);
    if (explained_) refuseEligibility(u, target, plan);
    return draw(Mark::Kind::line, {position_.stand(u).frontCentre(), position_.stand(target).centre}, "out-of-arc");
  }
  const double reach = chargeReach(position_, u, mostDice(position_, u, MoveKind::charge));
  if (figure(plan.distance).value > jts(reach).value)
    refuse("CB-CHG-10", "out-of-reach", noUnit, figure(plan.distance), jts(reach));
  if (isSettled()) return;
  // Sight is dear to judge: without reasons to give, the referee judges it last.
  if (explained_ && !position_.inSight(u, target)) refuseUnseen("CB-CHG-10", u, target);
  const Footprint from(plan.start, position_.unit(u).base);
  const UnitIndex under = plan.friendly != noUnit ? plan.friendly : standsOn(position_, u, plan);
  if (!plan.turnsFreely())
    refuseTurnInCharge(plan);
  else if (under != noUnit && in(plan.clipped, under))
    refuse("CB-CHG-10", "clips-a-friend", under, figure(plan.distance), Figure::inches(lengthOrMore(plan.clears)));
  else if (under != noUnit)
    refuseMetInCharge(u, plan, under);
  if (plan.barred) refuseGroundInCharge(u, plan);
  if (isSettled()) return;
  const ChargeEligibilityIn in = refuseEligibility(u, target, plan);
  if (!explained_ && verdict_.legal() && !position_.inSight(u, target)) return refuse("CB-CHG-10", "out-of-arc");
  if (outside) refuseChargeOrders(u, target);
  measure("CB-CHG-10", "charge-reach", figure(plan.distance), jts(reach));
  if (verdict_.legal()) return limitsOfCharge(u, target, plan, in);
  draw(Mark::Kind::line, {from.frontCentre(), from.frontCentre() + from.forward * plan.distance}, "line-of-charge");
}

}  // namespace signifer::cb
