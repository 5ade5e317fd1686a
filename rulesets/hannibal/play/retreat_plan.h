// Findings about a retreat along a path, and about the way back that a unit has (play/retrograde.h).
#pragma once

#include <cstdint>
#include <optional>

#include "battle/action.h"
#include "table/moves.h"

namespace signifer::hannibal {

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
  friendNotCleared,
};

/// A retreat along a path, from the pivot on.
struct RetreatPlan {
  RetreatFault fault = RetreatFault::none;
  /// Before the about-face that ends it.
  Pose end;
  /// The friend that it forms up behind.
  UnitIndex behind = noUnit;
  bool offTable = false;
  /// The enemy 1" short of whom it stops (HG-ROU-9).
  UnitIndex shortOf = noUnit;
  /// Routed enemies that it runs into: they do not stop it (D50).
  UnitSet captured;
  /// The enemy, or the unit in the way of the wheel.
  UnitIndex other = noUnit;
  /// Wheel and straight move, thousandths of an inch.
  double way = 0.0;
  /// The open part of the straight move, for a retreat that runs into an enemy.
  double open = 0.0;
  /// The straight move, and the length that it needs, for a retreat that leaves overlapped a friend whom its wheel has
  /// clipped.
  double straight = 0.0;
  double needed = 0.0;
  friend bool operator==(const RetreatPlan&, const RetreatPlan&) = default;
};

/// A retreat that was looked for, and what was found.
struct KnownRetreat {
  UnitIndex threat = noUnit;
  bool open = false;
  /// Units count wherever they are, not only near ones: the retreat may lead behind a friend.
  bool far = false;
  Path path;
  RetreatPlan plan;
  /// The count of changes in the position, and of steps taken, when the retreat was last seen to hold.
  std::uint32_t changes = 0;
  std::uint32_t steps = 0;
  friend bool operator==(const KnownRetreat&, const KnownRetreat&) = default;
};

struct DisengagePlan {
  Pose end;
  bool room = false;
  /// The unit in the way, or the enemy that it would not be clear of, and how far from it it would stand.
  UnitIndex blocker = noUnit;
  std::optional<Length> clearance = std::nullopt;
  Length way = 0;
  friend bool operator==(const DisengagePlan&, const DisengagePlan&) = default;
};

/// A way to break off that was looked for, and what was found.
struct KnownDisengagement {
  UnitIndex threat = noUnit;
  DisengagePlan plan;
  /// As of a retreat.
  std::uint32_t changes = 0;
  std::uint32_t steps = 0;
  friend bool operator==(const KnownDisengagement&, const KnownDisengagement&) = default;
};

}  // namespace signifer::hannibal
