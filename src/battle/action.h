// An action: what somebody does, as plain data. A rule set declares its kinds of action with typed fields; a person may
// give any path or place, a machine picks from the candidates, and both are judged alike.
#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

#include "battle/battle.h"
#include "table/moves.h"

namespace signifer {

/// The units of a group.
using UnitSet = std::bitset<mostUnits>;
[[nodiscard]] inline bool in(const UnitSet& set, UnitIndex u) { return set.test(static_cast<std::size_t>(u)); }
inline void add(UnitSet& set, UnitIndex u) { set.set(static_cast<std::size_t>(u)); }
/// The first of the set, in their order, that `holds` is true of; noUnit for none. Looks at nobody else, which pays as
/// most sets are small.
template <class Holds>
[[nodiscard]] UnitIndex firstIn(const UnitSet& set, Holds&& holds) {
  static_assert(sizeof(UnitSet) * 8 == mostUnits && mostUnits % 64 == 0);
  const auto words = std::bit_cast<std::array<std::uint64_t, mostUnits / 64>>(set);
  for (std::size_t i = 0; i < words.size(); ++i)
    for (std::uint64_t left = words[i]; left != 0; left &= left - 1)
      if (const auto u = static_cast<UnitIndex>(64 * i + static_cast<std::size_t>(std::countr_zero(left))); holds(u))
        return u;
  return noUnit;
}
/// Whether `holds` is true of any unit of the set, asked in the same way.
template <class Holds>
[[nodiscard]] bool anyIn(const UnitSet& set, Holds&& holds) {
  return firstIn(set, std::forward<Holds>(holds)) != noUnit;
}
/// Calls f for each unit of the set, in their order.
template <class F>
void forEachIn(const UnitSet& set, F&& f) {
  (void)firstIn(set, [&](UnitIndex u) {
    f(u);
    return false;
  });
}

struct Action {
  /// Index among the rule set's kinds of action.
  std::int8_t kind = -1;
  UnitIndex unit = noUnit;
  UnitIndex target = noUnit;
  PersonIndex person = noPerson;
  /// Booleans, integers, words and facings of the kind's fields, in their order.
  std::array<std::int16_t, 6> values{};
  UnitSet units;
  Point point;
  /// Legs in inches and degrees; on a grid of squares, legs of whole squares ahead and of whole quarter turns
  /// (wheelLeft, wheelRight).
  Path path;

  friend bool operator==(const Action&, const Action&) = default;
};

/// Candidates; kept and cleared rather than made anew.
using ActionList = std::vector<Action>;

/// The question of the moment: its side, its unit, and the kinds of action that answer it.
struct Decision {
  StepIndex step = noStep;
  SideIndex side = noSide;
  UnitIndex unit = noUnit;
  /// A bit for each kind of action that may answer.
  std::uint64_t kinds = 0;
  /// There is nothing to choose: any answer is "go on" (dice may still be thrown).
  bool automatic = false;

  [[nodiscard]] bool allows(int kind) const { return (kinds >> static_cast<unsigned>(kind)) & 1U; }
  friend bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace signifer
