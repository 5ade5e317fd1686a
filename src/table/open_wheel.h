// Wheels wider than the least one, tried until one is open. The rule sets say which they are: those after which the way
// ahead leads to the target past everybody else.
#pragma once

#include <optional>

#include "table/moves.h"

namespace signifer {

struct OpenWheel {
  Side side = Side::left;
  Angle angle = 0;
  /// Straight ahead after it, thousandths of an inch.
  double way = 0;
};

/// The first one that is open of those larger than `least` by one `step`, by two and so on up to `most`, to either
/// side. Of two of one size it is that with the shorter way, of equal ones the left. `wayAfter` gives for side and
/// angle the way after that wheel, or nothing where it is not open.
template <class WayAfter>
[[nodiscard]] std::optional<OpenWheel> openWheelBeyond(Angle least, Angle most, Angle step, WayAfter&& wayAfter) {
  for (Angle angle = least + step; angle <= most; angle += step) {
    std::optional<OpenWheel> found;
    for (const Side side : {Side::left, Side::right})
      if (const std::optional<double> way = wayAfter(side, angle); way && (!found || *way < found->way))
        found = OpenWheel{side, angle, *way};
    if (found) return found;
  }
  return std::nullopt;
}

}  // namespace signifer
