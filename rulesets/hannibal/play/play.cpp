// Effects of the actions that are not the subject of another file: answers to waiting tasks. Only somebody who
// overrules the referee can ask for an action without meaning in this state. Such an action is told and changes
// nothing.
#include "hannibal/play/play.h"

#include <algorithm>

#include "hannibal/play/retrograde.h"

namespace signifer::hannibal {

void Play::cannot(const Action& action) const {
  const Step& step = position_.book().definition.sequence().step(battle_.step);
  const bool unit = position_.known(action.unit);
  const bool person = position_.knownPerson(action.person);
  account_.tell(
      person ? "leader-could-not"
      : unit ? "could-not"
             : "nothing-came-of-it",
      std::vector<std::string_view>{step.rules.empty() ? std::string_view("HG-SEQ-1") : step.rules.front()},
      {.unit = unit ? action.unit : noUnit, .person = person ? action.person : noPerson, .side = battle_.active}, {});
}

void Play::stay(UnitIndex u) {
  account_.tell("does-no-more", {"HG-SEQ-2"}, {.unit = u});
  begin(u);
  finish(u);
}

void Play::chooseAfterRound(const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  status(action.unit, UnitStatus::choiceOpen) = 0;
  if (id == ActionId::disengage) disengage(action.unit);
  if (id == ActionId::retreat) tryRetreat(action.unit, threatTo(position_, action.unit), action.path, false);
}

void Play::answerCharge(const Task& task, const Action& action) {
  if (static_cast<ActionId>(action.kind) == ActionId::countercharge) return countercharge(action.unit);
  account_.tell("stands", {"HG-CC-3"}, {.unit = action.unit, .other = task.args[1]});
}

void Play::aimPila(const Action& action) {
  if (static_cast<ActionId>(action.kind) == ActionId::throwPila)
    mover_.relate(relationOf(RelationKind::pilaAim), action.unit, action.target, 1);
}

void Play::aimBlow(const Action& action) {
  mover_.relate(relationOf(RelationKind::strikes), action.unit, action.target, 1);
}

void Play::face(const Action& action) {
  for (const Leg& leg : action.path)
    if (leg.kind == LegKind::pivot || leg.kind == LegKind::aboutFace)
      place(action.unit, after(battle_.unit(action.unit).pose, battle_.unit(action.unit).base, leg));
}

void Play::raise(UnitIndex u, UnitStatus slot, int by, int most) {
  status(u, slot) = static_cast<std::int16_t>(std::min(most, status(u, slot) + by));
}

}  // namespace signifer::hannibal
