// The losses of a battle: units that took part in it and stand on the table no more. A unit takes part if it stood
// there in the beginning, or was still to be deployed then. A unit that came back is not lost.
#pragma once

#include "battle/battle.h"
#include "rules/definition.h"

namespace signifer {

/// The units of a battle that began so.
[[nodiscard]] UnitSet unitsTakingPart(const Definition& definition, const Battle& start);

/// The units lost `now`; none while somebody still deploys.
[[nodiscard]] UnitSet unitsLost(const Definition& definition, const Battle& start, const Battle& now);

/// Whether it is a general, a hero or a standard bearer with a base of his own, whom nobody counts as a unit.
[[nodiscard]] bool isPersonAlone(const Setup& setup, UnitIndex unit);

/// The losses of a side, people aside.
struct Losses {
  int lost = 0;
  int all = 0;
};
[[nodiscard]] Losses lossesOf(const Definition& definition, const Battle& start, const Battle& now, SideIndex side);

}  // namespace signifer
