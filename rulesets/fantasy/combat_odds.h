// The exact odds of a round of close combat, reckoned rather than walked through. Attacks that hit, wound and go
// through are one binomial. Its stages are told apart only where they were asked for, so the largest pools take no
// time.
#pragma once

#include "fantasy/combat_round.h"
#include "rules/typed_procedure.h"

namespace signifer::fantasy {

void combatRoundOdds(const Book& book, const CombatRoundIn& in, const Asked& asked, OddsWatch& watch,
                     const std::function<void(const CombatRoundOut&, const Weight&)>& found);

}  // namespace signifer::fantasy
