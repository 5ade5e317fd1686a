// The referee: whether an action answers the decision of the moment, and if not, which rules say so, with figures and
// marks for the table.
#pragma once

#include "othw/play/decision.h"
#include "rules/verdict.h"

namespace signifer::othw {

/// A verdict under one book; nothing is said there of house rules.
[[nodiscard]] Verdict judged(const Book& book, const StepNumbers& steps, const Battle& battle, const Action& action);

/// The enemy in the square that a unit would face, noUnit for none (a rampaging friend counts, OT-RAM-9).
[[nodiscard]] UnitIndex enemyAhead(const Battle& battle, const Board& board, UnitIndex unit, Square from,
                                   Facing facing);

}  // namespace signifer::othw
