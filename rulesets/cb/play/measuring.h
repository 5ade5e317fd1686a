// What is measured about a unit where it stands: ranges of its weapons, commands, zones, and whom it sees.
#pragma once

#include "cb/play/position.h"
#include "rules/measuring.h"

namespace signifer::cb {

[[nodiscard]] std::vector<Zone> zonesOf(const Position& position, UnitIndex u);
[[nodiscard]] SightLine sightLine(const Position& position, UnitIndex u, UnitIndex other);

}  // namespace signifer::cb
