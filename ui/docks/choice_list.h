// Choices as rows to press; one that can be answered in several ways opens a menu of them.
#pragma once

#include <QVBoxLayout>
#include <functional>

#include "game/choices.h"

namespace signifer::ui {

using ChooseAction = std::function<void(const Action&)>;

/// Adds a row for each choice; beyond `most` the rest stands behind one row with a menu.
void addChoices(QVBoxLayout& column, const BattleController& game, const std::vector<Choice>& choices, std::size_t most,
                bool edges, const ChooseAction& choose);

}  // namespace signifer::ui
