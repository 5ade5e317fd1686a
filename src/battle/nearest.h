// The unit that an answer names where several would do: chosen by place, in whatever order the units are listed.
#pragma once

#include <array>
#include <cmath>

#include "battle/battle.h"
#include "table/base.h"

namespace signifer {

/// Picks the unit of a set whose centre is nearest to the centre of a base. Of equally near ones it takes the one
/// farther ahead of that base, then the one farther to its left; noUnit where the set is empty. `standOf(v)` is a
/// unit's base.
template <class StandOf>
[[nodiscard]] UnitIndex nearestOf(const Footprint& own, const UnitSet& some, StandOf&& standOf) {
  UnitIndex found = noUnit;
  std::array<double, 3> least{};
  forEachIn(some, [&](UnitIndex v) {
    const Place at = own.place(standOf(v).centre);
    const std::array<double, 3> its{std::round(std::hypot(at.aside, at.ahead)), -std::round(at.ahead), at.aside};
    if (found != noUnit && its >= least) return;
    found = v;
    least = its;
  });
  return found;
}

}  // namespace signifer
