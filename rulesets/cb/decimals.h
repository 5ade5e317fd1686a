// Distances come as decimals, which a double keeps only nearly: sums and quotients of them are compared with a
// tolerance far below any distance that is measured, so that 0.1 and 0.2 reach 0.3.
#pragma once

#include <cmath>

namespace signifer::cb {

inline constexpr double tolerance = 1e-9;

[[nodiscard]] inline bool lessThan(double a, double b) { return a < b - tolerance; }
[[nodiscard]] inline bool atMost(double a, double b) { return a <= b + tolerance; }
/// The next whole number; the number itself where it is whole.
[[nodiscard]] inline int roundedUp(double x) { return static_cast<int>(std::ceil(x - tolerance)); }

}  // namespace signifer::cb
