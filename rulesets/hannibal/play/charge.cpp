// A charge from its declaration to the contact (HG-CHG-1 to HG-CHG-7, HG-CC-1 to HG-CC-5, HG-SKI-2 to HG-SKI-4,
// HG-CMT-10).
#include <algorithm>
#include <cmath>

#include "hannibal/play/army.h"
#include "hannibal/play/play.h"
#include "hannibal/play/reaction.h"
#include "hannibal/play/struck.h"
#include "hannibal/play/targets.h"
#include "hannibal/rounding.h"
#include "table/sweep.h"

namespace signifer::hannibal {
namespace {

constexpr std::size_t argWheel = 2;
constexpr std::size_t argArc = 3;
constexpr std::size_t argCounterTerrain = 4;
constexpr std::size_t argGone = 5;

Leg wheelLeg(Angle wheel) { return {wheel < 0 ? LegKind::wheelLeft : LegKind::wheelRight, std::abs(wheel)}; }

/// The units of the set that are standing, farthest first, so that the nearest comes out on top of the tasks.
UnitList farthestFirst(const Position& position, UnitIndex charger, const UnitSet& set) {
  UnitList list;
  forEachIn(set, [&](UnitIndex u) {
    if (position.standing(u)) list.push_back(u);
  });
  const Vec2 from = position.stand(charger).centre;
  std::stable_sort(list.begin(), list.end(), [&](UnitIndex a, UnitIndex b) {
    return squaredLength(position.stand(a).centre - from) > squaredLength(position.stand(b).centre - from);
  });
  return list;
}

}  // namespace

void Play::declareCharge(const Action& action) {
  const UnitIndex charger = action.unit;
  begin(charger);
  const UnitSet asked = askedToIntervene(position_, charger, action.target);
  if (asked.none()) return declare(charger, action.target, action.units);
  account_.tell("wishes-to-charge", {"HG-SKI-3"}, {.unit = charger, .other = action.target});
  push(TaskKind::declaredCharge, {charger, action.target});
  for (const UnitIndex u : farthestFirst(position_, charger, asked)) push(TaskKind::intervene, {u, charger});
}

// Option intervening-declared-by: the owner's answer.
void Play::answerIntervening(const Task& task, const Action& action) {
  const auto charger = static_cast<UnitIndex>(task.args[1]);
  const bool yes = static_cast<ActionId>(action.kind) == ActionId::intervene;
  mover_.relate(relationOf(RelationKind::intervenes), action.unit, charger, yes ? willIntervene : willNot);
  account_.tell(yes ? "intervenes" : "stands-aside", {"HG-SKI-3"}, {.unit = action.unit, .other = charger});
}

// When all have answered: those who do not intervene are in the way like any other unit (HG-CHG-6).
void Play::declaredCharge(const Task& task) {
  const auto charger = static_cast<UnitIndex>(task.args[0]);
  const auto target = static_cast<UnitIndex>(task.args[1]);
  if (!position_.standing(charger) || !position_.present(target)) return;
  UnitSet willing;
  for (const Relation& r : battle_.relations)
    if (r.kind == relationOf(RelationKind::intervenes) && r.to == charger && r.value == willIntervene &&
        position_.standing(r.from))
      add(willing, r.from);
  const ChargePlan plan = planCharge(position_, charger, target, willing | routedEnemies(position_, charger, target));
  if (plan.clear()) return declare(charger, target, willing);
  const UnitIndex way = plan.wheelBlocker != noUnit ? plan.wheelBlocker : plan.blocker;
  account_.tell("charge-not-declared", {"HG-CHG-6"}, {.unit = charger, .other = way == noUnit ? target : way});
}

void Play::declare(UnitIndex charger, UnitIndex target, const UnitSet& intervening) {
  finish(charger);
  const UnitSet through = intervening | routedEnemies(position_, charger, target);
  const ChargePlan plan = planCharge(position_, charger, target, through);
  const Vec2 start = position_.stand(charger).frontCentre();
  const Arc began = position_.arcOf(target, start);
  const Arc arc = declaredArc(position_, charger, target, plan.wheel);
  ChargePermittedIn facts = chargeFacts(position_, charger, target, plan);
  const auto permitted = account_.ask(*rulings().chargePermitted, facts);
  const Telling telling{.unit = charger,
                        .other = target,
                        .figures = {inchFigure(facts.distanceInches), Figure::count(static_cast<int>(arc))},
                        .key = true};
  if (const auto approach = position_.approach(target, start))
    account_.tell("declares-charge", {"HG-MAN-3", "HG-CHG-1", "HG-CHG-4"}, telling, permitted, *approach);
  else
    account_.tell("declares-charge", {"HG-MAN-3", "HG-CHG-1"}, telling, permitted);
  const bool gone = position_.routed(target) || position_.skirmisher(target);
  push(TaskKind::charge, {charger, target, plan.wheel, static_cast<int>(began), 0, flag(gone)});
  const Countercharge reply = counterchargeOf(position_, target, charger, plan.wheel);
  if (!gone && reply.ruling->allowed) push(TaskKind::countercharge, {target, charger});
  // HG-SKI-2: the charged and the intervening rout first, the nearest before the others.
  if (position_.standing(target) && position_.skirmisher(target)) push(TaskKind::rout, {target, charger, 0});
  for (const UnitIndex u : farthestFirst(position_, charger, intervening)) push(TaskKind::rout, {u, charger, 0});
}

// HG-CC-1, HG-CC-2, HG-CHG-2
void Play::countercharge(UnitIndex u) {
  const UnitIndex charger = chargerOf(position_, u);
  if (charger == noUnit) return;
  const Countercharge reply = counterchargeOf(position_, u, charger);
  status(u, UnitStatus::counterchargedThisTurn) = 1;
  status(u, UnitStatus::part) = static_cast<std::int16_t>(Part::countercharging);
  const ChargePlan plan =
      planCharge(position_, u, charger, UnitSet(), std::nullopt, position_.movement(u).march * double{oneInch});
  double ahead = std::min({reply.way, plan.toBlocker, plan.toEdge});
  if (plan.toTarget) ahead = std::min(ahead, *plan.toTarget);
  ahead = restOf(u, plan, ahead);
  bool terrain = false;
  if (plan.wheel != 0) {
    terrain = position_.losesBonusOn(battle_.unit(u).pose, battle_.unit(u).base, wheelLeg(plan.wheel));
    moveLeg(u, wheelLeg(plan.wheel));
    raise(u, UnitStatus::wheelsUsed, 1, mostWheels);
  }
  const Leg straight{LegKind::ahead, wholeLength(std::max(0.0, ahead))};
  terrain = position_.losesBonusOn(battle_.unit(u).pose, battle_.unit(u).base, straight) || terrain;
  moveLeg(u, straight);
  // Looked up again: what the move met may have added tasks.
  for (Task& task : mover_.tasks)
    if (is(task, TaskKind::charge) && task.args[1] == u) task.args[argCounterTerrain] = flag(terrain);
  captureTouched(u);
  account_.tell(plan.wheel == 0 ? "countercharges" : "countercharges-wheeling", {"HG-CC-1", "HG-CC-2"},
                {.unit = u,
                 .other = charger,
                 .figures = {Figure::inches(straight.amount), Figure::degrees(std::abs(plan.wheel)),
                             Figure::inches(toLength(reply.ruling.in.distanceInches * oneInch))},
                 .key = true},
                reply.ruling);
}

// A charge does not end on friends whom its wheel has clipped (D75).
double Play::restOf(UnitIndex u, const ChargePlan& plan, double straight) const {
  if (plan.wheel == 0) return straight;
  const PastFriends past = pastFriends(position_, u, position_.stand(u));
  return past.restAfter(position_, Footprint(plan.wheeled, battle_.unit(u).base), straight);
}

// The die is always rolled (D15).
Play::Reach Play::chargeReach(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone) {
  const double before = status(charger, UnitStatus::spentInches) + plan.wheelWay;
  if (gone || !plan.clear()) {
    const auto ruling = account_.ask(*rulings().moveAllowance,
                                     {position_.moveClass(charger), Move::charge, 0, account_.roller(charger, target)});
    account_.tell("charge-reach", {"HG-MOV-7"},
                  {.unit = charger, .other = target, .figures = {inchFigure(ruling->maxInches)}}, ruling);
    return {ruling->maxInches * oneInch, false};
  }
  ChargeMoveIn in;
  in.moveClass = position_.moveClass(charger);
  in.distanceInches = *plan.toTarget / oneInch;
  in.wheelInches = before / oneInch;
  in.roller = account_.roller(charger, target);
  const auto ruling = account_.ask(*rulings().chargeMove, in);
  account_.tell("charge-reach-needed", {"HG-MOV-7"},
                {.unit = charger,
                 .other = target,
                 .figures = {inchFigure(ruling->reachInches), inchFigure(ruling->neededInches)}},
                ruling);
  return {ruling->reachInches * double{oneInch}, ruling->contact};
}

// Why a charge has touched nobody: what stopped it, or how much it lacked.
void Play::tellShort(UnitIndex charger, UnitIndex target, const ChargePlan& plan, bool gone, Length way) {
  const Figure went = Figure::inches(way);
  const auto told = [&](std::string_view phrase, std::string_view rule, UnitIndex other) {
    account_.tell(phrase, {rule}, {.unit = charger, .other = other, .figures = {went}, .key = true});
  };
  if (plan.toEdge < way + 1.0) return told("charge-stopped-by-edge", "HG-CHG-7", target);
  if (gone && plan.blocker != noUnit && plan.toBlocker - oneInch < way + 1.0)
    return told("charge-stops-short-of", "HG-SKI-4", plan.blocker);
  if (gone) return told("charge-without-target", "HG-SKI-4", target);
  if (plan.blocker != noUnit && plan.toBlocker < way + 1.0) return told("charge-blocked", "HG-CHG-7", plan.blocker);
  if (!plan.toTarget) return told("charge-misses", "HG-CHG-7", target);
  told("charge-short", "HG-CHG-3", target);
}

// HG-CHG-3, HG-CHG-7, HG-SKI-4, D68, D69, D72
void Play::charge(const Task& task) {
  const UnitIndex charger = task.args[0];
  const UnitIndex target = task.args[1];
  if (!position_.standing(charger) || target == noUnit) return;
  const Pose from = battle_.unit(charger).pose;
  const bool there = battle_.unit(target).present;
  const bool gone = task.args[argGone] != 0 || !position_.standing(target);
  const UnitSet through = routedEnemies(position_, charger, target);
  // D69: towards a target that stands the one wheel is made now, as both stand; else the line of the declaration holds.
  const auto wheel = gone ? std::optional<Angle>(task.args[argWheel]) : std::nullopt;
  const ChargePlan plan = planCharge(position_, charger, target, through, wheel);
  const auto [reach, contact] = chargeReach(charger, target, plan, gone);
  double straight = reach - status(charger, UnitStatus::spentInches) - plan.wheelWay;
  // One whose target has fled stops 1" short of any other unit that it would run into.
  const double beforeOthers = gone ? plan.toBlocker - oneInch : plan.toBlocker;
  straight = std::min({straight, std::max(0.0, beforeOthers), plan.toEdge});
  if (contact) {
    straight = std::min(straight, *plan.toTarget);
  } else if (plan.toTarget && there) {
    const bool caught = position_.routed(target) && *plan.toTarget <= straight;
    straight = caught ? *plan.toTarget : std::min(straight, *plan.toTarget - touchingGap - 1.0);
  }
  // The charger comes to rest clear of the friends whom its wheel has clipped (D75).
  straight = restOf(charger, plan, straight);
  const Leg ahead{LegKind::ahead, wholeLength(std::max(0.0, straight))};
  const Base& base = battle_.unit(charger).base;
  bool terrain = plan.wheel != 0 && position_.losesBonusOn(from, base, wheelLeg(plan.wheel));
  terrain = position_.losesBonusOn(plan.wheeled, base, ahead) || terrain;
  captureInPassing(charger, plan, ahead.amount, target);
  if (plan.wheel != 0) {
    raise(charger, UnitStatus::wheelsUsed, 1, mostWheels);
    moveLeg(charger, wheelLeg(plan.wheel));
  }
  moveLeg(charger, ahead);
  captureTouched(charger);
  const UnitSet touched = position_.contacts(charger);
  if (touched.none()) {
    if (there && position_.standing(target) &&
        status(target, UnitStatus::part) == static_cast<int>(Part::countercharging))
      status(target, UnitStatus::part) = static_cast<std::int16_t>(Part::laterRound);
    return tellShort(charger, target, plan, gone, ahead.amount);
  }
  makeContact(task, from, touched, terrain);
}

void Play::captureInPassing(UnitIndex charger, const ChargePlan& plan, double straight, UnitIndex target) {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (u == target || !battle_.unit(u).present || !position_.routed(u) || !position_.enemies(u, charger)) continue;
    if (chargeTouches(position_, charger, plan, straight, position_.stand(u))) remove(u, Fate::captured, charger);
  }
}

void Play::noteAttack(UnitIndex u, Arc from) {
  auto attacked = status(u, UnitStatus::attackedFrom);
  attacked = std::max<std::int16_t>(attacked, static_cast<std::int16_t>(from));
  auto part = status(u, UnitStatus::part);
  if (part == static_cast<int>(Part::laterRound)) part = static_cast<std::int16_t>(Part::charged);
}

void Play::makeContact(const Task& task, const Pose& from, const UnitSet& touched, bool terrain) {
  const auto charger = static_cast<UnitIndex>(task.args[0]);
  const auto target = static_cast<UnitIndex>(task.args[1]);
  UnitIndex struck = noUnit;
  Arc arcOfStruck = Arc::front;
  const Footprint start(from, battle_.unit(charger).base);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!in(touched, u)) continue;
    const Arc began = u == target ? static_cast<Arc>(std::clamp<int>(task.args[argArc], 0, 2))
                                  : position_.arcOf(u, start.frontCentre());
    const Arc arc = judgedArc(position_, began, struckArc(start, position_.stand(charger), position_.stand(u)));
    noteAttack(u, arc);
    if (struck == noUnit || u == target) {
      struck = u;
      arcOfStruck = arc;
    }
    account_.tell("contact", {"HG-CHG-4", "HG-CHG-7"},
                  {.unit = charger, .other = u, .figures = {Figure::count(static_cast<int>(arc))}, .key = true});
  }
  status(charger, UnitStatus::part) = static_cast<std::int16_t>(Part::charging);
  mover_.relate(relationOf(RelationKind::charges), charger, struck, 1);
  if (options().conformOnContact) conform(charger, struck);
  takeChargeModifier(charger, struck, arcOfStruck, false, terrain);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    const bool counters = in(touched, u) && status(u, UnitStatus::part) == static_cast<int>(Part::countercharging) &&
                          status(u, UnitStatus::chargeModifier) == 0;
    if (!counters) continue;
    mover_.relate(relationOf(RelationKind::charges), u, charger, 1);
    takeChargeModifier(u, charger, Arc::front, true, task.args[argCounterTerrain] != 0);
  }
  if (options().combatTiming == CombatTiming::atOnce) push(TaskKind::fightNow, {charger});
  askForPila(charger, touched);
}

// The charge is told when the two touch already: its direction is the face that is touched.
bool Play::chargeByHand(UnitIndex charger, UnitIndex target) {
  const auto touched = facesInContact(position_.stand(charger), position_.stand(target));
  const Face face = touched ? touched->second : Face::front;
  const Arc arc = face == Face::front ? Arc::front : face == Face::rear ? Arc::rear : Arc::flank;
  noteAttack(target, arc);
  status(charger, UnitStatus::part) = static_cast<std::int16_t>(Part::charging);
  mover_.relate(relationOf(RelationKind::charges), charger, target, 1);
  pilaByHand(charger);
  return modifierByHand(charger, target, arc, false);
}

ChargeModifierIn Play::chargeModifierFacts(UnitIndex u, UnitIndex against, Arc arc, bool countercharging,
                                           bool terrain) const {
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
  in.roller = account_.roller(u, against);
  return in;
}

// HG-CMT-10
void Play::takeChargeModifier(UnitIndex u, UnitIndex against, Arc arc, bool countercharging, bool terrain) {
  if (countercharging && !options().counterchargeBonus) return;
  const auto ruling =
      account_.ask(*rulings().chargeModifier, chargeModifierFacts(u, against, arc, countercharging, terrain));
  status(u, UnitStatus::chargeModifier) = static_cast<std::int16_t>(std::clamp(ruling->chargeModifier, 0, 7));
  const Telling telling{.unit = u, .other = against, .figures = {Figure::count(ruling->chargeModifier)}};
  if (ruling->bonusLost)
    account_.tell("charge-bonus-lost", {"HG-CMT-10", "HG-CMT-8"}, telling, ruling);
  else
    account_.tell("charge-modifier", {"HG-CMT-10"}, telling, ruling);
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
  const auto ask = [&](UnitIndex u) {
    if (pilaTargets(position_, u, charger).any()) push(TaskKind::pila, {u, charger + 1});
  };
  for (UnitIndex u = static_cast<UnitIndex>(battle_.unitCount() - 1); u >= 0; --u)
    if (in(touched, u)) ask(u);
  ask(charger);
}

void Play::answerCharge(const Task& task, const Action& action) {
  if (static_cast<ActionId>(action.kind) == ActionId::countercharge) return countercharge(action.unit);
  account_.tell("stands", {"HG-CC-3"}, {.unit = action.unit, .other = task.args[1]});
}

}  // namespace signifer::hannibal
