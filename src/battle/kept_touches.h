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
  /// After the unit has moved: to be told of each enemy that it may have touched or may touch now.
  void passed(const Stands& stands, UnitIndex u, UnitIndex enemy, double gap) {
    // Who touches is touched.
    const bool near = Touching{stands, gap}(u, enemy);
    enemies_.note(u, enemy, near);
    if (near) add(own_, enemy);
  }
  /// Before it is told of them, and after.
  void begin(UnitIndex u) {
    enemies_.forget(u);
    own_.reset();
  }
  void end(UnitIndex u) { enemies_.put(u, own_); }

 private:
  struct Touching {
    const Stands& stands;
    double gap;
    bool operator()(UnitIndex a, UnitIndex b) const { return within(stands.stand(a), stands.stand(b), gap); }
  };
  KeptNeighbours<Neighbours::enemies> enemies_;
  /// Of the unit that has just moved.
  UnitSet own_;
};

}  // namespace signifer
