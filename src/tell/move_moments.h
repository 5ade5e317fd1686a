// The moment for which a place that hands have shown is judged.
#pragma once

#include "play/table_moment.h"
#include "play/told_moves.h"

namespace signifer::tell {

/// The battle at the moment that somebody has named, else at the step for which such a move is asked: now, or later in
/// the player turn of the unit's side.
[[nodiscard]] Battle momentAsked(const RuleSet& rules, const Battle& battle, const ToldPlace& place,
                                 const std::optional<TableMoment>& only, const ToldGrace& grace);

/// The moves to some places, and whether dice were taken for granted that open one of them.
struct CarriedMoves {
  std::vector<ToldMove> moves;
  bool byDice = false;
};

/// The moves to these places at a moment. Where a roll or an order opens a unit's moves, the dice carry it so far.
[[nodiscard]] CarriedMoves movesAt(const RuleSet& rules, const Battle& at, std::span<const ToldPlace> places,
                                   const ToldGrace& grace);

}  // namespace signifer::tell
