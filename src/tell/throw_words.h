// A throw that is to come, in words: its dice, what is needed, its modifiers by their rules, and the chances of what it
// decides. The units' names stand for A and B.
#pragma once

#include <string>

#include "play/session.h"
#include "rules/ruleset.h"

namespace signifer::tell {

/// "3d6, each 4 or more counts. +1 charging (IO-H2H-7). Hits: 0 58 %, 1 42 %." Chances that take too long to work out
/// are left out.
/// Without them where only the figures are asked for.
[[nodiscard]] std::string throwInWords(const RuleSet& rules, const Battle& battle, const ForeseenThrow& one,
                                       bool chances = true);

/// Whether the rule set counts the throw as a test, which is passed or not. Blows, shots and moves are none.
[[nodiscard]] bool isTest(const RuleSet& rules, const ForeseenThrow& one);
/// Whether the throw decides how far somebody goes.
[[nodiscard]] bool isWay(const ForeseenThrow& one);

}  // namespace signifer::tell
