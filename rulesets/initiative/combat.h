// Hand-to-hand combat: a unit's blows, who counts as a support, who has won, and who must test. The sheet's
// Hand-to-hand Sequence with its dice and to-hit tables.
#pragma once

#include <optional>

#include "initiative/forms.h"
#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::initiative {

/// Square and buildings fight on each face, and have neither flank nor rear.
[[nodiscard]] constexpr bool fightsByFaces(Formation formation) {
  return formation == Formation::square || formation == Formation::buildings;
}

[[nodiscard]] std::optional<Refusal> refuseHandToHand(const HandToHandIn& in, const Book& book);
/// IO-H2H-1 to IO-H2H-15. Dice: a pool of d6, one for each attack die.
[[nodiscard]] HandToHandOut handToHand(const HandToHandIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

/// IO-SUP-2.
[[nodiscard]] SupportOut support(const SupportIn& in, const Book& book);

/// IO-HSQ-9, IO-SUP-3, IO-SUP-4.
[[nodiscard]] CombatResultOut combatResult(const CombatResultIn& in, const Book& book, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseCombatBreakCheck(const CombatBreakCheckIn& in);
/// IO-HSQ-3 to IO-HSQ-8, IO-HSQ-10.
[[nodiscard]] CombatBreakCheckOut combatBreakCheck(const CombatBreakCheckIn& in, const Book& book);

}  // namespace signifer::initiative
