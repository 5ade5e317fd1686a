// The end of a flight that people have told: nobody stands on somebody else.
#pragma once

#include "battle/battle.h"
#include "table/distance.h"
#include "table/moves.h"

namespace signifer {

/// The pose moved on ahead until its base lies on nobody else's, within 12 inches; as it is where there is no room.
[[nodiscard]] inline Pose pastUnits(const Battle& battle, UnitIndex u, const Pose& pose) {
  constexpr Length step = oneInch / 20;
  const auto clear = [&](const Pose& there) {
    const Footprint own(there, battle.unit(u).base);
    for (UnitIndex v = 0; v < battle.unitCount(); ++v) {
      const Unit& other = battle.unit(v);
      if (v != u && other.present && overlaps(own, Footprint(other.pose, other.base))) return false;
    }
    return true;
  };
  for (Length on = 0; on <= 12 * oneInch; on += step)
    if (const Pose there = movedAhead(pose, on); clear(there)) return there;
  return pose;
}

}  // namespace signifer
