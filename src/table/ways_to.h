// Ways to the place shown for a base: straight ahead, back and aside, a wheel and straight on, turns on the spot, two
// wheels. Pure geometry: which of them are allowed, and what they cost, is a rule set's to say. Each ends at the place
// to a thousandth of an inch, walked leg by leg as it will be.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "table/moves.h"

namespace signifer {

/// Which of several ways to a place comes first.
enum class WayTaste : std::uint8_t {
  /// Formed bases: wheels before turns on the spot.
  wheels,
  /// A unit that turns on the spot for nothing: the turn and straight there.
  turns,
};

/// Ways to a pose, the plainest first; never none, as any base could turn on the spot and go there. Ways that only go
/// ahead and wheel come before the turns on the spot, and those before all that goes back, aside or wheels twice.
[[nodiscard]] std::vector<Path> waysTo(const Pose& from, const Base& base, const Pose& to,
                                       WayTaste taste = WayTaste::wheels);
/// Ways to a place, whatever the base faces in the end. What lies ahead or beside within touchingGap counts as straight
/// ahead or beside, so that the pointer's noise asks for no wheel.
[[nodiscard]] std::vector<Path> waysTo(const Pose& from, const Base& base, Point to, WayTaste taste = WayTaste::wheels);

/// Whether two poses are the same, but for a thousandth of an inch of rounding.
[[nodiscard]] bool isSame(const Pose& a, const Pose& b);

}  // namespace signifer
