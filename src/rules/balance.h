// The sum that a yardstick adds up unit by unit, and the chance to win that follows from it: own units count for a
// side, the enemy's against it.
#pragma once

#include <cmath>

#include "battle/battle.h"

namespace signifer {

/// The worth of a side's present units less that of the enemy's. `worthOf`: of one unit.
template <class Position, class WorthOf>
[[nodiscard]] int balanceOf(const Position& position, SideIndex side, WorthOf&& worthOf) {
  int balance = 0;
  position.forEachPresent([&](UnitIndex u) {
    const int worth = worthOf(u);
    balance += position.unit(u).side == side ? worth : -worth;
  });
  return balance;
}

/// The chance to win of who stands better by `worth`. `ofOdds`: so much multiplies the odds by e.
[[nodiscard]] inline double chanceBy(double worth, double ofOdds) { return 1.0 / (1.0 + std::exp(-worth / ofOdds)); }

}  // namespace signifer
