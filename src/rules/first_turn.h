// Each side throws a die for the first turn: a way in which rule sets let dice decide who begins.
#pragma once

#include "rules/account.h"

namespace signifer {

/// A die for each side, again while they are equal.
struct HigherDie {
  SideIndex side = noSide;
  int higher = 0;
  int lower = 0;
};
[[nodiscard]] HigherDie throwForHigher(Dice& dice, std::string_view caption);

/// The side with the higher die. The account tells it as the phrase `begins`, by `rule`; `caption` is that of each
/// roll.
[[nodiscard]] SideIndex throwForFirstTurn(const Account& account, std::string_view caption, std::string_view rule);

}  // namespace signifer
