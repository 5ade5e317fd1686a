// The measures around a unit: the square that it faces, and the distances to others in squares.
#pragma once

#include "othw/play/play.h"
#include "rules/measuring.h"

namespace signifer::othw {

[[nodiscard]] std::vector<Zone> zonesOf(const Position& position, UnitIndex unit);
/// Squares along row and column; a diagonal neighbour is 2 away (ledger, section 3: distance).
[[nodiscard]] Figure apartOf(const Position& position, UnitIndex one, UnitIndex other);

}  // namespace signifer::othw
