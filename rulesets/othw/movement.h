// Movement as rulings: what a unit may do in its phase, what moves, groups and charges cost, and who goes through whom.
// Paths over the squares of a table are play/paths.h.
#pragma once

#include "dice/dice.h"
#include "othw/tables.h"
#include "othw/terms.h"
#include "rules/modifiers.h"
#include "rules/procedure.h"

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
struct PermittedOut {
  bool allowed = false;
  bool leadershipTest = false;
  WordSet<NotPermitted> reasons;
  friend auto operator<=>(const PermittedOut&, const PermittedOut&) = default;
};
[[nodiscard]] PermittedOut actionPermitted(const Book& book, const PermittedIn& in);

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
struct MoveOut {
  int allowance = 0;
  int spent = 0;
  int left = 0;
  bool allowed = false;
  friend auto operator<=>(const MoveOut&, const MoveOut&) = default;
};
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
struct GroupMoveOut {
  bool allowed = false;
  int spent = 0;
  WordSet<NotAsGroup> reasons;
  friend auto operator<=>(const GroupMoveOut&, const GroupMoveOut&) = default;
};
[[nodiscard]] GroupMoveOut groupMove(const GroupMoveIn& in);

struct ChargeIn {
  int moves = 0;
  int squaresBetween = 0;
  int quarterTurns = 0;
  bool freeTurns = false;
  bool terrain = false;
  Troops troops = Troops::other;
};
struct ChargeOut {
  int allowance = 0;
  int needed = 0;
  bool reaches = false;
  friend auto operator<=>(const ChargeOut&, const ChargeOut&) = default;
};
[[nodiscard]] ChargeOut charge(const Book& book, const ChargeIn& in);

struct PassThroughIn {
  Passing mover = Passing::other;
  Passing met = Passing::other;
  Whose whose = Whose::own;
  Movement movement = Movement::move;
  int movesLeft = 2;
  int squaresToEmpty = 2;
};
struct PassThroughOut {
  bool allowed = false;
  WordSet<NoPassage> reasons;
  friend auto operator<=>(const PassThroughOut&, const PassThroughOut&) = default;
};
[[nodiscard]] PassThroughOut passThrough(const Book& book, const PassThroughIn& in);

}  // namespace signifer::othw
