// The way of a charge with a given wheel: where it meets its target, and what stands in the way (IO-MOV-7, IO-MOV-8).
#pragma once

#include "initiative/play/charge_plan.h"

namespace signifer::initiative {

inline constexpr double farthestCharge = 60.0 * oneInch;

[[nodiscard]] constexpr LegKind legOf(Side side) {
  return side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight;
}

/// The question put to a charge: which unit bars it first, or merely whether any does. The quickest checks come first.
enum class Look : std::uint8_t { who, whether };

/// The plan completed with a wheel and the straight way after it; without a distance where that meets nothing, and
/// without a look at what stands in a way that is longer than `most`. `guess`: who barred the way after another wheel;
/// where it is only asked whether anybody does he is looked at first.
[[nodiscard]] ChargePlan straightAfter(const Position& position, UnitIndex u, UnitIndex target, ChargePlan plan,
                                       const Leg& wheel, double most, Look look, UnitIndex guess = noUnit);

}  // namespace signifer::initiative
