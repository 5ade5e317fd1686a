// Charges, countercharges and shots judged (HG-CHG-1 to HG-CHG-6, HG-SKI-3, HG-CC-3 to HG-CC-5, HG-RNG-1 to HG-RNG-8,
// HG-PIL-1 to HG-PIL-3).
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/reaction.h"
#include "hannibal/play/referee.h"
#include "hannibal/play/shot.h"

namespace signifer::hannibal {
namespace {

std::string_view rangeRule(Weapon weapon) {
  switch (weapon) {
    case Weapon::pilum:
      return "HG-RNG-1";
    case Weapon::boltThrower:
      return "HG-RNG-3";
    case Weapon::catapult:
      return "HG-RNG-4";
    default:
      return "HG-RNG-2";
  }
}

std::string_view ruleOf(CounterchargeReason reason) {
  switch (reason) {
    case CounterchargeReason::alreadyCountercharged:
      return "HG-CC-5";
    case CounterchargeReason::artilleryNeverCharges:
    case CounterchargeReason::lightTypesNeverCharge:
      return "HG-CC-4";
    case CounterchargeReason::battleWornWithoutLeader:
      return "HG-BW-2";
    case CounterchargeReason::chargerOutsideForwardArc:
      return "HG-CC-3";
    case CounterchargeReason::inContact:
    case CounterchargeReason::routed:
      return "HG-MAN-12";
    case CounterchargeReason::skirmishersRout:
      return "HG-SKI-2";
  }
  return "HG-CC-4";
}

}  // namespace

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!actor(u) || !enemyOfActor(action, "HG-CHG-5")) return;
  const UnitSet through = action.units | routedEnemies(position_, u, action.target);
  const ChargePlan plan = planCharge(position_, u, action.target, through);
  ManoeuvreIn in;
  in.unitType = position_.type(u);
  in.march = position_.is(u, UnitStatus::movedThisTurn);
  in.wheels = position_.status(u, UnitStatus::wheelsUsed) + (plan.wheel != 0 ? 1 : 0);
  in.finish = Finish::charge;
  in.status = position_.state(u);
  // The wheel of a line that has wheeled together is the unit's own wheel; HG-CHG-1 gives a unit in line no other.
  refuseManoeuvre(u, in);
  if (!checkIntervening(action, plan)) return;
  checkChargeFacts(action, plan);
  if (verdict_.legal()) return;
  showLine(position_.stand(u).frontCentre(), position_.stand(action.target).centre, "charge-line");
  showOutline(Footprint(plan.wheeled, position_.unit(u).base), "after-the-wheel");
}

// HG-SKI-3
bool Referee::checkIntervening(const Action& action, const ChargePlan& plan) {
  bool all = true;
  for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
    if (!in(action.units, v)) continue;
    const bool skirmishers = position_.unit(v).present && position_.enemies(action.unit, v) && position_.skirmisher(v);
    if (!skirmishers) {
      refuse("HG-SKI-3", "not-skirmishers", v);
      all = false;
    } else if (v == action.target || !plan.toTarget ||
               !chargeTouches(position_, action.unit, plan, *plan.toTarget, position_.stand(v))) {
      refuse("HG-SKI-3", "not-intervening", v);
      all = false;
    }
  }
  return all;
}

void Referee::checkChargeFacts(const Action& action, const ChargePlan& plan) {
  const UnitIndex u = action.unit;
  const double spent = position_.status(u, UnitStatus::spent);
  const double straight = plan.toTarget.value_or(distanceBetween(position_.stand(u), position_.stand(action.target)));
  const double needed = spent + plan.wheelWay + straight;
  ChargePermittedIn in;
  in.moveClass = position_.moveClass(u);
  in.unitType = position_.type(u);
  in.distanceInches = needed / oneInch;
  in.battleWorn = position_.worn(u);
  in.veteran = position_.has(u, UnitProfile::veteran);
  in.leaderAttached = position_.leader(u) != noPerson;
  in.status = position_.state(u);
  in.targetInForwardArc = position_.inForwardArc(u, action.target);
  in.pathClear = plan.clear();
  const ChargePermittedOut out = chargePermitted(in, tables(), options());
  for (std::size_t i = 0; i < Words<ChargeReason>::words.size(); ++i)
    if (out.reasons.has(static_cast<ChargeReason>(i))) refuseCharge(action, plan, static_cast<ChargeReason>(i), needed);
}

void Referee::refuseCharge(const Action& action, const ChargePlan& plan, ChargeReason reason, double needed) {
  const UnitIndex u = action.unit;
  const std::string_view code = wordOf(reason);
  switch (reason) {
    case ChargeReason::artilleryNeverCharges:
      return refuse(position_.moveClass(u) == MoveClass::catapult ? "HG-MOV-12" : "HG-MOV-8", code, u);
    case ChargeReason::battleWornWithoutLeader:
      return refuse("HG-BW-2", code, u, Figure::count(position_.status(u, UnitStatus::hits)),
                    Figure::count(position_.strength(u) / 2));
    case ChargeReason::inContact:
    case ChargeReason::routed:
    case ChargeReason::lightTypesNeverCharge:
      // The manoeuvre table has said so already.
      return;
    case ChargeReason::outOfReach:
      return refuse("HG-CHG-5", code, action.target, Figure::inches(toLength(needed)),
                    Figure::inches(longestCharge(position_.moveClass(u), tables()) * oneInch));
    case ChargeReason::targetOutsideForwardArc:
      return refuse("HG-CHG-5", code, action.target);
    case ChargeReason::pathBlocked:
      break;
  }
  if (!plan.toTarget) return refuse("HG-CHG-6", "line-misses-target", action.target);
  if (plan.blocker == noUnit || plan.toEdge < plan.toBlocker) return refuse("HG-CHG-6", "leaves-the-table", u);
  refuse("HG-CHG-6", code, plan.blocker, Figure::inches(toLength(plan.toBlocker)),
         Figure::inches(toLength(*plan.toTarget)));
  showOutline(position_.stand(plan.blocker), "in-the-way");
  if (!position_.enemies(u, plan.blocker) || !position_.skirmisher(plan.blocker)) return;
  Action nearest = action;
  add(nearest.units, plan.blocker);
  verdict_.nearest = nearest;
}

// HG-CC-3 to HG-CC-5; also of a unit that is charged but was not asked, so that it learns why.
void Referee::countercharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!known(u) || !position_.unit(u).present) return refuse("HG-CC-3", "not-on-the-table");
  UnitIndex charger = noUnit;
  for (const Task& task : battle_.tasks)
    if (task.code == static_cast<std::int16_t>(TaskKind::charge) && task.args[1] == u) charger = task.args[0];
  if (charger == noUnit) return refuse("HG-CC-3", "not-charged", u);
  if (static_cast<ActionId>(action.kind) == ActionId::stand) return;
  const Countercharge reply = counterchargeOf(position_, u, charger);
  for (std::size_t i = 0; i < Words<CounterchargeReason>::words.size(); ++i) {
    const auto reason = static_cast<CounterchargeReason>(i);
    if (reply.permitted.reasons.has(reason)) refuse(ruleOf(reason), wordOf(reason), u);
  }
  if (!verdict_.legal()) showLine(position_.stand(charger).frontCentre(), position_.stand(u).frontCentre(), "approach");
}

// HG-RNG-1 to HG-RNG-8, HG-MAN-1, HG-MAN-4
void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!actor(u)) return;
  const auto weapon = position_.weapon(u);
  if (!weapon) return refuse(isLight(position_.type(u)) ? "HG-MAN-1" : "HG-MAN-2", "no-weapon", u);
  if (!enemyOfActor(action, "HG-RNG-5")) return;
  ManoeuvreIn in;
  in.unitType = position_.type(u);
  in.march = position_.is(u, UnitStatus::movedThisTurn);
  in.wheels = position_.status(u, UnitStatus::wheelsUsed);
  in.finish = Finish::shoot;
  in.status = position_.state(u);
  refuseManoeuvre(u, in);
  const Shot shot = aimedShot(position_, u, action.target);
  const WordSet<ShotReason>& reasons = shot.permitted.reasons;
  const auto inches = [](double value) { return Figure::inches(toLength(value * oneInch)); };
  if (reasons.has(ShotReason::alreadyShot)) refuse("HG-RNG-8", wordOf(ShotReason::alreadyShot), u);
  if (reasons.has(ShotReason::notNewFrontalContact)) refuse("HG-PIL-1", wordOf(ShotReason::notNewFrontalContact), u);
  if (reasons.has(ShotReason::shooterInContact)) refuse("HG-RNG-7", wordOf(ShotReason::shooterInContact), u);
  if (reasons.has(ShotReason::targetInCombat)) refuse("HG-RNG-7", wordOf(ShotReason::targetInCombat), action.target);
  if (reasons.has(ShotReason::outOfRange))
    refuse(rangeRule(*weapon), wordOf(ShotReason::outOfRange), action.target, inches(shot.facts.distanceInches),
           inches(shot.permitted.rangeInches));
  if (reasons.has(ShotReason::outOfArc))
    refuse("HG-RNG-5", wordOf(ShotReason::outOfArc), action.target, inches(shot.facts.asideInches),
           inches(shot.facts.frontageInches / 2));
  if (reasons.has(ShotReason::lineBlocked)) refuse("HG-RNG-6", wordOf(ShotReason::lineBlocked), shot.blocker);
  if (!verdict_.legal()) showLine(shot.line.from, shot.line.to, "line-of-fire");
}

void Referee::throwPila(const Action& action) {
  const Task& task = battle_.tasks.back();
  if (action.unit != task.args[0]) return refuse("HG-PIL-3", "another-unit-is-asked", action.unit);
  if (static_cast<ActionId>(action.kind) == ActionId::holdPila) return;
  if (!known(action.target) || !in(pilaTargets(position_, action.unit), action.target))
    refuse("HG-PIL-2", "not-at-its-front", known(action.target) ? action.target : noUnit);
}

// HG-H2H-13, D34
void Referee::strike(const Action& action) {
  const Task& task = battle_.tasks.back();
  if (action.unit != task.args[0]) return refuse("HG-H2H-13", "another-unit-is-asked", action.unit);
  if (!known(action.target) || !in(strikeTargets(position_, action.unit), action.target))
    refuse("HG-H2H-13", "not-to-be-struck", known(action.target) ? action.target : noUnit);
}

}  // namespace signifer::hannibal
