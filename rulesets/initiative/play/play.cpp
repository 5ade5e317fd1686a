// What an action does and what follows from it until somebody has to decide again: tasks carried out one by one, what
// is told of them, the deployment and what follows from positions.
#include "initiative/play/play.h"

#include <algorithm>

#include "initiative/play/decision.h"

namespace signifer::initiative {
namespace {}  // namespace

void Play::push(TaskKind kind, std::initializer_list<int> args) {
  Task task;
  task.code = static_cast<std::int16_t>(kind);
  std::size_t i = 0;
  for (const int arg : args) task.args[i++] = static_cast<std::int16_t>(arg);
  battle_.tasks.push_back(task);
}

// What a unit that is gone would still have done; shots at it are not given either.
void Play::dropTasksOf(UnitIndex u) {
  std::erase_if(battle_.tasks, [&](const Task& task) {
    switch (static_cast<TaskKind>(task.code)) {
      case TaskKind::orderThrown:
      case TaskKind::firstPlayer:
      case TaskKind::supportTests:
        return false;
      case TaskKind::reactionShot:
        return task.args[0] == u || task.args[1] == u;
      default:
        return task.args[0] == u;
    }
  });
}

void Play::tell(std::string_view phrase, UnitIndex u, UnitIndex other, RuleIds ids,
                std::initializer_list<Figure> figures, std::string_view /*procedure*/, const Modifiers& modifiers,
                bool key) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.unit = u;
  entry.other = other;
  entry.side = u == noUnit ? noSide : battle_.unit(u).side;
  entry.figures = figures;
  entry.rules = ids;
  entry.modifiers = kept(modifiers);
  entry.key = key;
  chronicle_.tell(std::move(entry));
}

void Play::tellOf(std::string_view phrase, PersonIndex p, UnitIndex u, RuleIds ids,
                  std::initializer_list<Figure> figures, std::string_view /*procedure*/, const Modifiers& modifiers) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.person = p;
  entry.unit = u;
  entry.side = battle_.person(p).side;
  entry.figures = figures;
  entry.rules = ids;
  entry.modifiers = kept(modifiers);
  chronicle_.tell(std::move(entry));
}

void Play::tellSide(std::string_view phrase, SideIndex side, RuleIds ids, std::initializer_list<Figure> figures) {
  if (!chronicle_.wanted()) return;
  Entry entry;
  entry.phrase = phrase;
  entry.side = side;
  entry.figures = figures;
  entry.rules = ids;
  entry.key = true;
  chronicle_.tell(std::move(entry));
}

void Play::deploy() {
  battle_.turn = 1;
  battle_.active = 0;
  battle_.tasks.clear();
  battle_.relations.clear();
  battle_.step = steps().rallyElite;
  status(BattleStatus::orderingGeneral) = noPerson;
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    std::int16_t& formation = status(u, UnitStatus::formation);
    const bool always = position_.profile(u, UnitProfile::openOrder) == 2;
    if (always && formation == 0) formation = static_cast<std::int16_t>(Formation::openOrder);
  }
  fitBases();
  derive();
  if (options().firstPlayer == FirstPlayer::attacker)
    beginPlayerTurn(0);
  else
    push(TaskKind::firstPlayer, {});
  run();
}

/// Whether a task speaks of units and Generals that there are, and of what it can mean.
bool Play::makesSense(const Task& task) const {
  const auto within = [&](int arg, int most) {
    return task.args[static_cast<std::size_t>(arg)] >= 0 && task.args[static_cast<std::size_t>(arg)] < most;
  };
  const auto unit = [&](int arg) { return position_.present(task.args[static_cast<std::size_t>(arg)]); };
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::firstPlayer:
    case TaskKind::supportTests:
      return true;
    case TaskKind::orderThrown:
      return within(0, battle_.personCount()) && within(1, static_cast<int>(Words<Order>::words.size())) &&
             (unit(2) || task.args[1] == static_cast<int>(Order::generalAdvance)) && within(5, 2);
    case TaskKind::leg:
      return unit(0) && within(1, static_cast<int>(LegKind::aboutFace) + 1);
    case TaskKind::reactionShot:
      return unit(0) && unit(1) && within(2, static_cast<int>(Words<Shot>::words.size()));
    case TaskKind::contact:
      return unit(0) && unit(1) && within(2, static_cast<int>(Words<Quarter>::words.size()));
    case TaskKind::chargeResponse:
      return unit(0) && unit(1) && position_.enemies(task.args[0], task.args[1]);
    case TaskKind::giveWay:
      return unit(0) && within(1, static_cast<int>(Words<BreakOutcome>::words.size()));
    default:
      return unit(0);
  }
}

void Play::settle() {
  std::erase_if(battle_.tasks, [&](const Task& task) { return !makesSense(task); });
  if (status(BattleStatus::orderingGeneral) >= battle_.personCount()) status(BattleStatus::orderingGeneral) = noPerson;
  if (status(BattleStatus::firstPlayer) == 0 && battle_.step > steps().rallyElite)
    status(BattleStatus::firstPlayer) = static_cast<std::int16_t>(battle_.active + 1);
  fitBases();
  derive();
}

// A base that is one of its size's own goes with the formation; others were measured by the players and stay.
void Play::fitBases() {
  const PlayBook& book = position_.book();
  for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
    Unit& unit = battle_.unit(u);
    if (const int piece = position_.buildingsOf(u); piece >= 0) {
      setInBuildings(u, piece);
      continue;
    }
    bool own = false;
    for (int formation = 0; formation < static_cast<int>(Formation::buildings); ++formation)
      own = own || unit.base == book.footprint(position_.size(u), static_cast<Formation>(formation));
    if (own) unit.base = book.footprint(position_.size(u), position_.formation(u));
    position_.moved(u);
  }
}

// Contact is engagement (IO-MOV-12): the quarter is that of the charge, or for chance contacts where the centre lies.
void Play::derive() {
  moved_ = false;
  std::erase_if(battle_.relations, [&](const Relation& r) {
    return r.kind == kindOf(RelationKind::engaged) &&
           (!battle_.unit(r.from).present || !battle_.unit(r.to).present || !position_.touch(r.from, r.to));
  });
  position_.forEachPresent([&](UnitIndex u) {
    position_.forEachEnemy(u, [&](UnitIndex v) {
      if (!position_.touch(u, v) || battle_.relation(kindOf(RelationKind::engaged), u, v) != 0) return;
      const Quarter quarter = position_.quarter(position_.stand(u), position_.stand(v).centre);
      battle_.relate(kindOf(RelationKind::engaged), u, v, static_cast<std::int16_t>(1 + static_cast<int>(quarter)));
    });
  });
  for (Person& person : battle_.people)
    if (person.present && person.unit != noUnit) person.at = battle_.unit(person.unit).pose.centre;
}

void Play::run() {
  for (;;) {
    if (moved_) derive();
    if (!battle_.tasks.empty()) {
      if (asksSomebody(position_, battle_.tasks.back())) return;
      const Task task = battle_.tasks.back();
      battle_.tasks.pop_back();
      perform(task);
      continue;
    }
    const bool over = status(BattleStatus::over) != 0 || battle_.side(0).status[SideStatus::defeated] != 0 ||
                      battle_.side(1).status[SideStatus::defeated] != 0;
    if (over || !stepIsEmpty(position_)) return;
    endStep();
  }
}

void Play::perform(const Task& task) {
  const auto u = static_cast<UnitIndex>(task.args[0]);
  switch (static_cast<TaskKind>(task.code)) {
    case TaskKind::leg:
      return walkLeg(task);
    case TaskKind::contact:
      return contact(u, task.args[1], static_cast<Quarter>(task.args[2]));
    case TaskKind::endMove:
      return stepAside(u);
    case TaskKind::rangedTest:
      return testAfterShooting(u);
    case TaskKind::combatTest:
      return testInCombat(u);
    case TaskKind::supportTests:
      return pushSupportTests();
    case TaskKind::chargeResponse:
      if (position_.present(u) && position_.present(task.args[1])) chargeOn(task.args[1], u, task.args[2]);
      return;
    case TaskKind::astray:
      return astray(u);
    case TaskKind::giveWay:
      return goBack(u, threatTo(u, goesBack(task)), task);
    default:
      return;
  }
}

void Play::resolve(const Action& action) {
  carryOut(action);
  run();
}

void Play::carryOut(const Action& action) {
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::advance:
      return advance();
    case ActionId::endStep:
      return endStep();
    case ActionId::stay:
      if (!battle_.tasks.empty()) battle_.tasks.pop_back();  // it does not follow up
      status(action.unit, UnitStatus::considered) = 1;
      status(action.unit, UnitStatus::movesLeft) = 0;
      return;
    case ActionId::move:
      return move(action);
    case ActionId::changeFormation:
      return changeFormation(action);
    case ActionId::charge:
      return charge(action);
    case ActionId::order:
      return giveOrder(action);
    case ActionId::done:
      battle_.person(action.person).status[PersonStatus::done] = 1;
      return;
    case ActionId::moveGeneral:
      return moveGeneral(action.person, action.point);
    case ActionId::join:
      return joinUnit(action.person, action.unit);
    default:
      break;
  }
  if (answerTask(action)) return;
  if (static_cast<ActionId>(action.kind) == ActionId::shoot)
    shoot(action.unit, action.target, Shot::normal);
  else
    status(action.unit, UnitStatus::considered) = 1;  // it holds its fire
}

// Answers to what is on top of the tasks; false where nothing waits.
bool Play::answerTask(const Action& action) {
  if (battle_.tasks.empty()) return false;
  const bool reacts = battle_.tasks.back().code == static_cast<int>(TaskKind::reactionShot);
  const int own = reacts ? reactionTask(position_, action.unit) : -1;
  const auto at = own >= 0 ? battle_.tasks.begin() + own : battle_.tasks.end() - 1;
  const Task task = *at;
  battle_.tasks.erase(at);
  answerTask(action, task);
  return true;
}

void Play::answerTask(const Action& action, const Task& task) {
  const auto id = static_cast<ActionId>(action.kind);
  switch (id) {
    case ActionId::begin:
      return beginPlayerTurn(action.values[0] == 0 ? 0 : 1);
    case ActionId::throwAgain:
    case ActionId::letStand:
      return answerReroll(task, id == ActionId::throwAgain);
    case ActionId::shoot:
      return shoot(action.unit, action.target, static_cast<Shot>(task.args[2]));
    case ActionId::strike:
      return battle_.relate(kindOf(RelationKind::strikes), action.unit, action.target, 1);
    case ActionId::hold:
      return carryOutRanged(action.unit, RangedResult::holdDisordered);
    case ActionId::retreat:
      return carryOutRanged(action.unit, RangedResult::retreat);
    case ActionId::followUp:
      return followUp(action.unit, action.target);
    case ActionId::evade:
    case ActionId::counterCharge:
    case ActionId::receive:
      return answerCharge(task, id);
    case ActionId::support:
      status(action.unit, UnitStatus::supporting) = action.target;
      return;
    case ActionId::giveWay:
      return goBack(action.unit, action.target, task);
    default:
      return;
  }
}

}  // namespace signifer::initiative
