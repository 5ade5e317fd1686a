// Pairs of units that are near each other in a way that rules often ask for, such as touching or being formed together.
// A unit's pairs are worked out when they are first asked for. When a unit moves, its own pairs are forgotten, and each
// other unit looks anew at that unit alone.
#pragma once

#include "battle/action.h"
#include "battle/stands.h"
#include "table/kept.h"

namespace signifer {

enum class Neighbours : std::uint8_t { friends, enemies };

template <Neighbours who>
class KeptNeighbours {
 public:
  /// `near(u, v)`: whether v is a neighbour of u. It is asked of those who may lie within the gap of it, on the table
  /// or not, and may go by their poses and bases and what never changes.
  template <class Near>
  [[nodiscard]] const UnitSet& of(const Stands& stands, UnitIndex u, double gap, Near&& near) const {
    return sets_.of(static_cast<std::size_t>(u), [&] {
      UnitSet set;
      forEachNear(stands, u, gap, [&](UnitIndex v) {
        if (near(u, v)) add(set, v);
      });
      return set;
    });
  }
  /// After the unit has moved: to be told of each other that it was near or may now be.
  template <class Near>
  void passed(UnitIndex u, UnitIndex other, Near&& near) {
    if (UnitSet* set = sets_.find(static_cast<std::size_t>(other)); set != nullptr)
      set->set(static_cast<std::size_t>(u), near(other, u));
  }
  /// Tells the other of the unit that has moved, with an answer that is known already.
  void note(UnitIndex u, UnitIndex other, bool near) {
    if (UnitSet* set = sets_.find(static_cast<std::size_t>(other)); set != nullptr)
      set->set(static_cast<std::size_t>(u), near);
  }
  /// Its own as others have found them; it had none.
  void put(UnitIndex u, const UnitSet& set) {
    (void)sets_.of(static_cast<std::size_t>(u), [&] { return set; });
  }
  void forget(UnitIndex u) { sets_.forget(static_cast<std::size_t>(u)); }

 private:
  template <class F>
  static void forEachNear(const Stands& stands, UnitIndex u, double gap, F&& f) {
    if constexpr (who == Neighbours::friends)
      stands.forEachFriendNear(u, gap, f);
    else
      stands.forEachEnemyNear(u, gap, f);
  }

  static_assert(Kept<UnitSet>::most >= mostUnits);
  Kept<UnitSet> sets_;
};

}  // namespace signifer
