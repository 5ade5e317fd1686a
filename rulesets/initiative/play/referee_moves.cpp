// Moves, changes of formation and charges judged (IO-MOV-4 to IO-MOV-14, IO-PRX-1 to IO-PRX-5, IO-FRE-1 to IO-FRE-8,
// IO-TER-4).
#include "initiative/play/buildings.h"
#include "initiative/play/referee.h"

namespace signifer::initiative {

// What gives it the move; refuses where nothing does.
MoveBasis Referee::mayMove(UnitIndex u, bool charge) {
  const UnitIndex ordered = unitUnderOrders(position_);
  const bool other = battle_.step == position_.book().steps.unitOrders && ordered != noUnit &&
                     position_.status(u, UnitStatus::movesLeft) == 0;
  if (other) {
    refuse("IO-SEQ-5", "another-unit-moves-first", ordered);
    return MoveBasis::none;
  }
  const MoveBasis basis = basisOf(position_, u, charge);
  if (basis != MoveBasis::none) return basis;
  if (position_.engaged(u))
    refuse("IO-MOV-14", "engaged", u);
  else if (position_.moveLength(u) == 0)
    refuse("IO-MOV-4", "cannot-move", u);
  else if (battle_.step == position_.book().steps.initiativeMoves)
    refuseAll(initiativeMove(position_.initiativeFacts(u, charge), position_.rules()).reasons, u);
  else
    refuseAll(freeMove(position_.freeFacts(u)).reasons, u);
  return basis;
}

void Referee::move(const Action& action) {
  const MoveBasis basis = mayMove(action.unit, false);
  if (basis == MoveBasis::none) return;
  if (position_.formation(action.unit) == Formation::buildings && !action.path.empty())
    return refuse("IO-TER-4", "in-buildings", action.unit);
  const auto fault = faultOf(position_, action.unit, action.path, basis);
  if (!fault) return;
  refuse(fault->rule, fault->code, fault->unit, fault->measured, fault->allowed);
  if (fault->unit != noUnit && fault->unit != action.unit) showOutline(fault->unit, fault->code);
  if (const auto path = nearestPath(position_, action.unit, action.path, basis)) {
    verdict_.nearest = action;
    verdict_.nearest->path = *path;
  }
}

void Referee::changeFormation(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, false);
  if (basis == MoveBasis::none) return;
  const int wanted = action.values[0];
  const bool inside = wanted == static_cast<int>(Formation::buildings);
  if (wanted < 0 || wanted > static_cast<int>(Formation::buildings) || action.values[1] < 0 || action.values[1] > 3 ||
      (!inside && ((position_.profile(u, UnitProfile::formations) >> wanted) & 1) == 0))
    return refuse("IO-MOV-6", "not-its-formation", u);
  if (wanted == position_.status(u, UnitStatus::formation)) return refuse("IO-MOV-6", "has-that-formation", u);
  if (basis == MoveBasis::retirement) return refuse("IO-FRE-8", "retires-only", u);
  if (basis == MoveBasis::turnOnly) return refuse("IO-MOV-4", "cannot-move", u);
  if (inside) return enterBuildings(u);
  const Station place = standingIn(position_, action);
  if (const UnitIndex other = standsOn(position_, u, place.pose, place.base); other != noUnit)
    refuse(position_.formation(u) == Formation::buildings ? "IO-TER-4" : "IO-MOV-6", "no-room-for-formation", other);
}

void Referee::enterBuildings(UnitIndex u) {
  if (position_.troop(u) != Troop::infantry) return refuse("IO-TER-4", "foot-only", u);
  const int piece = position_.emptyBuildingsBy(u);
  if (piece < 0) return refuse("IO-TER-4", "no-empty-buildings", u);
  if (const UnitIndex other = crowding(position_, u, piece); other != noUnit)
    refuse("IO-TER-4", "no-room-for-formation", other);
}

/// False, and a refusal, where the turn that the action names is not one that proximity asks for.
bool Referee::turnsToFace(const Action& action) {
  const auto heading = headingOf(action);
  if (!heading) return true;
  const UnitIndex nearest = mustFace(position_, action.unit);
  const Unit& unit = position_.unit(action.unit);
  if (nearest == noUnit || action.values[0] < 0 || action.values[0] > 360)
    refuse("IO-MOV-8", "turn-to-face-only", action.unit);
  else if (!position_.faces(Footprint(turnedTo(unit.pose, *heading), unit.base), nearest))
    refuse("IO-PRX-4", "must-face", nearest);
  return verdict_.legal();
}

void Referee::charge(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, true);
  if (basis == MoveBasis::none) return;
  if (basis == MoveBasis::retirement || basis == MoveBasis::turnOnly) return refuse("IO-FRE-7", "retires-only", u);
  if (!turnsToFace(action)) return;
  const ChargeBasis given = basis == MoveBasis::order        ? ChargeBasis::order
                            : basis == MoveBasis::initiative ? ChargeBasis::initiative
                                                             : ChargeBasis::freeMove;
  const int moves = basis == MoveBasis::order ? position_.status(u, UnitStatus::movesLeft) : 1;
  const double reach = static_cast<double>(position_.moveLength(u)) * moves;
  const ChargePlan plan = planCharge(position_, u, action.target, reach, headingOf(action));
  const ChargeOut out =
      initiative::charge(chargeFacts(position_, u, plan, action.target, given, moves), position_.rules());
  for (std::size_t i = 0; i < Words<ChargeReason>::words.size(); ++i) {
    const auto reason = static_cast<ChargeReason>(i);
    if (!out.reasons.has(reason)) continue;
    if (reason == ChargeReason::tooFar && !plan.distance)
      refuse("IO-MOV-8", "no-contact", action.target);
    else if (reason == ChargeReason::tooFar)
      refuse("IO-MOV-8", wordOf(reason), action.target, Figure::inches(toLength(*plan.distance)),
             Figure::inches(out.reachInches * oneInch));
    else
      refuse(ruleOf(reason), wordOf(reason), u);
  }
  if (out.allowed && !plan.distance) refuse("IO-MOV-8", "no-contact", action.target);
  if (!plan.roomToTurn) {
    refuse("IO-MOV-6", "no-room-to-turn", plan.blocker);
  } else if (plan.blocker != noUnit && plan.blocker != u) {
    refuse("IO-MOV-7", "way-blocked", plan.blocker);
    showOutline(plan.blocker, "way-blocked");
  } else if (plan.blocker == u) {
    refuse("IO-MOV-13", "table-edge", u);
  }
}

}  // namespace signifer::initiative
