// What actions do that are not the subject of another file.
#include "fantasy/play/play.h"

#include <algorithm>

#include "fantasy/play/asked.h"

namespace signifer::fantasy {

void Play::cannot(const Action& action) const {
  if (!isOver() && position_.known(action.unit)) tell("not-done", {}, {.unit = action.unit});
}

void Play::stay(UnitIndex u) {
  if (status(BattleStatus::currentUnit) == u) status(BattleStatus::currentUnit) = noUnit;
  set(u, UnitStatus::acted);
}

void Play::disengage(UnitIndex u) {
  set(u, UnitStatus::disengaged);
  set(u, UnitStatus::acted);
}

void Play::reactWith(const Action& action) {
  react(action.unit, *reactionOf(static_cast<ActionId>(action.kind)), action.target);
}

void Play::changeRanks(const Action& action) {
  beginMove(action.unit);
  changeFormation(action.unit, action.values[0]);
}

void Play::strikeAt(UnitIndex u, UnitIndex target) {
  std::erase_if(battle_.relations,
                [&](const Relation& r) { return r.kind == numberOf(RelationKind::strikesAt) && r.from == u; });
  relate(RelationKind::strikesAt, u, target, 1);
}

void Play::forgetRelations(RelationKind kind) {
  std::erase_if(battle_.relations, [&](const Relation& r) { return r.kind == numberOf(kind); });
}

}  // namespace signifer::fantasy
