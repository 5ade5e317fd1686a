// A unit's place in words for people who write it down or hear it: the distances from the edges, and the facing.
#pragma once

#include <string>

#include "battle/setup.h"
#include "table/measures.h"

namespace signifer {

/// "36.1 in from the left, 9.1 in from below, facing up the table" or, on a grid, "column 4, row 2, facing left".
[[nodiscard]] std::string placeWords(const Setup& setup, const Pose& pose);
/// The same without which way it looks.
[[nodiscard]] std::string placeWords(const Setup& setup, Point at);

}  // namespace signifer
