// Two set-ups are compared battle by battle on the same dice, and the comparison may stop as soon as one is better.
// Looking again and again and stopping at the first striking difference would find one where there is none; this test
// allows for it. Each pair of battles that ended differently is a bet against a fair coin. The stake grows only where
// wins keep coming on one side. It passes `1 / falseAlarm` at most once in `1 / falseAlarm` comparisons of equals,
// however often one looks (Ville's inequality).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "simulation/playout.h"

namespace signifer {

/// How often, at most, two equal set-ups are said to differ.
inline constexpr double falseAlarm = 0.05;

/// What a comparison came to.
struct Decided {
  /// After so many battles of each.
  std::uint32_t battles = 0;
  /// The first side wins more often in the second set-up; otherwise less often.
  bool more = false;
  friend bool operator==(const Decided&, const Decided&) = default;
};

/// The first number of battles after which the first side's wins differ by more than chance; nothing where they do not.
[[nodiscard]] std::optional<Decided> decidedBetween(const std::vector<PlayedBattle>& one,
                                                    const std::vector<PlayedBattle>& other);

}  // namespace signifer
