// Sight from place to place over the ground, for rule sets that know none of their own. A line is blocked by woods and
// buildings that it runs through, and by ground higher than both of its ends. Whoever stands at the edge of a wood sees
// out of it and is seen.
#pragma once

#include "battle/battle.h"
#include "rules/definition.h"

namespace signifer {

/// Sight goes this deep into a wood, in thousandths of an inch.
inline constexpr Length sightIntoWoods = 2 * oneInch;

[[nodiscard]] bool seesOverGround(const Definition& definition, const Battle& battle, Point from, Point to);

}  // namespace signifer
