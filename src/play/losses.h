// The losses of a battle: units that took part in it and stand on the table no more. A unit takes part if it stood
// there in the beginning, or was still to be deployed then. A unit that came back is not lost.
#pragma once

#include <functional>

#include "battle/battle.h"
#include "rules/ruleset.h"

namespace signifer {

/// The units of a battle that began so.
[[nodiscard]] UnitSet unitsTakingPart(const Definition& definition, const Battle& start);

/// The units lost `now`; none while somebody still deploys.
[[nodiscard]] UnitSet unitsLost(const Definition& definition, const Battle& start, const Battle& now);

/// The units of a side that flee but still stand on the table, as their marks tell it; without people.
[[nodiscard]] UnitSet unitsInFlight(const RuleSet& rules, const Battle& now, SideIndex side);

/// The losses of a side, without the people who are kept as units (Shape::person).
struct Losses {
  int lost = 0;
  int all = 0;
};
[[nodiscard]] Losses lossesOf(const RuleSet& rules, const Battle& start, const Battle& now, SideIndex side,
                              const std::function<bool(UnitIndex)>& counts = {});

}  // namespace signifer
