// Close combat, in its parts: attacks, who strikes first, hits, wounds, bonuses, the result and the models removed. A
// whole round of unit against unit is combat_round.h.
#pragma once

#include "fantasy/armour.h"
#include "fantasy/forms.h"

namespace signifer::fantasy {

[[nodiscard]] std::optional<Refusal> refuseAttacks(const AttacksIn& in);
/// FA-CC-1 to 3, FA-FRZ-3, FA-FST-10.
[[nodiscard]] AttacksOut attacks(const Book& book, const AttacksIn& in, Modifiers& modifiers);

/// FA-CC-4 to 6.
[[nodiscard]] StrikeOrderOut strikeOrder(const StrikeOrderIn& in);

/// The score of the chart, with FA-FEA-3.
[[nodiscard]] int combatHitFrom(const Book& book, const CombatToHitIn& in);
/// FA-CC-7, FA-HIT-1, FA-FEA-3, FA-HAT-2.
[[nodiscard]] CombatToHitOut combatToHit(const Book& book, const CombatToHitIn& in, Dice& dice);

/// FA-CC-8, FA-WND-1, FA-WND-2.
[[nodiscard]] CombatToWoundOut combatToWound(const Book& book, const CombatToWoundIn& in, Dice& dice);

[[nodiscard]] std::optional<Refusal> refuseCombatBonus(const CombatBonusIn& in);
/// FA-RES-2 to 10.
[[nodiscard]] CombatBonusOut combatBonus(const Book& book, const CombatBonusIn& in, Modifiers& modifiers);

/// FA-RES-1, FA-RES-11.
[[nodiscard]] CombatResultOut combatResult(const CombatResultIn& in);

[[nodiscard]] std::optional<Refusal> refuseCasualties(const CasualtiesIn& in);
/// FA-CC-12.
[[nodiscard]] CasualtiesOut casualties(const CasualtiesIn& in);

}  // namespace signifer::fantasy
