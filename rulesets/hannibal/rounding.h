// Rounding of a procedure's answers, as the ledger sets it. Comparisons use the unrounded values.
#pragma once

#include <cmath>

#include "rules/verdict.h"
#include "table/vec.h"

namespace signifer::hannibal {

[[nodiscard]] inline double toHundredth(double x) { return std::floor(100.0 * x + 0.5) / 100.0; }
[[nodiscard]] inline double toTenth(double x) { return std::floor(10.0 * x + 0.5) / 10.0; }

/// Inches of a procedure as a figure of a refusal, to the thousandth.
[[nodiscard]] inline Figure inchFigure(double inches) { return Figure::inches(toLength(inches * oneInch)); }

}  // namespace signifer::hannibal
