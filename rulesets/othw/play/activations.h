// Carrying out what the active side has chosen: moves, group moves, further moves, charges, combats, mahouts, and
// ending the phase.
#pragma once

#include "othw/play/play.h"

namespace signifer::othw {

/// Carries out such an action; one that a person has overruled as far as it has a meaning, saying what could not be
/// done.
void act(Play& play, const Action& action);

}  // namespace signifer::othw
