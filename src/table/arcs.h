// Directions as a base sees them: the quarters that lines at 45 degrees outwards from its corners part, its forward
// arc, and the strip straight ahead of its front. What an arc is good for, shooting or charging, the rule sets know.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "table/base.h"

namespace signifer {

/// To which quarter a point on one of the two rear lines belongs; rule sets differ. The front lines always belong to
/// the front.
enum class RearLine : std::uint8_t { toRear, toFlank };

/// The quarter (front, left, rear, right) that holds a point. A point inside the base goes by its nearest edge.
[[nodiscard]] Face quarterOf(const Footprint& base, Vec2 p, RearLine rearLine = RearLine::toRear);
[[nodiscard]] inline bool inForwardArc(const Footprint& base, Vec2 p) {
  const Place at = base.place(p);
  return at.ahead >= -computingNoise && std::abs(at.aside) - base.halfFrontage <= at.ahead + computingNoise;
}
/// Does the other base lie at least partly in the forward arc? A touch of its border is enough.
[[nodiscard]] bool partlyInForwardArc(const Footprint& base, const Footprint& other);
/// Do all four corners lie in it?
[[nodiscard]] bool whollyInForwardArc(const Footprint& base, const Footprint& other);

/// Lengths of the parts of a segment in each quarter, indexed by Face; what lies within the base itself counts nowhere.
[[nodiscard]] std::array<double, 4> shareByQuarter(const Footprint& base, const Segment& segment);
/// The quarter that holds most of a segment; of equal ones the front before a flank before the rear.
[[nodiscard]] Face quarterOfMost(const Footprint& base, const Segment& segment);

/// The part of a base straight ahead that is nearest to the front centre of the one that looks.
struct Ahead {
  Vec2 point;
  double distance = 0.0;  ///< from the front centre, thousandths of an inch
};

/// None if no part of the other has ahead >= 0 and abs(aside) <= half the frontage.
[[nodiscard]] std::optional<Ahead> straightAhead(const Footprint& base, const Footprint& other);
/// The part in the same strip that is nearest to the front edge, and among several equally near the one nearest to the
/// centre line. The distance is from the front edge.
[[nodiscard]] std::optional<Ahead> aheadOfEdge(const Footprint& base, const Footprint& other);

/// Angle in hundredths of a degree, 0..18000, between straight ahead and the line from the front centre to a point.
[[nodiscard]] double angleOff(const Footprint& base, Vec2 p);

}  // namespace signifer
