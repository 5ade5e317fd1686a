// The way in: an action goes to the file of its subject, an answer to the task that asked for it. What has no meaning
// in this state, which only somebody who overrules the referee can ask for, is told and changes nothing.
#include "hannibal/play/play.h"

#include <algorithm>

#include "hannibal/play/army.h"
#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

void Play::resolve(const Action& action) {
  if (!possible(action)) return notCarriedOut(action);
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::march:
      march(action);
      break;
    case ActionId::lineWheel:
      lineWheel(action);
      break;
    case ActionId::declareCharge:
      declareCharge(action);
      break;
    case ActionId::shoot:
      shoot(action.unit, action.target);
      break;
    case ActionId::stay:
      begin(action.unit);
      finish(action.unit);
      break;
    case ActionId::moveLeader:
      moveLeader(action.person, action.point);
      break;
    case ActionId::attachLeader:
      attachLeader(action.person, action.unit);
      break;
    case ActionId::detachLeader:
      detachLeader(action.person);
      break;
    case ActionId::endStep:
      endStep();
      break;
    case ActionId::advance:
      return advance();
    case ActionId::fightOn:
    case ActionId::disengage:
    case ActionId::retreat:
      chooseAfterRound(action);
      break;
    default:
      answerTask(action);
  }
  account_.chronicle().pass(Waypoint::actionDone);
  run();
}

bool Play::possible(const Action& action) const {
  if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size())) return false;
  const UnitIndex u = action.unit;
  const bool enemy = position_.present(u) && position_.present(action.target) && position_.enemies(u, action.target);
  const bool person = position_.knownPerson(action.person) && battle_.person(action.person).present;
  const bool joins = person && position_.present(u) && position_.unit(u).side == battle_.person(action.person).side &&
                     position_.leader(u) == noPerson;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::march:
    case ActionId::lineWheel:
    case ActionId::fightOn:
      return position_.standing(u);
    case ActionId::declareCharge:
      return position_.standing(u) && enemy;
    case ActionId::shoot:
      return position_.standing(u) && enemy && position_.weapon(u);
    case ActionId::stay:
      return position_.present(u);
    case ActionId::moveLeader:
      return person;
    case ActionId::attachLeader:
      return joins;
    case ActionId::detachLeader:
      return person && battle_.person(action.person).unit != noUnit;
    case ActionId::endStep:
      return battle_.tasks.empty();
    case ActionId::advance:
      return true;
    case ActionId::disengage:
    case ActionId::retreat:
      return position_.standing(u) && threatTo(position_, u) != noUnit;
    case ActionId::routFirst:
      return position_.present(u) && dueRout(u) != battle_.tasks.size();
    case ActionId::countercharge:
    case ActionId::stand:
      return asked(TaskKind::countercharge, u);
    case ActionId::holdPila:
      return asked(TaskKind::pila, u);
    case ActionId::throwPila:
      return asked(TaskKind::pila, u) && enemy && position_.weapon(u);
    case ActionId::strike:
      return asked(TaskKind::strike, u) && enemy;
    case ActionId::retreatMove:
      return asked(TaskKind::retreatMove, u) && position_.known(battle_.tasks.back().args[1]);
    case ActionId::escape:
      return asked(TaskKind::leaderEscape, action.person) && joins && battle_.person(action.person).unit == noUnit;
    case ActionId::face:
      return asked(TaskKind::rallyFacing, u);
  }
  return false;
}

void Play::notCarriedOut(const Action& action) const {
  const Sequence& sequence = position_.book().definition.sequence();
  const Step& step = sequence.step(battle_.step);
  const bool unit = position_.known(action.unit);
  const bool person = position_.knownPerson(action.person);
  account_.tell(
      person ? "leader-could-not"
      : unit ? "could-not"
             : "nothing-came-of-it",
      std::vector<std::string_view>{step.rules.empty() ? std::string_view("HG-SEQ-1") : step.rules.front()},
      {.unit = unit ? action.unit : noUnit, .person = person ? action.person : noPerson, .side = battle_.active}, {});
}

bool Play::asked(TaskKind kind, int who) const {
  return !battle_.tasks.empty() && is(battle_.tasks.back(), kind) && battle_.tasks.back().args[0] == who &&
         asksSomebody(position_, battle_.tasks.back());
}

std::size_t Play::dueRout(UnitIndex u) const {
  for (std::size_t i = battle_.tasks.size(); i > 0; --i)
    if (is(battle_.tasks[i - 1], TaskKind::rout) && battle_.tasks[i - 1].args[0] == u) return i - 1;
  return battle_.tasks.size();
}

void Play::chooseAfterRound(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  status(action.unit, UnitStatus::choiceOpen) = 0;
  if (id == ActionId::disengage) disengage(action.unit);
  if (id == ActionId::retreat) tryRetreat(action.unit, threatTo(position_, action.unit), action.path, false);
}

// Answers to what is on top of the tasks; routs may be taken in another order.
void Play::answerTask(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  const std::size_t at = id == ActionId::routFirst ? dueRout(action.unit) : battle_.tasks.size() - 1;
  const Task task = battle_.tasks[at];
  battle_.tasks.erase(battle_.tasks.begin() + static_cast<std::ptrdiff_t>(at));
  switch (id) {
    case ActionId::routFirst:
      return rout(action.unit, knownOrNone(task.args[1]), -1);
    case ActionId::countercharge:
      return countercharge(action.unit);
    case ActionId::stand:
      return account_.tell("stands", {"HG-CC-3"}, {.unit = action.unit, .other = knownOrNone(task.args[1])});
    case ActionId::throwPila:
      return battle_.relate(relationOf(RelationKind::pilaAim), action.unit, action.target, 1);
    case ActionId::strike:
      return battle_.relate(relationOf(RelationKind::strikes), action.unit, action.target, 1);
    case ActionId::retreatMove:
      return retreatMove(action.unit, knownOrNone(task.args[1]), action.path);
    case ActionId::escape:
      return escapeLeader(action.person, action.unit);
    case ActionId::face:
      for (const Leg& leg : action.path)
        if (leg.kind == LegKind::pivot || leg.kind == LegKind::aboutFace)
          place(action.unit, after(battle_.unit(action.unit).pose, battle_.unit(action.unit).base, leg));
      return;
    default:
      return;
  }
}

void Play::push(TaskKind kind, std::initializer_list<int> args) {
  Task task;
  task.code = static_cast<std::int16_t>(kind);
  std::size_t i = 0;
  for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(std::clamp(arg, INT16_MIN, INT16_MAX));
  battle_.tasks.push_back(task);
}

void Play::raise(UnitIndex u, UnitStatus slot, int by, int most) {
  auto& value = status(u, slot);
  value = static_cast<std::int16_t>(std::min(most, value + by));
}

}  // namespace signifer::hannibal
