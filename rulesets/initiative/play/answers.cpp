// What an action does: answers to what waits, and everything else that the players want, whether or not it is asked.
#include <algorithm>

#include "initiative/play/play.h"

namespace signifer::initiative {
namespace {

/// What an action must name for it to mean anything.
enum class Named : std::uint8_t { nothing, unit, unitAndEnemy, unitAndFriend, general, generalAndUnit };

Named needed(const Action& action) {
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::advance:
    case ActionId::endStep:
    case ActionId::throwAgain:
    case ActionId::letStand:
    case ActionId::begin:
      return Named::nothing;
    case ActionId::charge:
    case ActionId::shoot:
    case ActionId::strike:
    case ActionId::followUp:
    case ActionId::giveWay:
      return Named::unitAndEnemy;
    case ActionId::support:
      return Named::unitAndFriend;
    case ActionId::done:
    case ActionId::moveGeneral:
      return Named::general;
    case ActionId::order:
      return action.values[0] == static_cast<int>(Order::generalAdvance) ? Named::general : Named::generalAndUnit;
    case ActionId::join:
      return Named::generalAndUnit;
    default:
      return Named::unit;
  }
}

/// The task that waits for such an answer; none for actions of their own.
std::optional<TaskKind> answeredBy(ActionId id) {
  switch (id) {
    case ActionId::begin:
      return TaskKind::firstPlayer;
    case ActionId::throwAgain:
    case ActionId::letStand:
      return TaskKind::orderThrown;
    case ActionId::shoot:
    case ActionId::holdFire:
      return TaskKind::reactionShot;
    case ActionId::strike:
      return TaskKind::strike;
    case ActionId::hold:
    case ActionId::retreat:
      return TaskKind::breakChoice;
    case ActionId::followUp:
      return TaskKind::followUp;
    case ActionId::evade:
    case ActionId::counterCharge:
    case ActionId::receive:
      return TaskKind::chargeResponse;
    case ActionId::giveWay:
      return TaskKind::giveWay;
    case ActionId::support:
      return TaskKind::support;
    default:
      return std::nullopt;
  }
}

bool waits(const Battle& battle, TaskKind kind) {
  return !battle.tasks.empty() && battle.tasks.back().code == static_cast<int>(kind);
}

bool between(int value, int least, int most) { return value >= least && value <= most; }

}  // namespace

bool Play::canBeDone(const Action& action) const {
  if (!between(action.kind, 0, static_cast<int>(Words<ActionId>::words.size()) - 1)) return false;
  const UnitIndex u = action.unit;
  const bool general =
      action.person >= 0 && action.person < battle_.personCount() && battle_.person(action.person).present;
  const auto other = [&](bool enemy) {
    return position_.present(u) && position_.present(action.target) && u != action.target &&
           position_.enemies(u, action.target) == enemy;
  };
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::order:
      if (!between(action.values[0], 0, static_cast<int>(Order::courage))) return false;
      break;
    case ActionId::changeFormation:
      if (!between(action.values[0], 0, static_cast<int>(Formation::buildings)) || !between(action.values[1], 0, 3))
        return false;
      break;
    default:
      break;
  }
  switch (needed(action)) {
    case Named::nothing:
      return true;
    case Named::unit:
      return position_.present(u);
    case Named::unitAndEnemy:
      return other(true);
    case Named::unitAndFriend:
      return other(false);
    case Named::general:
      return general;
    case Named::generalAndUnit:
      return general && position_.present(u) && position_.unit(u).side == battle_.person(action.person).side;
  }
  return false;
}

void Play::cannot(const Action& action) {
  account_.tell("cannot-be-done", {}, {.unit = position_.known(action.unit) ? action.unit : noUnit});
}

void Play::carryOut(const Action& action) {
  if (!canBeDone(action)) return cannot(action);
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::advance:
      return advance();
    case ActionId::endStep:
      return endStepNow();
    case ActionId::stay:
      return stay(action.unit);
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
      return account_.tell("general-done", {"IO-SEQ-5"}, {.person = action.person});
    case ActionId::moveGeneral:
      return moveGeneral(action.person, action.point);
    case ActionId::join:
      return joinUnit(action.person, action.unit);
    default:
      break;
  }
  if (const auto task = takeAnswered(action))
    answer(action, *task);
  else
    unasked(action);
}

// What still waits is given up with the step: only overruled does it come to that.
void Play::endStepNow() {
  static constexpr std::array phrases{"ended-initiative-moves", "ended-orders", "ended-free-moves", "ended-shooting",
                                      "ended-joining"};
  const std::array ended{steps().initiativeMoves, steps().unitOrders, steps().freeMoves, steps().volleys,
                         steps().generalsJoin};
  if (!battle_.tasks.empty()) account_.tell("given-up", {}, {.side = battle_.active});
  battle_.tasks.clear();
  if (status(BattleStatus::firstPlayer) == 0) return beginPlayerTurn(battle_.active);
  for (std::size_t i = 0; i < ended.size(); ++i)
    if (battle_.step == ended[i]) account_.tell(phrases[i], {"IO-SEQ-3"}, {.side = decide(position_).side});
  endStep();
}

void Play::stay(UnitIndex u) {
  if (waits(battle_, TaskKind::followUp) && battle_.tasks.back().args[0] == u) battle_.tasks.pop_back();
  status(u, UnitStatus::considered) = 1;
  status(u, UnitStatus::movesLeft) = 0;
}

/// What waits for that answer, taken off; of several shots at one mover that of the unit.
std::optional<Task> Play::takeAnswered(const Action& action) {
  const auto kind = answeredBy(static_cast<ActionId>(action.kind));
  if (!kind || !waits(battle_, *kind)) return std::nullopt;
  auto at = battle_.tasks.end() - 1;
  if (*kind == TaskKind::reactionShot) {
    const int own = reactionTask(position_, action.unit);
    if (own < 0) return std::nullopt;
    at = battle_.tasks.begin() + own;
  } else if (*kind != TaskKind::firstPlayer && *kind != TaskKind::orderThrown && at->args[0] != action.unit) {
    return std::nullopt;
  }
  const Task task = *at;
  battle_.tasks.erase(at);
  return task;
}

void Play::answer(const Action& action, const Task& task) {
  const auto id = static_cast<ActionId>(action.kind);
  switch (id) {
    case ActionId::begin:
      return beginPlayerTurn(action.values[0] == 0 ? 0 : 1);
    case ActionId::throwAgain:
    case ActionId::letStand:
      return answerReroll(task, id == ActionId::throwAgain);
    case ActionId::shoot:
      return shoot(action.unit, action.target, static_cast<Shot>(task.args[2]));
    case ActionId::evade:
    case ActionId::counterCharge:
    case ActionId::receive:
      return answerCharge(task, id);
    case ActionId::giveWay:
      return goBack(action.unit, action.target, task);
    case ActionId::holdFire:
      return;
    default:
      return unasked(action);
  }
}

// What it does whether or not anything waits for it.
void Play::unasked(const Action& action) {
  const UnitIndex u = action.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::begin:
      battle_.tasks.clear();
      return beginPlayerTurn(action.values[0] == 0 ? 0 : 1);
    case ActionId::shoot:
      return shoot(u, action.target, waits(battle_, TaskKind::reactionShot) ? Shot::traversing : Shot::normal);
    case ActionId::holdFire:
      status(u, UnitStatus::considered) = 1;
      return;
    case ActionId::strike:
      std::erase_if(battle_.relations,
                    [&](const Relation& r) { return r.kind == kindOf(RelationKind::strikes) && r.from == u; });
      return battle_.relate(kindOf(RelationKind::strikes), u, action.target, 1);
    case ActionId::hold:
      return carryOutRanged(u, RangedResult::holdDisordered);
    case ActionId::retreat:
      return carryOutRanged(u, RangedResult::retreat);
    case ActionId::followUp:
      return followUp(u, action.target);
    case ActionId::support:
      status(u, UnitStatus::supporting) = action.target;
      return;
    default:
      return cannot(action);
  }
}

}  // namespace signifer::initiative
