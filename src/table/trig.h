// Sines, bearings and arcs in the table's own angle unit, computed with nothing but + - * / and square roots. The
// standard library's functions differ in their last bit between systems; these do not, so a battle that hangs on a
// corner comes out the same on every machine. (That needs -ffp-contract=off, which strict -std=c++20 implies in GCC.)
#pragma once

#include <cmath>

#include "table/measures.h"

namespace signifer {

inline constexpr double pi = 3.14159265358979323846;
/// Radians in one hundredth of a degree.
inline constexpr double radiansPerHundredth = pi / 18000.0;

struct SineCosine {
  double sine = 0.0;
  double cosine = 1.0;
};

/// The sine and cosine of an angle in hundredths of a degree, of any size and sign. Quarter turns give exactly 0, 1 and
/// -1. Error < 4e-16.
[[nodiscard]] SineCosine sineCosine(double hundredths);
/// The same figures, looked up.
[[nodiscard]] SineCosine sineCosine(Angle angle);

/// Heading of the vector (x, y) in hundredths of a degree clockwise from +y, at least 0 and below 36000. (0, 0) gives
/// 0.
[[nodiscard]] double bearingHundredths(double x, double y);

/// The angle in hundredths of a degree, -9000..9000, whose sine this is. A value beyond -1..1 counts as -1 or 1.
[[nodiscard]] double arcSineHundredths(double sine);

/// The nearest whole hundredth of a degree, turned into 0..35999.
[[nodiscard]] inline Angle toHeading(double hundredths) {
  return normalised(static_cast<Angle>(std::llround(std::fmod(hundredths, static_cast<double>(fullTurn)))));
}

/// Length of the arc that a point at this radius describes, in the radius' unit.
[[nodiscard]] inline double arcLength(double radius, double hundredths) {
  return radius * hundredths * radiansPerHundredth;
}

}  // namespace signifer
