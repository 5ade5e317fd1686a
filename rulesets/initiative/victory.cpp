#include "initiative/victory.h"

namespace signifer::initiative {

std::optional<Refusal> refuseDivisionStatus(const DivisionStatusIn& in) {
  if (in.lost > in.units) return Refusal{"lost", "more units are lost than it began with"};
  if (in.lost + in.shaken > in.units) return Refusal{"shaken", "more units are lost or Shaken than it began with"};
  return std::nullopt;
}

DivisionStatusOut divisionStatus(const DivisionStatusIn& in, const Book& book) {
  const DivisionBreak when = book.options.divisionBreak;
  DivisionStatusOut out;
  out.badUnits = when == DivisionBreak::overHalfLost ? in.lost : in.lost + in.shaken;
  out.breaksAt = when == DivisionBreak::half ? (in.units + 1) / 2 : in.units / 2 + 1;
  out.broken = out.badUnits >= out.breaksAt;
  return out;
}

std::optional<Refusal> refuseVictory(const VictoryIn& in) {
  if (in.ownBroken > in.ownDivisions) return Refusal{"ownBroken", "more divisions are broken than there are"};
  if (in.enemyBroken > in.enemyDivisions) return Refusal{"enemyBroken", "more divisions are broken than there are"};
  return std::nullopt;
}

VictoryOut victory(const VictoryIn& in, const Book& book) {
  const bool half = book.options.armyBreak == ArmyBreak::half;
  const auto defeated = [&](int divisions, int broken) {
    return half ? 2 * broken >= divisions : 2 * broken > divisions;
  };
  VictoryOut out;
  out.ownDefeated = defeated(in.ownDivisions, in.ownBroken);
  out.enemyDefeated = defeated(in.enemyDivisions, in.enemyBroken);
  if (out.ownDefeated && out.enemyDefeated)
    out.outcome = BattleOutcome::draw;
  else if (out.ownDefeated)
    out.outcome = BattleOutcome::lost;
  else if (out.enemyDefeated)
    out.outcome = BattleOutcome::won;
  return out;
}

}  // namespace signifer::initiative
