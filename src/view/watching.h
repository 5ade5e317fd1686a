// A rule set around another one, for battles with something to hide: after each action it works out who has come into
// sight, and keeps that in the state. It plays exactly as the rule set inside; who sees whom changes no rule. Battles
// that are open are played without it.
#pragma once

#include <memory>

#include "library/loader.h"
#include "rules/ruleset.h"

namespace signifer {

/// A unit that is marked as hidden is come upon by an enemy this near who sees the place, in thousandths of an inch.
inline constexpr Length comeUponWithin = 6 * oneInch;

/// `phases`: what the rule set inside has beyond its own. Throws SourceError.
[[nodiscard]] std::unique_ptr<RuleSet> watching(std::unique_ptr<const RuleSet> rules, const RuleSetSource& source,
                                                const HouseRules& house, Definition::Phases phases);

}  // namespace signifer
