#include "battle/seats.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace signifer {
namespace {

static_assert(std::endian::native == std::endian::little, "the first of many bytes is the lowest");

/// In some sixteenths of an inch; far away is as good as farther.
std::int16_t coarse(double length) {
  constexpr double farthest = 2e6;
  return static_cast<std::int16_t>(static_cast<std::int32_t>(std::clamp(length, -farthest, farthest)) >> 6);
}

std::int16_t shifted(std::int16_t edge, int by) {
  return static_cast<std::int16_t>(std::clamp<int>(edge + by, INT16_MIN, INT16_MAX));
}

}  // namespace

void Seats::put(std::size_t place, const Edges& edges) {
  west_[place] = edges.west;
  south_[place] = edges.south;
  east_[place] = edges.east;
  north_[place] = edges.north;
}

void Seats::seat(const Battle& battle, UnitIndex u) {
  const Unit& unit = battle.unit(u);
  const Vec2 at = toVec(unit.pose.centre);
  // No part of a base is farther from its centre; and what is lost by being coarse.
  const double reach = (static_cast<double>(unit.base.frontage) + unit.base.depth) / 2.0 + 128.0;
  put(static_cast<std::size_t>(u),
      {coarse(at.x - reach), coarse(at.y - reach), coarse(at.x + reach), coarse(at.y + reach)});
}

void Seats::seatAll(const Battle& battle) {
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) seat(battle, u);
  count_ = battle.units.size();
  for (std::size_t place = count_; place % many != 0; ++place) put(place, {INT16_MAX, INT16_MAX, INT16_MIN, INT16_MIN});
}

UnitsFound Seats::whoIsIn(Vec2 low, Vec2 high) const {
  return whoIsIn(Edges{coarse(low.x), coarse(low.y), coarse(high.x), coarse(high.y)});
}

UnitsFound Seats::whoIsNear(UnitIndex u, double gap) const { return whoIsIn(widened(edgesOf(u), gap)); }

UnitsFound Seats::move(const Battle& battle, UnitIndex u, double gap) {
  const Edges before = edgesOf(u);
  seat(battle, u);
  const Edges now = edgesOf(u);
  return whoIsIn(widened({std::min(before.west, now.west), std::min(before.south, now.south),
                          std::max(before.east, now.east), std::max(before.north, now.north)},
                         gap));
}

Seats::Edges Seats::edgesOf(UnitIndex u) const {
  const auto place = static_cast<std::size_t>(u);
  return {west_[place], south_[place], east_[place], north_[place]};
}

Seats::Edges Seats::widened(const Edges& edges, double gap) {
  const int more = coarse(gap) + 1;
  return {shifted(edges.west, -more), shifted(edges.south, -more), shifted(edges.east, more),
          shifted(edges.north, more)};
}

// Compared without a branch, so that the compiler takes many at once.
UnitsFound Seats::whoIsIn(const Edges& box) const {
  const std::size_t count = (count_ + many - 1) / many * many;
  std::array<std::uint8_t, mostUnits> near;
  for (std::size_t u = 0; u < count; ++u)
    near[u] = static_cast<std::uint8_t>((west_[u] < box.east) & (box.west < east_[u]) & (south_[u] < box.north) &
                                        (box.south < north_[u]));
  UnitsFound list;
  std::size_t found = 0;
  for (std::size_t first = 0; first < count; first += 8) {
    std::uint64_t left = 0;
    std::memcpy(&left, near.data() + first, sizeof left);
    for (; left != 0; left &= left - 1)
      list.units[found++] = static_cast<UnitIndex>(first + (static_cast<std::size_t>(std::countr_zero(left)) >> 3));
  }
  list.count = found;
  return list;
}

}  // namespace signifer
