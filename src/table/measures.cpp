#include "table/measures.h"

#include <algorithm>
#include <cmath>

#include "table/trig.h"

namespace signifer {

Length fromInches(double inches) { return static_cast<Length>(std::llround(inches * oneInch)); }

// Whole turns are taken off in degrees, where that is exact; the rounding comes last.
Angle fromDegrees(double degrees) { return toHeading(std::fmod(degrees, 360.0) * oneDegree); }

Angle angleBetween(Angle a, Angle b) {
  const Angle apart = normalised(a - b);
  return std::min(apart, fullTurn - apart);
}

}  // namespace signifer
