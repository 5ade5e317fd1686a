// Carrying out what the active side has chosen: moves, group moves, further moves, charges, combats, mahouts, and
// ending the phase.
#pragma once

#include "othw/play/play.h"

namespace signifer::othw {

// One that a person has overruled is carried out as far as it has a meaning, and what could not be done is told.
void advance(Play& play, const Action& action);
void stop(Play& play);
void rollFirst(Play& play);
void moveUnit(Play& play, const Action& action);
void moveGroup(Play& play, const Action& action);
void moveFurther(Play& play, const Action& action);
void chargeHome(Play& play, const Action& action);
void fight(Play& play, UnitIndex unit);
void putDown(Play& play, UnitIndex unit);
void transfer(Play& play, const Action& action);
void pursueWith(Play& play, const Action& action);
void rampageWith(Play& play, UnitIndex unit);
void testPursuerOf(Play& play, const Task& task, const Action& action);

}  // namespace signifer::othw
