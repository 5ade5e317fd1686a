// Charges carried out: what the charged unit does about it, the way, the contact (IO-MOV-8, IO-MOV-12, IO-SHO-8).
#include <algorithm>

#include "initiative/play/charge_plan.h"
#include "initiative/play/decision.h"
#include "initiative/play/edge_charged.h"
#include "initiative/play/play.h"
#include "table/sweep.h"

namespace signifer::initiative {

void Play::charge(const Action& action) {
  const UnitIndex u = action.unit;
  const UnitIndex target = action.target;
  const MoveBasis basis = basisOf(position_, u, true);
  const int moves = basis == MoveBasis::order ? std::max(1, position_.status(u, UnitStatus::movesLeft)) : 1;
  const double reach = chargeReach(position_, u, moves);
  const NamedCharge named = namedIn(action);
  const ChargePlan plan = planCharge(position_, u, target, reach, named);
  const auto permitted = mayCharge(position_, u, plan, sightOf(position_, u, plan, target), chargeBasis(basis), moves);
  spendMove(u, basis);
  status(u, UnitStatus::movesLeft) = 0;
  status(u, UnitStatus::charged) = 1;
  account_.tell("charges", {basis == MoveBasis::initiative ? "IO-CMD-7" : "IO-ORD-1", "IO-MOV-8"},
                {.unit = u,
                 .other = target,
                 .figures = {Figure::inches(toLength(plan.distance.value_or(0.0))), Figure::inches(toLength(reach))},
                 .key = true},
                permitted);
  if (options().chargeReactions == ChargeReactions::closingShots) return goAgainst(u, target, plan);
  // The turn to face is made before the answer; the rest is worked out again after it.
  if (!plan.path.empty() && plan.path[0].kind == LegKind::pivot) place(u, plan.start);
  const Leg wheel = named.wheel.value_or(Leg{LegKind::ahead, 0});
  push(TaskKind::chargeResponse, {target, u, moves,
                                  !named.wheel                       ? 0
                                  : wheel.kind == LegKind::wheelLeft ? 1
                                                                     : 2,
                                  std::min(wheel.amount, 18000)});
}

void Play::goAgainst(UnitIndex u, UnitIndex target, const ChargePlan& plan) {
  push(TaskKind::contact, {u, target, static_cast<int>(plan.quarter)});
  pushWay(u, plan.path, target, plan.quarter);
}

// A unit that the charge still reaches is charged. If there is none, the charger goes as far as it can.
void Play::chargeOn(UnitIndex u, UnitIndex target, int moves, const NamedCharge& named) {
  const double reach = chargeReach(position_, u, moves);
  const ChargePlan plan = planCharge(position_, u, target, reach, named);
  if (mayCharge(position_, u, plan, target, ChargeBasis::order, moves)) return goAgainst(u, target, plan);
  status(u, UnitStatus::charged) = 0;
  account_.tell("charge-misses", {"IO-SHO-8", "IO-MOV-8"}, {.unit = u, .other = target});
  Leg leg = openLeg(position_, u, battle_.unit(u).pose, {LegKind::ahead, toLength(reach)});
  // It may pass some friends, but not end on them.
  const Room room = roomAlong(position_, u, position_.stand(u).forward, leg.amount);
  leg.amount = std::min(leg.amount, wholeLength(room.way));
  if (leg.amount > 0) pushWay(u, {leg}, noUnit);
}

void Play::answerCharge(const Task& task, const Action& action) {
  const auto answer = static_cast<ActionId>(action.kind);
  const auto target = static_cast<UnitIndex>(task.args[0]);
  const auto u = static_cast<UnitIndex>(task.args[1]);
  if (answer == ActionId::evade)
    evade(target, u);
  else if (answer == ActionId::counterCharge)
    countercharge(target, u, task.args[2]);
  else
    account_.tell("receives", {"IO-SHO-8"}, {.unit = target, .other = u});
  chargeAfterAnswer(task);
}

void Play::chargeAfterAnswer(const Task& task) {
  const UnitIndex target = task.args[0];
  const UnitIndex u = task.args[1];
  if (battle_.unit(u).present && battle_.unit(target).present) chargeOn(u, target, task.args[2], wheelKept(task));
}

// Away from the charger by one move, facing kept as in a retreat; it gives no closing shots.
void Play::evade(UnitIndex u, UnitIndex charger) {
  const Footprint& own = position_.stand(u);
  const Vec2 direction = awayFrom(own, position_.quarter(own, position_.stand(charger).frontCentre()));
  status(u, UnitStatus::reactionShot) = 1;
  pushBack(u, direction, {EnforcedKind::retreat, position_.troop(u), position_.openOrder(u), std::nullopt},
           {"evades", "evades-short", charger, "IO-SHO-8"});
}

// Straight ahead, half of the way between them at most; where the charge would then miss, it stays. Charging counts for
// both; it gives no closing shots.
void Play::countercharge(UnitIndex u, UnitIndex charger, int moves) {
  account_.tell("countercharges", {"IO-SHO-8"}, {.unit = u, .other = charger, .key = true});
  status(u, UnitStatus::reactionShot) = 1;
  status(u, UnitStatus::charged) = 1;
  status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::charging);
  const Pose before = battle_.unit(u).pose;
  const double half = std::min<double>(position_.gap(u, charger) / 2, position_.moveLength(u));
  const Leg leg = openLeg(position_, u, before, {LegKind::ahead, wholeLength(half)});
  place(u, after(before, battle_.unit(u).base, leg));
  const double reach = chargeReach(position_, charger, moves);
  const ChargePlan plan = planCharge(position_, charger, u, reach);
  if (!plan.distance || plan.blocker != noUnit ||
      standsOn(position_, u, battle_.unit(u).pose, battle_.unit(u).base) != noUnit)
    place(u, before);
}

/// IO-MOV-12: it stands on nobody and on the table, and touches with its side or rear no enemy that it does not touch
/// as it struck.
bool Play::roomToStandFlush(UnitIndex u, UnitIndex target, const Footprint& there) const {
  const Footprint& struck = position_.stand(u);
  if (distance(there.centre, struck.centre) > 2 * struck.radius) return false;
  bool room = isOn(position_.table(), there) && distanceBetween(there, position_.body(target)) <= touchingGap;
  position_.forEachPresent([&](UnitIndex v) {
    if (!room || v == u || v == target) return;
    room = !overlaps(there, position_.body(v), overlapLeft(position_, u, v));
    if (!room || !position_.enemies(u, v) || position_.touch(u, v)) return;
    const auto touched = facesInContact(there, position_.stand(v));
    room = !touched || touched->first == Face::front || distanceBetween(there, position_.body(v)) > touchingGap;
  });
  return room;
}

void Play::contactOf(const Task& task) { contact(task.args[0], task.args[1], static_cast<Quarter>(task.args[2])); }

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
  if (roomToStandFlush(u, target, Footprint(flush, base))) place(u, flush);
  if (options().quarterJudgedBy == QuarterJudgedBy::faceReached && !foe.garrison() &&
      frontsMeet(position_.stand(u), foe.base))
    quarter = Quarter::front;
  status(u, UnitStatus::momentum) = static_cast<std::int16_t>(Momentum::charging);
  static constexpr std::array phrases{"meets-front", "meets-left", "meets-right", "meets-rear"};
  const bool met = position_.touch(u, target);
  account_.tell(met ? phrases[static_cast<std::size_t>(quarter)] : "falls-short", {"IO-MOV-10", "IO-MOV-12"},
                {.unit = u, .other = target});
  if (met) {
    mover_.relate(kindOf(RelationKind::engaged), target, u, static_cast<std::int16_t>(1 + static_cast<int>(quarter)));
    mover_.relate(kindOf(RelationKind::engaged), u, target, 1);
  }
  stepAside(u);
}

}  // namespace signifer::initiative
