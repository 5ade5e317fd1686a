// The course of a player turn: which step comes next, what is still to be done, what starts anew (CB-SEQ-1 to
// CB-SEQ-15).
#include <algorithm>

#include "cb/play/candidates.h"
#include "cb/play/play.h"

namespace signifer::cb {

SideIndex Play::firstSide() const {
  return static_cast<SideIndex>(battle_.status[BattleStatus::firstSide] == 1 ? 1 : 0);
}

// Phases of dice are stopped at, so that the players see them come.
bool Play::waits(const Task& task) const {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::path:
    case TaskKind::respond:
    case TaskKind::choose:
    case TaskKind::retire:
      return position_.present(u);
    case TaskKind::runOn:
      return position_.present(u) && position_.formation(u) != Formation::column &&
             mostDice(position_, u, MoveKind::tactical) > 0;
    case TaskKind::charges:
    case TaskKind::fight:
    case TaskKind::morale:
      return true;
    default:
      return false;
  }
}

void Play::run() {
  while (battle_.status[BattleStatus::over] == 0) {
    if (!battle_.tasks.empty()) {
      if (waits(battle_.tasks.back())) return;
      const Task task = battle_.tasks.back();
      battle_.tasks.pop_back();
      perform(task);
    } else if (hasChoice()) {
      return;
    } else {
      endStep();
    }
  }
}

// A step in which nobody can do anything is passed over. Where players may do more than the candidates list, it is
// enough that a leader has an action left or that a unit is free.
bool Play::hasChoice() const {
  const Steps& s = book_.steps;
  const auto anyUnit = [&](auto&& holds) {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (battle_.unit(u).present && battle_.unit(u).side == battle_.active && holds(u)) return true;
    return false;
  };
  if (battle_.step == s.allocate) {
    for (PersonIndex p = 0; p < battle_.personCount(); ++p) {
      const Person& person = battle_.person(p);
      if (!person.present || person.side != battle_.active) continue;
      const auto ruling = ask(*rulings().commandActions, commandFacts(position_, p, ActionId::endStep));
      if (ruling->available > person.status[PersonStatus::spent]) return true;
    }
    return false;
  }
  if (battle_.step == s.control)
    return anyUnit([&](UnitIndex u) { return controlIsDue(position_, u) || mayTest(position_, u); });
  if (battle_.step == s.move && anyUnit([&](UnitIndex u) {
        return position_.status(u, UnitStatus::spentHalves) < 2 && obeys(position_, u) && !position_.inCombat(u);
      }))
    return true;
  ActionList list;
  const Decision decision = decide(position_);
  listCandidates(position_, decision, list, true);
  return list.size() > 1 || (list.size() == 1 && list[0].kind != static_cast<std::int8_t>(ActionId::endStep));
}

void Play::beginTurn(SideIndex side) {
  account_.chronicle().pass(Waypoint::stepEnds);
  battle_.active = side;
  battle_.step = book_.steps.allocate;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    for (const UnitStatus slot : {UnitStatus::part, UnitStatus::counterCharged, UnitStatus::response,
                                  UnitStatus::afterDid, UnitStatus::followedOn, UnitStatus::fled})
      status(u, slot) = 0;
    if (!acts(battle_.unit(u).side)) continue;
    for (const UnitStatus slot :
         {UnitStatus::moved, UnitStatus::shot, UnitStatus::formedUp, UnitStatus::steadied, UnitStatus::spentHalves,
          UnitStatus::inspireActions, UnitStatus::directed, UnitStatus::control, UnitStatus::thrown,
          UnitStatus::sideStepped, UnitStatus::crossedRough})
      status(u, slot) = 0;
  }
  for (Person& person : battle_.people) {
    if (!acts(person.side)) continue;
    for (const PersonStatus slot : {PersonStatus::spent, PersonStatus::inspiring, PersonStatus::steadying})
      person.status[slot] = 0;
  }
  tell("player-turn", {"CB-SEQ-1"}, {.side = side, .figures = {Figure::count(battle_.turn)}, .key = true});
}

// With joint turns the other side goes through the same phase before the next one begins (D1).
void Play::endStep() {
  account_.chronicle().pass(Waypoint::stepEnds);
  const Steps& s = book_.steps;
  const bool other = joint() && battle_.active == firstSide();
  const auto next = [&](StepIndex again, StepIndex then) {
    battle_.step = other ? again : then;
    if (joint()) battle_.active = other ? enemyOf(battle_.active) : firstSide();
  };
  if (battle_.step == s.allocate) {
    battle_.step = s.messengers;
    moveMessengers();
    battle_.step = s.control;
  } else if (battle_.step == s.control) {
    battle_.step = s.rally;
  } else if (battle_.step == s.rally) {
    next(s.allocate, s.shootFirst);
  } else if (battle_.step == s.shootFirst) {
    battle_.step = s.move;
    enterTactical();
  } else if (battle_.step == s.move) {
    battle_.step = s.shootAfter;
  } else if (battle_.step == s.shootAfter) {
    next(s.shootFirst, s.declare);
  } else if (battle_.step == s.declare) {
    next(s.declare, s.responses);
    if (battle_.step == s.responses) endDeclarations();
  } else {
    enterAutomatic();
  }
}

// A position may be set up in any step, and in a phase as such: what follows by itself is still to be done.
void Play::enterAutomatic() {
  const Steps& s = book_.steps;
  const StepIndex step = battle_.step;
  if (step == s.messengers || step < s.declare) {
    battle_.step = step == s.messengers ? s.control : static_cast<StepIndex>(step + 1);
    return;
  }
  if (step < s.responses) {
    battle_.step = s.declare;
    return;
  }
  if (step == s.responses) return endDeclarations();
  if (step == s.checkArmies) return checkArmies();
  push(TaskKind::morale, {});
  if (step <= s.followOn) push(TaskKind::flights, {});
  if (step <= s.fight) push(TaskKind::fight, {});
  if (step == s.chargeMoves) push(TaskKind::charges, {});
}

// CB-CTL-11: units that continue or advance by themselves go first, with their base die at least.
void Play::enterTactical() {
  for (UnitIndex u = static_cast<UnitIndex>(battle_.unitCount() - 1); u >= 0; --u)
    if (battle_.unit(u).present && battle_.unit(u).side == battle_.active && !position_.adrift(u) &&
        runsAway(position_, u) && !position_.inCombat(u))
      push(TaskKind::runOn, {u});
}

// Those charged first answer first, each to its first charger; what leaves no choice is settled at once (CB-SEQ-11).
void Play::endDeclarations() {
  for (const TaskKind kind : {TaskKind::morale, TaskKind::flights, TaskKind::fight, TaskKind::charges}) push(kind, {});
  const auto& relations = battle_.relations;
  const auto charges = [](const Relation& r) { return r.kind == relationOf(RelationKind::charges); };
  for (std::size_t i = relations.size(); i > 0; --i) {
    const Relation r = relations[i - 1];
    const auto first = std::ranges::find_if(relations, [&](const Relation& o) { return charges(o) && o.to == r.to; });
    if (!charges(r) || first->from != r.from) continue;
    if (!hasCharge(battle_, r.to)) {
      (void)asksResponse(r.to, r.from);
      continue;
    }
    const bool back = battle_.relation(relationOf(RelationKind::charges), r.to, r.from) != 0;
    set(r.to, UnitStatus::response, back ? Answer::counterCharge : Answer::stand);
  }
}

void Play::perform(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto other = static_cast<UnitIndex>(task.args[1]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::charges:
      return beginCharges();
    case TaskKind::charge:
      return charge(task);
    case TaskKind::fight:
      return fight();
    case TaskKind::result:
      return result(task);
    case TaskKind::flights:
      enter(book_.steps.afterMoves);
      for (UnitIndex v = static_cast<UnitIndex>(battle_.unitCount() - 1); v >= 0; --v)
        if (battle_.unit(v).present && acts(battle_.unit(v).side) && position_.adrift(v)) push(TaskKind::flight, {v});
      return;
    case TaskKind::flight:
      if (!position_.present(u) || position_.is(u, UnitStatus::fled) || position_.rallying(u)) return;
      return position_.rampaging(u) ? rampageMove(u) : flee(u);
    case TaskKind::followOn:
      return followOn(u, other, task.args[2] != 0);
    case TaskKind::morale:
      return morale();
    case TaskKind::path:
    case TaskKind::respond:
    case TaskKind::choose:
    case TaskKind::retire:
      return;  // The unit has gone.
    case TaskKind::runOn:
      if (position_.present(u)) runOn(u, 0);
      return;
  }
}

// CB-END-2: both sides have had their player turn.
void Play::endTurn() {
  const bool whole = joint() || battle_.active != firstSide();
  if (whole && options().gameTurns > 0 && battle_.turn >= options().gameTurns) {
    battle_.status[BattleStatus::over] = 1;
    return tell("time-ran-out", {"CB-END-2"}, {.figures = {Figure::count(battle_.turn)}, .key = true});
  }
  if (whole && battle_.turn < INT16_MAX) ++battle_.turn;
  beginTurn(joint() ? firstSide() : enemyOf(battle_.active));
}

void Play::push(TaskKind kind, std::initializer_list<int> args) {
  Task task;
  task.code = static_cast<std::int16_t>(kind);
  std::size_t i = 0;
  for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(arg);
  battle_.tasks.push_back(task);
}

}  // namespace signifer::cb
