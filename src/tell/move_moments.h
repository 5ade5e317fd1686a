// The moment for which a place that hands have shown is judged.
#pragma once

#include "play/table_moment.h"
#include "play/told_moves.h"

namespace signifer::tell {

/// The battle at the moment that somebody has named, else at the step for which such a move is asked: now, or later in
/// the player turn of the unit's side.
[[nodiscard]] Battle momentAsked(const RuleSet& rules, const Battle& battle, const ToldPlace& place,
                                 const std::optional<TableMoment>& only, const ToldGrace& grace);

/// The battle in which the unit may go there, where a roll or an order opens its moves: with the dice that carry it so
/// far. Nothing where no dice do, or nothing opens moves.
[[nodiscard]] std::optional<Battle> openedByDice(const RuleSet& rules, const Battle& at, const ToldPlace& place,
                                                 const ToldGrace& grace);

}  // namespace signifer::tell
