// The least gap between a way and another unit, and its place on the way (IO-MOV-7, IO-PRX-1). Reads positions, changes
// nothing.
#pragma once

#include "initiative/play/position.h"

namespace signifer::initiative {

/// A place on a path: after so much of that leg.
struct PlaceOnWay {
  std::size_t leg = 0;
  std::int32_t amount = 0;
};
struct NearestOnWay {
  /// Thousandths of an inch, as it is measured.
  double gap = 0;
  /// How the unit stands there.
  Pose at;
};

/// The nearest place of a path from `since` on, its ends included. A turn on the spot counts as it ends.
[[nodiscard]] NearestOnWay nearestOnWay(const Position& position, UnitIndex u, const Path& path, UnitIndex other,
                                        PlaceOnWay since = {});

}  // namespace signifer::initiative
