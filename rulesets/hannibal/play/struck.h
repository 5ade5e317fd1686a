// The arc from which a charge comes. Of the arc in which it began and the face that it strikes the milder counts
// (HG-CHG-4, D14). Reads positions and changes nothing.
#pragma once

#include <optional>

#include "hannibal/play/known_paths.h"
#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// The face of the target that a charger's front edge strikes first. `start`: where the charger stood at the
/// declaration, `there`: where it strikes.
[[nodiscard]] Arc struckArc(const Footprint& start, const Footprint& there, const Footprint& target);
/// The arc that counts by the option flank-judged-by, out of the arc in which the charge began and the face that it
/// strikes.
[[nodiscard]] Arc judgedArc(const Position& position, Arc began, Arc struck);
/// The arc from which a charge comes as it is declared, if nobody else moves. `wheel`: the wheel of its line,
/// clockwise.
[[nodiscard]] Arc declaredArc(const Position& position, UnitIndex charger, UnitIndex target, Angle wheel);

}  // namespace signifer::hannibal
