// Measurements of a unit in its place: ranges of its weapons, commands, zones, and the units that it sees.
#pragma once

#include "fantasy/play/position.h"
#include "rules/measuring.h"

namespace signifer::fantasy {

[[nodiscard]] std::vector<signifer::Zone> zonesOf(const Position& position, UnitIndex u);
[[nodiscard]] SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other);

}  // namespace signifer::fantasy
