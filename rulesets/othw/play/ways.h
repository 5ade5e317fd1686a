// Ways over the squares that a player names step by step: walking them, and what bars them (OT-MOV-5 to 7, OT-GRP-2).
#pragma once

#include "othw/play/board.h"

namespace signifer::othw {

/// What bars a way, if anything.
enum class Bar : std::uint8_t {
  none,
  offTable,
  impassable,
  enemyInTheWay,
  neitherIsSkirmishers,
  notEnoughMoves,
  turnsInsideFriend,
  endsOnUnit,
};

struct Walked {
  Square square;
  Facing facing = Facing::north;
  int forward = 0;
  /// Turns as they are paid for (an option lets an about-face count once, D10).
  int quarterTurns = 0;
  /// Starts in or enters ground that binds.
  bool terrain = false;
  Bar bar = Bar::none;
  /// Where it is barred, and by whom.
  Square barredAt;
  UnitIndex barredBy = noUnit;
};

/// Walks a unit's way; stops where it is barred.
[[nodiscard]] Walked walked(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                            const Path& steps);

/// The inputs of the ruling about a move along that way.
[[nodiscard]] MoveIn moveIn(const Battle& battle, UnitIndex unit, const Walked& way);

/// A group's way: what the ruling is asked, and what bars one of its members.
struct GroupWalked {
  GroupMoveIn in;
  Bar bar = Bar::none;
  UnitIndex barred = noUnit;
  Square barredAt;
  UnitIndex barredBy = noUnit;
  /// The member that terrain binds, and the slowest.
  UnitIndex bound = noUnit;
  UnitIndex slowest = noUnit;
};
[[nodiscard]] GroupWalked walkedAsGroup(const Book& book, const Battle& battle, const Board& board,
                                        const UnitSet& units, const Path& steps);

/// Where a unit ends that takes these steps without hindrance.
struct Place {
  Square square;
  Facing facing = Facing::north;
};
[[nodiscard]] Place afterSteps(Place from, const Path& steps);
/// Turns of a path as they are paid for.
[[nodiscard]] int turnsPaid(const Book& book, const Path& steps);

}  // namespace signifer::othw
