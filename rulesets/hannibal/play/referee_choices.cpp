// Choices after blows judged: who routs first, disengaging, retreats and their ways, the facing of a rallied unit
// (HG-BL-1, HG-BL-2, HG-DIS-1 to HG-DIS-3, HG-RET-1 to HG-RET-9, HG-RGA-2).
#include <algorithm>

#include "hannibal/play/army.h"
#include "hannibal/play/choices.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/play.h"
#include "hannibal/play/referee.h"

namespace signifer::hannibal {

void Referee::routFirst(const Action& action) {
  if (!known(action.unit) || !in(routsToChoose(battle_), action.unit))
    refuse("HG-ROU-1", "not-about-to-rout", known(action.unit) ? action.unit : noUnit);
  else
    measure("HG-ROU-1", "about-to-rout", std::nullopt, std::nullopt, action.unit);
}

void Referee::roundChoice(const Action& action) {
  const UnitIndex u = action.unit;
  const auto id = static_cast<ActionId>(action.kind);
  if (!position_.standing(u)) return refuse("HG-RET-1", "not-on-the-table", known(u) ? u : noUnit);
  if (const SideIndex side = choosingSide(battle_); position_.unit(u).side != side)
    return refuse({.rule = "HG-RET-1", .code = "other-side-chooses", .unit = u, .side = side});
  if (!position_.inContact(u)) return refuse("HG-RET-1", "no-longer-in-contact", u);
  if (id == ActionId::disengage) disengage(u);
  if (id == ActionId::retreat) {
    const Choices choices = choicesOf(position_, u);
    consult(choices);
    // A line that never retreats need not look for room.
    const bool line = choices->noRetreat.has(NoRetreatReason::lineNeverRetreats);
    choices->noRetreat.forEach([&](NoRetreatReason reason, const Because& because) {
      if (!line || reason == NoRetreatReason::lineNeverRetreats)
        refuse(because.rule, wordOf(reason), u, because.measured, because.allowed);
    });
    if (verdict_.legal()) retreatPath(u, threatTo(position_, u), action);
    if (verdict_.legal()) measure("HG-RET-1", "touches-at-the-end", std::nullopt, std::nullopt, threatTo(position_, u));
    if (verdict_.legal() && explained_ && action.path.empty())
      if (const KnownRetreat& way = retreatOf(position_, u, threatTo(position_, u), false); way.open)
        measure("HG-RET-9", "room-to-retreat", Figure::inches(toLength(way.plan.way)),
                way.plan.behind == noUnit ? std::optional(Figure::inches(position_.movement(u).retreatMost * oneInch))
                                          : std::nullopt,
                way.plan.behind);
  }
  if (verdict_.legal() && position_.status(u, UnitStatus::choiceOpen) == 0) refuse("HG-RET-1", "has-chosen", u);
}

// HG-BL-2, HG-DIS-1 to HG-DIS-3
void Referee::disengage(UnitIndex u) {
  const DisengagePlan plan = planDisengage(position_, u);
  const auto ruling = ask(*rulings().disengage, disengageFacts(position_, u, plan));
  consult(ruling);
  ruling->reasons.forEach([&](DisengageReason reason, const Because& because) {
    const bool noRoom = reason == DisengageReason::noRoom;
    if (noRoom && plan.blocker != noUnit && !because.measured)
      return refuse(because.rule, "friend-behind", plan.blocker);
    refuse(because.rule, noRoom && plan.blocker == noUnit ? "no-room-at-all" : wordOf(reason),
           noRoom ? plan.blocker : u, because.measured, because.allowed);
  });
  if (verdict_.legal()) {
    measure("HG-DIS-2", "backs-off", Figure::inches(plan.way), std::nullopt, threatTo(position_, u));
    measure("HG-BL-2", "line-breaks-off", Figure::count(position_.stands(u)), std::nullopt, u);
    return measure("HG-DIS-1", "took-no-hits", std::nullopt, std::nullopt, u);
  }
  showOutline(Footprint(plan.end, position_.unit(u).base), "end-of-the-move");
}

namespace {

double wayShown(const Position& position, UnitIndex u, const Path& path) {
  double way = 0;
  for (const Leg& leg : path)
    way += isWheel(leg.kind) ? wheelWay(position, position.unit(u).base.frontage, leg.amount) : leg.amount;
  return way;
}

}  // namespace

// Too little room for the least retreat, or more wished for than there is.
void Referee::refuseRetreatInto(UnitIndex u, const RetreatPlan& plan, const Path& path) {
  Reason reason{"HG-RET-9", "retreat-into-enemy", Figure::inches(wholeLength(plan.way + plan.open)),
                Figure::inches(position_.movement(u).retreatLeast * oneInch), plan.other};
  if (reason.measured->value >= reason.allowed->value) {
    reason.allowed = reason.measured;
    reason.measured = Figure::inches(toLength(wayShown(position_, u, path)));
    reason.said = "The retreat would run into {unit}: {0} of the {1} that are open.";
  }
  refuse(reason);
}

// HG-RET-4, HG-RET-9, HG-RGA-2, HG-ROU-9
void Referee::retreatPath(UnitIndex u, UnitIndex threat, const Action& action) {
  if (action.path.empty()) return;
  const RetreatPlan plan = planRetreat(position_, u, threat, action.path);
  const MovementRow& row = position_.movement(u);
  switch (plan.fault) {
    case RetreatFault::none:
      // The way as it is shown; behind a friend it forms up beyond it (HG-RET-7).
      measure("HG-RET-4", "retreat-way", Figure::inches(toLength(wayShown(position_, u, action.path))),
              Figure::inches(row.retreatMost * oneInch), plan.behind);
      if (explained_) measureRetreat(u, plan, toLength(wayShown(position_, u, action.path)));
      return;
    case RetreatFault::notAWay:
      refuse("HG-RET-4", "only-wheel-and-ahead", u);
      break;
    case RetreatFault::tooManyWheels:
      refuse("HG-RGA-2", "one-wheel-to-retreat", u);
      break;
    case RetreatFault::wheelBlocked:
      refuse("HG-MAN-15", "unit-in-the-way", plan.other);
      break;
    case RetreatFault::tooShort:
      refuse("HG-RET-4", "retreat-too-short", u, Figure::inches(wholeLength(plan.way)),
             Figure::inches(row.retreatLeast * oneInch));
      break;
    case RetreatFault::tooFar:
      refuse("HG-RET-4", "retreat-too-far", u, Figure::inches(lengthOrMore(plan.way)),
             Figure::inches(row.retreatMost * oneInch));
      break;
    case RetreatFault::runsIntoEnemy:
      refuseRetreatInto(u, plan, action.path);
      break;
    case RetreatFault::endsOnUnit:
      refuse("HG-MAN-15", "ends-on-a-unit", plan.other);
      break;
    case RetreatFault::friendNotCleared:
      refuse("HG-MAN-15", "friend-not-cleared", plan.other, Figure::inches(wholeLength(plan.straight)),
             Figure::inches(lengthOrMore(plan.needed)));
      break;
    case RetreatFault::endsNearEnemy:
      refuse("HG-ROU-9", "ends-near-enemy", plan.other,
             Figure::inches(
                 toLength(distanceBetween(Footprint(plan.end, position_.unit(u).base), position_.stand(plan.other)))),
             Figure::inches(oneInch));
      break;
  }
  showOutline(Footprint(plan.end, position_.unit(u).base), "end-of-the-move");
  if (!explained_) return;
  if (const auto open = findRetreat(position_, u, threat, false)) {
    Action nearest = action;
    nearest.path = *open;
    verdict_.nearest = nearest;
  }
}

void Referee::retreatMove(const Action& action) {
  if (anotherIsAsked(action.unit, "HG-RET-4")) return;
  retreatPath(action.unit, static_cast<UnitIndex>(battle_.tasks.back().args[1]), action);
}

// Option rally-facing: any facing, on the spot.
void Referee::face(const Action& action) {
  if (anotherIsAsked(action.unit, "HG-SEQ-7")) return;
  const bool onTheSpot = std::ranges::all_of(
      action.path, [](const Leg& leg) { return leg.kind == LegKind::pivot || leg.kind == LegKind::aboutFace; });
  if (!onTheSpot) refuse("HG-SEQ-7", "only-turns-on-the-spot", action.unit);
}

}  // namespace signifer::hannibal
