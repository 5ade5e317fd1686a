#include "cb/play/course.h"

#include "cb/play/candidates.h"
#include "cb/play/play.h"
#include "cb/play/referee.h"

namespace signifer::cb {
namespace {

using A = ActionId;
using S = StepId;

Question controlled(const Position& position) { return {Asking::choice, noSide, firstDue(position)}; }

template <class Holds>
bool anyOwnUnit(const Position& position, Holds&& holds) {
  for (UnitIndex u = 0; u < position.battle().unitCount(); ++u)
    if (position.present(u) && position.unit(u).side == position.battle().active && holds(u)) return true;
  return false;
}

// A step in which nobody can do anything is passed over. Where players may do more than the candidates list, it is
// enough that a leader has an action left or that a unit is free.
bool nothingListed(const Position& position) {
  ActionList list;
  return !Candidates(position, list).anything();
}
bool nobodyLeads(const Position& position) {
  const Battle& battle = position.battle();
  for (PersonIndex p = 0; p < battle.personCount(); ++p) {
    const Person& person = battle.person(p);
    if (!person.present || person.side != battle.active) continue;
    const auto ruling = ask(*position.rulings().commandActions, commandFacts(position, p, A::endStep));
    if (ruling->available > person.status[PersonStatus::spent]) return false;
  }
  return true;
}
bool nobodyTests(const Position& position) {
  return !anyOwnUnit(position, [&](UnitIndex u) { return controlIsDue(position, u) || mayTest(position, u); });
}
bool nobodyMoves(const Position& position) {
  const auto free = [&](UnitIndex u) {
    return position.status(u, UnitStatus::spentHalves) < 2 && obeys(position, u) && !position.inCombat(u);
  };
  return !anyOwnUnit(position, free) && nothingListed(position);
}
bool always(const Position&) { return true; }

Question present(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.present(task.args[0]));
}
// After an enemy who is destroyed nobody goes.
Question afterMoves(const Position& position, const Task& task) {
  const auto moves = WordSet<AfterMove>::fromBits(static_cast<std::uint64_t>(task.args[1]));
  const bool hunts = moves == WordSet<AfterMove>{AfterMove::halt, AfterMove::pursue};
  const bool gone =
      position.status(static_cast<UnitIndex>(task.args[2]), UnitStatus::fate) == static_cast<int>(Fate::destroyed);
  return choiceOf(task.args[0], position.present(task.args[0]) && !(hunts && gone));
}
Question runner(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  return choiceOf(u, position.present(u) && position.formation(u) != Formation::column &&
                         mostDice(position, u, MoveKind::tactical) > 0);
}
Question dice(const Position&, const Task&) { return {Asking::dice}; }
Question testsOfToldResult(const Position&, const Task& task) {
  return task.args[6] > 0 ? Question{Asking::dice} : Question{};
}
Question moraleDice(const Position& position, const Task&) {
  Question question{Asking::dice};
  question.step = position.places()[std::max(position.step(), S::removeDps)];
  return question;
}

bool withinWhole(const Battle&, const Task& task) { return task.args[3] >= task.args[1]; }
bool leavesAChoice(const Battle&, const Task& task) {
  return (task.args[1] & ((1 << Words<AfterMove>::words.size()) - 1)) != 0;
}

bool chargedByTroops(const Battle& battle, const Task& task) {
  return static_cast<Troop>(battle.profile(task.args[1], UnitProfile::troop)) != Troop::artillery;
}

// Artillery stays where it is, and special troops neither retire into disorder nor break.
bool mayMakeMove(const Position& position, const Action& action) {
  const UnitIndex u = action.unit;
  const int wanted = action.values[0];
  if (wanted < 0 || wanted >= static_cast<int>(Words<AfterMove>::words.size()) || position.adrift(u)) return false;
  switch (static_cast<AfterMove>(wanted)) {
    case AfterMove::breaks:
      return !position.special(u);
    case AfterMove::rampage:
      return isElephantsOrScythed(position.troop(u));
    case AfterMove::pursue:
    case AfterMove::followUp:
    case AfterMove::advance:
      return position.troop(u) != Troop::artillery;
    default:
      return true;
  }
}

}  // namespace

// With joint turns both sides go through a phase before the next one begins (D1).
constexpr std::array<Course::StepRow, 16> Course::steps{{
    {S::allocateActions,
     answers(A::leaderMove, A::attach, A::detach, A::inspire, A::steady, A::direct, A::giveOrders, A::receiveOrders,
             A::endStep),
     nullptr, nobodyLeads},
    {.id = S::moveMessengers, .idle = always, .leave = does<&Play::moveMessengers>},
    {S::controlTests, answers(A::testControl, A::endStep), controlled, nobodyTests},
    {.id = S::startRally,
     .answers = answers(A::startRally, A::endStep),
     .idle = nothingListed,
     .onward = does<&Play::leaveCommand>},
    {S::shootFirst, answers(A::shoot, A::endStep), nullptr, nothingListed},
    {.id = S::move,
     .answers = answers(A::move, A::manoeuvre, A::endStep),
     .idle = nobodyMoves,
     .enter = does<&Play::enterTactical>},
    {.id = S::shootAfter,
     .answers = answers(A::shoot, A::endStep),
     .idle = nothingListed,
     .onward = does<&Play::leaveTactical>},
    {.id = S::declareCharges,
     .answers = answers(A::declareCharge, A::endStep),
     .idle = nothingListed,
     .onward = does<&Play::leaveDeclarations>},
    {.id = S::chooseResponses, .work = does<&Play::takeUp>, .enter = does<&Play::endDeclarations>},
    {.id = S::chargeMoves, .work = does<&Play::takeUp>},
    {.id = S::fight, .work = does<&Play::takeUp>},
    {.id = S::afterCombatMoves, .work = does<&Play::takeUp>},
    {.id = S::followOnCombats, .work = does<&Play::takeUp>},
    {.id = S::removeDps, .work = does<&Play::takeUp>},
    {.id = S::assignDps, .work = does<&Play::takeUp>},
    {.id = S::checkArmies, .work = does<&Play::checkArmies>},
}};
static_assert(inOrder(Course::steps));

using arg::here;
// Lengths are hundredths of a JT.
constexpr std::array<Course::TaskRow, Words<TaskKind>::words.size()> Course::tasks{{
    // unit, allowance left, doubled, whole allowance
    {.id = TaskKind::path,
     .arguments = {here(arg::unit), arg::from(0), arg::number, arg::number},
     .answers = answers(A::go, A::stay),
     .asked = present,
     .step = S::move,
     .answer = does<&Play::goAlong>,
     .fits = withinWhole},
    // unit, charger
    {.id = TaskKind::respond,
     .arguments = {here(arg::unit), here(arg::enemy)},
     .answers = answers(A::respond),
     .asked = present,
     .step = S::chooseResponses,
     .answer = does<&Play::respond>,
     .fits = chargedByTroops},
    // charger, target, what is left of its move (-1: not rolled yet), ChargeMode, where it began, how far it has gone
    {.id = TaskKind::charge,
     .arguments = {here(arg::unit), arg::enemy, arg::from(-1, 6000), arg::from(0, 2), arg::number, arg::number,
                   arg::from(0, 6000)},
     .perform = does<&Play::charge>},
    {.id = TaskKind::charges,
     .arguments = {},
     .asked = dice,
     .step = S::chargeMoves,
     .perform = does<&Play::beginCharges>},
    {.id = TaskKind::fight, .arguments = {}, .asked = dice, .step = S::fight, .perform = does<&Play::fight>},
    // unit, difference, enemy, part, facts, the enemy that beat it (counted from 1, 0 for none), tests.
    // Tests: the DPs for which it still tests where all else was told.
    {.id = TaskKind::result,
     .arguments = {here(arg::unit), arg::from(-60, 60), arg::enemy, arg::from(0, 3), arg::number, arg::from(0),
                   arg::from(0, 12)},
     .asked = testsOfToldResult,
     .perform = does<&Play::result>},
    // unit, moves as bits, enemy, the enemy that beat it (as above)
    {.id = TaskKind::choose,
     .arguments = {here(arg::unit), arg::number, arg::enemy, arg::from(0)},
     .answers = answers(A::afterMove),
     .asked = afterMoves,
     .answer = does<&Play::moveAfterCombat>,
     .fits = leavesAChoice},
    {.id = TaskKind::flight, .arguments = {here(arg::unit)}, .perform = does<&Play::flightOf>},
    {.id = TaskKind::flights, .arguments = {}, .perform = does<&Play::beginFlights>},
    // pursuer, enemy, 1 where neither may run off
    {.id = TaskKind::followOn,
     .arguments = {here(arg::unit), here(arg::enemy), arg::number},
     .perform = does<&Play::followOnNow>},
    {.id = TaskKind::morale, .arguments = {}, .asked = moraleDice, .perform = does<&Play::morale>},
    // unit, enemy, most, hundredths of a degree to face
    {.id = TaskKind::retire,
     .arguments = {here(arg::unit), arg::enemy, arg::from(0), arg::number},
     .answers = answers(A::go),
     .asked = present,
     .answer = does<&Play::retireAlong>},
    {.id = TaskKind::runOn,
     .arguments = {here(arg::unit)},
     .answers = answers(A::move),
     .asked = runner,
     .step = S::move,
     .perform = does<&Play::runOnAlone>,
     .answer = does<&Play::runOnWith>},
}};
static_assert(inOrder(Course::tasks));

constexpr std::array<Course::ActionRow, Words<ActionId>::words.size()> Course::actions{{
    {A::leaderMove, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::attach, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::detach, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::inspire, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::steady, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::direct, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::giveOrders, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::receiveOrders, Names::nothing, does<&Play::leaderAction>, does<&Referee::leaderAction>},
    {A::testControl, Names::unit, does<&Play::testControl>, does<&Referee::testControl>},
    {A::startRally, Names::unit, does<&Play::startRally>, does<&Referee::startRally>},
    {A::shoot, Names::unit, does<&Play::shoot>, does<&Referee::shoot>},
    {A::move, Names::unit, does<&Play::startMove>, does<&Referee::move>},
    {A::go, Names::unit, does<&Play::walkAlong>, does<&Referee::go>},
    {A::stay, Names::unit},
    {A::manoeuvre, Names::unit, does<&Play::manoeuvreUnit>, does<&Referee::manoeuvre>},
    {A::declareCharge, Names::unit, does<&Play::declareCharge>, does<&Referee::declareCharge>},
    {A::respond, Names::unit, nullptr, does<&Referee::respond>},
    {A::afterMove, Names::unit, does<&Play::moveFromNearest>, does<&Referee::afterMove>, mayMakeMove},
    {A::endStep, Names::nothing, does<&Play::endStepNow>, does<&Referee::endStep>},
    {A::advance, Names::nothing, does<&Play::advance>},
}};
static_assert(inOrder(Course::actions));

}  // namespace signifer::cb
