// Another position of a battle that is known (play/battle_frame.h): read from the parts that differ, and made of that
// battle's for the rest.
#pragma once

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

class KnownUnits;
struct KnownBattle;

/// `parts` has the units, where numbers stand for those that are known; sides and people where they differ; and the
/// state if there is one. Throws SourceError, also where sides, units or people are others than the battle's.
[[nodiscard]] Battle readAnotherPosition(const RuleSet& rules, const Node& parts, KnownUnits& units,
                                         const KnownBattle& known);

}  // namespace signifer
