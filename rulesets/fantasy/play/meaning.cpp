#include "fantasy/play/meaning.h"

#include <algorithm>

#include "fantasy/play/asked.h"
#include "fantasy/play/ways.h"

namespace signifer::fantasy {
namespace {

/// Both on the table, each with a body of its own, on different sides.
bool foes(const Position& position, UnitIndex u, UnitIndex target) {
  return position.known(target) && position.live(target) && position.enemies(u, target);
}

bool inCombatHasMeaning(const Position& position, const Action& action) {
  const UnitIndex u = action.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::fight:
      return position.live(u) && position.inCombat(u) && !position.is(u, UnitStatus::fought);
    case ActionId::strikeAt:
      return position.known(action.target) && position.live(position.carrierOf(u)) &&
             position.enemies(u, action.target) && position.unit(action.target).present;
    case ActionId::pursue:
      return position.live(u) && !position.fleeing(u) && foes(position, u, action.target) &&
             position.fleeing(action.target);
    case ActionId::followUp:
      return position.live(u) && quarryOf(position, u) != noUnit;
    default:
      return position.live(u);
  }
}

bool inMovementHasMeaning(const Position& position, const Action& action) {
  const UnitIndex u = action.unit;
  switch (static_cast<ActionId>(action.kind)) {
    case ActionId::fleeMove:
    case ActionId::rally:
      return position.live(u) && position.fleeing(u);
    case ActionId::changeFormation:
      return position.live(u) && !position.loose(u) && action.values[0] != 0;
    case ActionId::reform:
    case ActionId::formUp:
      return position.live(u) && !position.fleeing(u);
    case ActionId::join:
      return position.live(u) && position.character(u) && position.known(action.target) &&
             position.live(action.target) && !position.character(action.target) && !position.enemies(u, action.target);
    case ActionId::leave:
      return position.attached(u);
    default:
      return position.live(u);
  }
}

}  // namespace

bool hasMeaning(const Position& position, const Action& action) {
  const auto id = static_cast<ActionId>(action.kind);
  if (id == ActionId::advance || id == ActionId::endStep) return true;
  if (action.kind < 0 || action.kind >= static_cast<int>(Words<ActionId>::words.size())) return false;
  const UnitIndex u = action.unit;
  if (!position.known(u) || !position.unit(u).present) return false;
  if (const auto reaction = reactionOf(id)) {
    const UnitSet chargers = chargersOf(position.battle(), u);
    const bool atOne = *reaction != Reaction::hold && *reaction != Reaction::flee;
    return position.live(u) && chargers.any() &&
           (!atOne || (position.known(action.target) && in(chargers, action.target)));
  }
  switch (id) {
    case ActionId::stay:
      return true;
    case ActionId::disengage:
      return position.live(u) && position.inCombat(u);
    case ActionId::declareCharge:
      return position.live(u) && foes(position, u, action.target) && chargeTarget(position.battle(), u) == noUnit;
    case ActionId::shoot:
      return position.live(u) && position.weapon(u).has_value() && foes(position, u, action.target);
    case ActionId::fight:
    case ActionId::strikeAt:
    case ActionId::pursue:
    case ActionId::followUp:
    case ActionId::standFast:
      return inCombatHasMeaning(position, action);
    default:
      return inMovementHasMeaning(position, action);
  }
}

signifer::Path onTheTable(const Position& position, UnitIndex u, const signifer::Path& path) {
  constexpr std::int32_t farthest = 250 * oneInch;
  constexpr std::int32_t fullCircle = 360 * oneDegree;
  signifer::Path kept;
  Pose pose = position.unit(u).pose;
  const Base base = position.unit(u).base;
  const auto stays = [&](const Leg& leg) { return position.table().contains(toVec(after(pose, base, leg).centre)); };
  for (Leg leg : path) {
    if (leg.kind == LegKind::pivot) leg.amount = normalised(leg.amount);
    if (isStraight(leg.kind)) leg.amount = std::clamp(leg.amount, 0, farthest);
    if (isWheel(leg.kind)) leg.amount = std::clamp(leg.amount, 0, fullCircle);
    if (!stays(leg)) {
      std::int32_t low = 0;
      while (leg.amount - low > 1) {
        const std::int32_t middle = low + (leg.amount - low) / 2;
        (stays({leg.kind, middle}) ? low : leg.amount) = middle;
      }
      if (low > 0) kept.add({leg.kind, low});
      return kept;
    }
    kept.add(leg);
    pose = after(pose, base, leg);
  }
  return kept;
}

}  // namespace signifer::fantasy
