// Who touches whom of the enemy, worked out for a unit when it is first asked for. When a unit moves only those are
// forgotten whom it touched or may touch now.
#pragma once

#include "battle/action.h"
#include "battle/stands.h"
#include "table/distance.h"
#include "table/kept.h"

namespace signifer {

class KeptTouches {
 public:
  /// Enemies within the gap, on the table or not.
  [[nodiscard]] const UnitSet& of(const Stands& stands, UnitIndex u, double gap) const {
    return sets_.of(static_cast<std::size_t>(u), [&] {
      UnitSet set;
      stands.forEachEnemyNear(u, gap, [&](UnitIndex v) {
        if (within(stands.stand(u), stands.stand(v), gap)) add(set, v);
      });
      return set;
    });
  }
  /// After the unit has moved.
  void moved(const Stands& stands, UnitIndex u, double gap) {
    const UnitIndex count = stands.battle().unitCount();
    for (UnitIndex v = 0; v < count; ++v)
      if (const UnitSet* set = sets_.find(static_cast<std::size_t>(v)); set != nullptr && in(*set, u))
        sets_.forget(static_cast<std::size_t>(v));
    stands.forEachEnemyNear(u, gap, [&](UnitIndex v) { sets_.forget(static_cast<std::size_t>(v)); });
    sets_.forget(static_cast<std::size_t>(u));
  }

 private:
  Kept<UnitSet> sets_;
};

}  // namespace signifer
