// The enemies that touch each unit, kept until a unit moves that may change it.
#pragma once

#include "battle/kept_neighbours.h"
#include "table/distance.h"
#include "table/sides.h"

namespace signifer {

class KeptTouches {
 public:
  KeptTouches() = default;
  /// Units side to side that are farther apart than this do not touch.
  explicit KeptTouches(double sidesApart) : sidesApart_(sidesApart) {}

  /// Enemies within the gap, on the table or not.
  [[nodiscard]] const UnitSet& of(const Stands& stands, UnitIndex u, double gap) const {
    return enemies_.of(stands, u, gap, Touching{stands, gap, sidesApart_});
  }
  /// After the unit has moved: to be told of each enemy that it may have touched or may touch now.
  void passed(const Stands& stands, UnitIndex u, UnitIndex enemy, double gap) {
    // Who touches is touched.
    const bool near = Touching{stands, gap, sidesApart_}(u, enemy);
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
    double sidesApart;
    bool operator()(UnitIndex a, UnitIndex b) const {
      const Footprint& one = stands.stand(a);
      const Footprint& other = stands.stand(b);
      return within(one, other, gap) && (sidesApart < 0 || !sideToSide(one, other, sidesApart));
    }
  };
  KeptNeighbours<Neighbours::enemies> enemies_;
  /// Below 0: whoever touches does.
  double sidesApart_ = -1;
  /// Of the unit that has just moved.
  UnitSet own_;
};

}  // namespace signifer
