// The distance from each unit to its nearest enemy, for many battles that differ little, such as the outcomes of one
// decision. Distances found in one battle are kept for the next, except where a unit changed.
#pragma once

#include <boost/container/static_vector.hpp>

#include "battle/action.h"
#include "battle/battle.h"
#include "table/kept.h"

namespace signifer {

struct NearestEnemy {
  UnitIndex unit = noUnit;
  /// In the measure of the rule set; far more than any table's where there is no enemy.
  double away = 1e36;
  /// Equally far: of several such nobody asks which one it is.
  friend bool operator==(const NearestEnemy& a, const NearestEnemy& b) { return a.away == b.away; }
};

class KeptNearest {
 public:
  void forgetAll() {
    nearest_.forgetAll();
    seated_ = 0;
  }
  /// Takes a battle up; all are of one setup until it forgets them. `kind(u)`: 0 for a unit that is nobody's enemy,
  /// else whatever beside pose and base tells how far it is from others. `apart(u, v)`: how far the enemy v is from u.
  template <class Kind, class Apart>
  void follow(const Battle& battle, Kind&& kind, Apart&& apart) {
    Changed changed;
    if (!noteSeats(battle, kind, changed)) return nearest_.forgetAll();
    for (UnitIndex u = 0; !changed.empty() && u < battle.unitCount(); ++u) lookAgain(battle, u, changed, apart);
  }
  /// The distance of a unit of the followed battle from its nearest enemy; `search(u)` finds it among units that are
  /// somebody's enemies.
  template <class Search>
  [[nodiscard]] double away(UnitIndex u, Search&& search) const {
    return nearest_.of(index(u), [&]() -> NearestEnemy { return search(u); }).away;
  }

 private:
  // Beyond so many it is quicker to look at all anew.
  static constexpr std::size_t mostChanged = 3;
  using Changed = boost::container::static_vector<UnitIndex, mostChanged>;

  struct Seat {
    Pose pose;
    Base base;
    int kind = 0;
    friend bool operator==(const Seat&, const Seat&) = default;
  };

  static std::size_t index(UnitIndex u) { return static_cast<std::size_t>(u); }

  /// False where too many have changed.
  template <class Kind>
  bool noteSeats(const Battle& battle, Kind&& kind, Changed& changed) {
    const bool followed = seated_ == battle.unitCount();
    bool few = followed;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      const Seat seat{battle.unit(u).pose, battle.unit(u).base, kind(u)};
      if (followed && *seats_.find(index(u)) == seat) continue;
      seats_.forget(index(u));
      (void)seats_.of(index(u), [&] { return seat; });
      few = few && changed.size() < mostChanged;
      if (few) changed.push_back(u);
    }
    seated_ = battle.unitCount();
    return few;
  }
  template <class Apart>
  void lookAgain(const Battle& battle, UnitIndex u, const Changed& changed, Apart&& apart) {
    const NearestEnemy* known = nearest_.find(index(u));
    if (known == nullptr) return;
    NearestEnemy nearest = *known;
    nearest_.forget(index(u));
    for (const UnitIndex v : changed)
      if (v == u || v == nearest.unit) return;
    for (const UnitIndex v : changed) {
      if (battle.unit(v).side == battle.unit(u).side || seats_.find(index(v))->kind == 0) continue;
      if (const double away = apart(u, v); away < nearest.away) nearest = {v, away};
    }
    (void)nearest_.of(index(u), [&] { return nearest; });
  }

  static_assert(Kept<Seat>::most >= mostUnits);
  Kept<Seat> seats_;
  Kept<NearestEnemy> nearest_;
  UnitIndex seated_ = 0;
};

}  // namespace signifer
