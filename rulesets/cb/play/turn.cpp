// The course of a player turn: which step comes next, what is still to be done, what starts anew (CB-SEQ-1 to
// CB-SEQ-15).
#include <algorithm>

#include "cb/play/candidates.h"
#include "cb/play/play.h"

namespace signifer::cb {

void Play::deploy() {
  battle_.tasks.clear();
  battle_.turn = 1;
  for (SideIndex side = 0; side < 2; ++side) {
    double y = 0;
    int count = 0;
    for (const Unit& unit : battle_.units)
      if (unit.side == side && unit.present) {
        y += unit.pose.centre.y;
        ++count;
      }
    auto& state = battle_.side(side).status;
    state[SideStatus::unitsAtStart] = static_cast<std::int16_t>(std::min(60, count));
    state[SideStatus::homeAtTop] = count > 0 && y / count > battle_.setup->depth / 2.0 ? 1 : 0;
  }
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) set(u, UnitStatus::frontStands, position_.frontStands(u));
  derive();
  beginTurn(battle_.status[BattleStatus::firstSide] == 1 ? 1 : 0);
  run();
}

void Play::derive() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    battle_.unit(u).base = position_.baseOf(u);
    position_.moved(u);
  }
  for (Person& person : battle_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
}

void Play::resolve(const Action& action) {
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::testControl:
      testControl(action);
      break;
    case ActionId::startRally:
      set(action.unit, UnitStatus::rallying, 1);
      tell("starts-rally", action.unit, noUnit, {"CB-RAL-1"});
      break;
    case ActionId::shoot:
      shoot(action.unit, action.target);
      break;
    case ActionId::move:
      startMove(action);
      break;
    case ActionId::manoeuvre:
      manoeuvreUnit(action);
      break;
    case ActionId::go:
    case ActionId::stay: {
      const Task task = battle_.tasks.back();
      battle_.tasks.pop_back();
      go(task, static_cast<ActionId>(action.kind) == ActionId::go ? action.path : Path{});
      break;
    }
    case ActionId::declareCharge:
      battle_.relate(relationOf(RelationKind::charges), action.unit, action.target,
                     runsAway(position_, action.unit) ? 2 : 1);
      tell("declares-charge", action.unit, action.target, {"CB-SEQ-11"});
      break;
    case ActionId::respond:
      set(action.unit, UnitStatus::response, action.values[0] + 1);
      battle_.tasks.pop_back();
      break;
    case ActionId::afterMove: {
      const Task task = battle_.tasks.back();
      battle_.tasks.pop_back();
      choose(task, static_cast<AfterMove>(action.values[0]));
      break;
    }
    case ActionId::endStep:
      endStep();
      break;
    case ActionId::advance: {
      if (battle_.tasks.empty()) {
        endStep();
        break;
      }
      const Task task = battle_.tasks.back();
      battle_.tasks.pop_back();
      perform(task);
      break;
    }
    default:
      leaderAction(action);
  }
  run();
}

// Phases of dice are stopped at, so that the players see them come.
bool Play::waits(const Task& task) const {
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::path:
    case TaskKind::respond:
    case TaskKind::choose:
      return position_.present(static_cast<UnitIndex>(task.args[0]));
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
    } else if (battle_.step >= book_.steps.checkArmies) {
      return;
    } else if (hasChoice()) {
      return;
    } else {
      endStep();
    }
  }
}

// A step in which nobody can do anything is passed over.
bool Play::hasChoice() const {
  ActionList list;
  const Decision decision = decide(position_);
  listCandidates(position_, decision, list, true);
  return list.size() > 1 || (list.size() == 1 && list[0].kind != static_cast<std::int8_t>(ActionId::endStep));
}

void Play::beginTurn(SideIndex side) {
  battle_.active = side;
  battle_.step = book_.steps.allocate;
  battle_.relations.erase(std::remove_if(battle_.relations.begin(), battle_.relations.end(),
                                         [](const Relation& r) {
                                           return r.kind == relationOf(RelationKind::charges) ||
                                                  r.kind == relationOf(RelationKind::impact);
                                         }),
                          battle_.relations.end());
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    for (const UnitStatus slot : {UnitStatus::part, UnitStatus::counterCharged, UnitStatus::response,
                                  UnitStatus::afterDid, UnitStatus::followedOn, UnitStatus::fled})
      status(u, slot) = 0;
    if (battle_.unit(u).side != side) continue;
    for (const UnitStatus slot : {UnitStatus::moved, UnitStatus::shot, UnitStatus::formedUp, UnitStatus::steadied,
                                  UnitStatus::spentHalves, UnitStatus::inspireActions, UnitStatus::directed,
                                  UnitStatus::control, UnitStatus::rallying, UnitStatus::tested})
      status(u, slot) = 0;
  }
  for (Person& person : battle_.people) {
    if (person.side != side) continue;
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

void Play::endStep() {
  const Steps& s = book_.steps;
  if (battle_.step == s.allocate) {
    battle_.step = s.messengers;
    moveMessengers();
    battle_.step = s.control;
  } else if (battle_.step == s.control) {
    battle_.step = s.rally;
  } else if (battle_.step == s.rally) {
    battle_.step = s.shootFirst;
  } else if (battle_.step == s.shootFirst) {
    battle_.step = s.move;
    enterTactical();
  } else if (battle_.step == s.move) {
    battle_.step = s.shootAfter;
  } else if (battle_.step == s.shootAfter) {
    battle_.step = s.declare;
  } else if (battle_.step == s.declare) {
    endDeclarations();
  }
}

// CB-CTL-11: units that continue or advance by themselves go first.
void Play::enterTactical() {
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
    if (battle_.unit(u).present && battle_.unit(u).side == battle_.active && !position_.adrift(u) &&
        runsAway(position_, u) && !position_.inCombat(u))
      compulsoryMove(u);
}

void Play::endDeclarations() {
  battle_.step = book_.steps.responses;
  push(TaskKind::morale, {});
  push(TaskKind::flights, {});
  push(TaskKind::fight, {});
  push(TaskKind::charges, {});
  const UnitSet targets = charged(battle_);
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    if (!in(targets, u)) continue;
    UnitIndex charger = noUnit;
    for (const Relation& r : battle_.relations)
      if (r.kind == relationOf(RelationKind::charges) && r.to == u && charger == noUnit) charger = r.from;
    const ChargeResponseOut out = chargeResponse(book_, responseFacts(position_, u, charger));
    if (!out.compulsory) {
      push(TaskKind::respond, {u, charger});
      continue;
    }
    for (int i = 0; i < 4; ++i)
      if (out.responses.has(static_cast<Response>(i))) set(u, UnitStatus::response, i + 1);
  }
}

void Play::perform(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  const auto other = static_cast<UnitIndex>(task.args[1]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::charges:
      return beginCharges();
    case TaskKind::charge:
      return charge(u, other);
    case TaskKind::fight:
      return fight();
    case TaskKind::result:
      return result(task);
    case TaskKind::flights:
      battle_.step = book_.steps.afterMoves;
      for (UnitIndex v = static_cast<UnitIndex>(battle_.unitCount() - 1); v >= 0; --v)
        if (battle_.unit(v).present && battle_.unit(v).side == battle_.active && position_.adrift(v))
          push(TaskKind::flight, {v});
      return;
    case TaskKind::flight:
      if (!position_.present(u) || position_.is(u, UnitStatus::fled)) return;
      if (position_.is(u, UnitStatus::rampaging)) return rampageMove(u);
      return routMove(u, Vec2{0.0, static_cast<double>(-position_.onward(battle_.unit(u).side))});
    case TaskKind::followOn:
      return followOn(u, other);
    case TaskKind::morale:
      return morale();
    case TaskKind::path:
    case TaskKind::respond:
    case TaskKind::choose:
      return;  // The unit has gone.
  }
}

// CB-END-2: both sides have had their player turn.
void Play::endTurn() {
  const auto first = static_cast<SideIndex>(battle_.status[BattleStatus::firstSide] == 1 ? 1 : 0);
  if (battle_.active != first) {
    if (options().gameTurns > 0 && battle_.turn >= options().gameTurns) {
      battle_.status[BattleStatus::over] = 1;
      return;
    }
    ++battle_.turn;
  }
  beginTurn(enemyOf(battle_.active));
}

void Play::push(TaskKind kind, std::initializer_list<int> args) {
  Task task;
  task.code = static_cast<std::int16_t>(kind);
  std::size_t i = 0;
  for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(arg);
  battle_.tasks.push_back(task);
}

void Play::tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds rules,
                std::initializer_list<Figure> figures, bool key) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.unit = u;
  entry.other = other;
  entry.side = battle_.unit(u).side;
  entry.figures = figures;
  entry.rules = rules;
  entry.key = key;
  chronicle_.tell(std::move(entry));
}

}  // namespace signifer::cb
