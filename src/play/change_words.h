// A referee's changes by hand, in words. The journal tells the differences afterwards: a wish may change nothing, and
// its consequences may change more.
#pragma once

#include <string>

#include "battle/battle.h"
#include "rules/definition.h"

namespace signifer {

/// One sentence: "By hand: Legio I moved 2.3 in, hits 1 to 2; turn 3 to 4." Says so where nothing is different.
[[nodiscard]] std::string changeWords(const Definition& definition, const Battle& before, const Battle& after);

}  // namespace signifer
