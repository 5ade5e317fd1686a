#include "initiative/play/course.h"

#include "initiative/play/play.h"
#include "initiative/play/referee.h"

namespace signifer::initiative {
namespace {

using A = ActionId;

constexpr std::uint64_t moves = answers(A::move, A::charge, A::changeFormation, A::stay);

Question mover(const Position& position) { return choiceOf(nextMover(position)); }
bool nobodyMoves(const Position& position) { return nextMover(position) == noUnit; }
bool nobodyMovesFreely(const Position& position) { return nobodyMoves(position) && !generalMayMove(position); }

// A unit that has its order moves before another is given.
Question orderer(const Position& position) {
  const UnitIndex mover = unitUnderOrders(position);
  return {Asking::choice, noSide, mover, mover == noUnit ? 0 : moves};
}

Question shooter(const Position& position) { return choiceOf(nextShooter(position)); }
bool nobodyShoots(const Position& position) { return nextShooter(position) == noUnit; }

Question joiner(const Position& position) { return {Asking::choice, joiningSide(position.battle())}; }
bool nobodyJoins(const Position& position) { return !anyFight(position) || !anyJoin(position); }
bool nobodyFights(const Position& position) { return !anyFight(position); }
bool never(const Position&) { return false; }
bool always(const Position&) { return true; }

Question beginner(const Position& position, const Task&) {
  return position.options().firstPlayer == FirstPlayer::choice ? Question{Asking::choice, 0} : Question{Asking::dice};
}

Question rerollers(const Position& position, const Task& task) {
  const SideIndex own = position.battle().person(task.args[0]).side;
  return {Asking::choice, task.args[5] == 0 ? own : enemyOf(own)};
}

Question reacting(const Position& position, UnitIndex u, bool holds) {
  Question asked = choiceOf(u, holds);
  const bool initiative = position.step() == StepId::initiativeMoves;
  asked.step = position.places()[initiative ? StepId::shotsAtInitiativeMoves : StepId::shotsAtMovers];
  return asked;
}

Question reactionShooter(const Position& position, const Task& task) {
  return reacting(position, task.args[0],
                  reactionOpen(position, task.args[0], task.args[1], static_cast<Shot>(task.args[2])));
}

// Several shoot at one mover in their player's order.
int shotOf(const Position& position, const Action& action) { return reactionTask(position, action.unit); }

Question charged(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  const UnitIndex charger = task.args[1];
  if (!position.present(u) || !position.present(charger)) return {};
  const std::uint64_t evades = mayEvade(position, u) ? answers(A::evade) : 0;
  const std::uint64_t counters = mayCountercharge(position, u, charger) ? answers(A::counterCharge) : 0;
  Question asked = reacting(position, u, (evades | counters) != 0);
  asked.answers = answers(A::receive) | evades | counters;
  return asked;
}

Question present(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.present(task.args[0]));
}
Question striker(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.present(task.args[0]) && several(position.foes(task.args[0])));
}
Question follower(const Position& position, const Task& task) {
  return choiceOf(task.args[0], followTargets(position, task.args[0]).any());
}
Question supporter(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.present(task.args[0]) && several(supportable(position, task.args[0])));
}
Question goer(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  return choiceOf(u, position.present(u) && several(waysToGive(position, u, goesBack(task))));
}

bool ordersSomebody(const Battle&, const Task& task) {
  return task.args[2] >= 0 || task.args[1] == static_cast<int>(Order::generalAdvance);
}

constexpr Argument own = arg::here(arg::unit);

}  // namespace

// Between them: shots at movers and rolls again, which are tasks.
constexpr std::array<Course::StepRow, 11> Course::steps{{
    {.id = StepId::rallyElite, .idle = nobodyRallies, .work = does<&Play::rallyElites>},
    {StepId::initiativeMoves, moves | answers(A::endStep), mover, nobodyMoves, "ended-initiative-moves"},
    {.id = StepId::unitOrders,
     .answers = moves | answers(A::order, A::done, A::join, A::moveGeneral, A::endStep),
     .asked = orderer,
     .idle = never,
     .ended = "ended-orders",
     .leave = does<&Play::forgetOrders>},
    {StepId::freeMoves, moves | answers(A::moveGeneral, A::endStep), mover, nobodyMovesFreely, "ended-free-moves"},
    {StepId::volleys, answers(A::shoot, A::holdFire, A::endStep), shooter, nobodyShoots, "ended-shooting"},
    {.id = StepId::rangedBreakTests,
     .idle = always,
     .leave = does<&Play::closeShooting>,
     .due = does<&Play::pushRangedTests>},
    {.id = StepId::generalsJoin,
     .answers = answers(A::join, A::endStep),
     .asked = joiner,
     .idle = nobodyJoins,
     .ended = "ended-joining",
     .onward = does<&Play::leaveJoining>},
    {.id = StepId::blows, .idle = nobodyFights, .work = does<&Play::blows>, .enter = does<&Play::beginRound>},
    {.id = StepId::combatBreakTests, .idle = always, .due = does<&Play::pushCombatTests>},
    {.id = StepId::followUps, .idle = always, .leave = does<&Play::closeCombat>, .due = does<&Play::pushFollowUps>},
    {.id = StepId::disorderRemoval, .idle = always, .onward = does<&Play::endPlayerTurn>},
}};
static_assert(inOrder(Course::steps));

constexpr std::array<Course::TaskRow, Words<TaskKind>::words.size()> Course::tasks{{
    {.id = TaskKind::firstPlayer,
     .arguments = {},
     .answers = answers(A::begin),
     .asked = beginner,
     .perform = does<&Play::rollForFirstTurn>},
    // general, order, unit, what the test gave (-1: it failed), the roll, 0 where his own side is asked, 1 the enemy
    {.id = TaskKind::orderThrown,
     .arguments = {arg::person, arg::word<Order>, arg::here(arg::unitOrNone), arg::from(-1, 99), arg::number,
                   arg::yesNo},
     .answers = answers(A::throwAgain, A::letStand),
     .asked = rerollers,
     .step = StepId::orderRerollStep,
     .answer = does<&Play::answerReroll>,
     .fits = ordersSomebody},
    // kind and amount of the leg
    {.id = TaskKind::leg,
     .arguments = {own, arg::from(0, static_cast<int>(LegKind::aboutFace)), arg::number},
     .perform = does<&Play::walkLeg>},
    {.id = TaskKind::reactionShot,
     .arguments = {own, arg::here(arg::enemy), arg::word<Shot>},
     .answers = answers(A::shoot, A::holdFire),
     .asked = reactionShooter,
     .answer = does<&Play::answerShot>,
     .among = shotOf},
    {.id = TaskKind::contact, .arguments = {own, arg::enemy, arg::word<Quarter>}, .perform = does<&Play::contactOf>},
    {.id = TaskKind::endMove, .arguments = {own}, .perform = does<&Play::stepAside>},
    {.id = TaskKind::rangedTest, .arguments = {own}, .perform = does<&Play::testAfterShooting>},
    {.id = TaskKind::breakChoice, .arguments = {own}, .answers = answers(A::hold, A::retreat), .asked = present},
    {.id = TaskKind::strike,
     .arguments = {own},
     .answers = answers(A::strike),
     .asked = striker,
     .step = StepId::blows},
    {.id = TaskKind::combatTest, .arguments = {own, arg::number}, .perform = does<&Play::testInCombat>},
    {.id = TaskKind::supportTests, .arguments = {}, .perform = does<&Play::pushSupportTests>},
    {.id = TaskKind::followUp,
     .arguments = {own},
     .answers = answers(A::followUp, A::stay),
     .asked = follower,
     .step = StepId::followUps},
    // charger, its moves, the side of its wheel (1 left, 2 right) and hundredths of a degree
    {.id = TaskKind::chargeResponse,
     .arguments = {own, arg::enemy, arg::from(1, 3), arg::from(0, 2), arg::from(0)},
     .answers = answers(A::receive, A::evade, A::counterCharge),
     .asked = charged,
     .perform = does<&Play::chargeAfterAnswer>,
     .answer = does<&Play::answerCharge>},
    {.id = TaskKind::astray, .arguments = {own}, .perform = does<&Play::astray>},
    // what the break test gave, supports give ground, are disordered, 1 for a retreat
    {.id = TaskKind::giveWay,
     .arguments = {own, arg::word<BreakOutcome>, arg::number, arg::number, arg::number},
     .answers = answers(A::giveWay),
     .asked = goer,
     .perform = does<&Play::goBackAlone>,
     .answer = does<&Play::goBackFrom>},
    {.id = TaskKind::support,
     .arguments = {own},
     .answers = answers(A::support),
     .asked = supporter,
     .step = StepId::blows},
}};
static_assert(inOrder(Course::tasks));

constexpr std::array<Course::ActionRow, Words<ActionId>::words.size()> Course::actions{{
    {A::advance, Names::nothing, does<&Play::advance>},
    {A::endStep, Names::nothing, does<&Play::endStepNow>, does<&Referee::endStep>},
    {A::stay, Names::unit, does<&Play::stay>, does<&Referee::stay>},
    {A::move, Names::unit, does<&Play::move>, does<&Referee::move>},
    {A::changeFormation, Names::unit, does<&Play::changeFormation>, does<&Referee::changeFormation>},
    {A::charge, Names::enemy, does<&Play::charge>, does<&Referee::charge>},
    {A::order, Names::person, does<&Play::giveOrder>, does<&Referee::order>},
    {A::done, Names::person, does<&Play::endOrders>, does<&Referee::endOrders>},
    {A::throwAgain, Names::nothing, nullptr, does<&Referee::throwAgain>},
    {A::letStand},
    {A::moveGeneral, Names::person, does<&Play::moveGeneral>, does<&Referee::moveGeneral>},
    {A::join, Names::personAndUnit, does<&Play::joinNamed>, does<&Referee::join>},
    {A::shoot, Names::enemy, does<&Play::shootNow>, does<&Referee::shoot>},
    {A::holdFire, Names::unit, does<&Play::holdFire>, does<&Referee::holdFire>},
    {A::strike, Names::enemy, does<&Play::strikeAt>, does<&Referee::strike>},
    {A::hold, Names::unit, does<&Play::chooseAfterTest>},
    {A::retreat, Names::unit, does<&Play::chooseAfterTest>},
    {A::followUp, Names::enemy, does<&Play::followUp>, does<&Referee::followUp>},
    {A::begin, Names::nothing, does<&Play::beginWith>, does<&Referee::begin>},
    {A::evade, Names::unit},
    {A::counterCharge, Names::unit},
    {A::receive, Names::unit},
    {A::giveWay, Names::enemy, nullptr, does<&Referee::giveWay>},
    {A::support, Names::friendly, does<&Play::supportFighter>, does<&Referee::support>},
}};
static_assert(inOrder(Course::actions));

}  // namespace signifer::initiative
