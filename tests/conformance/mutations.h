// Actions and states that nobody means: what people may ask for all the same, and what files may say.
#pragma once

#include <nlohmann/json.hpp>

#include "dice/stream.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer::conformance {

/// Changes one part of an action, to something near or to nonsense.
[[nodiscard]] Action mutated(Action action, const RuleSet& rules, const Battle& battle, Stream& chance);

/// Changes a few values of a battle file's state: numbers, words, whole tasks.
[[nodiscard]] Json garbled(Json battle, Stream& chance);

}  // namespace signifer::conformance
