// What a yardstick adds up unit by unit: own units count for a side, the enemy's against it.
#pragma once

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

}  // namespace signifer
