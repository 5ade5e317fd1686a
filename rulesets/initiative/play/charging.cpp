// Charges carried out: what the charged unit does about it, the way, the contact (IO-MOV-8, IO-MOV-12, IO-SHO-8).
#include "initiative/play/charge.h"
#include "initiative/play/decision.h"
#include "initiative/play/play.h"
#include "table/sweep.h"

namespace signifer::initiative {

void Play::charge(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex target = action.target;
  const int moves = std::max(1, position_.status(u, UnitStatus::movesLeft));
  const double reach = static_cast<double>(position_.moveLength(u)) * moves;
  const ChargePlan plan = planCharge(position_, u, target, reach, headingOf(action));
  spendMove(u, basisOf(position_, u, true));
  status(u, UnitStatus::movesLeft) = 0;
  status(u, UnitStatus::charged) = 1;
  tell("charges", u, target, {"IO-MOV-8"}, {Figure::inches(toLength(plan.distance.value_or(0.0)))}, "charge", {}, true);
  if (options().chargeReactions == ChargeReactions::closingShots) return goAgainst(u, target, plan);
  // The turn to face is made before the answer; the rest is worked out again after it.
  if (!plan.path.empty() && plan.path[0].kind == LegKind::pivot) place(u, plan.start);
  push(TaskKind::chargeResponse, {target, u, moves});
}

void Play::goAgainst(UnitIndex u, UnitIndex target, const ChargePlan& plan) {
  push(TaskKind::contact, {u, target, static_cast<int>(plan.quarter)});
  pushWay(u, plan.path, target);
}

// Whom the charge still reaches is charged; else it goes as far as it can.
void Play::chargeOn(UnitIndex u, UnitIndex target, int moves) {
  const double reach = static_cast<double>(position_.moveLength(u)) * moves;
  const ChargePlan plan = planCharge(position_, u, target, reach);
  if (plan.distance && plan.blocker == noUnit && plan.targetInFront && *plan.distance <= reach)
    return goAgainst(u, target, plan);
  status(u, UnitStatus::charged) = 0;
  const Leg leg = openLeg(position_, u, battle_.unit(u).pose, {LegKind::ahead, toLength(reach)});
  if (leg.amount > 0) pushWay(u, {leg}, noUnit);
}

void Play::answerCharge(const Task& task, ActionId answer) {
  const auto target = static_cast<UnitIndex>(task.args[0]);
  const auto u = static_cast<UnitIndex>(task.args[1]);
  if (answer == ActionId::evade)
    evade(target, u);
  else if (answer == ActionId::counterCharge)
    countercharge(target, u, task.args[2]);
  if (battle_.unit(u).present && battle_.unit(target).present) chargeOn(u, target, task.args[2]);
}

// Away from the charger by one move, facing kept as in a retreat; it gives no closing shots.
void Play::evade(UnitIndex u, UnitIndex charger) {
  const Footprint& own = position_.stand(u);
  const Vec2 direction = awayFrom(own, position_.quarter(own, position_.stand(charger).frontCentre()));
  tell("evades", u, charger, {"IO-SHO-8"}, {}, "enforced-move");
  status(u, UnitStatus::reactionShot) = 1;
  pushBack(u, direction, {EnforcedKind::retreat, position_.troop(u), position_.openOrder(u), std::nullopt});
}

// Straight ahead, half of the way between them at most; where the charge would then miss, it stays. Charging counts for
// both; it gives no closing shots.
void Play::countercharge(UnitIndex u, UnitIndex charger, int moves) {
  tell("countercharges", u, charger, {"IO-SHO-8"});
  status(u, UnitStatus::reactionShot) = 1;
  status(u, UnitStatus::charged) = 1;
  status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::charging);
  const Pose before = battle_.unit(u).pose;
  const double half = std::min<double>(position_.gap(u, charger) / 2, position_.moveLength(u));
  const Leg leg = openLeg(position_, u, before, {LegKind::ahead, wholeLength(half)});
  place(u, after(before, battle_.unit(u).base, leg));
  const double reach = static_cast<double>(position_.moveLength(charger)) * moves;
  const ChargePlan plan = planCharge(position_, charger, u, reach);
  if (!plan.distance || plan.blocker != noUnit ||
      standsOn(position_, u, battle_.unit(u).pose, battle_.unit(u).base) != noUnit)
    place(u, before);
}

// IO-MOV-12: set flush where there is room; other enemies touched are engaged too (derive).
void Play::contact(UnitIndex u, UnitIndex target, Quarter quarter) {
  if (!battle_.unit(target).present) return stepAside(u);
  const Body foe = position_.body(target);
  const Base& base = battle_.unit(u).base;
  if (!position_.touch(u, target)) {
    const auto rest = firstTouch(position_.stand(u), position_.stand(u).forward, oneInch, foe);
    if (rest) place(u, movedAhead(battle_.unit(u).pose, toLength(*rest)));
  }
  const Face face = quarter == Quarter::front  ? Face::front
                    : quarter == Quarter::left ? Face::left
                    : quarter == Quarter::rear ? Face::rear
                                               : Face::right;
  const Pose flush = foe.garrison()
                         ? setFlush(battle_.unit(u).pose, base, nearestEdge(position_.stand(u), foe.held), Face::front)
                         : setFlush(battle_.unit(u).pose, base, foe.base, face);
  const Footprint there(flush, base);
  bool room = isOn(position_.table(), there) && distanceBetween(there, foe) <= touchingGap;
  position_.forEachPresent(
      [&](UnitIndex v) { room = room && (v == u || v == target || !overlaps(there, position_.body(v))); });
  if (room && distance(toVec(flush.centre), position_.stand(u).centre) <= 2 * position_.stand(u).radius)
    place(u, flush);
  status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::charging);
  if (position_.touch(u, target)) {
    battle_.relate(kindOf(RelationKind::engaged), target, u, static_cast<std::int16_t>(1 + static_cast<int>(quarter)));
    battle_.relate(kindOf(RelationKind::engaged), u, target, 1);
  }
  stepAside(u);
}

}  // namespace signifer::initiative
