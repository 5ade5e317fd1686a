// Charges, countercharges and shots judged (HG-CHG-1 to HG-CHG-6, HG-SKI-3, HG-CC-3 to HG-CC-5, HG-RNG-1 to HG-RNG-8,
// HG-PIL-1 to HG-PIL-3).
#include <algorithm>
#include <cmath>
#include <limits>

#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/reaction.h"
#include "hannibal/play/referee.h"
#include "hannibal/play/shot.h"
#include "hannibal/play/targets.h"
#include "hannibal/rounding.h"
#include "table/distance.h"

namespace signifer::hannibal {

void Referee::declareCharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!actor(u) || !enemyOfActor(action, "HG-CHG-5")) return;
  const UnitSet through = throughOf(position_, u, action.target, action.units);
  const ChargePlan plan = planCharge(position_, u, action.target, through);
  judgeManoeuvre(u, manoeuvreFacts(position_, u, Finish::charge, plan.wheel != 0 ? 1 : 0, false));
  if (!checkIntervening(action, plan)) return;
  checkChargeFacts(action, plan);
  if (verdict_.legal()) return;
  showLine(position_.stand(u).frontCentre(), position_.stand(action.target).centre, "charge-line");
  showOutline(Footprint(plan.wheeled, position_.unit(u).base), "after-the-wheel");
}

// HG-SKI-3
bool Referee::checkIntervening(const Action& action, const ChargePlan& plan) {
  bool all = true;
  if (options().interveningDeclaredBy == InterveningDeclaredBy::owner && action.units.any()) {
    refuse("HG-SKI-3", "owner-declares", firstIn(action.units, [](UnitIndex) { return true; }));
    return false;
  }
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
  const auto ruling = ask(*rulings().chargePermitted, chargeFacts(position_, u, action.target, plan));
  consult(ruling);
  ruling->reasons.forEach([&](ChargeReason reason, const Because& because) {
    // The manoeuvre table has said so already.
    if (reason == ChargeReason::inContact || reason == ChargeReason::routed ||
        reason == ChargeReason::lightTypesNeverCharge)
      return;
    if (reason == ChargeReason::pathBlocked) return refusePath(action, plan, because);
    // Nobody wheels more than half a turn: such a way is no way to a target behind.
    const bool behind = std::abs(plan.wheel) > fullTurn / 2;
    if (reason == ChargeReason::outOfReach && behind && !ruling.in.targetInForwardArc) return;
    const bool own = reason == ChargeReason::artilleryNeverCharges || reason == ChargeReason::battleWornWithoutLeader;
    refuse(because.rule, wordOf(reason), own ? u : action.target, because.measured, because.allowed);
  });
  if (!verdict_.legal()) return;
  measure("HG-CHG-5", "charge-needs", inchFigure(ruling.in.distanceInches),
          inchFigure(longestCharge(ruling.in.moveClass, position_.tables())), action.target);
  if (explained_) measureCharge(action, plan);
}

void Referee::refusePath(const Action& action, const ChargePlan& plan, const Because& because) {
  const UnitIndex u = action.unit;
  // Without an open heading the full wheel's says what is in the way (D74).
  if (plan.wheelBlocker != noUnit) {
    showOutline(position_.stand(plan.wheelBlocker), "in-the-way");
    return refuse(because.rule, "wheel-blocked", plan.wheelBlocker, Figure::degrees(plan.fullWheel),
                  Figure::degrees(plan.wheelOpen));
  }
  if (plan.wheelOpen < plan.fullWheel)
    return refuse(because.rule, "wheel-leaves-the-table", u, Figure::degrees(plan.fullWheel),
                  Figure::degrees(plan.wheelOpen));
  if (plan.clipped != noUnit)
    return refuseClipped(because.rule, plan.clipped, toLength(plan.clippedAfter), toLength(plan.clippedNeeds));
  if (!plan.toTarget) return refuseMissed(u, action.target, plan, because.rule);
  const Figure needed = Figure::inches(toLength(*plan.toTarget));
  if (plan.toEdge < *plan.toTarget && (plan.blocker == noUnit || plan.toEdge < plan.toBlocker))
    return refuse(because.rule, "charge-leaves-the-table", u, needed, Figure::inches(toLength(plan.toEdge)));
  refuse(because.rule, wordOf(ChargeReason::pathBlocked), plan.blocker, needed,
         Figure::inches(toLength(plan.toBlocker)));
  showOutline(position_.stand(plan.blocker), "in-the-way");
  if (!position_.enemies(u, plan.blocker) || !position_.skirmisher(plan.blocker)) return;
  if (options().interveningDeclaredBy == InterveningDeclaredBy::owner) return;
  Action nearest = action;
  add(nearest.units, plan.blocker);
  verdict_.nearest = nearest;
}

// By how much the line of the charge misses the target, and why no wheel brings it there (HG-MAN-3, HG-MAN-14).
void Referee::refuseMissed(UnitIndex u, UnitIndex target, const ChargePlan& plan, std::string_view rule) {
  Reason reason{rule, "line-misses-target", std::nullopt, std::nullopt, target};
  const Footprint line(plan.wheeled, position_.unit(u).base);
  double least = std::numeric_limits<double>::max();
  double most = std::numeric_limits<double>::lowest();
  for (const Vec2 corner : position_.stand(target).corners()) {
    least = std::min(least, line.place(corner).aside);
    most = std::max(most, line.place(corner).aside);
  }
  const double aside = least > 0 ? least : -most;
  if (aside > line.halfFrontage) {
    reason.measured = Figure::inches(lengthOrMore(aside));
    reason.allowed = Figure::inches(toLength(line.halfFrontage));
    reason.said = "The line of the charge misses {unit}: {0} to the side, at most {1}.";
  }
  refuse(reason);
  if (plan.wheel != 0 || mayWheelToCharge(position_, u)) return;
  const int used = position_.status(u, UnitStatus::wheelsUsed);
  if (position_.wasInLine(u))
    refuse("HG-MAN-14", "line-charges-straight", u);
  else
    refuse("HG-MAN-3", "too-many-wheels", u, Figure::count(used + 1),
           Figure::count(position_.tables().manoeuvre.wheelsWithAction));
}

// Option intervening-declared-by.
void Referee::intervene(const Action& action) { static_cast<void>(anotherIsAsked(action.unit, "HG-SKI-3")); }

// HG-CC-3 to HG-CC-5; also of a unit that is charged but was not asked, so that it learns why.
void Referee::countercharge(const Action& action) {
  const UnitIndex u = action.unit;
  if (!position_.present(u)) return refuse("HG-CC-3", "not-on-the-table", known(u) ? u : noUnit);
  const UnitIndex charger = chargerOf(position_, u);
  if (charger == noUnit) return refuse("HG-CC-3", "not-charged", u);
  if (static_cast<ActionId>(action.kind) == ActionId::stand) return;
  const Countercharge reply = counterchargeOf(position_, u, charger);
  consult(reply.ruling);
  refuseEach(reply.ruling->reasons, [&](CounterchargeReason reason) {
    if (reason == CounterchargeReason::chargerOutsideForwardArc) return charger;
    return reason == CounterchargeReason::inContact ? position_.nearestToucher(u) : u;
  });
  if (verdict_.legal()) {
    measure("HG-CC-2", "countercharge-third", inchFigure(reply.ruling->inches),
            inchFigure(reply.ruling.in.distanceInches), charger);
    return measure("HG-CC-3", "charge-from-within-arc", std::nullopt, std::nullopt, charger);
  }
  showLine(position_.stand(charger).frontCentre(), position_.stand(u).frontCentre(), "approach");
}

// HG-RNG-1 to HG-RNG-8, HG-MAN-1, HG-MAN-4
void Referee::shoot(const Action& action) {
  const UnitIndex u = action.unit;
  if (!actor(u)) return;
  const auto weapon = position_.weapon(u);
  if (!weapon) return refuse(isLight(position_.type(u)) ? "HG-MAN-1" : "HG-MAN-2", "no-weapon", u);
  if (!enemyOfActor(action, "HG-RNG-5")) return;
  judgeManoeuvre(u, manoeuvreFacts(position_, u, Finish::shoot, 0, false));
  const Shot shot = aimedShot(position_, u, action.target);
  consult(*shot.ruling);
  const ShotPermittedIn& facts = shot.ruling->in;
  refuseEach((*shot.ruling)->reasons, [&](ShotReason reason) {
    switch (reason) {
      case ShotReason::lineBlocked:
        return shot.blocker;
      case ShotReason::shooterInContact:
        return position_.nearestToucher(u);
      case ShotReason::alreadyShot:
      case ShotReason::notNewFrontalContact:
        return u;
      default:
        return action.target;
    }
  });
  if (verdict_.legal() && facts.weapon != Weapon::pilum) {
    measure(rangeRule(facts.weapon), "range", inchFigure(facts.distanceInches), inchFigure((*shot.ruling)->rangeInches),
            action.target);
    if (explained_) measureShot(action, shot);
    return;
  }
  showLine(shot.line.from, shot.line.to, "line-of-fire");
}

void Referee::throwPila(const Action& action) {
  if (anotherIsAsked(action.unit, "HG-PIL-3")) return;
  if (static_cast<ActionId>(action.kind) == ActionId::holdPila) return;
  throwAt(action);
}

// HG-PIL-2, HG-PIL-3
void Referee::throwAt(const Action& action) {
  const bool touched = known(action.target) && in(position_.contacts(action.unit), action.target);
  const auto faces =
      touched ? facesInContact(position_.stand(action.unit), position_.stand(action.target)) : std::nullopt;
  if (faces && faces->first == Face::front && options().pila == Pila::firstContact &&
      !isNewContact(position_, action.unit, action.target, latestCharger(position_, action.unit)))
    refuse("HG-PIL-3", "contact-not-new", action.target);
  else if (!known(action.target) || !in(pilaTargets(position_, action.unit), action.target))
    refuse("HG-PIL-2", "not-at-its-front", known(action.target) ? action.target : noUnit);
  else
    consult(pilumThrow(position_, action.unit, action.target, Face::front, latestCharger(position_, action.unit)));
  if (!verdict_.legal()) return;
  measure("HG-PIL-2", "at-its-front", std::nullopt, std::nullopt, action.target);
  if (options().pila == Pila::firstContact)
    measure("HG-PIL-3", "contact-is-new", std::nullopt, std::nullopt, action.target);
}

// HG-H2H-13, D34
void Referee::strike(const Action& action) {
  if (anotherIsAsked(action.unit, "HG-H2H-13")) return;
  if (!known(action.target) || !in(strikeTargets(position_, action.unit), action.target))
    refuse("HG-H2H-13", "not-to-be-struck", known(action.target) ? action.target : noUnit);
  else
    measure("HG-H2H-13", "may-be-struck", std::nullopt, std::nullopt, action.target);
}

}  // namespace signifer::hannibal
