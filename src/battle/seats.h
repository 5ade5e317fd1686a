// The places and reaches of a battle's units, apart from all else and as coarse as will do. One look tells the few
// units that may lie in a part of the table, and only those are measured.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "battle/battle.h"
#include "table/vec.h"

namespace signifer {

/// Units found, in place.
struct UnitsFound {
  std::array<UnitIndex, mostUnits> units;
  std::size_t count;

  // Without values until they are found: `UnitsFound{}` would else clear it all first.
  UnitsFound() {}  // NOLINT(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
  [[nodiscard]] const UnitIndex* begin() const { return units.data(); }
  [[nodiscard]] const UnitIndex* end() const { return units.data() + count; }
};

class Seats {
 public:
  // Not defaulted: `Seats{}` would then clear it all first.
  Seats() {}  // NOLINT(modernize-use-equals-default)

  /// Nobody is seated before.
  [[nodiscard]] bool seated() const { return count_ > 0; }
  void seatAll(const Battle& battle);
  /// One has moved, or its base has changed.
  void seat(const Battle& battle, UnitIndex u);
  /// Seats a unit that has moved. Returns the units that may have lain within the gap of it before, or may now, itself
  /// among them.
  [[nodiscard]] UnitsFound move(const Battle& battle, UnitIndex u, double gap);

  /// The units that may reach into the box from `low` to `high`, on the table or not, in their order. Units that
  /// certainly lie outside are left out.
  [[nodiscard]] UnitsFound whoIsIn(Vec2 low, Vec2 high) const;
  /// The units that may lie within the gap of a unit as it was last seated, itself among them.
  [[nodiscard]] UnitsFound whoIsNear(UnitIndex u, double gap) const;
  /// The same of enemies of the side alone.
  [[nodiscard]] UnitsFound enemiesIn(SideIndex side, Vec2 low, Vec2 high) const;
  [[nodiscard]] UnitsFound enemiesNear(UnitIndex u, double gap) const;
  /// The units of its own side that may lie within the gap, itself among them.
  [[nodiscard]] UnitsFound friendsNear(UnitIndex u, double gap) const;

 private:
  /// So many at once. Beyond the last unit nobody is ever in a box.
  static constexpr std::size_t many = 16;
  static_assert(mostUnits % many == 0);

  struct Edges {
    std::int16_t west, south, east, north;
  };
  using Row = std::array<std::int16_t, mostUnits>;

  [[nodiscard]] Edges edgesOf(UnitIndex u) const;
  [[nodiscard]] static Edges around(Vec2 low, Vec2 high);
  [[nodiscard]] static Edges widened(const Edges& edges, double gap);
  void put(std::size_t place, const Edges& edges);
  enum class Whom { all, friends, enemies };
  template <Whom whom>
  [[nodiscard]] UnitsFound find(const Edges& box, std::int16_t side = 0) const;

  Row west_, south_, east_, north_;
  Row side_;
  std::size_t count_ = 0;
};

}  // namespace signifer
