// A charge from its declaration to the contact (HG-CHG-1 to HG-CHG-7, HG-CC-1 to HG-CC-5, HG-SKI-2 to HG-SKI-4,
// HG-CMT-10).
#include <algorithm>
#include <cmath>

#include "hannibal/combat.h"
#include "hannibal/movement.h"
#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/reaction.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

constexpr std::size_t argWheel = 2;
constexpr std::size_t argArc = 3;
constexpr std::size_t argCounterTerrain = 4;
constexpr std::size_t argGone = 5;

Leg wheelLeg(Angle wheel) { return {wheel < 0 ? LegKind::wheelLeft : LegKind::wheelRight, std::abs(wheel)}; }

}  // namespace

void Play::declareCharge(const Action& action) {
  const UnitIndex charger = action.unit;
  const UnitIndex target = action.target;
  begin(charger);
  finish(charger);
  const UnitSet through = action.units | routedEnemies(position_, charger, target);
  const ChargePlan plan = planCharge(position_, charger, target, through);
  const Arc arc = position_.arcOf(target, position_.stand(charger).frontCentre());
  tell("declares-charge", charger, target, {"HG-MAN-3", "HG-CHG-1"},
       {Figure::inches(toLength(plan.needed().value_or(0.0)))}, "charge-permitted", true);
  const bool gone = position_.routed(target) || position_.skirmisher(target);
  push(TaskKind::charge, {charger, target, plan.wheel, static_cast<int>(arc), 0, flag(gone)});
  const Countercharge reply = counterchargeOf(position_, target, charger);
  if (!gone && reply.permitted.allowed) push(TaskKind::countercharge, {target, charger});
  // HG-SKI-2: the charged and the intervening rout first, the nearest before the others.
  if (position_.standing(target) && position_.skirmisher(target)) push(TaskKind::rout, {target, charger, 0});
  std::vector<UnitIndex> intervening;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (in(action.units, u) && position_.standing(u)) intervening.push_back(u);
  const Vec2 from = position_.stand(charger).centre;
  std::stable_sort(intervening.begin(), intervening.end(), [&](UnitIndex a, UnitIndex b) {
    return squaredLength(position_.stand(a).centre - from) > squaredLength(position_.stand(b).centre - from);
  });
  for (const UnitIndex u : intervening) push(TaskKind::rout, {u, charger, 0});
}

void Play::stand() {
  if (!battle_.tasks.empty()) tell("stands", battle_.tasks.back().args[1], battle_.tasks.back().args[0], {"HG-CC-3"});
}

// HG-CC-1, HG-CC-2, HG-CHG-2
void Play::countercharge(UnitIndex u) {
  if (battle_.tasks.empty()) return;
  Task& charge = battle_.tasks.back();
  const auto charger = static_cast<UnitIndex>(charge.args[0]);
  const Countercharge reply = counterchargeOf(position_, u, charger);
  status(u, UnitStatus::counterchargedThisTurn) = 1;
  status(u, UnitStatus::part) = static_cast<std::int16_t>(Part::countercharging);
  const ChargePlan plan =
      planCharge(position_, u, charger, UnitSet(), std::nullopt, position_.movement(u).march * double{oneInch});
  double ahead = std::min({reply.way, plan.toBlocker, plan.toEdge});
  if (plan.toTarget) ahead = std::min(ahead, *plan.toTarget);
  bool terrain = false;
  if (plan.wheel != 0) {
    terrain = position_.losesBonusOn(battle_.unit(u).pose, battle_.unit(u).base, wheelLeg(plan.wheel));
    moveLeg(u, wheelLeg(plan.wheel));
    ++status(u, UnitStatus::wheelsUsed);
  }
  const Leg straight{LegKind::ahead, wholeLength(std::max(0.0, ahead))};
  terrain = position_.losesBonusOn(battle_.unit(u).pose, battle_.unit(u).base, straight) || terrain;
  moveLeg(u, straight);
  battle_.tasks.back().args[argCounterTerrain] = flag(terrain);
  captureTouched(u);
  tell("countercharges", u, charger, {"HG-CC-1", "HG-CC-2"}, {Figure::inches(straight.amount)}, "countercharge", true);
}

// The reach, thousandths of an inch: the die is always thrown (D15).
double Play::chargeReach(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone, bool& contact) {
  const double before = status(charger, UnitStatus::spent) + plan.wheelWay;
  if (gone || !plan.clear()) {
    MoveAllowanceIn in{position_.moveClass(charger), Move::charge, 0, roller(charger, target)};
    contact = false;
    const double reach = moveAllowance(in, tables(), dice_).maxInches * oneInch;
    tell("charge-reach", charger, target, {"HG-MOV-7"}, {Figure::inches(toLength(reach))}, "move-allowance");
    return reach;
  }
  ChargeMoveIn in;
  in.moveClass = position_.moveClass(charger);
  in.distanceInches = *plan.toTarget / oneInch;
  in.wheelInches = before / oneInch;
  in.roller = roller(charger, target);
  const ChargeMoveOut out = chargeMove(in, tables(), dice_);
  contact = out.contact;
  tell("charge-reach", charger, target, {"HG-MOV-7"},
       {Figure::inches(out.reachInches * oneInch), Figure::inches(toLength(before + *plan.toTarget))}, "charge-move");
  return out.reachInches * static_cast<double>(oneInch);
}

// HG-CHG-3, HG-CHG-7, HG-SKI-4, D68, D69, D72
void Play::charge(const Task& task) {
  const auto charger = static_cast<UnitIndex>(task.args[0]);
  const auto target = static_cast<UnitIndex>(task.args[1]);
  if (!position_.standing(charger)) return;
  const Pose from = battle_.unit(charger).pose;
  const bool there = battle_.unit(target).present;
  const bool gone = task.args[argGone] != 0 || !position_.standing(target);
  const UnitSet through = routedEnemies(position_, charger, target);
  const ChargePlan plan = planCharge(position_, charger, target, through, static_cast<Angle>(task.args[argWheel]));
  bool contact = false;
  const double reach = chargeReach(charger, target, plan, gone, contact);
  double straight = reach - status(charger, UnitStatus::spent) - plan.wheelWay;
  // One whose target has fled stops 1" short of any other unit that it would run into.
  const double beforeOthers = gone ? plan.toBlocker - oneInch : plan.toBlocker;
  straight = std::min({straight, std::max(0.0, beforeOthers), plan.toEdge});
  if (contact) {
    straight = std::min(straight, *plan.toTarget);
  } else if (plan.toTarget && there) {
    const bool caught = position_.routed(target) && *plan.toTarget <= straight;
    straight = caught ? *plan.toTarget : std::min(straight, *plan.toTarget - touchingGap - 1.0);
  }
  const Leg ahead{LegKind::ahead, wholeLength(std::max(0.0, straight))};
  const Base& base = battle_.unit(charger).base;
  bool terrain = plan.wheel != 0 && position_.losesBonusOn(from, base, wheelLeg(plan.wheel));
  terrain = position_.losesBonusOn(plan.wheeled, base, ahead) || terrain;
  captureInPassing(charger, plan, ahead.amount, target);
  if (plan.wheel != 0) {
    ++status(charger, UnitStatus::wheelsUsed);
    moveLeg(charger, wheelLeg(plan.wheel));
  }
  moveLeg(charger, ahead);
  captureTouched(charger);
  const UnitSet touched = position_.contacts(charger);
  if (touched.none()) {
    if (there && position_.standing(target) &&
        status(target, UnitStatus::part) == static_cast<int>(Part::countercharging))
      status(target, UnitStatus::part) = static_cast<std::int16_t>(Part::laterRound);
    return tell("charge-short", charger, target, {"HG-CHG-3"}, {Figure::inches(ahead.amount)}, {}, true);
  }
  makeContact(task, from, touched, terrain);
}

void Play::captureInPassing(UnitIndex charger, const ChargePlan& plan, double straight, UnitIndex target) {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (u == target || !battle_.unit(u).present || !position_.routed(u) || !position_.enemies(u, charger)) continue;
    if (chargeTouches(position_, charger, plan, straight, position_.stand(u))) remove(u, Fate::captured, charger);
  }
}

void Play::makeContact(const Task& task, const Pose& from, const UnitSet& touched, bool terrain) {
  const auto charger = static_cast<UnitIndex>(task.args[0]);
  const auto target = static_cast<UnitIndex>(task.args[1]);
  UnitIndex struck = noUnit;
  Arc struckArc = Arc::front;
  const Vec2 front = Footprint(from, battle_.unit(charger).base).frontCentre();
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!in(touched, u)) continue;
    Arc arc = u == target ? static_cast<Arc>(task.args[argArc]) : position_.arcOf(u, front);
    if (options().flankJudgedBy == FlankJudgedBy::faceStruck) {
      const auto contact = contactBetween(position_.stand(charger), position_.stand(u));
      const Face face = contact ? contact->faceOfSecond : Face::front;
      arc = face == Face::front ? Arc::front : face == Face::rear ? Arc::rear : Arc::flank;
    }
    // D33: the worse of two directions counts.
    auto& attacked = status(u, UnitStatus::attackedFrom);
    attacked = std::max(attacked, static_cast<std::int16_t>(arc));
    auto& part = status(u, UnitStatus::part);
    if (part == static_cast<int>(Part::laterRound)) part = static_cast<std::int16_t>(Part::charged);
    if (struck == noUnit || u == target) {
      struck = u;
      struckArc = arc;
    }
    tell("contact", charger, u, {"HG-CHG-4", "HG-CHG-7"}, {Figure::count(static_cast<int>(arc))}, "arc-of-approach",
         true);
  }
  status(charger, UnitStatus::part) = static_cast<std::int16_t>(Part::charging);
  battle_.relate(relationOf(RelationKind::charges), charger, struck, 1);
  if (options().conformOnContact) conform(charger, struck);
  takeChargeModifier(charger, struck, struckArc, false, terrain);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const bool counters = in(touched, u) && status(u, UnitStatus::part) == static_cast<int>(Part::countercharging) &&
                          status(u, UnitStatus::chargeModifier) == 0;
    if (!counters) continue;
    battle_.relate(relationOf(RelationKind::charges), u, charger, 1);
    takeChargeModifier(u, charger, Arc::front, true, task.args[argCounterTerrain] != 0);
  }
  if (options().combatTiming == CombatTiming::atOnce) push(TaskKind::fightNow, {charger});
  askForPila(charger, touched);
}

// HG-CMT-10
void Play::takeChargeModifier(UnitIndex u, UnitIndex against, Arc arc, bool countercharging, bool terrain) {
  if (countercharging && !options().counterchargeBonus) return;
  ChargeModifierIn in;
  in.aggressive = position_.has(u, UnitProfile::aggressive);
  in.mounted = losesBonusInTerrain(position_.kind(u), options());
  in.terrain = terrain ? ChargeTerrain::other : ChargeTerrain::open;
  in.move = countercharging ? ChargeKind::countercharge : ChargeKind::charge;
  in.leaderAttached = position_.leader(u) != noPerson;
  if (!countercharging) {
    const bool retreating = position_.is(against, UnitStatus::retreating);
    in.against = retreating ? Against::retreating : static_cast<Against>(arc);
    in.flankToo = retreating && arc == Arc::flank;
  }
  in.roller = roller(u, against);
  Modifiers modifiers;
  const ChargeModifierOut out = chargeModifier(in, tables(), options(), dice_, modifiers);
  status(u, UnitStatus::chargeModifier) = static_cast<std::int16_t>(out.chargeModifier);
  tell("charge-modifier", u, against, {"HG-CMT-10"}, {Figure::count(out.chargeModifier)}, "charge-modifier", modifiers);
}

// Option conform-on-contact: the charger turns flush with the face that it has struck, if there is room.
void Play::conform(UnitIndex charger, UnitIndex target) {
  const auto contact = contactBetween(position_.stand(charger), position_.stand(target));
  if (!contact || contact->flush) return;
  const Unit& unit = battle_.unit(charger);
  const Pose pose =
      pivotedFlush(unit.pose, unit.base, position_.stand(target), contact->faceOfSecond, contact->gap.onSecond);
  const Footprint base(pose, unit.base);
  bool free = position_.onTable(base);
  position_.forEachPresent([&](UnitIndex u) {
    if (u != charger && (overlaps(base, position_.stand(u)))) free = false;
  });
  if (free) place(charger, pose);
}

// HG-PIL-3: the charger and all that it has newly touched; active side's first, both before the volley.
void Play::askForPila(UnitIndex charger, const UnitSet& touched) {
  push(TaskKind::pilaVolley, {});
  for (UnitIndex u = static_cast<UnitIndex>(battle_.unitCount() - 1); u >= 0; --u)
    if (in(touched, u) && pilaTargets(position_, u).any()) push(TaskKind::pila, {u});
  if (pilaTargets(position_, charger).any()) push(TaskKind::pila, {charger});
}

}  // namespace signifer::hannibal
