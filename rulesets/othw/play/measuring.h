// What is measured about a unit where it stands: the square that it faces.
#pragma once

#include "othw/play/play.h"
#include "rules/measuring.h"

namespace signifer::othw {

[[nodiscard]] std::vector<Zone> zonesOf(const Position& position, UnitIndex unit);

}  // namespace signifer::othw
