// A rule set around another one, for battles with objectives. It counts the points at the end of each turn and rolls
// for the last turn. It names the winner by points if the rules name none. Otherwise it plays exactly as the rule set
// inside.
#pragma once

#include <memory>

#include "rules/ruleset.h"

namespace signifer {

/// `definition` is that of the rule set inside with the words of objectives (rules/occasion_parts.h).
[[nodiscard]] std::unique_ptr<RuleSet> scored(std::unique_ptr<const RuleSet> rules, Definition definition);

}  // namespace signifer
