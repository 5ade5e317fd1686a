// The ways back: the axis of a retreat or rout, whom it meets, where a unit forms up behind a friend, whether there is
// room to retreat or to disengage. Reads positions, throws no dice and changes nothing.
#pragma once

#include <boost/container/static_vector.hpp>
#include <span>

#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// The pivot directly away from the enemy: free, and it needs no room (HG-RGA-1).
[[nodiscard]] Pose pivotedAway(const Position& position, UnitIndex u, UnitIndex threat);

/// A unit that the base would lie on, deeper than this many thousandths of an inch; noUnit for none.
[[nodiscard]] UnitIndex overlappedUnit(const Position& position, UnitIndex u, const Footprint& base, double depth,
                                       const UnitSet& except = UnitSet());

/// A unit in the strip that a retrograding unit moves along, distances in thousandths of an inch along the axis.
struct Met {
  UnitIndex unit = noUnit;
  bool enemy = false;
  /// Where the mover touches it, and where it is clear of its far side (D73).
  double enter = 0.0;
  double leave = 0.0;
};

/// All of them, nearest first. What the mover overlaps as it starts, or touches and leaves behind, is not met.
class MetList {
 public:
  MetList(const Position& position, UnitIndex mover, const Footprint& start);
  /// Of those units alone.
  MetList(const Position& position, UnitIndex mover, const Footprint& start, std::span<const UnitIndex> among);
  [[nodiscard]] const Met* begin() const { return list_.data(); }
  [[nodiscard]] const Met* end() const { return list_.data() + list_.size(); }

 private:
  void meet(const Position& position, UnitIndex mover, const Footprint& start, UnitIndex v);
  void sort();

  boost::container::static_vector<Met, mostUnits> list_;
};

enum class RetreatFault : std::uint8_t {
  none,
  notAWay,
  tooManyWheels,
  wheelBlocked,
  tooShort,
  tooFar,
  runsIntoEnemy,
  endsNearEnemy,
  endsOnUnit,
};

/// A retreat along a path, from the pivot on.
struct RetreatPlan {
  RetreatFault fault = RetreatFault::none;
  /// Before the about-face that ends it.
  Pose end;
  /// The friend that it forms up behind.
  UnitIndex behind = noUnit;
  bool offTable = false;
  /// Routed enemies that it runs into: they do not stop it (D50).
  UnitSet captured;
  /// The enemy, or the unit in the way of the wheel.
  UnitIndex other = noUnit;
  /// Wheel and straight move, thousandths of an inch.
  double way = 0.0;
  /// How much of the straight move would be open.
  double open = 0.0;
};

[[nodiscard]] RetreatPlan planRetreat(const Position& position, UnitIndex u, UnitIndex threat, const Path& path);
/// The first path found that is open: straight back the least or the full distance, else after a wheel. None where
/// there is no room (HG-RET-9).
[[nodiscard]] std::optional<Path> findRetreat(const Position& position, UnitIndex u, UnitIndex threat, bool full);
[[nodiscard]] inline bool roomToRetreat(const Position& position, UnitIndex u, UnitIndex threat) {
  return findRetreat(position, u, threat, false).has_value();
}

/// The enemy from which a unit withdraws: the one that it struck at, else the nearest centre of those in contact (D39).
[[nodiscard]] UnitIndex threatTo(const Position& position, UnitIndex u);

struct DisengagePlan {
  Pose end;
  bool room = false;
  /// The unit in the way, or the enemy that it would not be clear of, and how far from it it would stand.
  UnitIndex blocker = noUnit;
  std::optional<Length> clearance;
  Length way = 0;
};
/// Straight off the face of the enemy that it struck at until the gap to that is 1", and no farther (HG-DIS-2, D57).
[[nodiscard]] DisengagePlan planDisengage(const Position& position, UnitIndex u);

}  // namespace signifer::hannibal
