// An event in one sentence, wherever one is named: in the journal, in the report, on the button that takes it back.
#pragma once

#include <string>

#include "play/session.h"

namespace signifer {

/// Words for a deed of a side that deploys behind the screen. They tell neither who was placed nor where; empty where
/// there is no screen.
[[nodiscard]] std::string behindScreenWords(const Definition& definition, const Battle& before);

/// Words for an event of which nothing is told: what was done. "Legio V: March, 8 in", "End the step: Shooting"; empty
/// where nobody has said.
[[nodiscard]] std::string deedWords(const RuleSet& rules, const Battle& before, const Event& event);

/// "Velites marched 4 in": what is told of it first, else what was done; without a full stop.
[[nodiscard]] std::string eventInWords(const RuleSet& rules, const Battle& before, const Event& event);

}  // namespace signifer
