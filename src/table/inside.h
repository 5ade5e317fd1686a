// The part of a segment that lies inside a base: the one clipping behind distances, sight and what a line enters. The
// workings of distance.h, sight.h and regions.h, not for rules.
#pragma once

#include <algorithm>
#include <cmath>

#include "table/base.h"

namespace signifer {

/// Whether a segment that runs along an edge lies inside.
enum class Edge : std::uint8_t { out, in };

/// In 0..1 of the segment's length; none if less than nothing.
struct Inside {
  double from = 0.0;
  double to = 1.0;
  [[nodiscard]] bool none() const { return from >= to; }
  /// Nothing at all, not even a point.
  [[nodiscard]] bool apart() const { return from > to; }

  void narrow(double start, double change, double half, Edge edge) {
    if (std::abs(change) < 1e-12) {
      if (edge == Edge::in ? std::abs(start) > half : std::abs(start) >= half) to = from - 1.0;
      return;
    }
    const double a = (-half - start) / change;
    const double b = (half - start) / change;
    from = std::max(from, std::min(a, b));
    to = std::min(to, std::max(a, b));
  }
};

/// The part that lies deeper than the tolerance from all edges.
[[nodiscard]] inline Inside insideOf(const Footprint& base, const Segment& s, double tolerance, Edge edge) {
  const Vec2 start = base.local(s.from);
  const Vec2 change = base.local(s.to) - start;
  Inside part;
  part.narrow(start.x, change.x, base.halfFrontage - tolerance, edge);
  part.narrow(start.y, change.y, base.halfDepth - tolerance, edge);
  return part;
}

}  // namespace signifer
