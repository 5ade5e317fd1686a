#include "fantasy/play/course.h"

#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/facts.h"
#include "fantasy/play/play.h"
#include "fantasy/play/referee.h"
#include "fantasy/play/ways.h"
#include "rules/foremost.h"

namespace signifer::fantasy {

namespace {

using A = ActionId;
using S = StepId;

bool anyRelation(const Battle& battle, RelationKind kind) {
  return std::ranges::any_of(battle.relations, [&](const Relation& r) { return r.kind == numberOf(kind); });
}

template <class Holds>
Question diceIfAny(const Position& position, Holds&& holds) {
  const UnitIndex u = firstUnit(position, holds);
  if (u == noUnit) return {};
  return {Asking::dice, position.battle().active, u};
}

/// As for any, but nobody is named who is off the table: his friends roll for him.
template <class Holds>
Question forThoseWho(const Position& position, Holds&& holds) {
  Question question = diceIfAny(position, holds);
  if (question.unit != noUnit && !position.unit(question.unit).present) question.unit = noUnit;
  return question;
}

template <class Holds>
Question choiceIfAny(const Position& position, Holds&& holds) {
  const UnitIndex u = firstUnit(position, holds);
  if (u == noUnit) return {};
  return {Asking::choice, position.battle().active, u};
}

Question returners(const Position& position) {
  return diceIfAny(position, [&](UnitIndex u) {
    const UnitState state = position.state(u);
    return position.unit(u).side == position.battle().active && !acted(position, u) &&
           (state == UnitState::offTableFleeing || state == UnitState::offTablePursuing) && !position.attached(u);
  });
}

Question panicking(const Position& position) {
  return diceIfAny(position, [&](UnitIndex u) {
    if (!ofActive(position, u) || acted(position, u) || position.fleeing(u)) return false;
    const UnitIndex friendly = fleeingFriendNear(position, u);
    return friendly != noUnit &&
           callsForPanic(position.book(), panicFacts(position, u, PanicTrigger::fleeingFriends,
                                                     position.apart(u, friendly) / oneInch, friendly));
  });
}

Question terrified(const Position& position) {
  return diceIfAny(position, [&](UnitIndex u) {
    if (!ofActive(position, u) || acted(position, u) || position.fleeing(u)) return false;
    const UnitIndex cause = terrorNear(position, u);
    return cause != noUnit &&
           callsForTerror(position.book(), terrorFacts(position, u, TerrorOccasion::startOfTurn, cause));
  });
}

Question charged(const Position& position) {
  const Battle& battle = position.battle();
  for (const Relation& r : battle.relations)
    if (r.kind == numberOf(RelationKind::charges) && position.live(r.to) && !hasReacted(battle, r.to) &&
        reactionsOf(position, r.to).size() > 1)
      return {Asking::choice, position.unit(r.to).side, r.to};
  return {};
}

Question fleers(const Position& position) {
  const UnitIndex first = firstUnit(position, [&](UnitIndex u) { return mustFleeOn(position, u); });
  if (first == noUnit) return {};
  const UnitIndex second = firstUnit(position, [&](UnitIndex u) { return u > first && mustFleeOn(position, u); });
  return {second == noUnit ? Asking::dice : Asking::choice, position.battle().active, first};
}

/// Is there an enemy in sight, within this distance (thousandths)?
bool seesAnEnemy(const Position& position, UnitIndex u, double within) {
  const UnitsFound near = position.whoIsNear(u, within);
  return std::ranges::any_of(near, [&](UnitIndex v) {
    return position.live(v) && position.enemies(u, v) && position.nearEach(u, v, within) && position.inArc(u, v) &&
           position.sees(u, v);
  });
}

// A charge may be declared beyond reach, but nobody is pointed to it.
Question declarers(const Position& position) {
  Question asked = choiceIfAny(position, [&](UnitIndex u) {
    return mayDeclare(position, u) && seesAnEnemy(position, u, chargeReach(position, u));
  });
  if (asked.what != Asking::nothing) return asked;
  constexpr double anywhere = 1e9;
  asked =
      choiceIfAny(position, [&](UnitIndex u) { return mayDeclare(position, u) && seesAnEnemy(position, u, anywhere); });
  asked.unit = noUnit;
  return asked;
}

Question disengagers(const Position& position) {
  return choiceIfAny(position, [&](UnitIndex u) { return mayDisengage(position, u); });
}

Question testingChargers(const Position& position) {
  return diceIfAny(position, [&](UnitIndex u) {
    const UnitIndex target = chargeTarget(position.battle(), u);
    if (target == noUnit || acted(position, u) || !position.live(u)) return false;
    const ChargersDread dread = dreadOf(position, u, target);
    return dread.terror != noUnit || dread.fear != noUnit;
  });
}

Question testingTargets(const Position& position) {
  const Battle& battle = position.battle();
  if (!anyRelation(battle, RelationKind::charges)) return {};
  return diceIfAny(position, [&](UnitIndex u) {
    return position.live(u) && !acted(position, u) &&
           anyIn(chargersOf(battle, u), [&](UnitIndex v) { return !testsOf(position, v, u).targetTests.empty(); });
  });
}

// A unit that has failed a test has fled already (D54).
Question reacting(const Position& position) {
  const Battle& battle = position.battle();
  return diceIfAny(position, [&](UnitIndex u) {
    if (acted(position, u) || position.is(u, UnitStatus::fledThisTurn) || !position.live(u)) return false;
    return std::ranges::any_of(battle.relations, [&](const Relation& r) {
      return r.kind == numberOf(RelationKind::reacts) && r.from == u &&
             r.value != static_cast<int>(Reaction::hold) + 1 &&
             r.value != static_cast<int>(Reaction::counterCharge) + 1;
    });
  });
}

Question ralliers(const Position& position) {
  return choiceIfAny(position, [&](UnitIndex u) { return mayTryToRally(position, u); });
}

Question leavingCombat(const Position& position) {
  return diceIfAny(position, [&](UnitIndex u) {
    return ofActive(position, u) && position.is(u, UnitStatus::disengaged) && !acted(position, u);
  });
}

template <RelationKind kind>
Question anyStill(const Position& position) {
  return diceIf(anyRelation(position.battle(), kind));
}

Question fallingShort(const Position& position) {
  return forThoseWho(position, [&](UnitIndex u) {
    // The ridden down make their friends panic when all charges have been moved (D11).
    const bool present = position.unit(u).present;
    const bool ridden = dueOf(position, u) == Due::breaks && position.options().riddenDownPanics;
    return (dueOf(position, u) == Due::fallsShort && present) || (ridden && !present);
  });
}

Question movers(const Position& position) {
  const Battle& battle = position.battle();
  // Units that have not moved come first; a unit that has moved a part may go on.
  const UnitIndex fresh = foremost(
      battle, [&](UnitIndex u) { return position.status(u, UnitStatus::spentInches) == 0 && isDue(position, u); },
      [&](UnitIndex u) { return position.squaredToFoe(u); }, [&](UnitIndex u) { return mayMove(position, u); });
  if (fresh != noUnit) return {Asking::choice, battle.active, fresh};
  const UnitIndex current = battle.status[BattleStatus::currentUnit];
  if (!position.known(current) || !mayMove(position, current) || position.attached(current)) return {};
  if (mayJoin(position, current)) return {Asking::choice, battle.active, current};
  const bool goesOn = position.status(current, UnitStatus::spentInches) < position.rate(current) * oneInch;
  return goesOn ? Question{Asking::choice, battle.active, noUnit} : Question{};
}

Question fighters(const Position& position) {
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
    if (chooser != noUnit) return {Asking::choice, side, chooser};
  }
  const UnitSet combat = position.combatOf(first);
  const UnitIndex other = firstUnit(position, [&](UnitIndex u) { return !in(combat, u) && fights(u); });
  if (other != noUnit) return {Asking::choice, battle.active, first};
  return {Asking::dice, battle.active, first, answers(A::fight, A::strikeAt)};
}

Question seeingBroken(const Position& position) {
  return forThoseWho(position, [&](UnitIndex u) {
    return !acted(position, u) && (dueOf(position, u) == Due::breaks || wasSeenBreaking(position, u));
  });
}

Question afterCombat(const Position& position) {
  const Battle& battle = position.battle();
  const Question steps = diceIfAny(
      position, [&](UnitIndex u) { return position.unit(u).present && dueOf(position, u) == Due::givesGround; });
  if (steps.what != Asking::nothing) return steps;
  for (const SideIndex side : {battle.active, enemyOf(battle.active)}) {
    const UnitIndex u =
        firstUnit(position, [&](UnitIndex v) { return position.unit(v).side == side && mayChooseSequel(position, v); });
    if (u != noUnit) return {Asking::choice, side, u};
  }
  const Question flights = diceIfAny(position, [&](UnitIndex u) {
    const Due due = dueOf(position, u);
    return position.unit(u).present && (due == Due::breaks || due == Due::panics);
  });
  if (flights.what != Asking::nothing) return flights;
  for (const Relation& r : battle.relations)
    if (r.kind == numberOf(RelationKind::means) && position.live(r.from)) return {Asking::dice, battle.active, r.from};
  return {};
}

Question shooters(const Position& position) {
  return choiceIfAny(position, [&](UnitIndex u) { return mayShoot(position, u); });
}

Question shotAt(const Position& position) {
  return diceIfAny(position, [&](UnitIndex u) {
    return position.live(u) && position.is(u, UnitStatus::shootingLosses) && !acted(position, u) &&
           !position.fleeing(u) &&
           callsForPanic(position.book(), panicFacts(position, u, PanicTrigger::shootingCasualties, 0.0, noUnit));
  });
}

// Panic for a General who falls in a combat or to shots comes with the other panic of the phase (FA-PAN-4, D16).
bool generalsFallIsDue(const Position& position) {
  const StepId step = position.step();
  if (step == S::resolveShooting || step == S::fightCombats || step == S::breakTests) return false;
  const Battle& battle = position.battle();
  return battle.side(0).status[SideStatus::generalLost] == 1 || battle.side(1).status[SideStatus::generalLost] == 1;
}

// The panic for a lost General is taken at the end of a step, once the step asks nothing more.
template <Question (*ask)(const Position&)>
Question orMourning(const Position& position) {
  Question question = ask(position);
  if (question.what != Asking::nothing || !generalsFallIsDue(position)) return question;
  question = {Asking::dice};
  question.matter = Course::mourning;
  return question;
}
Question nobody(const Position&) { return {}; }

Question dice(const Position&, const Task&) { return {Asking::dice}; }
Question former(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.live(task.args[0]));
}

// Conditions of an action as the battle lies.
bool live(const Position& position, const Action& action) { return position.live(action.unit); }
bool fleeing(const Position& position, const Action& action) {
  return position.live(action.unit) && position.fleeing(action.unit);
}
bool steady(const Position& position, const Action& action) {
  return position.live(action.unit) && !position.fleeing(action.unit);
}
bool fighting(const Position& position, const Action& action) {
  return position.live(action.unit) && position.inCombat(action.unit);
}
bool mayFight(const Position& position, const Action& action) {
  return fighting(position, action) && !position.is(action.unit, UnitStatus::fought);
}
bool liveFoes(const Position& position, const Action& action) {
  return position.live(action.unit) && position.live(action.target);
}
bool chargesNobody(const Position& position, const Action& action) {
  return liveFoes(position, action) && chargeTarget(position.battle(), action.unit) == noUnit;
}
bool armed(const Position& position, const Action& action) {
  return liveFoes(position, action) && position.weapon(action.unit).has_value();
}
bool isCharged(const Position& position, const Action& action) {
  return position.live(action.unit) && chargersOf(position.battle(), action.unit).any();
}
bool atACharger(const Position& position, const Action& action) {
  return position.live(action.unit) && in(chargersOf(position.battle(), action.unit), action.target);
}
bool formed(const Position& position, const Action& action) {
  return position.live(action.unit) && !position.loose(action.unit) && action.values[0] != 0;
}
bool mayJoinHost(const Position& position, const Action& action) {
  return liveFoes(position, action) && position.character(action.unit) && !position.character(action.target);
}
bool attached(const Position& position, const Action& action) { return position.attached(action.unit); }
bool strikes(const Position& position, const Action& action) { return position.live(position.carrierOf(action.unit)); }
bool pursues(const Position& position, const Action& action) {
  return liveFoes(position, action) && !position.fleeing(action.unit) && fleesNow(position, action.target);
}
bool hasQuarry(const Position& position, const Action& action) {
  return position.live(action.unit) && quarryOf(position, action.unit) != noUnit;
}

constexpr std::uint64_t ofMovers =
    answers(A::move, A::march, A::fastMarch, A::changeFormation, A::reform, A::join, A::leave, A::stay, A::endStep);

}  // namespace

constexpr std::array<Course::StepRow, Words<StepId>::words.size()> Course::steps{{
    {.id = S::returnToTable, .asked = orMourning<returners>, .work = does<&Play::returnToTable>},
    {.id = S::panicByProximity, .asked = orMourning<panicking>, .work = does<&Play::panicByProximity>},
    {.id = S::terrorByProximity, .asked = orMourning<terrified>, .work = does<&Play::terrorByProximity>},
    {S::declareDisengagements, answers(A::disengage, A::stay, A::endStep), orMourning<disengagers>},
    {S::declareCharges, answers(A::declareCharge, A::stay, A::endStep), orMourning<declarers>},
    {.id = S::chargerTests, .asked = orMourning<testingChargers>, .work = does<&Play::chargerTests>},
    {.id = S::targetTests, .asked = orMourning<testingTargets>, .work = does<&Play::targetTests>},
    {.id = S::declareReactions,
     .answers = answers(A::hold, A::flee, A::standAndShoot, A::fireAndFlee, A::counterCharge),
     .asked = orMourning<charged>,
     .enter = does<&Play::forcedReactions>},
    {.id = S::resolveReactions, .asked = orMourning<reacting>, .work = does<&Play::resolveReactions>},
    {S::rallyFleeingTroops, answers(A::rally, A::stay, A::endStep), orMourning<ralliers>},
    {.id = S::fleeMoves, .answers = answers(A::fleeMove), .asked = orMourning<fleers>, .work = does<&Play::fleeNext>},
    {.id = S::disengagementMoves, .asked = orMourning<leavingCombat>, .work = does<&Play::disengageMoves>},
    {.id = S::moveChargers, .asked = orMourning<anyStill<RelationKind::charges>>, .work = does<&Play::moveChargers>},
    {.id = S::moveFailedCharges, .asked = orMourning<fallingShort>, .work = does<&Play::moveFailedCharges>},
    {.id = S::ordinaryMoves, .answers = ofMovers, .asked = orMourning<movers>, .leave = does<&Play::closeMovement>},
    {S::nominateTargets, answers(A::shoot, A::stay, A::endStep), orMourning<shooters>},
    {.id = S::resolveShooting,
     .asked = orMourning<anyStill<RelationKind::shootsAt>>,
     .work = does<&Play::resolveShooting>},
    {.id = S::shootingPanic, .asked = orMourning<shotAt>, .work = does<&Play::shootingPanic>},
    {.id = S::fightCombats,
     .answers = answers(A::fight, A::strikeAt),
     .asked = orMourning<fighters>,
     .work = does<&Play::fightNext>,
     .leave = does<&Play::closeCombats>},
    {.id = S::breakTests, .asked = orMourning<anyStill<RelationKind::loses>>, .work = does<&Play::breakTests>},
    {.id = S::panicFromBrokenFriends, .asked = orMourning<seeingBroken>, .work = does<&Play::panicFromBroken>},
    {.id = S::flightAndPursuit,
     .answers = answers(A::pursue, A::followUp, A::standFast),
     .asked = orMourning<afterCombat>,
     .work = does<&Play::flightsAndPursuits>,
     .leave = does<&Play::endCombatPhase>,
     .onward = does<&Play::endPlayerTurn>,
     .enter = does<&Play::stepsBack>},
    {.id = S::battleEndCheck, .asked = orMourning<nobody>, .onward = does<&Play::endPlayerTurn>},
}};
static_assert(inOrder(Course::steps));

constexpr std::array<Course::TaskRow, Words<TaskKind>::words.size()> Course::tasks{{
    {.id = TaskKind::firstTurn, .arguments = {}, .asked = dice, .perform = does<&Play::rollForFirstTurn>},
    // unit, 0 after rallying, 1 after coming back to the table
    {.id = TaskKind::formUp,
     .arguments = {arg::unit, arg::number},
     .answers = answers(A::formUp),
     .asked = former,
     .answer = does<&Play::formUpAfter>},
}};
static_assert(inOrder(Course::tasks));

constexpr std::array<Course::ActionRow, Words<ActionId>::words.size()> Course::actions{{
    {A::advance, Names::nothing, does<&Play::advance>},
    {A::endStep, Names::nothing, does<&Play::endStepNow>, does<&Referee::endStep>},
    {A::stay, Names::unit, does<&Play::stay>, does<&Referee::stay>},
    {A::disengage, Names::unit, does<&Play::disengage>, does<&Referee::disengage>, fighting},
    {A::declareCharge, Names::enemy, does<&Play::declareCharge>, does<&Referee::declareCharge>, chargesNobody},
    {A::hold, Names::unit, does<&Play::reactWith>, does<&Referee::react>, isCharged},
    {A::flee, Names::unit, does<&Play::reactWith>, does<&Referee::react>, isCharged},
    {A::standAndShoot, Names::enemy, does<&Play::reactWith>, does<&Referee::react>, atACharger},
    {A::fireAndFlee, Names::enemy, does<&Play::reactWith>, does<&Referee::react>, atACharger},
    {A::counterCharge, Names::enemy, does<&Play::reactWith>, does<&Referee::react>, atACharger},
    {A::rally, Names::unit, does<&Play::rally>, does<&Referee::rally>, fleeing},
    {A::formUp, Names::unit, does<&Play::formUpNow>, does<&Referee::formUp>, steady},
    {A::fleeMove, Names::unit, does<&Play::fleeMove>, does<&Referee::fleeMove>, fleeing},
    {A::move, Names::unit, does<&Play::moveAlong>, does<&Referee::move>, live},
    {A::march, Names::unit, does<&Play::moveAlong>, does<&Referee::move>, live},
    {A::fastMarch, Names::unit, does<&Play::moveAlong>, does<&Referee::move>, live},
    {A::changeFormation, Names::unit, does<&Play::changeRanks>, does<&Referee::changeFormation>, formed},
    {A::reform, Names::unit, does<&Play::reformUnit>, does<&Referee::reform>, steady},
    {A::join, Names::friendly, does<&Play::join>, does<&Referee::join>, mayJoinHost},
    {A::leave, Names::unit, does<&Play::leave>, does<&Referee::leave>, attached},
    {A::shoot, Names::enemy, does<&Play::shootAt>, does<&Referee::shoot>, armed},
    {A::fight, Names::unit, does<&Play::fight>, does<&Referee::fight>, mayFight},
    {A::strikeAt, Names::enemy, does<&Play::strikeAt>, does<&Referee::strikeAt>, strikes},
    {A::pursue, Names::enemy, does<&Play::pursue>, does<&Referee::sequel>, pursues},
    {A::followUp, Names::unit, does<&Play::followUp>, does<&Referee::sequel>, hasQuarry},
    {A::standFast, Names::unit, does<&Play::standFast>, does<&Referee::sequel>, live},
}};
static_assert(inOrder(Course::actions));

}  // namespace signifer::fantasy
