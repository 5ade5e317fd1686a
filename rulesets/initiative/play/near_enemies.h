// The enemy nearest to each unit where it stands, with its distance, kept from one question to the next by a position
// that remembers: only those who have moved since are looked at again.
#pragma once

#include <vector>

#include "battle/stands.h"

namespace signifer::initiative {

struct NearEnemy {
  /// The first of equally near ones; noUnit for none.
  UnitIndex unit = noUnit;
  /// Thousandths of an inch.
  double away = 0;
  friend bool operator==(const NearEnemy&, const NearEnemy&) = default;
};

class NearEnemies {
 public:
  /// `find(guess)` looks at all enemies, the guess first, which may be noUnit; `apart(v)` is how far the enemy v is
  /// from the unit.
  template <class Find, class Apart>
  [[nodiscard]] const NearEnemy& of(const Stands& stands, UnitIndex u, Find&& find, Apart&& apart) const {
    if (entries_.empty()) entries_.resize(stands.battle().units.size());
    Entry& entry = entries_[static_cast<std::size_t>(u)];
    const bool holds = entry.steps != 0 && stands.steps().allSince(entry.steps, [&](const StepTaken& step) {
      return followed(stands, u, step.unit, entry.near, apart);
    });
    if (!holds)
      entry.near = find(stands.present(entry.near.unit) ? entry.near.unit : noUnit);
    else
      checkKept(
          entry.near, [&]() -> NearEnemy { return find(noUnit); }, u);
    entry.steps = stands.steps().count();
    return entry.near;
  }
  /// The last answer; null where there was none.
  [[nodiscard]] const NearEnemy* last(UnitIndex u) const {
    return entries_.empty() ? nullptr : &entries_[static_cast<std::size_t>(u)].near;
  }
  /// Nobody has moved since.
  [[nodiscard]] bool isNow(const Stands& stands, UnitIndex u) const {
    return !entries_.empty() && entries_[static_cast<std::size_t>(u)].steps == stands.steps().count();
  }

 private:
  struct Entry {
    NearEnemy near;
    /// How many had moved then; 0: nothing is known.
    std::uint32_t steps = 0;
  };

  /// Takes into account where one who has moved stands now; false where all must be looked at again.
  template <class Apart>
  static bool followed(const Stands& stands, UnitIndex u, UnitIndex mover, NearEnemy& near, Apart&& apart) {
    if (mover == u) return false;
    if (!stands.enemies(u, mover)) return true;
    if (!stands.present(mover)) return mover != near.unit;
    if (mover != near.unit && !stands.nearer(u, mover, near.away)) return true;
    const double away = apart(mover);
    if (mover == near.unit && away > near.away) return false;
    if (away < near.away || (away == near.away && mover < near.unit)) near = {mover, away};
    return true;
  }

  mutable std::vector<Entry> entries_;
};

}  // namespace signifer::initiative
