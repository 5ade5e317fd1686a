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
};

class NearEnemies {
 public:
  /// `find(guess)` looks at all enemies, the guess first, which may be noUnit; `apart(v)` is how far the enemy v is
  /// from the unit.
  template <class Find, class Apart>
  [[nodiscard]] const NearEnemy& of(const Stands& stands, UnitIndex u, Find&& find, Apart&& apart) const {
    Entry& entry = entryOf(stands, u);
    const bool holds = entry.steps != 0 && stands.steps().allSince(entry.steps, [&](const StepTaken& step) {
      return followed(stands, u, step.unit, entry.near, apart);
    });
    if (!holds) entry.near = find(stands.present(entry.near.unit) ? entry.near.unit : noUnit);
    entry.steps = stands.steps().count();
    entry.atLeast = entry.near.unit != noUnit ? entry.near.away : nowhere;
    entry.boundSteps = entry.steps;
    return entry.near;
  }
  /// True where surely no enemy is so near; for most a bound tells that, without measuring anybody.
  template <class Find, class Apart>
  [[nodiscard]] bool noneWithin(const Stands& stands, UnitIndex u, double reach, Find&& find, Apart&& apart) const {
    Entry& entry = entryOf(stands, u);
    const bool bounded = entry.boundSteps != 0 && stands.steps().allSince(entry.boundSteps, [&](const StepTaken& step) {
      lower(stands, u, step, entry.atLeast);
      return true;
    });
    entry.boundSteps = stands.steps().count();
    if (!bounded || entry.atLeast <= reach) (void)of(stands, u, find, apart);
    return entry.atLeast > reach;
  }

 private:
  static constexpr double nowhere = 1e9;

  struct Entry {
    NearEnemy near;
    /// How many had moved then; 0: nothing is known.
    std::uint32_t steps = 0;
    /// No enemy is nearer, and was when so many had moved.
    std::uint32_t boundSteps = 0;
    double atLeast = 0;
  };

  [[nodiscard]] Entry& entryOf(const Stands& stands, UnitIndex u) const {
    if (entries_.empty()) entries_.resize(stands.battle().units.size());
    return entries_[static_cast<std::size_t>(u)];
  }

  static void lower(const Stands& stands, UnitIndex u, const StepTaken& step, double& atLeast) {
    if (step.unit == u) {
      // Whatever it takes up now lies so near to where its middle was.
      atLeast -= distance(step.from, step.to) + step.spread;
    } else if (stands.enemies(u, step.unit) && stands.present(step.unit)) {
      const double between = distance(toVec(stands.unit(u).pose.centre), toVec(stands.unit(step.unit).pose.centre));
      atLeast = std::min(atLeast, between - stands.spread(u) - stands.spread(step.unit));
    }
  }

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
