// What each step still asks (section 1 of the ledger).
#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/facts.h"
#include "fantasy/play/ways.h"

namespace signifer::fantasy {

namespace {

bool own(const Position& position, UnitIndex u) {
  return position.live(u) && position.unit(u).side == position.battle().active;
}
bool acted(const Position& position, UnitIndex u) { return position.is(u, UnitStatus::acted); }
Due dueOf(const Position& position, UnitIndex u) { return static_cast<Due>(position.status(u, UnitStatus::due)); }

bool anyRelation(const Battle& battle, RelationKind kind) {
  return std::ranges::any_of(battle.relations, [&](const Relation& r) { return r.kind == numberOf(kind); });
}

template <class Holds>
UnitIndex firstUnit(const Position& position, Holds&& holds) {
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (holds(u)) return u;
  return noUnit;
}

template <class Holds>
Asked diceIfAny(const Position& position, Holds&& holds) {
  const UnitIndex u = firstUnit(position, holds);
  if (u == noUnit) return {};
  return {Asking::dice, position.battle().active, u, false};
}

template <class Holds>
Asked choiceIfAny(const Position& position, Holds&& holds) {
  const UnitIndex u = firstUnit(position, holds);
  if (u == noUnit) return {};
  return {Asking::choice, position.battle().active, u, false};
}

Asked askedAtStart(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  if (battle.step == steps.returnToTable)
    return diceIfAny(position, [&](UnitIndex u) {
      const UnitState state = position.state(u);
      return position.unit(u).side == battle.active && !acted(position, u) &&
             (state == UnitState::offTableFleeing || state == UnitState::offTablePursuing) && !position.attached(u);
    });
  if (battle.step == steps.panicByProximity)
    return diceIfAny(position, [&](UnitIndex u) {
      if (!own(position, u) || acted(position, u) || position.fleeing(u)) return false;
      const UnitIndex friendly = fleeingFriendNear(position, u);
      return friendly != noUnit &&
             callsForPanic(position.book(), panicFacts(position, u, PanicTrigger::fleeingFriends,
                                                       position.apart(u, friendly) / oneInch, friendly));
    });
  return diceIfAny(position, [&](UnitIndex u) {
    if (!own(position, u) || acted(position, u) || position.fleeing(u)) return false;
    const UnitIndex cause = terrorNear(position, u);
    return cause != noUnit &&
           callsForTerror(position.book(), terrorFacts(position, u, TerrorOccasion::startOfTurn, cause));
  });
}

Asked askedOfReactions(const Position& position) {
  const Battle& battle = position.battle();
  for (const Relation& r : battle.relations)
    if (r.kind == numberOf(RelationKind::charges) && position.live(r.to) && !hasReacted(battle, r.to) &&
        reactionsOf(position, r.to).size() > 1)
      return {Asking::choice, position.unit(r.to).side, r.to, false};
  return {};
}

Asked askedOfFleers(const Position& position) {
  const UnitIndex first = firstUnit(position, [&](UnitIndex u) { return mustFleeOn(position, u); });
  if (first == noUnit) return {};
  const UnitIndex second = firstUnit(position, [&](UnitIndex u) { return u > first && mustFleeOn(position, u); });
  return {second == noUnit ? Asking::dice : Asking::choice, position.battle().active, first, false};
}

/// Is there an enemy in sight, within this distance (thousandths)?
bool seesAnEnemy(const Position& position, UnitIndex u, double within) {
  return firstUnit(position, [&](UnitIndex v) {
           return position.live(v) && position.enemies(u, v) && position.nearEach(u, v, within) &&
                  position.inArc(u, v) && position.sees(u, v);
         }) != noUnit;
}

// A charge may be declared beyond reach, but nobody is pointed to it.
Asked askedOfCharges(const Position& position) {
  Asked asked = choiceIfAny(position, [&](UnitIndex u) {
    return mayDeclare(position, u) && seesAnEnemy(position, u, chargeReach(position, u));
  });
  if (asked.what != Asking::nothing) return asked;
  constexpr double anywhere = 1e9;
  asked =
      choiceIfAny(position, [&](UnitIndex u) { return mayDeclare(position, u) && seesAnEnemy(position, u, anywhere); });
  asked.unit = noUnit;
  return asked;
}

Asked askedOfCharging(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  if (battle.step == steps.declareDisengagements)
    return choiceIfAny(position, [&](UnitIndex u) { return mayDisengage(position, u); });
  if (battle.step == steps.declareCharges) return askedOfCharges(position);
  if (battle.step == steps.chargerTests)
    return diceIfAny(position, [&](UnitIndex u) {
      const UnitIndex target = chargeTarget(battle, u);
      return target != noUnit && !acted(position, u) && !testsOf(position, u, target).chargerTests.empty();
    });
  if (battle.step == steps.targetTests)
    return diceIfAny(position, [&](UnitIndex u) {
      if (!position.live(u) || acted(position, u)) return false;
      const UnitSet chargers = chargersOf(battle, u);
      for (UnitIndex v = 0; v < battle.unitCount(); ++v)
        if (in(chargers, v) && !testsOf(position, v, u).targetTests.empty()) return true;
      return false;
    });
  if (battle.step == steps.declareReactions) return askedOfReactions(position);
  // Who has failed a test has fled already (D54).
  return diceIfAny(position, [&](UnitIndex u) {
    if (acted(position, u) || position.is(u, UnitStatus::fledThisTurn)) return false;
    return std::ranges::any_of(battle.relations, [&](const Relation& r) {
      return r.kind == numberOf(RelationKind::reacts) && r.from == u &&
             r.value != static_cast<int>(Reaction::hold) + 1 &&
             r.value != static_cast<int>(Reaction::counterCharge) + 1;
    });
  });
}

Asked askedOfMoves(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  if (battle.step == steps.rally) return choiceIfAny(position, [&](UnitIndex u) { return mayTryToRally(position, u); });
  if (battle.step == steps.fleeMoves) return askedOfFleers(position);
  if (battle.step == steps.disengagementMoves)
    return diceIfAny(position, [&](UnitIndex u) {
      return own(position, u) && position.is(u, UnitStatus::disengaged) && !acted(position, u);
    });
  if (battle.step == steps.moveChargers) {
    if (!anyRelation(battle, RelationKind::charges)) return {};
    return {Asking::dice, battle.active, noUnit, false};
  }
  if (battle.step == steps.moveFailedCharges)
    return diceIfAny(position, [&](UnitIndex u) { return dueOf(position, u) == Due::fallsShort; });
  // What has not moved comes first; a unit that has moved a part may go on.
  const Asked fresh = choiceIfAny(
      position, [&](UnitIndex u) { return mayMove(position, u) && position.status(u, UnitStatus::spentInches) == 0; });
  if (fresh.what != Asking::nothing) return fresh;
  const UnitIndex current = battle.status[BattleStatus::currentUnit];
  if (!position.known(current) || !mayMove(position, current) || position.attached(current)) return {};
  if (mayJoin(position, current)) return {Asking::choice, battle.active, current, false};
  const bool goesOn = position.status(current, UnitStatus::spentInches) < position.rate(current) * oneInch;
  return goesOn ? Asked{Asking::choice, battle.active, noUnit, false} : Asked{};
}

Asked askedOfFights(const Position& position) {
  const Battle& battle = position.battle();
  const auto fights = [&](UnitIndex u) {
    return position.live(u) && position.unit(u).side == battle.active && !position.is(u, UnitStatus::fought) &&
           position.inCombat(u);
  };
  const UnitIndex first = firstUnit(position, fights);
  if (first == noUnit) return {};
  for (const SideIndex side : {battle.active, enemyOf(battle.active)}) {
    const UnitIndex chooser = firstUnit(
        position, [&](UnitIndex u) { return position.unit(u).side == side && strikeChoices(position, u).any(); });
    if (chooser != noUnit) return {Asking::choice, side, chooser, false};
  }
  const UnitSet combat = position.combatOf(first);
  const UnitIndex other = firstUnit(position, [&](UnitIndex u) { return !in(combat, u) && fights(u); });
  return {other == noUnit ? Asking::dice : Asking::choice, battle.active, first, false};
}

Asked askedOfCombat(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  if (battle.step == steps.fightCombats) return askedOfFights(position);
  if (battle.step == steps.breakTests) {
    if (!anyRelation(battle, RelationKind::loses)) return {};
    return {Asking::dice, battle.active, noUnit, false};
  }
  const auto shaken = [&](UnitIndex u) {
    const Due due = dueOf(position, u);
    return due == Due::breaks;
  };
  if (battle.step == steps.panicFromBroken) {
    const UnitIndex u = firstUnit(position, [&](UnitIndex v) { return shaken(v) && !acted(position, v); });
    if (u == noUnit) return {};
    return {Asking::dice, battle.active, u, false};
  }
  const Asked flights = diceIfAny(position, [&](UnitIndex u) {
    const Due due = dueOf(position, u);
    return position.unit(u).present && (due == Due::breaks || due == Due::panics || due == Due::givesGround);
  });
  if (flights.what != Asking::nothing) return flights;
  for (const SideIndex side : {battle.active, enemyOf(battle.active)}) {
    const UnitIndex u =
        firstUnit(position, [&](UnitIndex v) { return position.unit(v).side == side && mayChooseSequel(position, v); });
    if (u != noUnit) return {Asking::choice, side, u, false};
  }
  return {};
}

Asked askedOfShooting(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  if (battle.step == steps.nominateTargets)
    return choiceIfAny(position, [&](UnitIndex u) { return mayShoot(position, u); });
  if (battle.step == steps.resolveShooting) {
    if (!anyRelation(battle, RelationKind::shootsAt)) return {};
    return {Asking::dice, battle.active, noUnit, false};
  }
  return diceIfAny(position, [&](UnitIndex u) {
    return position.live(u) && position.is(u, UnitStatus::shootingLosses) && !acted(position, u) &&
           !position.fleeing(u) &&
           callsForPanic(position.book(), panicFacts(position, u, PanicTrigger::shootingCasualties, 0.0, noUnit));
  });
}

}  // namespace

bool generalsFallIsDue(const Position& position) {
  const Battle& battle = position.battle();
  const Steps& steps = position.rules().steps;
  // Who falls in a combat or to shots is mourned with the other panic of the phase.
  const StepIndex step = battle.step;
  if (step == steps.resolveShooting || step == steps.fightCombats || step == steps.breakTests) return false;
  return battle.side(0).status[SideStatus::generalLost] == 1 || battle.side(1).status[SideStatus::generalLost] == 1;
}

Asked askedNow(const Position& position) {
  const Steps& steps = position.rules().steps;
  const StepIndex step = position.battle().step;
  Asked asked;
  if (step <= steps.terrorByProximity)
    asked = askedAtStart(position);
  else if (step <= steps.resolveReactions)
    asked = askedOfCharging(position);
  else if (step < steps.nominateTargets)
    asked = askedOfMoves(position);
  else if (step <= steps.shootingPanic)
    asked = askedOfShooting(position);
  else if (step < steps.battleEnd)
    asked = askedOfCombat(position);
  if (asked.what == Asking::nothing && generalsFallIsDue(position))
    return {Asking::dice, position.battle().active, noUnit, true};
  return asked;
}

}  // namespace signifer::fantasy
