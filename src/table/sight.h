// Straight lines over the table: does a base or a piece of ground stand in the way, and how far does the line run
// through it? A line that only grazes is clear. Whether something in the way blocks sight is for the rule sets.
#pragma once

#include <span>

#include "table/terrain.h"

namespace signifer {

/// Does the line run through the inside of the base, more than roundingTolerance from its edges?
[[nodiscard]] bool crosses(const Segment& line, const Footprint& base);
/// Does the line run through the inside of the piece, farther from its edges than rounding could bring it? A line that
/// ends inside counts as well; ask contains() of its ends where that matters.
[[nodiscard]] bool crosses(const Segment& line, Outline outline);
/// Do two lines cross, each with an end on either side of the other? Meeting at an end or lying along each other is
/// none.
[[nodiscard]] bool crosses(const Segment& line, const Segment& other);
/// Length of the line inside the base or the piece, thousandths of an inch. What runs along an edge may count or not.
[[nodiscard]] double depthWithin(const Segment& line, const Footprint& base);
[[nodiscard]] double depthWithin(const Segment& line, Outline outline);

/// Is the line clear of all these bases, but for the two that it runs between (indices; -1 for none)?
[[nodiscard]] bool clearOf(const Segment& line, std::span<const Footprint> bases, int from = -1, int to = -1);

}  // namespace signifer
