// Whether a battle is the one whose fingerprint a journal keeps, also where the journal is of an earlier version.
#pragma once

#include <cstdint>

#include "rules/ruleset.h"

namespace signifer {

/// Tasks of deployment and arrivals stand behind those of the rule set: with each task that a rule set gained since,
/// their numbers have moved by one, and with them the fingerprint.
[[nodiscard]] bool isStateRecorded(const RuleSet& rules, const Battle& battle, std::uint64_t recorded);

}  // namespace signifer
