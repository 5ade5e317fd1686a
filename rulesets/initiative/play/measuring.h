// The measures around a unit: ranges of its weapons, command ranges, zones, and the units that it sees.
#pragma once

#include "initiative/play/position.h"
#include "rules/measuring.h"

namespace signifer::initiative {

[[nodiscard]] std::vector<Zone> zonesOf(const Position& position, UnitIndex u);
[[nodiscard]] SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other);

}  // namespace signifer::initiative
