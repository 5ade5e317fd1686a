// Ways over the squares that a player names step by step: walking them, what bars them (OT-MOV-5 to 7, OT-GRP-2), and
// what the rulings on moves and charges are asked about them.
#pragma once

#include <optional>

#include "othw/play/board.h"

namespace signifer::othw {

/// What bars a way.
struct Bar {
  Because because;
  /// A phrase that says it; empty where nothing bars the way.
  std::string_view code;
  Square at;
  UnitIndex by = noUnit;
  [[nodiscard]] bool holds() const { return !code.empty(); }
};

struct Walked {
  Place end;
  int forward = 0;
  /// Turns as they are paid for (an option lets an about-face count once, D10).
  int quarterTurns = 0;
  /// Starts in or enters ground that binds.
  bool terrain = false;
  Bar bar;
  /// The answer for the last friend on the way that was passed.
  std::optional<PassThroughIn> passed;
  /// The friend in whose square it ends, who takes the one that the unit came in from (D12).
  UnitIndex changedWith = noUnit;
};

/// Whether a way may end in a friend's square, the two changing places: that of a move may, a charge's not (D12).
enum class WayEnds : std::uint8_t { inEmptySquare, changingPlaces };

/// Walks a unit's way; stops where it is barred.
[[nodiscard]] Walked walked(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                            const Path& steps, WayEnds ends);

/// The facts that the rulings on such a way ask for.
[[nodiscard]] MoveIn moveIn(const Battle& battle, UnitIndex unit, const Walked& way);
[[nodiscard]] ChargeIn chargeIn(const Battle& battle, const Board& board, UnitIndex unit, const Walked& way);
/// Whether nothing bars the way and the unit's allowance pays for it.
[[nodiscard]] bool mayWalk(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                           const Path& steps);
/// Whether nothing bars the way and a charge along it reaches.
[[nodiscard]] bool mayCharge(const Book& book, const Battle& battle, const Board& board, UnitIndex unit,
                             const Path& steps);
/// Whether a ruling can be asked again by its form, whose fields count squares and turns up to a limit.
[[nodiscard]] bool fitsForm(const Consultation& consultation);

/// A group's way: what the ruling is asked, and what bars one of its members.
struct GroupWalked {
  GroupMoveIn in;
  Bar bar;
  /// Each is the first such member: barred, bound by terrain, facing another way, moved already, apart from the leader.
  UnitIndex barred = noUnit;
  UnitIndex bound = noUnit;
  /// The first that difficult ground on its way does not bind.
  UnitIndex unbound = noUnit;
  UnitIndex turnedAside = noUnit;
  UnitIndex moved = noUnit;
  UnitIndex apart = noUnit;
  /// The slowest member.
  UnitIndex slowest = noUnit;
};
[[nodiscard]] GroupWalked walkedAsGroup(const Book& book, const Battle& battle, const Board& board,
                                        const UnitSet& units, const Path& steps);

/// Turn, go ahead, turn, go ahead: the ways that candidates look at. Turns are to the left below 0.
struct Route {
  int turn = 0, ahead = 0, thenTurn = 0, thenAhead = 0;
};
/// With one leg for the same step again and again, as a file of the battle has it.
[[nodiscard]] Path pathOf(const Route& route);

/// The square where a unit ends if nothing hinders these steps.
[[nodiscard]] Place afterSteps(Place from, const Path& steps);
/// Turns of a path as they are paid for.
[[nodiscard]] int turnsPaid(const Book& book, const Path& steps);

}  // namespace signifer::othw
