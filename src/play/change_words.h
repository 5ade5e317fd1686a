// A referee's changes by hand, in words. The journal tells the differences afterwards: a wish may change nothing, and
// its consequences may change more.
#pragma once

#include <string>

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

/// A change as Session::override takes it, in one sentence: "By hand: Legio I moved 2.3 in, hits 1 to 2." Says so where
/// nothing is different. A walk to another moment tells where it leads, and not what the rule set starts anew there. A
/// move does not tell the marks that it leaves on the unit. Throws SourceError if the changes do not fit.
[[nodiscard]] std::string toldWords(const RuleSet& rules, const Battle& before, const Node& changes);
/// Without the words that stand around it: "Boii hits 0 to 2".
[[nodiscard]] std::string bareToldWords(const RuleSet& rules, const Battle& before, const Node& changes);

/// The step's title, with its phase where another step is called the same: "Shooting: Roll to hit".
[[nodiscard]] std::string stepInWords(const Definition& definition, StepIndex step);

}  // namespace signifer
