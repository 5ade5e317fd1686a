// Effects of those actions that have no file of their own.
#include "fantasy/play/play.h"

#include <algorithm>

#include "fantasy/play/asked.h"

namespace signifer::fantasy {
namespace {

/// The phrase and the rule for a unit that stays, by the step.
struct Staying {
  std::string_view phrase;
  std::string_view rule;
};
Staying stayingIn(StepId step) {
  switch (step) {
    case StepId::declareDisengagements:
      return {"fights-on", "FA-DIS-1"};
    case StepId::declareCharges:
      return {"charges-nobody", "FA-CHG-1"};
    case StepId::rallyFleeingTroops:
      return {"not-rallied", "FA-SEQ-8"};
    case StepId::nominateTargets:
      return {"shoots-at-nobody", "FA-SHO-1"};
    default:
      return {"stays-in-place", "FA-SEQ-11"};
  }
}

}  // namespace

void Play::cannot(const Action& action) const {
  if (!isOver() && position_.known(action.unit)) tell("not-done", {}, {.unit = action.unit});
}

void Play::stay(UnitIndex u) {
  const Staying staying = stayingIn(position_.step());
  tell(staying.phrase, {staying.rule}, {.unit = u});
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
  std::erase_if(mover_.relations,
                [&](const Relation& r) { return r.kind == numberOf(RelationKind::strikesAt) && r.from == u; });
  relate(RelationKind::strikesAt, u, target, 1);
}

void Play::forgetRelations(RelationKind kind) {
  std::erase_if(mover_.relations, [&](const Relation& r) { return r.kind == numberOf(kind); });
}

}  // namespace signifer::fantasy
