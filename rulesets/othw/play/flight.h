// Moves that nobody chooses: flight to the base edge, a pursuer's chase and a rampage (D11: in them, ground that binds
// is entered only as the first square).
#pragma once

#include "othw/morale.h"
#include "othw/play/play.h"

namespace signifer::othw {

/// How far a unit may go straight on without choosing to: D11.
struct Reach {
  int moves = 0;
  /// It starts on ground that binds or would enter it first.
  bool terrain = false;
  /// It stops before such ground farther on.
  bool stopsBefore = false;
};
[[nodiscard]] Reach reachAhead(const Battle& battle, const Board& board, UnitIndex unit, Square from, Facing way);

/// OT-FLE-2 to 9.
void flee(Play& play, UnitIndex unit, Moment moment);

/// A pursuer in its own phase: test and chase (OT-PUR-2 to 6).
void pursue(Play& play, UnitIndex unit, bool reroll);
/// The test after the chase, where an option has it so (D36).
void testPursuer(Play& play, UnitIndex unit, bool reroll);

/// Rampaging elephants in their side's phase: the die, and where it sends them (OT-RAM-6, OT-RAM-7).
void rollRampage(Play& play, UnitIndex unit);
/// The sentence that says which way elephants rampage.
[[nodiscard]] std::string_view rampagePhrase(Direction direction);
/// Turns rampaging elephants that way and sends them off (OT-RAM-8, D30).
void rampageMove(Play& play, UnitIndex unit, Direction direction);

}  // namespace signifer::othw
