// The sentences of a turn, shortened: what is told better elsewhere goes, and what befell several alike is one
// sentence.
#pragma once

#include <vector>

#include "battle/battle.h"
#include "sheet/story.h"

namespace signifer {

/// Whether two things concern the same two units, in either order.
template <class One, class Other>
[[nodiscard]] bool aboutTheSameTwo(const One& one, const Other& other) {
  return one.unit != noUnit && one.other != noUnit &&
         ((one.unit == other.unit && one.other == other.other) || (one.unit == other.other && one.other == other.unit));
}

/// A charge that is declared, comes home and is fought leaves only the sentence about its result.
void dropWhatIsToldBetter(std::vector<StorySentence>& sentences);

/// One sentence tells the same fate of several units, or the same deed against several: "Legio IV charged home on Boii
/// and Insubres". So it does where each has an enemy of its own. `start` has the units' names.
void joinAlike(const Battle& start, std::vector<StorySentence>& sentences);

/// One sentence tells several deeds of a unit: "Velites panicked and routed".
void joinDeeds(const Battle& start, std::vector<StorySentence>& sentences);

}  // namespace signifer
