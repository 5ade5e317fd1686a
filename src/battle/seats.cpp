#include "battle/seats.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace signifer {
namespace {

/// A step of what is kept: some sixteenth of an inch.
constexpr int stepBits = 6;

/// Far away is as good as farther: whoever or whatever lies beyond is thought to lie here.
constexpr int farthest = 30000;
/// A unit that is larger, or a question that reaches farther, counts as everywhere.
constexpr int widest = 1000;
constexpr std::int16_t outermost = farthest + widest;

int coarse(double length) {
  constexpr double most = farthest << stepBits;
  return static_cast<int>(std::clamp(length, -most, most)) >> stepBits;
}

std::int16_t small(int steps) { return static_cast<std::int16_t>(steps); }

}  // namespace

void Seats::put(std::size_t place, const Edges& edges) {
  west_[place] = edges.west;
  south_[place] = edges.south;
  east_[place] = edges.east;
  north_[place] = edges.north;
}

// In whole numbers, as small questions seat everybody anew.
void Seats::seat(const Battle& battle, UnitIndex u) {
  const Unit& unit = battle.unit(u);
  const int x = std::clamp(unit.pose.centre.x >> stepBits, -farthest, farthest);
  const int y = std::clamp(unit.pose.centre.y >> stepBits, -farthest, farthest);
  // No part of a base is farther from its centre than half its frontage and depth; and what is lost by being coarse.
  const int reach = ((unit.base.frontage + unit.base.depth) >> (stepBits + 1)) + 3;
  if (reach > widest) return put(static_cast<std::size_t>(u), {-outermost, -outermost, outermost, outermost});
  put(static_cast<std::size_t>(u), {small(x - reach), small(y - reach), small(x + reach), small(y + reach)});
}

void Seats::seatAll(const Battle& battle) {
  count_ = battle.units.size();
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    seat(battle, u);
    side_[static_cast<std::size_t>(u)] = battle.unit(u).side;
  }
  for (std::size_t place = count_; place % many != 0; ++place) {
    put(place, {INT16_MAX, INT16_MAX, INT16_MIN, INT16_MIN});
    side_[place] = noSide;
  }
}

UnitsFound Seats::whoIsIn(Vec2 low, Vec2 high) const { return find<Whom::all>(around(low, high)); }

UnitsFound Seats::enemiesIn(SideIndex side, Vec2 low, Vec2 high) const {
  return find<Whom::enemies>(around(low, high), side);
}

UnitsFound Seats::whoIsNear(UnitIndex u, double gap) const { return find<Whom::all>(widened(edgesOf(u), gap)); }

UnitsFound Seats::enemiesNear(UnitIndex u, double gap) const {
  return find<Whom::enemies>(widened(edgesOf(u), gap), side_[static_cast<std::size_t>(u)]);
}

UnitsFound Seats::friendsNear(UnitIndex u, double gap) const {
  return find<Whom::friends>(widened(edgesOf(u), gap), side_[static_cast<std::size_t>(u)]);
}

UnitsFound Seats::move(const Battle& battle, UnitIndex u, double gap) {
  const Edges before = edgesOf(u);
  seat(battle, u);
  const Edges now = edgesOf(u);
  return find<Whom::all>(widened({std::min(before.west, now.west), std::min(before.south, now.south),
                                  std::max(before.east, now.east), std::max(before.north, now.north)},
                                 gap));
}

Seats::Edges Seats::edgesOf(UnitIndex u) const {
  const auto place = static_cast<std::size_t>(u);
  return {west_[place], south_[place], east_[place], north_[place]};
}

Seats::Edges Seats::around(Vec2 low, Vec2 high) {
  return {small(coarse(low.x) - 1), small(coarse(low.y) - 1), small(coarse(high.x) + 1), small(coarse(high.y) + 1)};
}

Seats::Edges Seats::widened(const Edges& edges, double gap) {
  const int by = coarse(gap) + 1;
  if (by > widest) return {-outermost, -outermost, outermost, outermost};
  return {small(edges.west - by), small(edges.south - by), small(edges.east + by), small(edges.north + by)};
}

// Compared without a branch, so that the compiler takes many at once.
template <Seats::Whom whom>
UnitsFound Seats::find(const Edges& box, std::int16_t side) const {
  const std::size_t count = (count_ + many - 1) / many * many;
  std::array<std::uint8_t, mostUnits> near;
  for (std::size_t u = 0; u < count; ++u)
    near[u] = static_cast<std::uint8_t>(int{west_[u] < box.east} & int{box.west < east_[u]} &
                                        int{south_[u] < box.north} & int{box.south < north_[u]} &
                                        int{whom == Whom::all || (side_[u] == side) == (whom == Whom::friends)});
  UnitsFound list;
  std::size_t found = 0;
  for (std::size_t first = 0; first < count; first += 8) {
    std::uint64_t left = 0;
    std::memcpy(&left, near.data() + first, sizeof left);
    // The first of them shall be the lowest byte.
    if constexpr (std::endian::native == std::endian::big) left = __builtin_bswap64(left);
    for (; left != 0; left &= left - 1)
      list.units[found++] = static_cast<UnitIndex>(first + (static_cast<std::size_t>(std::countr_zero(left)) >> 3));
  }
  list.count = found;
  return list;
}

}  // namespace signifer
