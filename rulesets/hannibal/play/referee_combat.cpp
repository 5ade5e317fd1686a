// Choices after blows judged: who routs first, disengaging, retreats and their ways, the facing of a rallied unit
// (HG-BL-1, HG-BL-2, HG-DIS-1 to HG-DIS-3, HG-RET-1 to HG-RET-9, HG-RGA-2).
#include <algorithm>

#include "hannibal/morale.h"
#include "hannibal/play/army.h"
#include "hannibal/play/choices.h"
#include "hannibal/play/play.h"
#include "hannibal/play/referee.h"

namespace signifer::hannibal {

void Referee::routFirst(const Action& action) {
  if (!known(action.unit) || !in(routsToChoose(battle_), action.unit))
    refuse("HG-ROU-1", "not-about-to-rout", known(action.unit) ? action.unit : noUnit);
}

void Referee::roundChoice(const Action& action) {
  const UnitIndex u = action.unit;
  const auto id = static_cast<ActionId>(action.kind);
  if (!known(u) || !position_.standing(u)) return refuse("HG-RET-1", "not-on-the-table", known(u) ? u : noUnit);
  if (position_.unit(u).side != choosingSide(battle_)) return refuse("HG-RET-1", "other-side-chooses", u);
  if (!position_.inContact(u)) return refuse("HG-RET-1", "no-longer-in-contact", u);
  const Choices choices = choicesOf(position_, u);
  if (id == ActionId::disengage && !choices.options.has(RoundOption::disengage)) {
    const DisengageOut out = disengage(
        {choices.facts.battleLineStands, choices.facts.hitsSuffered, planDisengage(position_, u).room}, tables());
    if (out.reasons.has(DisengageReason::notBattleLine)) refuse("HG-BL-2", wordOf(DisengageReason::notBattleLine), u);
    if (out.reasons.has(DisengageReason::hitThisRound))
      refuse("HG-DIS-3", wordOf(DisengageReason::hitThisRound), u, Figure::count(choices.facts.hitsSuffered),
             Figure::count(0));
    if (out.reasons.has(DisengageReason::noRoom))
      refuse("HG-DIS-2", wordOf(DisengageReason::noRoom), planDisengage(position_, u).blocker);
  }
  if (id == ActionId::retreat) {
    const int stands = choices.facts.battleLineStands;
    if (!mayRetreat(stands, options()))
      refuse("HG-BL-1", "line-never-retreats", u, Figure::count(stands));
    else if (!choices.facts.roomToRetreat)
      refuse("HG-RET-9", "no-room-to-retreat", u);
    else
      retreatPath(u, threatTo(position_, u), action);
  }
  if (verdict_.legal() && position_.status(u, UnitStatus::choiceOpen) == 0) refuse("HG-RET-1", "has-chosen", u);
}

// HG-RET-4, HG-RET-9, HG-RGA-2, HG-ROU-9
void Referee::retreatPath(UnitIndex u, UnitIndex threat, const Action& action) {
  if (action.path.empty()) return;
  const RetreatPlan plan = planRetreat(position_, u, threat, action.path);
  const MovementRow& row = position_.movement(u);
  const Figure way = Figure::inches(toLength(plan.way));
  switch (plan.fault) {
    case RetreatFault::none:
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
      refuse("HG-RET-4", "retreat-too-short", u, way, Figure::inches(row.retreatLeast * oneInch));
      break;
    case RetreatFault::tooFar:
      refuse("HG-RET-4", "retreat-too-far", u, way, Figure::inches(row.retreatMost * oneInch));
      break;
    case RetreatFault::runsIntoEnemy:
      refuse("HG-RET-9", "enemy-in-the-way", plan.other);
      break;
    case RetreatFault::endsOnUnit:
      refuse("HG-MAN-15", "ends-on-a-unit", plan.other);
      break;
    case RetreatFault::endsNearEnemy:
      refuse("HG-ROU-9", "ends-near-enemy", plan.other, std::nullopt, Figure::inches(oneInch));
      break;
  }
  showOutline(Footprint(plan.end, position_.unit(u).base), "end-of-the-move");
  if (const auto open = findRetreat(position_, u, threat, false)) {
    Action nearest = action;
    nearest.path = *open;
    verdict_.nearest = nearest;
  }
}

void Referee::retreatMove(const Action& action) {
  const Task& task = battle_.tasks.back();
  if (action.unit != task.args[0]) return refuse("HG-RET-4", "another-unit-is-asked", action.unit);
  retreatPath(action.unit, static_cast<UnitIndex>(task.args[1]), action);
}

// Option rally-facing: any facing, on the spot.
void Referee::face(const Action& action) {
  const Task& task = battle_.tasks.back();
  if (action.unit != task.args[0]) return refuse("HG-SEQ-7", "another-unit-is-asked", action.unit);
  const bool onTheSpot = std::ranges::all_of(
      action.path, [](const Leg& leg) { return leg.kind == LegKind::pivot || leg.kind == LegKind::aboutFace; });
  if (!onTheSpot) refuse("HG-SEQ-7", "only-turns-on-the-spot", action.unit);
}

}  // namespace signifer::hannibal
