#include "othw/play/course.h"

#include "othw/play/activations.h"
#include "othw/play/combat.h"
#include "othw/play/decision.h"
#include "othw/play/flight.h"
#include "othw/play/losing.h"
#include "othw/play/referee.h"
#include "othw/play/turn.h"

namespace signifer::othw {
namespace {

using S = StepId;
using K = ActionId;
using T = TaskKind;

constexpr std::uint64_t ofUnits =
    answers(K::stop, K::move, K::groupMove, K::furtherMove, K::charge, K::combat, K::mahouts);

Question fleer(const Position& position) {
  const Waiting found = waiting(position, UnitState::fleeing);
  return diceIf(found.count > 0, found.first);
}

// A compulsory move whose order, and re-roll, its owner chooses; nothing to choose with one unit and no general.
Question compulsory(const Position& position, UnitState state, ActionId kind, bool rerolls) {
  const Battle& battle = position.battle();
  const Waiting found = waiting(position, state);
  if (found.count == 0) return {};
  if (found.count > 1) return {Asking::choice, battle.active};
  if (rerolls && mayRerollPursuit(position.book(), battle, found.first)) return choiceOf(found.first);
  return {Asking::dice, noSide, found.first, answers(kind)};
}
Question pursuer(const Position& position) { return compulsory(position, UnitState::pursuing, K::pursue, true); }
Question rampager(const Position& position) { return compulsory(position, UnitState::rampaging, K::rampage, false); }

Question actor(const Position& position) {
  const Battle& battle = position.battle();
  if (phaseIsOver(battle)) return {};
  std::uint64_t kinds = ofUnits;
  const Options& options = position.book().options;
  if (options.actionNamed == ActionNamed::afterRoll && battle.status[BattleStatus::rolledBefore] == 0)
    kinds |= answers(K::roll);
  if (options.generalTransfer == GeneralTransfer::adjacent && battle.status[BattleStatus::actionTaken] == 0)
    kinds |= answers(K::transfer);
  return {Asking::choice, noSide, noUnit, kinds};
}
Question leftover(const Position& position) {
  return anyLeftover(position.book(), position.battle()) ? Question{Asking::choice} : Question();
}
bool always(const Position&) { return true; }

Question dice(const Position&, const Task&) { return {Asking::dice}; }
Question firstChooser(const Position&, const Task& task) {
  return {Asking::choice, static_cast<SideIndex>(task.args[0])};
}
Question round(const Position& position, const Task& task) { return askedOfRound(position, task); }
Question after(const Position& position, const Task& task) { return askedOfLoserOrWinner(position, task); }
Question testing(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  const bool pursues = position.battle().unit(u).present && stateOf(position.battle(), u) == UnitState::pursuing;
  Question question = diceIf(pursues, u);
  question.side = position.battle().unit(u).side;
  return question;
}

constexpr Argument hits = arg::from(0, mostAttackDice);
/// Attacker, defender, CombatFlags, hits on the attacker and the defender that stand, hits on each that were cancelled.
constexpr Arguments ofRound{arg::unit, arg::unit, arg::from(0, attackerJoined | defenderJoined), hits, hits,
                            hits,      hits};
/// The loser, the winner, the squares that both held in the round.
constexpr Arguments ofLoser{arg::unit, arg::unit, arg::from(0), arg::from(0)};

constexpr Course::TaskRow stage(T id, std::uint64_t kinds, StepId step) {
  return {.id = id,
          .arguments = ofRound,
          .answers = kinds,
          .asked = round,
          .step = step,
          .perform = passRound,
          .answer = answerRound,
          .fits = isRound};
}

}  // namespace

constexpr std::array<Course::StepRow, 6> Course::steps{{
    {.id = S::ownFlights, .asked = fleer, .work = fleeNext, .onward = enterPart<Part::pursuits>},
    {.id = S::ownPursuits,
     .answers = answers(K::pursue),
     .asked = pursuer,
     .work = pursueNext,
     .onward = enterPart<Part::rampages>},
    {.id = S::ownRampages,
     .answers = answers(K::rampage),
     .asked = rampager,
     .work = rampageNext,
     .onward = enterPart<Part::actions>},
    {.id = S::chooseAction,
     .answers = ofUnits,
     .asked = actor,
     .work = nothingToAnswer,
     .onward = enterPart<Part::leftovers>},
    {.id = S::generalLeftovers,
     .answers = ofUnits,
     .asked = leftover,
     .work = nothingToAnswer,
     .onward = enterPart<Part::close>},
    {.id = S::victoryStep, .idle = always, .onward = closePhase},
}};
static_assert(inOrder(Course::steps));

constexpr std::array<Course::TaskRow, Words<TaskKind>::words.size()> Course::tasks{{
    {.id = T::throwForFirstPhase, .arguments = {}, .asked = dice, .step = S::ownFlights, .answer = rollForFirstPhase},
    {.id = T::chooseFirstPhase,
     .arguments = {arg::side},
     .answers = answers(K::firstPhase),
     .asked = firstChooser,
     .step = S::ownFlights,
     .answer = chooseFirstPhase},
    stage(T::attackerJoins, answers(K::joinIn), S::rollAttacks),
    stage(T::defenderJoins, answers(K::joinIn), S::rollAttacks),
    stage(T::attackRolls, 0, S::rollAttacks),
    stage(T::attackerPhalanx, answers(K::phalanxTest), S::cancelHits),
    stage(T::defenderPhalanx, answers(K::phalanxTest), S::cancelHits),
    stage(T::attackerRallies, answers(K::rally), S::cancelHits),
    stage(T::defenderRallies, answers(K::rally), S::cancelHits),
    {.id = T::rampageRoll,
     .arguments = ofLoser,
     .asked = after,
     .step = S::rampageRoll,
     .answer = rollRampageOfLoser,
     .fits = isAfterRound},
    {.id = T::retreatTests,
     .arguments = ofLoser,
     .answers = answers(K::retreatTests),
     .asked = after,
     .step = S::retreatTests,
     .answer = testRetreatOfLoser,
     .fits = isAfterRound},
    {.id = T::followUp,
     .arguments = ofLoser,
     .answers = answers(K::followUp),
     .asked = after,
     .step = S::winnerFollows,
     .perform = passFollowUp,
     .answer = answerFollowUp,
     .fits = isAfterRound},
    // pursuer, whether its general re-rolls
    {.id = T::pursuitTest,
     .arguments = {arg::unit, arg::yesNo},
     .asked = testing,
     .step = S::ownPursuits,
     .answer = testPursuerOf},
}};
static_assert(inOrder(Course::tasks));

constexpr std::array<Course::ActionRow, Words<ActionId>::words.size()> Course::actions{{
    {K::advance, Names::nothing, does<advance>},
    {K::stop, Names::nothing, does<stop>},
    {K::roll, Names::nothing, does<rollFirst>},
    {K::move, Names::unit, does<moveUnit>, does<&Referee::move>},
    {K::groupMove, Names::nothing, does<moveGroup>, does<&Referee::groupMove>},
    {K::furtherMove, Names::unit, does<moveFurther>, does<&Referee::furtherMove>},
    {K::charge, Names::unit, does<chargeHome>, does<&Referee::charge>},
    {K::combat, Names::unit, does<fight>, does<&Referee::combat>},
    {K::mahouts, Names::unit, does<putDown>, does<&Referee::mahouts>},
    {K::transfer, Names::unit, does<transfer>, does<&Referee::transfer>},
    {K::pursue, Names::unit, does<pursueWith>, does<&Referee::pursue>},
    {K::rampage, Names::unit, does<rampageWith>, does<&Referee::rampage>},
    {K::joinIn},
    {K::rally},
    {K::phalanxTest, Names::nothing, nullptr, does<&Referee::tests>},
    {K::retreatTests, Names::nothing, nullptr, does<&Referee::tests>},
    {K::followUp, Names::nothing, nullptr, does<&Referee::followUp>},
    {K::firstPhase},
}};
static_assert(inOrder(Course::actions));

Decision Course::decision(const Position& position) {
  const Battle& battle = position.battle();
  if (static_cast<BattleOutcome>(battle.status[BattleStatus::outcome]) != BattleOutcome::none)
    return {position.places()[S::victoryStep], battle.active, noUnit, 0, false};
  return CourseOf::decision(position);
}

}  // namespace signifer::othw
