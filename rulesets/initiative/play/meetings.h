// The points on a unit's way at which it is shot at: by closing shots of the unit that it charges, and by traversing
// shots of the units whose front it crosses (IO-SHO-8, IO-SHO-9). Looks at positions only; whether each may and wants
// to shoot is asked when the mover is there.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>

#include "initiative/play/position.h"

namespace signifer::initiative {

/// A shot at a mover: after so much of which leg.
struct Meeting {
  std::size_t leg = 0;
  std::int32_t amount = 0;
  UnitIndex shooter = noUnit;
  Shot shot = Shot::traversing;
};

using Meetings = boost::container::small_vector<Meeting, 16>;

/// In the order in which the mover comes by them; `target` is the unit it charges, noUnit for none, on that quarter.
[[nodiscard]] Meetings meetingsOf(const Position& position, UnitIndex mover, const Path& path, UnitIndex target,
                                  Quarter charged = Quarter::front);

}  // namespace signifer::initiative
