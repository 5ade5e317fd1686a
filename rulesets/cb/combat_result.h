// The result of a round of combat for a unit, and the moves that the unit may or must make after it. Play measures the
// moves themselves.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/combat.h"
#include "cb/forms.h"
#include "cb/rows.h"

namespace signifer::cb {

struct CombatResultOut : CombatResultResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(CombatResultOut, (CombatResultResult), ())
[[nodiscard]] std::optional<Refusal> refuseCombatResult(const Book& book, const CombatResultIn& in);
/// CB-RES-1 to 39. Dice: critical tests of special troops only.
[[nodiscard]] CombatResultOut combatResult(const Book& book, const CombatResultIn& in, Dice& dice);

}  // namespace signifer::cb
