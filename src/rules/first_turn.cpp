#include "rules/first_turn.h"

#include <algorithm>

namespace signifer {

SideIndex throwForFirstTurn(const Account& account, std::string_view caption, std::string_view rule) {
  int first = 0;
  int second = 0;
  do {
    first = account.dice().one({caption, 0, noUnit, noUnit});
    second = account.dice().one({caption, 1, noUnit, noUnit});
  } while (first == second);
  const auto side = static_cast<SideIndex>(first > second ? 0 : 1);
  account.tell("begins", {rule},
               {.side = side,
                .figures = {Figure::count(std::max(first, second)), Figure::count(std::min(first, second))},
                .key = true});
  return side;
}

}  // namespace signifer
