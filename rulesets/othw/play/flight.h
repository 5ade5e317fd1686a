// Moves that nobody chooses: flight to the base edge, a pursuer's chase and a rampage (D11: in them, ground that binds
// is entered only as the first square).
#pragma once

#include "othw/morale.h"
#include "othw/play/scene.h"

namespace signifer::othw {

/// OT-FLE-2 to 9.
void flee(Scene& scene, UnitIndex unit, Moment moment);

/// A pursuer in its own phase: test and chase (OT-PUR-2 to 6).
void pursue(Scene& scene, UnitIndex unit, bool reroll);
/// The test after the chase, where an option has it so (D36).
void testPursuer(Scene& scene, UnitIndex unit, bool reroll);

/// Turns rampaging elephants that way and sends them off (OT-RAM-8, D30).
void rampageMove(Scene& scene, UnitIndex unit, Direction direction);

}  // namespace signifer::othw
