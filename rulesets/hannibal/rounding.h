// How the ledger rounds what a procedure answers. Comparisons use the unrounded values.
#pragma once

#include <cmath>

namespace signifer::hannibal {

[[nodiscard]] inline double toHundredth(double x) { return std::floor(100.0 * x + 0.5) / 100.0; }
[[nodiscard]] inline double toTenth(double x) { return std::floor(10.0 * x + 0.5) / 10.0; }

}  // namespace signifer::hannibal
