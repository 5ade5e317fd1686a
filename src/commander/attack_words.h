// What a machine's charge promises, in a sentence with the chances of the two units alone: what a player would work out
// before he charges. Its reason compares whole turns, and says nothing where no other answer was worth a try.
#pragma once

#include <atomic>
#include <string>

#include "commander/prospects.h"

namespace signifer {

/// "Comes home 95 %, does more harm 71 %, breaks them 30 %, is broken itself 3 %. They are broken or gone before it
/// comes home 4 %."
[[nodiscard]] std::string prospectsInWords(const Prospects& prospects);

/// The same of an action that charges or attacks an enemy; empty for others, and for those that cannot be carried out.
/// Throws OddsGivenUp where `stop` became true.
[[nodiscard]] std::string attackInWords(const RuleSet& rules, const Battle& battle, const Action& action,
                                        const std::atomic<bool>* stop = nullptr);

}  // namespace signifer
