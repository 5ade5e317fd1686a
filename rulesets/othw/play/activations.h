// Carrying out what the active side has chosen: moves, group moves, further moves, charges, combats, mahouts, and
// ending the phase.
#pragma once

#include "othw/play/scene.h"

namespace signifer::othw {

/// Carries out an action of the action and leftover parts of a phase, which the referee has found legal.
void act(Scene& scene, const Action& action);

}  // namespace signifer::othw
