// Actions that no other file treats: ending a step, saying that a General or a unit is done, and answering an open
// question.
#include "initiative/play/play.h"

namespace signifer::initiative {

void Play::cannot(const Action& action) const {
  account_.tell("cannot-be-done", {}, {.unit = position_.known(action.unit) ? action.unit : noUnit});
}

void Play::advance() {
  if (!Course::goOn(*this)) account_.tell("cannot-be-done", {}, {});
}

// An open question is dropped when its step ends. Only an overruled action ends a step with one open.
void Play::endStepNow() {
  if (!battle_.tasks.empty()) account_.tell("given-up", {}, {.side = battle_.active});
  mover_.tasks.clear();
  if (status(BattleStatus::firstPlayer) == 0) return beginPlayerTurn(battle_.active);
  const std::string_view ended = Course::stepOf(position_).ended;
  if (!ended.empty()) account_.tell(ended, {"IO-SEQ-3"}, {.side = Course::decision(position_).side});
  Course::endStep(*this);
}

void Play::stay(UnitIndex u) {
  account_.tell("stays-in-place", {"IO-CMD-3"}, {.unit = u});
  status(u, UnitStatus::considered) = 1;
  status(u, UnitStatus::movesLeft) = 0;
}

void Play::endOrders(const Action& action) {
  mover_.person(action.person).status[PersonStatus::done] = 1;
  account_.tell("general-done", {"IO-SEQ-5"}, {.person = action.person});
}

void Play::beginWith(const Action& action) {
  mover_.tasks.clear();
  beginPlayerTurn(action.values[0] == 0 ? 0 : 1);
}

// Overruled, or in its step.
void Play::shootNow(const Action& action) {
  const bool reacts = !battle_.tasks.empty() && battle_.tasks.back().code == static_cast<int>(TaskKind::reactionShot);
  shoot(action.unit, action.target, reacts ? Shot::traversing : Shot::normal);
}

void Play::answerShot(const Task& task, const Action& action) {
  if (static_cast<ActionId>(action.kind) == ActionId::shoot)
    shoot(action.unit, action.target, static_cast<Shot>(task.args[2]));
}

void Play::holdFire(UnitIndex u) { status(u, UnitStatus::considered) = 1; }

void Play::strikeAt(UnitIndex u, UnitIndex target) {
  std::erase_if(mover_.relations,
                [&](const Relation& r) { return r.kind == kindOf(RelationKind::strikes) && r.from == u; });
  mover_.relate(kindOf(RelationKind::strikes), u, target, 1);
}

void Play::supportFighter(UnitIndex u, UnitIndex fighter) { status(u, UnitStatus::supporting) = fighter; }

void Play::chooseAfterTest(const Action& action) {
  const bool holds = static_cast<ActionId>(action.kind) == ActionId::hold;
  carryOutRanged(action.unit, holds ? RangedResult::holdDisordered : RangedResult::retreat);
}

}  // namespace signifer::initiative
