// Objectives and the last turn in a battle's file (docs/file-formats.md, "Objectives").
#pragma once

#include "battle/battle.h"
#include "schema/document.h"

namespace signifer {

/// Whether a battle's file has any. Such a battle is played with its points counted (occasions/scored.h).
[[nodiscard]] bool hasObjectives(const Node& battle);

/// Reads one of the `objectives`; a unit by its id among those of the setup. Throws SourceError.
[[nodiscard]] Objective readObjective(const Node& node, const Setup& setup);
/// Reads `objectives` and `lastTurn`. The setup has its table, sides and units. Throws SourceError.
void readObjectives(const Node& root, Setup& setup);
void writeObjectives(Json& json, const Setup& setup);

/// Reads and writes the points of a side. Throws SourceError.
void readPoints(const Node& side, Battle& battle, SideIndex index);
void writePoints(Json& side, const Battle& battle, SideIndex index);

}  // namespace signifer
