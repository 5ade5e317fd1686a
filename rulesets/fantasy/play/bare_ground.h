// Ground as it lies: roads and fords are laid over other ground, and a piece counts only where none of them covers it.
#pragma once

#include <vector>

#include "battle/battle.h"
#include "fantasy/play/book.h"

namespace signifer::fantasy {

/// The outlines of the parts of a piece of the battle's ground that nothing covers: mostly its own outline, else convex
/// ones. Parts narrower than 0.02" are left out. Ground does not change, so they are worked out once for all copies of
/// a battle.
[[nodiscard]] const std::vector<std::vector<Point>>& bareParts(const PlayBook& book, const Battle& battle,
                                                               std::size_t piece);

}  // namespace signifer::fantasy
