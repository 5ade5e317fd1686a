// The phase checklist of a rule set: its sequence step by step, with who acts, what to remember and boxes to tick,
// under the house rules in force.
#pragma once

#include "rules/definition.h"
#include "sheet/document.h"

namespace signifer {

/// `house` are the rules that the definition was loaded with.
[[nodiscard]] Sheet makeChecklist(const Definition& definition, const HouseRules& house = {});

/// The house rules in words, one a line: options that were chosen, then places of the patch.
[[nodiscard]] std::vector<std::string> houseRulesInWords(const Definition& definition, const HouseRules& house);

/// "Signifer · Hannibal at the Gates 1.0.0 · no house rules".
[[nodiscard]] std::string sheetFooter(const Definition& definition, bool houseRules);

/// The disc of the side that acts in a step.
[[nodiscard]] ActorDisc discOf(Actor actor);

}  // namespace signifer
