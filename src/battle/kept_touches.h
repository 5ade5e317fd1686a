// Who touches whom of the enemy, kept until somebody moves who may change it.
#pragma once

#include "battle/kept_neighbours.h"
#include "table/distance.h"

namespace signifer {

class KeptTouches {
 public:
  /// Enemies within the gap, on the table or not.
  [[nodiscard]] const UnitSet& of(const Stands& stands, UnitIndex u, double gap) const {
    return enemies_.of(stands, u, gap, Touching{stands, gap});
  }
  // As of all neighbours (battle/kept_neighbours.h), of enemies alone.
  void passed(const Stands& stands, UnitIndex u, UnitIndex enemy, double gap) {
    enemies_.passed(u, enemy, Touching{stands, gap});
  }
  void forget(UnitIndex u) { enemies_.forget(u); }

 private:
  struct Touching {
    const Stands& stands;
    double gap;
    bool operator()(UnitIndex a, UnitIndex b) const { return within(stands.stand(a), stands.stand(b), gap); }
  };
  KeptNeighbours<Neighbours::enemies> enemies_;
};

}  // namespace signifer
