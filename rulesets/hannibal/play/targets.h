// At whom a unit in combat may throw its pila or strike, by the faces that touch. Reads positions and changes nothing.
#pragma once

#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// The unit whose charge has just made contact, as the tasks to throw pila say; noUnit where they name none.
[[nodiscard]] UnitIndex latestCharger(const Position& position, UnitIndex thrower);
/// The units at which this unit may throw pila now (HG-PIL-2, HG-PIL-3), or shoot under the option defensive-shooting.
/// `charger`: the unit whose charge has just made contact.
[[nodiscard]] UnitSet pilaTargets(const Position& position, UnitIndex u, UnitIndex charger);
[[nodiscard]] inline UnitSet pilaTargets(const Position& position, UnitIndex u) {
  return pilaTargets(position, u, latestCharger(position, u));
}
/// The enemies that it may strike at: those at its front before others, a charger's target before all (HG-H2H-13, D34).
[[nodiscard]] UnitSet strikeTargets(const Position& position, UnitIndex u);

}  // namespace signifer::hannibal
