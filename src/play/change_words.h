// What a referee changed by hand, in words: told in the journal by what is different afterwards, since what was asked
// for may change nothing, and what follows from it may change more.
#pragma once

#include <string>

#include "battle/battle.h"
#include "rules/definition.h"

namespace signifer {

/// One sentence: "By hand: Legio I moved 2.3 in, hits 1 to 2; turn 3 to 4." Says so where nothing is different.
[[nodiscard]] std::string changeWords(const Definition& definition, const Battle& before, const Battle& after);

}  // namespace signifer
