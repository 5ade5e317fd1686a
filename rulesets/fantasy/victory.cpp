#include "fantasy/victory.h"

namespace signifer::fantasy {

std::optional<Refusal> refuseVictory(const VictoryIn& in) {
  if (in.aLost > in.aPoints) return Refusal{"aLost", "an army cannot lose more points than it has"};
  if (in.bLost > in.bPoints) return Refusal{"bLost", "an army cannot lose more points than it has"};
  return std::nullopt;
}

VictoryOut victory(const Book& book, const VictoryIn& in) {
  const int percent = book.options.armyBreakPercent;
  const bool aBroken = in.aLost * 100 >= in.aPoints * percent;
  const bool bBroken = in.bLost * 100 >= in.bPoints * percent;
  if (!aBroken && !bBroken && in.turnsPlayed < in.turnLimit) return {};
  if (aBroken != bBroken) return {true, aBroken ? BattleWinner::b : BattleWinner::a};
  const int aShare = in.aLost * in.bPoints;
  const int bShare = in.bLost * in.aPoints;
  if (aShare == bShare) return {true, BattleWinner::draw};
  return {true, aShare < bShare ? BattleWinner::a : BattleWinner::b};
}

}  // namespace signifer::fantasy
