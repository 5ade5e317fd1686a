// What an action can be carried out on at all, whether or not the rules permit it: people overrule the referee, and
// files may say anything.
#pragma once

#include "battle/action.h"
#include "fantasy/play/position.h"

namespace signifer::fantasy {

/// Whether the action does anything that play can carry out: there is such a unit on the table, it is in a combat,
/// there is somebody to charge.
[[nodiscard]] bool hasMeaning(const Position& position, const Action& action);

/// The path as far as the unit's centre stays on the table, with amounts that a table can hold.
[[nodiscard]] signifer::Path onTheTable(const Position& position, UnitIndex u, const signifer::Path& path);

}  // namespace signifer::fantasy
