// The fields that a kind of action has: a unit, a target, a person. Lists, forms and gestures depend on them.
#pragma once

#include <algorithm>

#include "game/battle_controller.h"

namespace signifer::ui {

[[nodiscard]] inline const ActionKind& kindOf(const BattleController& game, int kind) {
  return game.definition().actions()[static_cast<std::size_t>(kind)];
}

[[nodiscard]] inline bool hasField(const ActionKind& kind, FieldType type) {
  return std::ranges::any_of(kind.fields, [type](const Field& f) { return f.type == type; });
}
[[nodiscard]] inline bool needsField(const ActionKind& kind, FieldType type) {
  return std::ranges::any_of(kind.fields, [type](const Field& field) { return field.type == type && field.required; });
}

[[nodiscard]] inline bool hasTarget(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& f) { return f.type == FieldType::unit && f.name != "unit"; });
}

[[nodiscard]] inline bool hasUnit(const ActionKind& kind) {
  return std::ranges::any_of(kind.fields, [](const Field& f) { return f.type == FieldType::unit && f.name == "unit"; });
}

}  // namespace signifer::ui
