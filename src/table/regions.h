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
/// The part of the forward arc within a distance of the front edge; the arc lies between rays at 45 degrees outwards
/// from the front corners.
[[nodiscard]] Polygon outlineInForwardArc(const Footprint& base, double reach);
/// The half of the table ahead of the front edge, within a distance of it.
[[nodiscard]] Polygon outlineBeforeFront(const Footprint& base, double reach);

/// The point where a line first enters a base, a disc or a piece of ground. It is the line's own beginning if that lies
/// inside, and none if the line passes by.
[[nodiscard]] std::optional<Vec2> entryInto(const Segment& line, const Footprint& base);
[[nodiscard]] std::optional<Vec2> entryInto(const Segment& line, const Disc& disc);
[[nodiscard]] std::optional<Vec2> entryInto(const Segment& line, Outline outline);

}  // namespace signifer
