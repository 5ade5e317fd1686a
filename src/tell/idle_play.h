// A battle carried on with as little happening as may be: everybody stays, and dice fall low. So a later moment of the
// rules is seen as if nothing else came between.
#pragma once

#include <functional>
#include <optional>

#include "dice/extreme_dice.h"
#include "rules/ruleset.h"

namespace signifer::tell {

/// The answer that only lets the battle go on: the step ends, everybody stays. The list is not empty.
[[nodiscard]] const Action& idlest(const Definition& definition, const ActionList& list);

/// The battle at the first decision of which something holds, from this one on; the rest is answered idly. Nothing
/// where that does not come in a while.
[[nodiscard]] std::optional<Battle> idleUntil(const RuleSet& rules, Battle battle,
                                              const std::function<bool(const Battle&, const Decision&)>& holds);

/// The battle once an action has been carried out, low dice falling.
[[nodiscard]] Battle afterLowDice(const RuleSet& rules, Battle battle, const Action& action);

}  // namespace signifer::tell
