// A rule set around another one, for battles in which units arrive or leave for points. At the beginning of a side's
// turn it asks for those that are due: a die where the battle says so, then their places. Units that may leave by an
// edge are asked, too. Otherwise it plays exactly as the rule set inside, which sees none of those who are off the
// table.
#pragma once

#include <memory>

#include "rules/ruleset.h"

namespace signifer {

/// `definition` is that of the rule set inside with the step of arrivals (rules/occasion_parts.h).
[[nodiscard]] std::unique_ptr<RuleSet> withArrivals(std::unique_ptr<const RuleSet> rules, Definition definition);

}  // namespace signifer
