#include "battle/known_alike.h"

#include <gtest/gtest.h>

namespace signifer::known_alike_test {
namespace {

/// Three units in a row, ten inches apart.
Battle threeUnits() {
  Battle battle;
  battle.setup = std::make_shared<Setup>();
  battle.units.resize(3);
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    battle.unit(u).pose.centre.x = u * 10 * oneInch;
    battle.unit(u).base = {2000, 1000};
  }
  return battle;
}

/// Counts how often it looks at what lies within twelve inches of a unit.
struct Asked {
  int of(const Battle& battle, UnitIndex u, std::uint64_t book = 1) {
    Likeness like(book, battle);
    like.addUnit(u);
    like.addNear(toVec(battle.unit(u).pose.centre), 12 * oneInch,
                 [&](UnitIndex v) { return battle.unit(v).status.at[0]; });
    return known.of(like, [&] { return ++looks; });
  }
  KnownAlike<int> known;
  int looks = 0;
};

TEST(KnownAlike, IsKnownInACopyWhereTheNeighboursStandAlike) {
  const Battle battle = threeUnits();
  Battle copy = battle;
  copy.unit(2).pose.centre.y = 3;
  copy.unit(1).status.at[1] = 1;
  Asked asked;
  EXPECT_EQ(asked.of(battle, 0), 1);
  EXPECT_EQ(asked.of(copy, 0), 1);
  EXPECT_EQ(asked.of(battle, 1), 2);
}

TEST(KnownAlike, IsLookedAtAnewWhereAnythingDiffers) {
  const Battle battle = threeUnits();
  Asked asked;
  EXPECT_EQ(asked.of(battle, 0), 1);
  const auto changed = [&](auto&& change) {
    Battle copy = battle;
    change(copy.unit(1));
    return asked.of(copy, 0);
  };
  EXPECT_EQ(changed([](Unit& unit) { ++unit.pose.centre.x; }), 2);
  EXPECT_EQ(changed([](Unit& unit) { ++unit.pose.centre.y; }), 3);
  EXPECT_EQ(changed([](Unit& unit) { ++unit.pose.heading; }), 4);
  EXPECT_EQ(changed([](Unit& unit) { ++unit.base.frontage; }), 5);
  EXPECT_EQ(changed([](Unit& unit) { unit.side = 1; }), 6);
  EXPECT_EQ(changed([](Unit& unit) { unit.present = false; }), 7);
  EXPECT_EQ(changed([](Unit& unit) { unit.status.at[0] = 1; }), 8);
  EXPECT_EQ(asked.of(battle, 0), 1);
}

TEST(KnownAlike, IsForgottenUnderAnotherBookOrSetup) {
  Battle battle = threeUnits();
  Asked asked;
  EXPECT_EQ(asked.of(battle, 0), 1);
  EXPECT_EQ(asked.of(battle, 0, 2), 2);
  // The next setup may come to lie where the last one lay.
  for (int i = 3; i < 20; ++i) {
    battle.setup.reset();
    battle.setup = std::make_shared<signifer::Setup>();
    EXPECT_EQ(asked.of(battle, 0), i);
  }
  EXPECT_NE(numberOfNextBook(), numberOfNextBook());
}

}  // namespace
}  // namespace signifer::known_alike_test
