// What the fights of now will cost, and those that an enemy near by may begin, as the rulings' dice have it on average:
// for commanders that weigh thoroughly.
#pragma once

#include "initiative/play/position.h"

namespace signifer::initiative {

/// Hundredths of a unit's worth, own less enemy's, that the coming blows are expected to win the side.
[[nodiscard]] int prospectsOf(const Position& position, SideIndex side);

}  // namespace signifer::initiative
