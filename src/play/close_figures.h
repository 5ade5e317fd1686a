// Figures that lie close to each other, told with as many decimals as tell them apart: "12.001 of 12 in".
#pragma once

#include <string>

#include "rules/verdict.h"

namespace signifer {

/// With how many decimals more than usual two figures that differ read differently; 0 where they do anyway.
[[nodiscard]] int furtherPlaces(const Figure& one, const Figure& other);
/// A figure in words (play/wording.h), lengths and angles with so many decimals more than usual at most.
[[nodiscard]] std::string worded(const Figure& figure, int further);

}  // namespace signifer
