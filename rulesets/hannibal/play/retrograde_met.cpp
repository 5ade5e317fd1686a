// The units that a retrograding unit meets straight ahead (D73).
#include <algorithm>
#include <cmath>

#include "hannibal/play/retrograde.h"
#include "table/sweep.h"

namespace signifer::hannibal {

MetList::MetList(const Position& position, UnitIndex mover, const Footprint& start, const Others& among, double limit,
                 const PastFriends& past) {
  for (const auto& [v, centre, spread] : among) {
    // Beside the way, behind it or beyond it.
    const Vec2 between = centre - start.centre;
    const double reach = start.radius + spread;
    const double ahead = dot(start.forward, between);
    if (std::abs(cross(start.forward, between)) > reach || ahead < -reach || ahead > limit + reach) continue;
    const Footprint& other = position.stand(v);
    const double along = start.halfDepth + other.halfExtent(start.forward);
    if (ahead + along <= roundingTolerance || ahead - along > limit) continue;
    const auto crossing = crossingOf(start, start.forward, other);
    if (!crossing || crossing->leave <= roundingTolerance) continue;
    if (past.excuses(v) && freeAheadPast(start, start.forward, crossing->leave, other, past.most()) >= crossing->leave)
      continue;
    // Overlapped by the pivot, which needs no room: only what lies ahead of the front edge is in the way.
    const bool overlapped = crossing->enter < -roundingTolerance;
    if (overlapped && ahead <= start.halfDepth) continue;
    list_.push_back({v, position.enemies(mover, v), std::max(0.0, crossing->enter), crossing->leave});
  }
  std::ranges::sort(
      list_, [](const Met& a, const Met& b) { return a.enter != b.enter ? a.enter < b.enter : a.unit < b.unit; });
}

}  // namespace signifer::hannibal
