// The way in: an action goes to the file of its subject, an answer to the task that asked for it. And the account of it
// all for the chronicle.
#include "hannibal/play/play.h"

#include <algorithm>

#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

void Play::resolve(const Action& action) {
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
    default:
      return answer(action);
  }
  run();
}

// Answers to what is on top of the tasks, and the choices at the end of a round.
void Play::answer(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  const bool choice = id == ActionId::fightOn || id == ActionId::disengage || id == ActionId::retreat;
  if (choice) {
    status(action.unit, UnitStatus::choiceOpen) = 0;
    if (id == ActionId::disengage) disengage(action.unit);
    if (id == ActionId::retreat) tryRetreat(action.unit, threatTo(position_, action.unit), action.path, false);
    return run();
  }
  if (battle_.tasks.empty()) return run();
  if (id == ActionId::routFirst) {
    const auto first = std::find_if(battle_.tasks.rbegin(), battle_.tasks.rend(), [&](const Task& task) {
      return task.code == static_cast<std::int16_t>(TaskKind::rout) && task.args[0] == action.unit;
    });
    if (first == battle_.tasks.rend()) return run();
    const Task task = *first;
    battle_.tasks.erase(std::next(first).base());
    rout(action.unit, static_cast<UnitIndex>(task.args[1]), -1);
    return run();
  }
  const Task task = battle_.tasks.back();
  battle_.tasks.pop_back();
  switch (id) {
    case ActionId::countercharge:
      countercharge(action.unit);
      break;
    case ActionId::stand:
      stand();
      break;
    case ActionId::throwPila:
      battle_.relate(relationOf(RelationKind::pilaAim), action.unit, action.target, 1);
      break;
    case ActionId::strike:
      battle_.relate(relationOf(RelationKind::strikes), action.unit, action.target, 1);
      break;
    case ActionId::retreatMove:
      retreatMove(action.unit, static_cast<UnitIndex>(task.args[1]), action.path);
      break;
    case ActionId::escape:
      escapeLeader(action.person, action.unit);
      break;
    case ActionId::face:
      for (const Leg& leg : action.path)
        place(action.unit, after(battle_.unit(action.unit).pose, battle_.unit(action.unit).base, leg));
      break;
    default:
      break;
  }
  run();
}

void Play::push(TaskKind kind, std::initializer_list<int> args) {
  Task task;
  task.code = static_cast<std::int16_t>(kind);
  std::size_t i = 0;
  for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(arg);
  battle_.tasks.push_back(task);
}

void Play::tell(std::string_view phrase, UnitIndex u, UnitIndex other, Rules rules,
                std::initializer_list<Figure> figures, std::string_view /*procedure*/, bool key) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.unit = u;
  entry.other = other;
  entry.side = u == noUnit ? noSide : battle_.unit(u).side;
  entry.figures = figures;
  entry.rules = rules;
  entry.key = key;
  chronicle_.tell(std::move(entry));
}

void Play::tell(std::string_view phrase, UnitIndex u, UnitIndex other, Rules rules,
                std::initializer_list<Figure> figures, std::string_view /*procedure*/, const Modifiers& modifiers) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.unit = u;
  entry.other = other;
  entry.side = battle_.unit(u).side;
  entry.figures = figures;
  entry.rules = rules;
  entry.modifiers = kept(modifiers);
  chronicle_.tell(std::move(entry));
}

void Play::tellOf(std::string_view phrase, PersonIndex p, UnitIndex u, Rules rules,
                  std::initializer_list<Figure> figures, std::string_view /*procedure*/, bool key) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.person = p;
  entry.unit = u;
  entry.side = battle_.person(p).side;
  entry.figures = figures;
  entry.rules = rules;
  entry.key = key;
  chronicle_.tell(std::move(entry));
}

void Play::tellSide(std::string_view phrase, SideIndex side, Rules rules, std::initializer_list<Figure> figures,
                    bool key) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.side = side;
  entry.figures = figures;
  entry.rules = rules;
  entry.key = key;
  chronicle_.tell(std::move(entry));
}

}  // namespace signifer::hannibal
