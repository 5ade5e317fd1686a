// A shot measured: range and side distance within the arc of fire, what stands between, height, the earlier shots of an
// engine. Reads positions and throws nothing.
#pragma once

#include <optional>

#include "hannibal/play/position.h"
#include "hannibal/shooting.h"
#include "table/arcs.h"

namespace signifer::hannibal {

using ShotRuling = Answered<ShotPermittedIn, ShotPermittedOut>;

struct Shot {
  /// None for a unit without a weapon.
  std::optional<ShotRuling> ruling;
  /// From the front centre to the nearest part of the target in the arc.
  Segment line;
  UnitIndex blocker = noUnit;
};

/// `met`: skirmishers shoot as the mover arrives, at no distance and not yet in contact (D41).
[[nodiscard]] Shot aimedShot(const Position& position, UnitIndex shooter, UnitIndex target, bool met = false);
/// Whether the charge that has just been made brought these two into contact (HG-PIL-3). `charger`: whose charge it is;
/// noUnit where that is not known, then any charger of this turn counts.
[[nodiscard]] bool isNewContact(const Position& position, UnitIndex u, UnitIndex enemy, UnitIndex charger);
/// The ruling on pila at this enemy, who touches this face of the thrower (HG-PIL-1, HG-PIL-2).
[[nodiscard]] ShotRuling pilumThrow(const Position& position, UnitIndex thrower, UnitIndex target, Face face,
                                    UnitIndex charger);
/// The volley's facts but for the roller's purpose (HG-SHO-1 to HG-SHO-12).
[[nodiscard]] ShootingIn volleyFacts(const Position& position, UnitIndex shooter, UnitIndex target, Weapon weapon);

}  // namespace signifer::hannibal
