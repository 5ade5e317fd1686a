// The course of a player turn: which step comes next, what is still to be done, what starts anew (CB-SEQ-1 to
// CB-SEQ-15).
#include <algorithm>

#include "cb/play/candidates.h"
#include "cb/play/play.h"

namespace signifer::cb {

SideIndex Play::firstSide() const {
  return static_cast<SideIndex>(battle_.status[BattleStatus::firstSide] == 1 ? 1 : 0);
}

// What an army began with and where its home is; a position that is set up in mid-battle may leave it out.
void Play::countSide(SideIndex side) {
  auto& state = battle_.side(side).status;
  if (state[SideStatus::unitsAtStart] > 0) return;
  double y = 0;
  int count = 0;
  int present = 0;
  int destroyed = 0;
  int left = 0;
  for (const Unit& unit : battle_.units)
    if (unit.side == side) {
      ++count;
      const auto fate = static_cast<Fate>(unit.status[UnitStatus::fate]);
      destroyed += !unit.present && fate != Fate::leftTable ? 1 : 0;
      left += !unit.present && fate == Fate::leftTable ? 1 : 0;
      if (!unit.present) continue;
      ++present;
      y += unit.pose.centre.y;
    }
  if (count == 0) return;
  state[SideStatus::unitsAtStart] = static_cast<std::int16_t>(std::min(60, count));
  state[SideStatus::destroyed] = static_cast<std::int16_t>(std::max<int>(state[SideStatus::destroyed], destroyed));
  state[SideStatus::offTable] = static_cast<std::int16_t>(std::max<int>(state[SideStatus::offTable], left));
  state[SideStatus::homeAtTop] = present > 0 && y / present > battle_.setup->depth / 2.0 ? 1 : 0;
}

void Play::deploy() {
  battle_.tasks.clear();
  battle_.turn = 1;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) set(u, UnitStatus::frontStands, position_.frontStands(u));
  derive();
  beginTurn(firstSide());
  run();
}

// A task of a position set up by hand may name nobody, or leave nothing to choose.
bool Play::makesSense(const Task& task) const {
  const auto unitAt = [&](std::size_t arg) { return position_.known(task.args[arg]); };
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::path:
    case TaskKind::flight:
    case TaskKind::runOn:
      return unitAt(0);
    case TaskKind::respond:
    case TaskKind::followOn:
    case TaskKind::retire:
      return unitAt(0) && unitAt(1);
    case TaskKind::charge:
      return unitAt(0) && unitAt(1) && task.args[3] >= 0 && task.args[3] <= 2;
    case TaskKind::result:
      return unitAt(0) && unitAt(2) && task.args[3] >= 0 && task.args[3] <= 3;
    case TaskKind::choose: {
      const int known = (1 << Words<AfterMove>::words.size()) - 1;
      return unitAt(0) && unitAt(2) && (task.args[1] & known) != 0;
    }
    case TaskKind::charges:
    case TaskKind::fight:
    case TaskKind::flights:
    case TaskKind::morale:
      break;
  }
  return true;
}

void Play::derive() {
  std::erase_if(battle_.tasks, [&](const Task& task) { return !makesSense(task); });
  for (SideIndex side = 0; side < 2; ++side) countSide(side);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    battle_.unit(u).base = position_.baseOf(u);
    position_.moved(u);
  }
  for (Person& person : battle_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
}

void Play::resolve(const Action& action) {
  takeUp(action);
  run();
}

void Play::takeUp(const Action& action) {
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::testControl:
      return testControl(action);
    case ActionId::startRally:
      set(action.unit, UnitStatus::doing, Activity::rallying);
      return tell("starts-rally", action.unit, noUnit, {"CB-RAL-1"});
    case ActionId::shoot:
      return shoot(action.unit, action.target);
    case ActionId::move:
      return battle_.tasks.empty() ? startMove(action) : answerTask(action);
    case ActionId::manoeuvre:
      return manoeuvreUnit(action);
    case ActionId::declareCharge:
      return declareCharge(action);
    case ActionId::stay:
    case ActionId::go:
    case ActionId::respond:
    case ActionId::afterMove:
      return answerTask(action);
    case ActionId::endStep:
      return endStep();
    case ActionId::advance:
      if (battle_.tasks.empty()) endStep();
      if (!battle_.tasks.empty() && waits(battle_.tasks.back())) answerTask(action);
      return;
    default:
      return leaderAction(action);
  }
}

// What the last task asks.
void Play::answerTask(const Action& action) {
  const Task task = battle_.tasks.back();
  battle_.tasks.pop_back();
  const auto u = static_cast<UnitIndex>(task.args[0]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::path:
      return go(task, static_cast<ActionId>(action.kind) == ActionId::go ? action.path : Path{});
    case TaskKind::runOn:
      return runOn(u, action.values[0]);
    case TaskKind::retire:
      return finishRetiring(task, action.path);
    case TaskKind::respond:
      return respond(action);
    case TaskKind::choose:
      return carryOut(u, static_cast<AfterMove>(action.values[0]), static_cast<UnitIndex>(task.args[2]));
    default:
      return perform(task);
  }
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
      CommandActionsIn in;
      in.actions = battle_.personProfile(p, PersonProfile::actions);
      in.wounded = person.status[PersonStatus::wounded] != 0;
      if (commandActions(book_, in).available > person.status[PersonStatus::spent]) return true;
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
  if (chronicle_.wanted()) {
    Entry entry;
    entry.phrase = "player-turn";
    entry.side = side;
    entry.figures = {Figure::count(battle_.turn)};
    entry.rules = {"CB-SEQ-1"};
    entry.key = true;
    chronicle_.tell(std::move(entry));
  }
}

// With joint turns the other side goes through the same phase before the next one begins (D1).
void Play::endStep() {
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
      battle_.step = book_.steps.afterMoves;
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
    return;
  }
  if (whole) ++battle_.turn;
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
