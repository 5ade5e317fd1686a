// The heading of a line between two points and the turn onto it, as procedures `charge-line` and `retrograde-axis`
// answer them: from whole degrees, rounded to a tenth. Play measures in the table's own units (table/trig.h).
#pragma once

#include "hannibal/rounding.h"
#include "table/trig.h"

namespace signifer::hannibal {

struct Bearing {
  /// Below 360, to a tenth.
  double headingDegrees = 0;
  /// The smaller angle from the facing, 0 to 180, to a tenth.
  double turnDegrees = 0;
};

/// From the facing to the heading of (x, y), which is not (0, 0).
[[nodiscard]] inline Bearing bearingOf(double x, double y, int facingDegrees) {
  const double heading = bearingHundredths(x, y) / oneDegree;
  const double apart = std::abs(heading - facingDegrees);
  const double shown = toTenth(heading);
  return {shown >= 360 ? 0 : shown, toTenth(apart > 180 ? 360 - apart : apart)};
}

}  // namespace signifer::hannibal
