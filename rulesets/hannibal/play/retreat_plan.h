// What is found of a retreat along a path, and of the way back that a unit has (play/retrograde.h).
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
  /// Routed enemies that it runs into: they do not stop it (D50).
  UnitSet captured;
  /// The enemy, or the unit in the way of the wheel.
  UnitIndex other = noUnit;
  /// Wheel and straight move, thousandths of an inch.
  double way = 0.0;
  /// Of one that runs into an enemy: how much of the straight move would be open.
  double open = 0.0;
  /// Of one that leaves a friend overlapped whom its wheel has clipped: the straight move, and how long it must be.
  double straight = 0.0;
  double needed = 0.0;
};

/// A retreat that was looked for, and what was found.
struct KnownRetreat {
  UnitIndex threat = noUnit;
  bool open = false;
  /// Whoever stands anywhere counts, not only who is near: it may lead behind a friend.
  bool far = false;
  Path path;
  RetreatPlan plan;
  /// How much had changed in the position, and how many steps were taken, when it was last seen to hold.
  std::uint32_t changes = 0;
  std::uint32_t steps = 0;
};

struct DisengagePlan {
  Pose end;
  bool room = false;
  /// The unit in the way, or the enemy that it would not be clear of, and how far from it it would stand.
  UnitIndex blocker = noUnit;
  std::optional<Length> clearance = std::nullopt;
  Length way = 0;
};

/// A way to break off that was looked for, and what was found.
struct KnownDisengagement {
  UnitIndex threat = noUnit;
  DisengagePlan plan;
  /// As of a retreat.
  std::uint32_t changes = 0;
  std::uint32_t steps = 0;
};

}  // namespace signifer::hannibal
