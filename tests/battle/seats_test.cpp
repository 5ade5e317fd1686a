#include "battle/seats.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "table/distance.h"
#include "table/geometry_help.h"

namespace signifer::seats_test {
namespace {

Battle scattered(Random& random, int count, int span) {
  Battle battle;
  for (int i = 0; i < count; ++i) {
    Unit unit;
    unit.pose = random.pose(span);
    unit.base = random.base();
    battle.units.push_back(unit);
  }
  return battle;
}

bool touchesBox(const Unit& unit, Vec2 low, Vec2 high) {
  const Corners corners = Footprint(unit.pose, unit.base).corners();
  const auto [west, east] = std::ranges::minmax(corners, {}, &Vec2::x);
  const auto [south, north] = std::ranges::minmax(corners, {}, &Vec2::y);
  return west.x <= high.x && low.x <= east.x && south.y <= high.y && low.y <= north.y;
}

// In the order of the units, each once, and nobody missing.
void expectHolds(const UnitsFound& found, const Battle& battle, Vec2 low, Vec2 high) {
  EXPECT_TRUE(std::is_sorted(found.begin(), found.end()));
  EXPECT_EQ(std::adjacent_find(found.begin(), found.end()), found.end());
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const bool there = std::find(found.begin(), found.end(), u) != found.end();
    EXPECT_TRUE(there || !touchesBox(battle.unit(u), low, high)) << u;
    if (there) {
      // A base is never thought farther out than half its frontage and depth, and some.
      const double reach = (battle.unit(u).base.frontage + battle.unit(u).base.depth) / 2.0 + 400.0;
      const Vec2 at = toVec(battle.unit(u).pose.centre);
      EXPECT_LE(low.x - reach, at.x) << u;
      EXPECT_LE(low.y - reach, at.y) << u;
      EXPECT_GE(high.x + reach, at.x) << u;
      EXPECT_GE(high.y + reach, at.y) << u;
    }
  }
}

TEST(Seats, NobodyInABoxIsMissed) {
  Random random(7);
  for (const int count : {1, 15, 16, 17, 38, 256}) {
    const Battle battle = scattered(random, count, 90000);
    Seats seats;
    seats.seatAll(battle);
    for (int i = 0; i < 200; ++i) {
      const Vec2 low = random.point(90000);
      const Vec2 high = low + random.point(20000);
      expectHolds(seats.whoIsIn(low, high), battle, low, high);
    }
    const UnitsFound all = seats.whoIsIn({-1e9, -1e9}, {1e9, 1e9});
    EXPECT_EQ(all.count, static_cast<std::size_t>(count)) << "and nobody beyond the last";
  }
}

// Friends and enemies together are everybody, in their order, and each is told by his side.
TEST(Seats, FriendsAndEnemiesAreTheTwoSides) {
  Random random(9);
  Battle battle = scattered(random, 38, 60000);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) battle.unit(u).side = static_cast<SideIndex>(random.number(0, 1));
  Seats seats;
  seats.seatAll(battle);
  const auto ofSide = [&](const UnitsFound& found, SideIndex side, bool own) {
    std::vector<UnitIndex> list;
    for (const UnitIndex v : found)
      if ((battle.unit(v).side == side) == own) list.push_back(v);
    return list;
  };
  const auto whole = [](const UnitsFound& found) { return std::vector<UnitIndex>(found.begin(), found.end()); };
  for (int i = 0; i < 200; ++i) {
    const auto u = static_cast<UnitIndex>(random.number(0, 37));
    const SideIndex side = battle.unit(u).side;
    const double gap = random.number(0, 20000);
    const UnitsFound near = seats.whoIsNear(u, gap);
    EXPECT_EQ(whole(seats.enemiesNear(u, gap)), ofSide(near, side, false));
    EXPECT_EQ(whole(seats.friendsNear(u, gap)), ofSide(near, side, true));
    const Vec2 low = random.point(60000);
    const Vec2 high = low + random.point(20000);
    EXPECT_EQ(whole(seats.enemiesIn(side, low, high)), ofSide(seats.whoIsIn(low, high), side, false));
  }
}

TEST(Seats, WhoIsFarBeyondAnyTableIsFoundAsWell) {
  for (const Length far : {-100'000'000, -2'000'000, 2'000'000, 100'000'000}) {
    Battle battle;
    for (int i = 0; i < 2; ++i) {
      Unit unit;
      unit.pose.centre = {far, far};
      unit.base = {2000, 1000};
      battle.units.push_back(unit);
    }
    Seats seats;
    seats.seatAll(battle);
    EXPECT_EQ(seats.whoIsNear(0, 0).count, 2U) << far;
    const Vec2 at = toVec({far, far});
    EXPECT_EQ(seats.whoIsIn(at, at).count, 2U) << far;
  }
}

TEST(Seats, WhoMovesIsFoundWhereHeWasAndWhereHeIs) {
  Random random(8);
  Battle battle = scattered(random, 40, 60000);
  Seats seats;
  seats.seatAll(battle);
  for (int i = 0; i < 400; ++i) {
    const auto u = static_cast<UnitIndex>(random.number(0, 39));
    const double gap = random.number(0, 3000);
    const auto within = [&](const UnitsFound& found) {
      const Footprint own(battle.unit(u).pose, battle.unit(u).base);
      for (UnitIndex v = 0; v < battle.unitCount(); ++v)
        if (signifer::within(own, Footprint(battle.unit(v).pose, battle.unit(v).base), gap)) {
          EXPECT_NE(std::find(found.begin(), found.end(), v), found.end()) << u << " and " << v;
        }
    };
    within(seats.whoIsNear(u, gap));
    const Pose before = battle.unit(u).pose;
    const Pose now = random.pose(60000);
    battle.unit(u).pose = now;
    const UnitsFound both = seats.move(battle, u, gap);
    within(both);
    battle.unit(u).pose = before;
    within(both);
    battle.unit(u).pose = now;
    within(seats.whoIsNear(u, gap));
  }
}

}  // namespace
}  // namespace signifer::seats_test
