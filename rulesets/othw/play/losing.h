// After the dice of a round: Strength is taken off, a winner named; the loser rampages, retreats or breaks, and the
// winner follows up.
#pragma once

#include "othw/play/combat.h"

namespace signifer::othw {

/// Hits that stand and hits that were cancelled, of both units.
struct Hits {
  UnitIndex attacker, defender;
  int attackerTakes, defenderTakes, attackerCancelled, defenderCancelled;
};
/// OT-CMB-11 to 14; leaves the loser's and the winner's tasks.
void decideRound(Play& play, const Hits& hits);

/// The questions to a loser or a winner.
[[nodiscard]] Question askedOfLoserOrWinner(const Position& position, const Task& task);
/// Two units and two squares that touch: a retreat goes straight away from the enemy.
[[nodiscard]] bool isAfterRound(const Battle& battle, const Task& task);
void rollRampageOfLoser(Play& play, const Task& task, const Action& action);
void testRetreatOfLoser(Play& play, const Task& task, const Action& action);
void answerFollowUp(Play& play, const Task& task, const Action& action);
/// The follow-up where nothing is asked: an Impetuous unit's, or none (OT-FUP-2).
void passFollowUp(Play& play, const Task& task);

}  // namespace signifer::othw
