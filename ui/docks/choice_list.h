// Choices as rows to press; one that can be answered in several ways opens a menu of them.
#pragma once

#include <QVBoxLayout>
#include <functional>
#include <optional>

#include "game/choices.h"

namespace signifer::ui {

using ChooseAction = std::function<void(const Action&)>;
/// Told of the action that the pointer or the focus is on; nothing once it has left.
using ConsiderAction = std::function<void(const std::optional<Action>&)>;

/// Adds a row for each choice; beyond `most` the rest stands behind one row with a menu.
void addChoices(QVBoxLayout& column, const BattleController& game, const std::vector<Choice>& choices, std::size_t most,
                bool edges, const ChooseAction& choose, const ConsiderAction& consider);

}  // namespace signifer::ui
