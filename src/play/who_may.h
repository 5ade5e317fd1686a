// Who may really answer what is asked, told apart from the kinds of action that may answer at all: for programs that
// want to offer choices without trying them all.
#pragma once

#include "battle/action.h"
#include "rules/ruleset.h"
#include "schema/json_text.h"

namespace signifer {

/// A list of `{"action", "units", "people"}`, one for each kind that somebody may answer with, `people` where the kind
/// names a person: those of the candidates, units that may set out on a way at all, and people who may go somewhere
/// near.
[[nodiscard]] Json whoMay(const RuleSet& rules, const Battle& battle, const Decision& decision,
                          const ActionList& candidates);

}  // namespace signifer
