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
/// The tests that are due where people have told who lost a round (OT-CMB-12, OT-RET-1, OT-FUP-1).
void loseByHand(Play& play, UnitIndex loser, UnitIndex winner);
/// A follow-up that people have made by hand: into the square that the loser has left (OT-FUP-1). False where no round
/// is known that it has won.
bool followByHand(Play& play, UnitIndex winner);
/// A retreat that people have made by hand, with what is in its way (OT-RET-2 to OT-RET-7): one square, or two and
/// turned away.
void retreatByHand(Play& play, UnitIndex loser, UnitIndex winner, int squares);
/// The follow-up where nothing is asked: an Impetuous unit's, or none (OT-FUP-2).
void passFollowUp(Play& play, const Task& task);

}  // namespace signifer::othw
