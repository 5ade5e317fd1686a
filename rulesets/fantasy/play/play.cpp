// The way in: an action goes to the file of its subject. And the account of it all for the chronicle.
#include "fantasy/play/play.h"

#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/meaning.h"

namespace signifer::fantasy {

void Play::resolve(const Action& action) {
  if (over()) return;
  if (hasMeaning(position_, action))
    act(action);
  else if (position_.known(action.unit))
    tell("not-done", {}, {.unit = action.unit});
  account_.chronicle().pass(Waypoint::actionDone);
  if (!over()) goOn();
  derive();
}

void Play::act(const Action& action) {
  const UnitIndex u = action.unit;
  const auto id = static_cast<ActionId>(action.kind);
  if (const auto reaction = reactionOf(id)) return react(u, *reaction, action.target);
  switch (id) {
    case ActionId::advance:
      return advance();
    case ActionId::endStep:
      return endStep();
    case ActionId::stay:
      if (status(BattleStatus::currentUnit) == u) status(BattleStatus::currentUnit) = noUnit;
      return set(u, UnitStatus::acted);
    case ActionId::disengage:
      set(u, UnitStatus::disengaged);
      return set(u, UnitStatus::acted);
    case ActionId::declareCharge:
      return declareCharge(u, action.target);
    case ActionId::rally:
      return rally(u);
    case ActionId::shoot:
      return shoot(u, action.target, action.values[0] != 0);
    case ActionId::fight:
    case ActionId::strikeAt:
    case ActionId::pursue:
    case ActionId::followUp:
    case ActionId::standFast:
      return actInCombat(action);
    default:
      return actInMovement(action);
  }
}

void Play::actInCombat(const Action& action) {
  const UnitIndex u = action.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::fight:
      return fight(u);
    case ActionId::strikeAt:
      std::erase_if(battle_.relations,
                    [&](const Relation& r) { return r.kind == numberOf(RelationKind::strikesAt) && r.from == u; });
      return relate(RelationKind::strikesAt, u, action.target, 1);
    case ActionId::pursue:
      return pursue(u, action.target);
    case ActionId::followUp:
      return followUp(u);
    default:
      return set(u, UnitStatus::acted);
  }
}

void Play::actInMovement(const Action& action) {
  const UnitIndex u = action.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::formUp:
      return formUp(action);
    case ActionId::fleeMove:
      return fleeMove(u);
    case ActionId::move:
    case ActionId::march:
    case ActionId::fastMarch:
      return moveAlong(action);
    case ActionId::changeFormation:
      beginMove(u);
      return changeFormation(u, action.values[0]);
    case ActionId::reform:
      return reformUnit(action);
    case ActionId::join:
      return join(u, action.target);
    case ActionId::leave:
      return leave(action);
    default:
      return;
  }
}

void Play::forgetRelations(RelationKind kind) {
  std::erase_if(battle_.relations, [&](const Relation& r) { return r.kind == numberOf(kind); });
}

}  // namespace signifer::fantasy
