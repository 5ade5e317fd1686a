// The least gaps that a way leaves: to another base, and to the edge of the table. Whoever explains a legal move tells
// them. Nothing is judged by them. Distances are in thousandths of an inch, found to a thousandth.
#pragma once

#include "table/base.h"
#include "table/moves.h"
#include "table/tabletop.h"

namespace signifer {

/// From the start to the end of a path. A turn on the spot counts as it ends.
[[nodiscard]] double leastGapOnWay(const Pose& from, const Base& base, const Path& path, const Footprint& other);

/// To the nearest edge of the table; less than 0 for a corner that is over it.
[[nodiscard]] double leastRoomOnWay(const Tabletop& table, const Pose& from, const Base& base, const Path& path);

}  // namespace signifer
