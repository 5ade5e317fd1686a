// Places worth going to, beyond the few ways that a rule set offers by itself: the flanks, rear and front of the
// enemies near, in line with friends, aside and back. What going there means is the rule set's to say (`propose`), and
// whether it may be done (`judge`), so that this holds for every rule set that measures.
#pragma once

#include <vector>

#include "rules/ruleset.h"

namespace signifer {

/// Where a unit might go, best known places first: about the nearest so many enemies, beside the two nearest friends,
/// aside and back. Those off the table are left out.
[[nodiscard]] std::vector<Point> placesFor(const Battle& battle, UnitIndex unit, int enemies);
/// Adds to the answers moves to such places, of the unit that is asked, where it may move at all and as far as it may
/// go; none that is there already, and none on a grid, where every square is a candidate.
void addMovesToPlaces(const RuleSet& rules, const Battle& battle, const Decision& decision, int enemies,
                      ActionList& candidates);

}  // namespace signifer
