// Outlines of what lies within a distance of a base: all round with round corners, straight ahead, within the forward
// arc. To be drawn: curves are given by points, close enough for any eye. The distances themselves the rules measure.
#pragma once

#include "table/discs.h"

namespace signifer {

/// All points within a distance of the base.
[[nodiscard]] Polygon outlineAround(const Footprint& base, double reach);
[[nodiscard]] Polygon outlineAround(const Disc& disc, double reach);
[[nodiscard]] Polygon outlineAround(Vec2 point, double reach);
/// The strip straight ahead of the front edge, as wide as the base.
[[nodiscard]] Polygon outlineAhead(const Footprint& base, double reach);
/// What of the forward arc, between rays at 45 degrees outwards from the front corners, lies within a distance of the
/// front edge.
[[nodiscard]] Polygon outlineInForwardArc(const Footprint& base, double reach);
/// The half of the table ahead of the front edge, within a distance of it.
[[nodiscard]] Polygon outlineBeforeFront(const Footprint& base, double reach);

/// Where a line first comes into a base, a disc or a piece of ground; its own beginning where that lies inside, none
/// where it passes by.
[[nodiscard]] std::optional<Vec2> entryInto(const Segment& line, const Footprint& base);
[[nodiscard]] std::optional<Vec2> entryInto(const Segment& line, const Disc& disc);
[[nodiscard]] std::optional<Vec2> entryInto(const Segment& line, Outline outline);

}  // namespace signifer
