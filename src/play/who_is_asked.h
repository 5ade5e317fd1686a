// The sides that are asked at a moment of a battle.
#pragma once

#include "battle/battle.h"
#include "rules/definition.h"
#include "rules/ruleset.h"

namespace signifer {

/// Whether a side may answer: the decision is its own, or the step asks both sides. While armies deploy, only the side
/// that places now is asked.
[[nodiscard]] bool isAsked(const Definition& definition, const Battle& battle, const Decision& decision,
                           SideIndex side);

}  // namespace signifer
