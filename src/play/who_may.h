// The units and people that may really answer the question of the moment, apart from the kinds of action that may
// answer at all. For programs that want to offer choices without trying them all.
#pragma once

#include "battle/action.h"
#include "rules/ruleset.h"
#include "schema/json_text.h"

namespace signifer {

/// A list of `{"action", "units", "people"}`, one for each kind that has an answer; `people` is there if the kind names
/// a person. Listed are units and people of the candidates, units that may set out on a way, and people who may go
/// somewhere near.
[[nodiscard]] Json whoMay(const RuleSet& rules, const Battle& battle, const Decision& decision,
                          const ActionList& candidates);

}  // namespace signifer
