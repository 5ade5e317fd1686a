// Combat: one side's score, and two scores against each other. What the difference does to a unit is in combat_result;
// who fights whom is measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/tables.h"
#include "rules/account.h"

namespace signifer::cb {

[[nodiscard]] std::optional<Refusal> refuseCombatScore(const Book& book, const CombatScoreIn& in);
/// The die, an average die for grade A, Combat Factor and all modifiers against one enemy: CB-COM-1 to 21.
[[nodiscard]] CombatScoreOut combatScore(const Book& book, const CombatScoreIn& in, Dice& dice, Modifiers& modifiers);

/// Own die, then the enemy's.
[[nodiscard]] CombatRoundOut combatRound(const Book& book, const CombatRoundIn& in, Dice& dice);
/// CB-RES-1.
[[nodiscard]] Band bandOf(const Book& book, int difference);

}  // namespace signifer::cb
