// The enemy whose centre is nearest to that of each unit, found when it is first asked for. When somebody moves or
// leaves the table only those are looked at anew whose nearest it was; for the others it may only have come nearer.
#pragma once

#include "battle/stands.h"
#include "table/kept.h"

namespace signifer {

class KeptFoes {
 public:
  struct Foe {
    /// The first of equals; noUnit where there is no enemy on the table.
    UnitIndex unit = noUnit;
    /// The square of the way to it; far more than any table's where there is none.
    double squared = 1e36;
  };

  [[nodiscard]] const Foe& of(const Battle& battle, UnitIndex u) const {
    return foes_.of(static_cast<std::size_t>(u), [&] {
      Foe foe;
      for (UnitIndex v = 0; v < battle.unitCount(); ++v)
        if (counts(battle, u, v))
          if (const double away = squaredWay(battle, u, v); away < foe.squared) foe = {v, away};
      return foe;
    });
  }
  /// After the unit has moved, or left the table.
  void moved(const Battle& battle, UnitIndex v) {
    foes_.forget(static_cast<std::size_t>(v));
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      Foe* known = foes_.find(static_cast<std::size_t>(u));
      if (known == nullptr || battle.unit(u).side == battle.unit(v).side) continue;
      const double away = battle.unit(v).present ? squaredWay(battle, u, v) : 1e36;
      if (known->unit == v && away > known->squared)
        foes_.forget(static_cast<std::size_t>(u));
      else if (away < known->squared || (away == known->squared && v < known->unit))
        *known = {v, away};
    }
  }

 private:
  static bool counts(const Battle& battle, UnitIndex u, UnitIndex v) {
    return battle.unit(v).present && battle.unit(v).side != battle.unit(u).side;
  }
  static double squaredWay(const Battle& battle, UnitIndex u, UnitIndex v) {
    return squaredLength(toVec(battle.unit(v).pose.centre) - toVec(battle.unit(u).pose.centre));
  }

  static_assert(Kept<Foe>::most >= mostUnits);
  Kept<Foe> foes_;
};

}  // namespace signifer
