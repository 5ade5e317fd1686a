#include "rules/hand_turns.h"

namespace signifer {

HandTurns::~HandTurns() = default;

const HandTurns* handTurnsOf(const RuleSet& rules) { return dynamic_cast<const HandTurns*>(&rules); }

}  // namespace signifer
