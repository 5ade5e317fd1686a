// Who touches whom of the enemy, kept until somebody moves who may change it.
#pragma once

#include "battle/kept_neighbours.h"
#include "table/distance.h"

namespace signifer {

class KeptTouches {
 public:
  /// Enemies within the gap, on the table or not.
  [[nodiscard]] const UnitSet& of(const Stands& stands, UnitIndex u, double gap) const {
    return enemies_.of(stands, u, gap,
                       [&](UnitIndex a, UnitIndex b) { return within(stands.stand(a), stands.stand(b), gap); });
  }
  /// As of all neighbours (battle/kept_neighbours.h).
  void passed(UnitIndex u, UnitIndex enemy, bool near) { enemies_.passed(u, enemy, near); }
  void forget(UnitIndex u) { enemies_.forget(u); }
  /// After the unit has moved.
  void moved(const Stands& stands, UnitIndex u, double gap) { enemies_.moved(stands, u, gap); }

 private:
  KeptNeighbours<Neighbours::enemies> enemies_;
};

}  // namespace signifer
