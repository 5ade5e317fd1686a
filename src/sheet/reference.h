// The reference sheet of a rule set: every ruling with its inputs, dice and rules, the sample troops, and the options.
#pragma once

#include "rules/definition.h"
#include "sheet/document.h"

namespace signifer {

/// `house` are the rules that the definition was loaded with.
[[nodiscard]] Sheet makeReference(const Definition& definition, const HouseRules& house = {});

}  // namespace signifer
