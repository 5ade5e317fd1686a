#include "othw/victory.h"

namespace signifer::othw {

VictoryCheckOut victoryCheck(const VictoryCheckIn& in) {
  VictoryCheckOut out;
  out.activeBeaten = in.activeMorale == 0 || in.activeUnits == 0;
  out.otherBeaten = in.otherMorale == 0 || in.otherUnits == 0;
  if (out.activeBeaten && out.otherBeaten)
    out.outcome = Verdicts::draw;
  else if (out.activeBeaten)
    out.outcome = Verdicts::otherWins;
  else if (out.otherBeaten)
    out.outcome = Verdicts::activeWins;
  else if (!in.turnLimitReached)
    out.outcome = Verdicts::continues;
  else if (in.activeMorale == in.otherMorale)
    out.outcome = Verdicts::draw;
  else
    out.outcome = in.activeMorale > in.otherMorale ? Verdicts::activeWins : Verdicts::otherWins;
  return out;
}

}  // namespace signifer::othw
