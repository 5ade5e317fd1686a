// Measurements of a unit at its place: the ranges of its weapons, commands, zones, and the units that it sees.
#pragma once

#include "hannibal/play/position.h"
#include "rules/measuring.h"

namespace signifer::hannibal {

[[nodiscard]] std::vector<Zone> zonesOf(const Position& position, UnitIndex u);
[[nodiscard]] SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other);

}  // namespace signifer::hannibal
