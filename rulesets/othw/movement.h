// Movement as rulings: the actions open in a unit's phase, the costs of moves, groups and charges, and passing through
// friends. Ways over the squares of a table are play/ways.h.
#pragma once

#include "othw/forms.h"
#include "othw/tables.h"
#include "othw/terms.h"
#include "rules/account.h"
#include "rules/reasons.h"

namespace signifer::othw {

[[nodiscard]] ActionPermittedOut actionPermitted(const Book& book, const ActionPermittedIn& in);
/// Whether it is allowed, without the reasons: asked of each unit that a machine might name.
[[nodiscard]] bool isPermitted(const Book& book, const ActionPermittedIn& in);

/// Whether terrain binds: OT-TER-2, OT-TER-3.
[[nodiscard]] constexpr bool boundByTerrain(bool terrain, Troops troops) { return terrain && troops == Troops::other; }
/// Moves of an activation.
[[nodiscard]] inline int allowanceOf(const Book& book, int moves, bool terrain, Troops troops) {
  return boundByTerrain(terrain, troops) ? book.tables.boundMoves : moves;
}

struct MoveOut : MoveResult {
  /// The rule that sets the allowance.
  std::string_view limitedBy;
};
BOOST_DESCRIBE_STRUCT(MoveOut, (MoveResult), ())
[[nodiscard]] MoveOut move(const Book& book, const MoveIn& in);

[[nodiscard]] GroupMoveOut groupMove(const GroupMoveIn& in);

struct ChargeOut : ChargeResult {
  /// The rule that sets the allowance, or that the charge must reach.
  std::string_view limitedBy;
};
BOOST_DESCRIBE_STRUCT(ChargeOut, (ChargeResult), ())
[[nodiscard]] ChargeOut charge(const Book& book, const ChargeIn& in);

[[nodiscard]] PassThroughOut passThrough(const Book& book, const PassThroughIn& in);

}  // namespace signifer::othw
