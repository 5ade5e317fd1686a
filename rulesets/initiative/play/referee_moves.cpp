// Moves, changes of formation and charges judged (IO-MOV-4 to IO-MOV-14, IO-PRX-1 to IO-PRX-5, IO-FRE-1 to IO-FRE-8,
// IO-TER-4).
#include <algorithm>

#include "initiative/play/buildings.h"
#include "initiative/play/referee.h"

namespace signifer::initiative {

// The permission for the move; a refusal where there is none.
MoveBasis Referee::mayMove(UnitIndex u, bool charge) {
  const UnitIndex ordered = unitUnderOrders(position_);
  const bool other =
      position_.step() == StepId::unitOrders && ordered != noUnit && position_.status(u, UnitStatus::movesLeft) == 0;
  if (other) {
    refuse("IO-SEQ-5", "finish-ordered-moves", ordered,
           Figure::count(position_.status(ordered, UnitStatus::movesLeft)));
    return MoveBasis::none;
  }
  const MoveBasis basis = basisOf(position_, u, charge);
  const bool onInitiative = position_.step() == StepId::initiativeMoves;
  if (basis == MoveBasis::none && position_.engaged(u))
    refuse("IO-MOV-14", "engaged", anyFoe(u));
  else if (basis == MoveBasis::none && position_.moveLength(u) == 0)
    refuse("IO-MOV-4", "cannot-move");
  else if (onInitiative)
    refuseAll(position_.initiativeMove(u, charge), [&](InitiativeReason reason) {
      return reason == InitiativeReason::noEnemyNear ? position_.nearestEnemy(u) : noUnit;
    });
  else if (basis == MoveBasis::none)
    refuseAll(position_.freeMove(u), [](FreeReason) { return noUnit; });
  return basis;
}

void Referee::move(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, false);
  // A unit that waits for leave may ask how far that would carry it.
  if (basis == MoveBasis::none && explained_ && position_.moveLength(u) > 0)
    measure("IO-MOV-6", "way", Figure::inches(wayOf(position_, u, action.path)),
            Figure::inches(position_.moveLength(u)));
  if (basis == MoveBasis::none) return;
  if (position_.formation(u) == Formation::buildings && !action.path.empty()) return refuse("IO-TER-4", "in-buildings");
  measure("IO-MOV-6", "way", Figure::inches(wayOf(position_, u, action.path)), Figure::inches(position_.moveLength(u)));
  if (basis != MoveBasis::retirement) measureProximity(u);
  const auto fault = faultOf(position_, u, action.path, basis);
  if (!fault) return explainMove(u, action.path, basis);
  const MeasuredFault told = measuredFault(position_, u, action.path, *fault);
  refuse(told.reason);
  const Length way = wayOf(position_, u, action.path);
  // A way that is barred may be too long as well.
  if (told.reason.code != "too-far" && way > position_.moveLength(u))
    refuse({"IO-MOV-6", "too-far", Figure::inches(way), Figure::inches(position_.moveLength(u))});
  if (explained_) refuseMoveBesides(action, basis, told.reason);
  if (told.reason.unit != noUnit) showOutline(position_.stand(told.reason.unit), told.reason.code);
  if (told.at) showOutline(Footprint(*told.at, position_.unit(u).base), told.reason.code);
  if (const auto path = nearestPath(position_, u, action.path, basis)) {
    verdict_.nearest = action;
    verdict_.nearest->path = *path;
  }
}

// All else that speaks against a way: the proximity rule, who stands in it, the end of a retirement.
void Referee::refuseMoveBesides(const Action& action, MoveBasis basis, const Reason& told) {
  const UnitIndex u = action.unit;
  const bool watched = basis != MoveBasis::retirement && basis != MoveBasis::turnOnly;
  const bool byProximity = told.rule.starts_with("IO-PRX");
  if (watched && !byProximity && told.code != "leg-too-long")
    if (const auto fault = proximityFault(position_, u, action.path))
      refuse(measuredFault(position_, u, action.path, *fault).reason);
  if (byProximity)
    if (const auto fault = faultOf(position_, u, action.path, MoveBasis::turnOnly))
      refuse(measuredFault(position_, u, action.path, *fault).reason);
  if (basis != MoveBasis::retirement || action.path.empty()) return;
  Pose end = position_.unit(u).pose;
  for (const Leg& leg : action.path) end = after(end, position_.unit(u).base, leg);
  for (const Reason& reason : retirementFaults(position_, u, end)) refuse(reason);
}

// The distance to the enemy under whose eyes the unit moves.
void Referee::measureProximity(UnitIndex u) {
  double away = 0;
  const UnitIndex nearest = position_.bindingEnemy(u, &away);
  if (nearest == noUnit) return;
  const auto asked = ask(*position_.rulings().proximity,
                         {away / oneInch, position_.openOrder(u), position_.faces(position_.stand(u), nearest), true});
  verdict_.consulted.push_back(asked.consultation());
  measure(position_.openOrder(u) ? "IO-PRX-2" : "IO-PRX-1", "near-enemy", Figure::inches(toLength(away)),
          Figure::inches(asked->limitInches * oneInch), nearest);
}

void Referee::changeFormation(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, false);
  if (basis == MoveBasis::none) return;
  const int wanted = action.values[0];
  const bool inside = wanted == static_cast<int>(Formation::buildings);
  if (wanted < 0 || wanted > static_cast<int>(Formation::buildings) || action.values[1] < 0 || action.values[1] > 3 ||
      (!inside && ((position_.profile(u, UnitProfile::formations) >> wanted) & 1) == 0))
    return refuse("IO-MOV-6", "not-its-formation");
  if (wanted == position_.status(u, UnitStatus::formation)) return refuse("IO-MOV-6", "has-that-formation");
  if (basis == MoveBasis::retirement) return refuse("IO-FRE-8", "retires-only");
  if (basis == MoveBasis::turnOnly) return refuse("IO-MOV-4", "cannot-move");
  const Figure move = Figure::inches(position_.moveLength(u));
  measure("IO-MOV-6", "way", move, move);
  if (explained_) explainBasis(u, basis);
  if (inside) return enterBuildings(u);
  const Station place = standingIn(position_, action);
  const UnitIndex other = standsOn(position_, u, place.pose, place.base);
  const std::string_view rule = position_.formation(u) == Formation::buildings ? "IO-TER-4" : "IO-MOV-6";
  if (other == u)
    refuse({"IO-MOV-13", "no-room-for-formation", std::nullopt, std::nullopt, noUnit, noPerson, noSide, noStep,
            "There is no room for that formation: the table ends."});
  else if (other != noUnit)
    noRoomFor(rule, Footprint(place.pose, place.base), other);
  else if (explained_)
    keptWhereItStands(u, Footprint(place.pose, place.base));
}

// An enemy forbids a formation by an inch, a friend by standing there.
void Referee::noRoomFor(std::string_view rule, const Footprint& there, UnitIndex other) {
  Reason reason{rule, "no-room-for-formation", std::nullopt, std::nullopt, other};
  if (position_.unit(other).side != battle_.active) {
    reason.measured = Figure::inches(toLength(distanceBetween(there, position_.stand(other))));
    reason.allowed = Figure::inches(position_.book().clear);
    reason.said = "No room for that formation: {unit}, {0} away, at least {1} needed.";
  }
  refuse(reason);
}

// IO-MOV-7: the nearest enemy of the place that it would take.
void Referee::keptWhereItStands(UnitIndex u, const Footprint& there) {
  UnitIndex nearest = noUnit;
  double gap = 0;
  position_.forEachEnemy(u, [&](UnitIndex v) {
    const double away = distanceBetween(there, position_.stand(v));
    if (nearest != noUnit && away >= gap) return;
    nearest = v;
    gap = away;
  });
  if (nearest == noUnit) return;
  const double allowed = std::min({static_cast<double>(position_.book().clear), position_.gap(u, nearest), gap});
  measure("IO-MOV-7", "kept-from-enemies", Figure::inches(toLength(gap)), Figure::inches(toLength(allowed)), nearest);
}

void Referee::enterBuildings(UnitIndex u) {
  if (position_.troop(u) != Troop::infantry) return refuse("IO-TER-4", "foot-only");
  const int piece = position_.emptyBuildingsBy(u);
  if (piece < 0) return refuse("IO-TER-4", "no-empty-buildings");
  if (const UnitIndex other = crowding(position_, u, piece); other != noUnit)
    refuse("IO-TER-4", "no-room-for-formation", other);
}

/// False, with a refusal, if proximity does not ask for the turn that the action names, or if the wheel is too wide.
bool Referee::namesRightly(const Action& action) {
  const NamedCharge named = namedIn(action);
  if (named.tooMuch) refuse("IO-MOV-8", "one-wheel");
  if (named.wheel && named.wheel->amount > position_.book().chargeWheel)
    refuse("IO-MOV-8", "wheel-too-wide", noUnit, Figure::degrees(named.wheel->amount),
           Figure::degrees(position_.book().chargeWheel));
  if (!named.heading) return verdict_.legal();
  const UnitIndex nearest = mustFace(position_, action.unit);
  const Unit& unit = position_.unit(action.unit);
  if (nearest == noUnit || action.values[0] < 0 || action.values[0] > 360)
    refuse("IO-MOV-8", "turn-to-face-only");
  else if (!position_.faces(Footprint(turnedTo(unit.pose, *named.heading), unit.base), nearest))
    refuse("IO-PRX-4", "must-face", nearest, Figure::inches(wholeLength(position_.gap(action.unit, nearest))),
           Figure::inches(toLength(position_.proximityLimit(action.unit))));
  return verdict_.legal();
}

// The distance is a reason only where it is beyond the reach; else no wheel leads there.
void Referee::noWayHome(double gap, double reach) {
  if (gap > reach)
    return refuse("IO-MOV-8", "no-contact", noUnit, Figure::inches(lengthOrMore(gap)), Figure::inches(toLength(reach)));
  Reason reason{"IO-MOV-8", "no-contact", std::nullopt, Figure::degrees(position_.book().chargeWheel)};
  reason.said = "No wheel of at most {0} leads straight to the target.";
  refuse(reason);
}

// An enemy bars a charge by an inch, a friend by standing there.
void Referee::inTheWayOf(const ChargePlan& plan, UnitIndex u) {
  const bool enemy = position_.unit(plan.blocker).side != position_.unit(u).side;
  Reason reason{"IO-MOV-7", "way-blocked", std::nullopt, std::nullopt, plan.blocker};
  reason.said = "In the way of the charge: {unit}.";
  const double clear = std::min<double>(position_.book().clear, position_.gap(u, plan.blocker));
  const double gap = nearestOnWay(position_, u, plan.path, plan.blocker).gap;
  if (enemy && gap < clear) {
    reason.measured = Figure::inches(toLength(gap));
    reason.allowed = Figure::inches(toLength(clear));
    reason.said = "In the way of the charge: {unit}, {0} away, at least {1} needed.";
  }
  refuse(reason);
  showOutline(position_.stand(plan.blocker), "way-blocked");
}

// The reasons of the ruling, with their figures.
void Referee::refuseCharge(UnitIndex u, UnitIndex target, const ChargePlan& plan, const Sight& sight,
                           const Answered<ChargeIn, ChargeOut>& permitted) {
  const std::size_t first = verdict_.reasons.size();
  refuseAll(permitted, [&](ChargeReason reason) {
    return reason == ChargeReason::engaged ? anyFoe(u) : reason == ChargeReason::notVisible ? sight.hider : noUnit;
  });
  std::erase_if(verdict_.reasons,
                [&](const Reason& reason) { return !plan.distance && reason.code == wordOf(ChargeReason::tooFar); });
  for (std::size_t i = first; i < verdict_.reasons.size(); ++i)
    if (verdict_.reasons[i].code == wordOf(ChargeReason::notInFront))
      verdict_.reasons[i].measured = outOfFront(Footprint(plan.start, position_.unit(u).base), target, sight.hiders);
  if (permitted->reasons.has(ChargeReason::notVisible)) notSeen(sight);
}

// A unit that may not charge is told as well of its formation, its reach, the quarter and the sight.
void Referee::chargeBesides(const Action& action) {
  if (!explained_) return;
  const UnitIndex u = action.unit;
  const bool ordered = position_.step() == StepId::unitOrders;
  const ChargeBasis basis = ordered                                       ? ChargeBasis::order
                            : position_.step() == StepId::initiativeMoves ? ChargeBasis::initiative
                                                                          : ChargeBasis::freeMove;
  const int moves = ordered ? std::clamp<int>(position_.status(u, UnitStatus::movesLeft), 1, 3) : 1;
  const double reach = chargeReach(position_, u, moves);
  const ChargePlan plan = planCharge(position_, u, action.target, reach, namedIn(action));
  const Sight sight = sightOf(position_, u, plan, action.target);
  refuseCharge(u, action.target, plan, sight, mayCharge(position_, u, plan, sight, basis, moves));
  if (!plan.distance && position_.gap(u, action.target) > reach) noWayHome(position_.gap(u, action.target), reach);
}

void Referee::charge(const Action& action) {
  const UnitIndex u = action.unit;
  const MoveBasis basis = mayMove(u, true);
  if (basis == MoveBasis::none) return chargeBesides(action);
  if (basis == MoveBasis::retirement || basis == MoveBasis::turnOnly) {
    refuse("IO-FRE-7", "retires-only");
    return chargeBesides(action);
  }
  if (!namesRightly(action)) return;
  const int moves = basis == MoveBasis::order ? std::min(3, position_.status(u, UnitStatus::movesLeft)) : 1;
  const double reach = chargeReach(position_, u, moves);
  const NamedCharge named = namedIn(action);
  const ChargePlan plan = planCharge(position_, u, action.target, reach, named);
  const Sight sight = sightOf(position_, u, plan, action.target);
  const auto permitted = mayCharge(position_, u, plan, sight, chargeBasis(basis), moves);
  refuseCharge(u, action.target, plan, sight, permitted);
  const Figure allowed = Figure::inches(toLength(reach));
  if (plan.distance)
    measure("IO-MOV-8", "charge-way", Figure::inches(toLength(*plan.distance)), allowed);
  else
    noWayHome(position_.gap(u, action.target), reach);
  for (const Leg& leg : plan.path)
    if (isWheel(leg.kind))
      measure("IO-MOV-8", "charge-wheel", Figure::degrees(leg.amount), Figure::degrees(position_.book().chargeWheel));
  if (!plan.roomToTurn && plan.blocker != u) {
    refuse("IO-MOV-6", "no-room-to-turn", plan.blocker);
  } else if (plan.blocker == u) {
    refuse({"IO-MOV-13", "table-edge", std::nullopt, std::nullopt, noUnit, noPerson, noSide, noStep,
            "The table ends in the way."});
  } else if (plan.blocker != noUnit) {
    inTheWayOf(plan, u);
  }
  if (verdict_.legal()) explainCharge(u, action.target, plan, sight, basis);
}

}  // namespace signifer::initiative
