// A throw that is to come, in words: its modifiers by their rules, and the chances of what it decides.
#pragma once

#include <string>

#include "rules/procedure.h"
#include "rules/ruleset.h"

namespace signifer::tell {

/// "-1 long range (HG-SHO-3). Hits: 0 58 %, 1 42 %." Chances that take too long to work out are left out.
[[nodiscard]] std::string chancesInWords(const RuleSet& rules, const Consultation& ruling);

}  // namespace signifer::tell
