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
  /// After the unit has moved, or left the table: to be told of each enemy of it, and the square of the way between
  /// them.
  void passed(UnitIndex u, UnitIndex enemy, double squared) {
    Foe* known = foes_.find(static_cast<std::size_t>(enemy));
    if (known == nullptr) return;
    if (known->unit == u && squared > known->squared)
      foes_.forget(static_cast<std::size_t>(enemy));
    else if (squared < known->squared || (squared == known->squared && u < known->unit))
      *known = {u, squared};
  }
  void forget(UnitIndex u) { foes_.forget(static_cast<std::size_t>(u)); }

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
