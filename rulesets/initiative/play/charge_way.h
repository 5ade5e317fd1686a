// The way of a charge with a given wheel: where it meets its target, and what stands in the way (IO-MOV-7, IO-MOV-8).
#pragma once

#include "initiative/play/charge.h"

namespace signifer::initiative {

inline constexpr double farthestCharge = 60.0 * oneInch;

[[nodiscard]] constexpr LegKind legOf(Side side) {
  return side == Side::left ? LegKind::wheelLeft : LegKind::wheelRight;
}

/// How a charge is looked at: for the first who stands in its way, or only for whether anybody does, what is looked up
/// fastest coming first.
enum class Look : std::uint8_t { who, whether };

/// The plan completed with a wheel and the straight way after it; without a distance where that meets nothing, and
/// without a look at what stands in a way that is longer than `most`. `guess`: who barred the way after another wheel;
/// where it is only asked whether anybody does he is looked at first.
[[nodiscard]] ChargePlan straightAfter(const Position& position, UnitIndex u, UnitIndex target, ChargePlan plan,
                                       const Leg& wheel, double most, Look look, UnitIndex guess = noUnit);

}  // namespace signifer::initiative
