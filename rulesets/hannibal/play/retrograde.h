// The ways back: the axis of a retreat or rout, the units met on it, and the place where a unit forms up behind a
// friend. With them the room to retreat or to disengage. Reads positions, throws no dice and changes nothing.
#pragma once

#include <boost/container/static_vector.hpp>

#include "battle/past_friends.h"
#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// The pivot directly away from the enemy: free, and it needs no room (HG-RGA-1).
[[nodiscard]] Pose pivotedAway(const Position& position, UnitIndex u, UnitIndex threat);

/// A unit that the base would lie on, deeper than this many thousandths of an inch; noUnit for none.
[[nodiscard]] UnitIndex overlappedUnit(const Position& position, UnitIndex u, const Footprint& base, double depth);

/// A unit in the strip that a retrograding unit moves along, distances in thousandths of an inch along the axis.
struct Met {
  UnitIndex unit = noUnit;
  bool enemy = false;
  /// The distance at which the mover touches it, and the distance at which the mover is clear of its far side (D73).
  double enter = 0.0;
  double leave = 0.0;
};

/// Other units on the table, in their order: all of them, or those that come near enough to count.
class Others {
 public:
  struct Other {
    UnitIndex unit = noUnit;
    Vec2 centre;
    /// No part of its base is farther from its centre.
    double spread = 0.0;
  };

  Others(const Position& position, UnitIndex u) {
    position.forEachPresent([&](UnitIndex v) {
      if (v != u) add(position, v);
    });
  }
  /// Units within the reach of the mover's centre, and maybe some more.
  Others(const Position& position, UnitIndex u, double reach) {
    const Vec2 at = toVec(position.unit(u).pose.centre);
    position.forEachNear(at, reach, [&](UnitIndex v) {
      const double most = reach + position.spread(v);
      if (squaredLength(toVec(position.unit(v).pose.centre) - at) <= most * most && v != u) add(position, v);
    });
  }
  /// Units of which any part may lie within the margin of the way straight ahead from a base, however far.
  Others(const Position& position, UnitIndex u, const Footprint& start, double margin) {
    // Farther than anything on a table.
    const Vec2 to = start.centre + start.forward * (400.0 * oneInch);
    const Vec2 more{margin, margin};
    position.forEachWithin(Vec2{std::min(start.centre.x, to.x), std::min(start.centre.y, to.y)} - more,
                           Vec2{std::max(start.centre.x, to.x), std::max(start.centre.y, to.y)} + more,
                           [&](UnitIndex v) {
                             if (v != u) add(position, v);
                           });
  }
  [[nodiscard]] const Other* begin() const { return list_.data(); }
  [[nodiscard]] const Other* end() const { return list_.data() + list_.size(); }

 private:
  void add(const Position& position, UnitIndex v) {
    list_.push_back({v, toVec(position.unit(v).pose.centre), position.spread(v)});
  }

  boost::container::static_vector<Other, mostUnits> list_;
};

/// All of them, nearest first. What the mover overlaps as it starts, or touches and leaves behind, is not met.
class MetList {
 public:
  /// Units that may be touched before the limit. `past`: friends whom a wheel has just clipped are not met.
  MetList(const Position& position, UnitIndex mover, const Footprint& start, const Others& among, double limit = 1e9,
          const PastFriends& past = PastFriends());
  [[nodiscard]] const Met* begin() const { return list_.data(); }
  [[nodiscard]] const Met* end() const { return list_.data() + list_.size(); }

 private:
  boost::container::static_vector<Met, mostUnits> list_;
};

[[nodiscard]] RetreatPlan planRetreat(const Position& position, UnitIndex u, UnitIndex threat, const Path& path);
/// The first way found that is open: straight back the least or the full distance, else after a wheel; not open where
/// there is no room (HG-RET-9). Good until the position is changed, or asked for another threat to the same unit.
[[nodiscard]] const KnownRetreat& retreatOf(const Position& position, UnitIndex u, UnitIndex threat, bool full);
/// Its path, none where there is no room.
[[nodiscard]] std::optional<Path> findRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full);
[[nodiscard]] inline bool roomToRetreat(const Position& position, UnitIndex u, UnitIndex threat) {
  return retreatOf(position, u, threat, false).open;
}

/// Whether since so many steps neither the unit nor its threat has moved or routed, nor anybody within the reach of its
/// centre; false where nobody notes it.
[[nodiscard]] bool nobodyCame(const Position& position, UnitIndex u, UnitIndex threat, std::uint32_t steps,
                              double reach);

/// The enemy from which a unit withdraws: the one that it struck at, else the nearest centre of those in contact (D39).
[[nodiscard]] UnitIndex threatTo(const Position& position, UnitIndex u);

/// Straight off the face of the enemy that it struck at until the gap to that is 1", and no farther (HG-DIS-2, D57).
[[nodiscard]] DisengagePlan planDisengage(const Position& position, UnitIndex u);

}  // namespace signifer::hannibal
