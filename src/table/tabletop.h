// The table itself: an upright rectangle from (0, 0) to its width and depth, its four edges, and what lies on it or
// over the edge.
#pragma once

#include <cstdint>

#include "table/base.h"

namespace signifer {

enum class TableEdge : std::uint8_t { top, right, bottom, left };

struct Tabletop {
  Length width = 72 * oneInch;
  Length depth = 48 * oneInch;
  friend auto operator<=>(const Tabletop&, const Tabletop&) = default;

  [[nodiscard]] constexpr bool contains(Vec2 p, double tolerance = roundingTolerance) const {
    return p.x >= -tolerance && p.y >= -tolerance && p.x <= width + tolerance && p.y <= depth + tolerance;
  }
};

/// Away from the table, square on its edge; length 1.
[[nodiscard]] Vec2 outward(TableEdge edge);
/// From a point to the line of an edge; negative beyond it.
[[nodiscard]] double distanceTo(const Tabletop& table, TableEdge edge, Vec2 p);
/// From the base's nearest corner to the line of an edge; negative if it crosses it.
[[nodiscard]] double distanceTo(const Tabletop& table, TableEdge edge, const Footprint& base);
/// The nearest edge; of equally near ones the first of top, right, bottom, left.
[[nodiscard]] TableEdge nearestEdge(const Tabletop& table, Vec2 p);

/// The whole base, but for rounding.
[[nodiscard]] bool isOn(const Tabletop& table, const Footprint& base);

/// The distance that a base goes along a direction of length 1 before a corner of it crosses an edge; 0 if one has. A
/// direction along an edge, within rounding, is not stopped by it. Far more than any table (1e18) where nothing stops
/// it.
[[nodiscard]] double roomAhead(const Tabletop& table, const Footprint& base, Vec2 direction);
/// The same for a point.
[[nodiscard]] double roomAhead(const Tabletop& table, Vec2 p, Vec2 direction);

}  // namespace signifer
