// A wheel beside a friend: the rear corner of a base that wheels away from its neighbour swings a little into him, and
// on a table nobody minds. The rule sets say whose base may be overlapped so (each has an option `wheel-past-friends`);
// here is measured how far. Overlaps are those of overlapDepth, lengths in thousandths of an inch, angles in hundredths
// of a degree, neither rounded.
//
// A wheel is judged so: excuse each friend who counts as beside the mover when the wheel begins, instead of asking
// freeTurn about him, as far as freeTurnPast says. On the straight leg ahead that follows at once excuse him again, as
// far as freeAheadPast says. At the end of the move, and where any other leg begins, nobody excused may be overlapped
// by more than clearedOverlap. The straight leg must be long enough for that, as neededToClear tells. The units of a
// battle are judged so by battle/past_friends.h.
#pragma once

#include <span>

#include "table/base.h"
#include "table/moves.h"

namespace signifer {

/// The overlap that may remain where a move ends (0.02 inch).
inline constexpr double clearedOverlap = 20.0;

/// The distance that the rear corner of a base swings out over its side in a wheel of any size: the root of w * w + d *
/// d, less w.
[[nodiscard]] double rearSwing(double frontage, double depth);
[[nodiscard]] inline double rearSwing(const Footprint& base) {
  return rearSwing(2.0 * base.halfFrontage, 2.0 * base.halfDepth);
}

/// The largest angle, up to the limit, through which the mover turns about any pivot before it overlaps the other by
/// more than `most` (and the rounding tolerance).
[[nodiscard]] double freeTurnPast(const Footprint& mover, Vec2 pivot, Side side, double limit, const Footprint& other,
                                  double most);

/// The distance that the mover goes straight on, up to the limit, before it overlaps the other by more than `most` (and
/// the rounding tolerance).
[[nodiscard]] double freeAheadPast(const Footprint& mover, Vec2 direction, double limit, const Footprint& other,
                                   double most);

/// The least length of a straight leg ahead after which the mover overlaps none of the others by more than
/// clearedOverlap; 0 where it does not as it stands.
[[nodiscard]] double neededToClear(const Footprint& mover, std::span<const Footprint> others);
/// Whether it overlaps any of them by more, once it has gone so far.
[[nodiscard]] bool clearsAfter(const Footprint& mover, std::span<const Footprint> others, double length);
/// The length at which a move of the wished length comes to rest, with none of them overlapped by more. It is the
/// wished length or the last such place before it. Where there is none before, it is the first beyond.
[[nodiscard]] double restAfter(const Footprint& mover, std::span<const Footprint> others, double length);

}  // namespace signifer
