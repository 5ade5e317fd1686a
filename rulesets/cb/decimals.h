// A double keeps a decimal distance only nearly. Sums and quotients of distances are therefore compared with a
// tolerance, so that 0.1 and 0.2 reach 0.3. The tolerance is far below any distance that is measured.
#pragma once

#include <cmath>

namespace signifer::cb {

inline constexpr double tolerance = 1e-9;

[[nodiscard]] inline bool lessThan(double a, double b) { return a < b - tolerance; }
[[nodiscard]] inline bool atMost(double a, double b) { return a <= b + tolerance; }
/// The next whole number; the number itself where it is whole.
[[nodiscard]] inline int roundedUp(double x) { return static_cast<int>(std::ceil(x - tolerance)); }

}  // namespace signifer::cb
