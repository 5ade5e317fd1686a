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
    friend bool operator==(const Foe&, const Foe&) = default;
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
  /// After the unit has moved or left the table.
  void moved(const Battle& battle, UnitIndex u) {
    foes_.forget(static_cast<std::size_t>(u));
    const Unit& unit = battle.unit(u);
    foes_.forEachKnown([&](std::size_t enemy, Foe& known) {
      const auto v = static_cast<UnitIndex>(enemy);
      if (battle.unit(v).side == unit.side) return;
      const double squared = unit.present ? squaredWay(battle, v, u) : Foe().squared;
      if (known.unit == u && squared > known.squared)
        foes_.forget(enemy);
      else if (squared < known.squared || (squared == known.squared && u < known.unit))
        known = {u, squared};
    });
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
