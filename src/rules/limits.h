// In what order a verdict gives the limits that were kept: whoever asks why something is open looks first at what was
// nearest to forbidding it.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "rules/verdict.h"

namespace signifer {

/// Limits in lengths first, the nearest to its limit before the others; then those in angles likewise, then all other
/// figures, and what has none, as they were found.
inline void nearestLimitFirst(std::vector<Reason>& figures) {
  const auto kindOf = [](const Reason& figure) {
    const bool both = figure.measured && figure.allowed && figure.measured->measure == figure.allowed->measure;
    if (!both) return 2;
    if (figure.measured->measure == Figure::Measure::length) return 0;
    return figure.measured->measure == Figure::Measure::angle ? 1 : 2;
  };
  const auto leftOf = [&](const Reason& figure) {
    return kindOf(figure) == 2 ? 0 : std::abs(figure.allowed->value - figure.measured->value);
  };
  std::stable_sort(figures.begin(), figures.end(), [&](const Reason& a, const Reason& b) {
    if (kindOf(a) != kindOf(b)) return kindOf(a) < kindOf(b);
    return leftOf(a) < leftOf(b);
  });
}

/// Whether a figure tells how far one may go: a way or a range in its allowance. Gaps that are kept and angles do not.
[[nodiscard]] inline bool saysHowFar(const Reason& figure) {
  if (!figure.measured || !figure.allowed || figure.allowed->value <= 0) return false;
  const Figure::Measure way = figure.allowed->measure;
  return (way == Figure::Measure::length || way == Figure::Measure::squares) &&
         figure.measured->value <= figure.allowed->value;
}

}  // namespace signifer
