// Going on where nobody has to choose: by the step's own answer, or by dice that the players throw at once.
#pragma once

#include <array>
#include <optional>

#include "battle/action.h"
#include "play/event.h"
#include "rules/ruleset.h"

namespace signifer {

/// The answer that goes on: the step's own, or the end of a step that its player may end while units could still act.
/// Nothing where somebody has to choose.
[[nodiscard]] std::optional<Action> answerThatGoesOn(const RuleSet& rules, const Battle& battle);

/// The answer to a step in which nobody has anything to choose and the players themselves throw first: their dice can
/// be asked for at once.
[[nodiscard]] std::optional<Action> answerThatThrows(const RuleSet& rules, const Battle& battle,
                                                     const std::array<DiceOrigin, 2>& dice);

}  // namespace signifer
