#include "hannibal/play/course.h"

#include "hannibal/play/army.h"
#include "hannibal/play/decision.h"
#include "hannibal/play/leaders.h"
#include "hannibal/play/play.h"
#include "hannibal/play/reaction.h"
#include "hannibal/play/referee.h"
#include "hannibal/play/targets.h"

namespace signifer::hannibal {
namespace {

using A = ActionId;
using S = StepId;

constexpr std::uint64_t ofLeaders = answers(A::moveLeader, A::attachLeader, A::detachLeader);
constexpr std::uint64_t ofUnits = answers(A::march, A::lineWheel, A::declareCharge, A::shoot, A::stay, A::endStep);

Question actor(const Position& position) {
  const bool anyTime = position.options().leaderTiming == LeaderTiming::anyTime;
  return {Asking::choice, position.battle().active, nextToAct(position), anyTime ? ofUnits | ofLeaders : ofUnits};
}

// Both sides, the active first.
Question chooser(const Position& position) {
  const SideIndex side = choosingSide(position.battle());
  if (side == noSide) return {};
  return {Asking::choice, side, firstChoosing(position.battle(), side)};
}

Question dice(const Position&, const Task&) { return {Asking::dice}; }

// More than one: their owner chooses the order.
Question router(const Position& position, const Task&) {
  const UnitSet due = routsToChoose(position.battle());
  if (due.count() < 2) return {};
  UnitIndex first = 0;
  while (!in(due, first)) ++first;
  return choiceOf(first);
}
int routOf(const Position& position, const Action& action) { return dueRout(position.battle(), action.unit); }

Question charged(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  return choiceOf(u, position.standing(u) && chargerOf(position, u) != noUnit);
}
Question interposed(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.standing(task.args[0]) && position.standing(task.args[1]));
}
Question retreater(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  Question question = choiceOf(u, position.standing(u));
  question.step = position.places()[position.skirmisher(u) ? S::skirmishersGiveWay : S::retreating];
  return question;
}
Question thrower(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.present(task.args[0]) && pilaTargets(position, task.args[0]).any());
}
Question striker(const Position& position, const Task& task) {
  const UnitIndex u = task.args[0];
  return choiceOf(u, position.standing(u) && strikeTargets(position, u).count() > 1);
}
Question rallied(const Position& position, const Task& task) {
  return choiceOf(task.args[0], position.present(task.args[0]));
}

Question touched(const Position& position, const Task& task) {
  const Person& person = position.battle().person(task.args[0]);
  // Touched twice on one move, he has got away already.
  const bool chooses = person.present && person.unit == noUnit && refuges(position, task.args[0]).count() > 1;
  return chooses ? Question{Asking::choice, person.side} : Question();
}
int escapeOf(const Position& position, const Action& action) {
  const std::vector<Task>& tasks = position.battle().tasks;
  return tasks.back().args[0] == action.person ? static_cast<int>(tasks.size()) - 1 : -1;
}

bool standing(const Position& position, const Action& action) { return position.standing(action.unit); }
bool armed(const Position& position, const Action& action) {
  return position.standing(action.unit) && position.weapon(action.unit);
}
bool threatened(const Position& position, const Action& action) {
  return position.standing(action.unit) && threatTo(position, action.unit) != noUnit;
}
bool withoutLeader(const Position& position, const Action& action) { return position.leader(action.unit) == noPerson; }
bool attached(const Position& position, const Action& action) {
  return position.battle().person(action.person).unit != noUnit;
}
bool alone(const Position& position, const Action& action) {
  return withoutLeader(position, action) && !attached(position, action);
}
bool nothingWaits(const Position& position, const Action&) { return position.battle().tasks.empty(); }

constexpr Argument legKind = arg::from(0, static_cast<int>(LegKind::aboutFace));

}  // namespace

// Charges and what they set going are tasks within the units' actions.
constexpr std::array<Course::StepRow, 9> Course::steps{{
    {.id = S::unitActions,
     .answers = ofUnits,
     .asked = actor,
     .leave = does<&Play::finishCurrent>,
     .onward = does<&Play::leaveUnitActions>},
    {.id = S::actionLeaders,
     .answers = ofLeaders | answers(A::endStep),
     .leave = does<&Play::finishCurrent>,
     .onward = does<&Play::closeActionPhase>},
    {.id = S::blows, .work = does<&Play::fightRound>},
    {.id = S::roundChoices,
     .answers = answers(A::fightOn, A::disengage, A::retreat, A::endStep),
     .asked = chooser,
     .onward = does<&Play::endRound>},
    {.id = S::leaderCasualties, .work = does<&Play::afterLeaderCasualties>},
    {.id = S::leaderMoves, .answers = ofLeaders | answers(A::endStep), .onward = does<&Play::leaveLeaderMoves>},
    {.id = S::disperseRouted, .work = does<&Play::treatRoutedUnits>},
    {.id = S::staminaCount, .work = does<&Play::countStamina>},
    {.id = S::victoryCheck, .work = does<&Play::countStamina>},
}};
static_assert(inOrder(Course::steps));

constexpr std::array<Course::TaskRow, Words<TaskKind>::words.size()> Course::tasks{{
    {.id = TaskKind::firstPlayer, .arguments = {}, .asked = dice, .perform = does<&Play::rollForFirstTurn>},
    // unit, threat, whether its owner may choose the order
    {.id = TaskKind::rout,
     .arguments = {arg::unit, arg::unitOrNone, arg::number},
     .answers = answers(A::routFirst),
     .asked = router,
     .perform = does<&Play::routNow>,
     .answer = does<&Play::routNow>,
     .among = routOf},
    // unit, charger
    {.id = TaskKind::countercharge,
     .arguments = {arg::unit, arg::enemy},
     .answers = answers(A::countercharge, A::stand),
     .asked = charged,
     .step = S::countercharging,
     .answer = does<&Play::answerCharge>},
    // charger, target, wheel in hundredths of a degree (left negative), arc of the target, 1 if the countercharger has
    // passed through terrain, 1 if the target stood routed or fled before the charge
    {.id = TaskKind::charge,
     .arguments = {arg::unit, arg::enemy, arg::number, arg::number, arg::number, arg::number},
     .perform = does<&Play::charge>},
    // unit, kind and amount of the leg, the wheel just before it in hundredths of a degree (left negative)
    {.id = TaskKind::marchLeg,
     .arguments = {arg::unit, legKind, arg::number, arg::number},
     .perform = does<&Play::marchLeg>},
    // skirmishers, mover
    {.id = TaskKind::giveWay, .arguments = {arg::unit, arg::unit}, .perform = does<&Play::giveWay>},
    // unit, threat
    {.id = TaskKind::retreatMove,
     .arguments = {arg::unit, arg::enemy},
     .answers = answers(A::retreatMove),
     .asked = retreater,
     .answer = does<&Play::retreatAs>},
    // unit, 1 + the unit whose charge has made contact (0: not known, or no charge)
    {.id = TaskKind::pila,
     .arguments = {arg::unit, arg::number},
     .answers = answers(A::throwPila, A::holdPila),
     .asked = thrower,
     .step = S::pilumAttack,
     .answer = does<&Play::aimPila>},
    {.id = TaskKind::pilaVolley, .arguments = {}, .perform = does<&Play::throwPila>},
    {.id = TaskKind::strike,
     .arguments = {arg::unit},
     .answers = answers(A::strike),
     .asked = striker,
     .step = S::blows,
     .answer = does<&Play::aimBlow>},
    // person, the enemy that touches him
    {.id = TaskKind::leaderEscape,
     .arguments = {arg::person, arg::unit},
     .answers = answers(A::escape),
     .asked = touched,
     .perform = does<&Play::escapeAlone>,
     .answer = does<&Play::escapeTo>,
     .among = escapeOf},
    {.id = TaskKind::rallyFacing,
     .arguments = {arg::unit},
     .answers = answers(A::face),
     .asked = rallied,
     .step = S::rallyRouted,
     .answer = does<&Play::face>},
    {.id = TaskKind::fightNow, .arguments = {arg::unit}, .asked = dice, .perform = does<&Play::fightNow>},
    // the choices at the end of the round
    {.id = TaskKind::openChoices, .arguments = {}, .perform = does<&Play::openChoices>},
    // a unit of the line, kind and amount of the leg
    {.id = TaskKind::lineWheelLeg,
     .arguments = {arg::unit, legKind, arg::number},
     .perform = does<&Play::lineWheelLeg>},
    // skirmishers, charger
    {.id = TaskKind::intervene,
     .arguments = {arg::unit, arg::enemy},
     .answers = answers(A::intervene, A::standAside),
     .asked = interposed,
     .answer = does<&Play::answerIntervening>},
    // charger, target
    {.id = TaskKind::declaredCharge, .arguments = {arg::unit, arg::enemy}, .perform = does<&Play::declaredCharge>},
    // unit, threat, hits that people have told
    {.id = TaskKind::toldHits,
     .arguments = {arg::unit, arg::unitOrNone, arg::number},
     .asked = dice,
     .perform = does<&Play::rollAfterHits>},
    // friend, the router that ran through it, whom that one ran from
    {.id = TaskKind::panicCheck,
     .arguments = {arg::unit, arg::unit, arg::unitOrNone},
     .asked = dice,
     .perform = does<&Play::checkPanic>},
}};
static_assert(inOrder(Course::tasks));

constexpr std::array<Course::ActionRow, Words<ActionId>::words.size()> Course::actions{{
    {A::march, Names::unit, does<&Play::march>, does<&Referee::march>, standing},
    {A::lineWheel, Names::unit, does<&Play::lineWheel>, does<&Referee::lineWheel>, standing},
    {A::declareCharge, Names::enemy, does<&Play::declareCharge>, does<&Referee::declareCharge>, standing},
    {A::shoot, Names::enemy, does<&Play::shoot>, does<&Referee::shoot>, armed},
    {A::stay, Names::unit, does<&Play::stay>, does<&Referee::actor>},
    {A::moveLeader, Names::person, does<&Play::moveLeader>, does<&Referee::leaderAction>},
    {A::attachLeader, Names::personAndUnit, does<&Play::attachLeader>, does<&Referee::leaderAction>, withoutLeader},
    {A::detachLeader, Names::person, does<&Play::detachLeader>, does<&Referee::leaderAction>, attached},
    {A::endStep, Names::nothing, does<&Play::endStepNow>, nullptr, nothingWaits},
    {A::advance, Names::nothing, does<&Play::advance>},
    {A::countercharge, Names::unit, nullptr, does<&Referee::countercharge>},
    {A::stand, Names::unit, nullptr, does<&Referee::countercharge>},
    {A::throwPila, Names::enemy, nullptr, does<&Referee::throwPila>},
    {A::holdPila, Names::unit, nullptr, does<&Referee::throwPila>},
    {A::strike, Names::enemy, nullptr, does<&Referee::strike>},
    {A::routFirst, Names::unit, nullptr, does<&Referee::routFirst>},
    {A::fightOn, Names::unit, does<&Play::chooseAfterRound>, does<&Referee::roundChoice>, standing},
    {A::disengage, Names::unit, does<&Play::chooseAfterRound>, does<&Referee::roundChoice>, threatened},
    {A::retreat, Names::unit, does<&Play::chooseAfterRound>, does<&Referee::roundChoice>, threatened},
    {A::retreatMove, Names::unit, nullptr, does<&Referee::retreatMove>},
    {A::escape, Names::personAndUnit, nullptr, does<&Referee::escape>, alone},
    {A::face, Names::unit, nullptr, does<&Referee::face>},
    {A::intervene, Names::unit, nullptr, does<&Referee::intervene>},
    {A::standAside, Names::unit, nullptr, does<&Referee::intervene>},
}};
static_assert(inOrder(Course::actions));

}  // namespace signifer::hannibal
