// The "state" of a battle file, and the ids and lists in it that every reader of play's files meets.
#pragma once

#include <vector>

#include "battle/battle.h"
#include "rules/definition.h"
#include "schema/document.h"
#include "table/world.h"

namespace signifer {

/// The farthestAway that anything stands from the corner of a table.
inline constexpr double mostInches = farthestAway / oneInch;

/// Reads a moment in mid-battle: whose turn, which step, what is still to be done. The battle has its units and people.
/// Throws SourceError.
void readState(const Definition& definition, const Setup& setup, const Node& state, Battle& battle);

/// The places from which told charges came (battle/origins.h).
[[nodiscard]] Json writeOrigins(const Battle& battle);

/// Sets the `relations` (those of 0 are none), the `tasks` and the places under `cameFrom` that a change by hand gives.
/// Throws SourceError.
void changeBooks(const Definition& definition, Battle& battle, const Node& changes);

/// The side or the unit with this id. Throws SourceError.
[[nodiscard]] SideIndex readSideId(const Setup& setup, const Node& node);
[[nodiscard]] UnitIndex readUnitId(const Setup& setup, const Node& node);

/// The items of a list that is not too long for a battle. Throws SourceError.
[[nodiscard]] std::vector<Node> itemsOf(const Node& list, std::size_t most, const char* what);

}  // namespace signifer
