// Units off the table in a battle's file (docs/file-formats.md, "Arrivals"): where they come in, and from when on.
#pragma once

#include "battle/battle.h"
#include "schema/document.h"

namespace signifer {

/// Whether a battle's file has units that arrive, or edges to leave by. Such a battle is played with a step for them
/// (occasions/arriving.h).
[[nodiscard]] bool hasArrivals(const Node& battle);

/// Reads a stretch of an edge: `edge` or `exit`, and how far it reaches. The setup has its table. Throws SourceError.
[[nodiscard]] TableStretch readStretch(const Node& node, const char* edge, const Setup& setup);
void writeStretch(Json& json, const char* edge, const TableStretch& stretch, const Setup& setup);

/// Reads where and when a unit arrives. The setup has its table. Throws SourceError.
[[nodiscard]] Arrival readArrival(const Node& node, const Setup& setup);
/// Reads who arrives once all units and people are known, and takes them off the table. Throws SourceError.
void readArrivals(const Node& root, Setup& setup, Battle& battle);
void writeArrival(Json& json, const Battle& battle, UnitIndex unit);

}  // namespace signifer
