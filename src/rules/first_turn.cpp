#include "rules/first_turn.h"

namespace signifer {

HigherDie throwForHigher(Dice& dice, std::string_view caption) {
  int faces[2] = {0, 0};
  while (faces[0] == faces[1])
    for (SideIndex side = 0; side < 2; ++side) faces[side] = dice.one({caption, side, noUnit, noUnit});
  const SideIndex side = faces[0] > faces[1] ? 0 : 1;
  return {side, faces[side], faces[1 - side]};
}

SideIndex throwForFirstTurn(const Account& account, std::string_view caption, std::string_view rule) {
  const HigherDie thrown = throwForHigher(account.dice(), caption);
  account.tell(
      "begins", {rule},
      {.side = thrown.side, .figures = {Figure::count(thrown.higher), Figure::count(thrown.lower)}, .key = true});
  return thrown.side;
}

}  // namespace signifer
