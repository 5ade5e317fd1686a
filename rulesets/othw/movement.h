// Movement as rulings: the actions open in a unit's phase, the costs of moves, groups and charges, and passing through
// friends. Ways over the squares of a table are play/ways.h.
#pragma once

#include "othw/tables.h"
#include "othw/terms.h"
#include "rules/account.h"
#include "rules/reasons.h"

namespace signifer::othw {

struct PermittedIn {
  Deed action = Deed::move;
  Bearing state = Bearing::ready;
  Moved moved = Moved::no;
  bool fought = false;
  bool enemyAdjacentAtStart = false;
  bool facesEnemy = true;
  bool terrain = false;
  Troops troops = Troops::other;
};
BOOST_DESCRIBE_STRUCT(PermittedIn, (),
                      (action, state, moved, fought, enemyAdjacentAtStart, facesEnemy, terrain, troops))
struct PermittedOut {
  bool allowed = false;
  bool leadershipTest = false;
  Reasons<NotPermitted> reasons;
};
BOOST_DESCRIBE_STRUCT(PermittedOut, (), (allowed, leadershipTest, reasons))
[[nodiscard]] PermittedOut actionPermitted(const Book& book, const PermittedIn& in);
/// Whether it is allowed, without the reasons: asked of each unit that a machine might name.
[[nodiscard]] bool isPermitted(const Book& book, const PermittedIn& in);

/// Whether terrain binds: OT-TER-2, OT-TER-3.
[[nodiscard]] constexpr bool boundByTerrain(bool terrain, Troops troops) { return terrain && troops == Troops::other; }
/// Moves of an activation.
[[nodiscard]] inline int allowanceOf(const Book& book, int moves, bool terrain, Troops troops) {
  return boundByTerrain(terrain, troops) ? book.tables.boundMoves : moves;
}

struct MoveIn {
  int moves = 0;
  int forward = 1;
  int quarterTurns = 0;
  bool freeTurns = false;
  bool terrain = false;
  Troops troops = Troops::other;
};
BOOST_DESCRIBE_STRUCT(MoveIn, (), (moves, forward, quarterTurns, freeTurns, terrain, troops))
struct MoveOut {
  int allowance = 0;
  int spent = 0;
  int left = 0;
  bool allowed = false;
  /// The rule that sets the allowance.
  std::string_view limitedBy;
};
BOOST_DESCRIBE_STRUCT(MoveOut, (), (allowance, spent, left, allowed))
[[nodiscard]] MoveOut move(const Book& book, const MoveIn& in);

struct GroupMoveIn {
  int slowestMoves = 0;
  int forward = 1;
  int quarterTurns = 0;
  bool allTurnFree = false;
  bool connected = true;
  bool sameDirection = true;
  bool sameSpeed = true;
  bool anyMoved = false;
  bool anyBoundByTerrain = false;
};
BOOST_DESCRIBE_STRUCT(GroupMoveIn, (),
                      (slowestMoves, forward, quarterTurns, allTurnFree, connected, sameDirection, sameSpeed, anyMoved,
                       anyBoundByTerrain))
struct GroupMoveOut {
  bool allowed = false;
  int spent = 0;
  Reasons<NotAsGroup> reasons;
};
BOOST_DESCRIBE_STRUCT(GroupMoveOut, (), (allowed, spent, reasons))
[[nodiscard]] GroupMoveOut groupMove(const GroupMoveIn& in);

struct ChargeIn {
  int moves = 0;
  int squaresBetween = 0;
  int quarterTurns = 0;
  bool freeTurns = false;
  bool terrain = false;
  Troops troops = Troops::other;
};
BOOST_DESCRIBE_STRUCT(ChargeIn, (), (moves, squaresBetween, quarterTurns, freeTurns, terrain, troops))
struct ChargeOut {
  int allowance = 0;
  int needed = 0;
  bool reaches = false;
  /// The rule that sets the allowance, or that the charge must reach.
  std::string_view limitedBy;
};
BOOST_DESCRIBE_STRUCT(ChargeOut, (), (allowance, needed, reaches))
[[nodiscard]] ChargeOut charge(const Book& book, const ChargeIn& in);

struct PassThroughIn {
  Passing mover = Passing::other;
  Passing met = Passing::other;
  Whose whose = Whose::own;
  Movement movement = Movement::move;
  int movesLeft = 2;
  int squaresToEmpty = 2;
};
BOOST_DESCRIBE_STRUCT(PassThroughIn, (), (mover, met, whose, movement, movesLeft, squaresToEmpty))
struct PassThroughOut {
  bool allowed = false;
  Reasons<NoPassage> reasons;
};
BOOST_DESCRIBE_STRUCT(PassThroughOut, (), (allowed, reasons))
[[nodiscard]] PassThroughOut passThrough(const Book& book, const PassThroughIn& in);

}  // namespace signifer::othw
