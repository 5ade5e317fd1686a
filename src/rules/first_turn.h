// Each side throws a die for the first turn: a way in which rule sets let dice decide who begins.
#pragma once

#include "rules/account.h"

namespace signifer {

/// The side with the higher die; equal dice are rolled again. The account tells it as the phrase `begins`, by `rule`;
/// `caption` is that of each roll.
[[nodiscard]] SideIndex throwForFirstTurn(const Account& account, std::string_view caption, std::string_view rule);

}  // namespace signifer
