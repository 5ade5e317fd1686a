// When an army is broken, and so the battle lost (CB-END).
#pragma once

#include "cb/forms.h"
#include "cb/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::cb {

[[nodiscard]] std::optional<Refusal> refuseArmyBreak(const ArmyBreakIn& in);
/// CB-END-1. Where armies never break, the break point is one more than the army has units.
[[nodiscard]] ArmyBreakOut armyBreak(const Book& book, const ArmyBreakIn& in);

}  // namespace signifer::cb
