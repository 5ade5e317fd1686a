// The Shooting phase and sight on the table, worked by hand (IO-VIS, IO-SHO-1 to IO-SHO-7, IO-BTR, IO-TER-1, IO-TER-2),
// with the options that change them.
#include "rulesets/initiative/field.h"

namespace signifer::initiative::test::shots_test {
namespace {

Around volleys(signifer::test::Options options = {}) {
  Around around;
  around.step = "volleys";
  around.options = std::move(options);
  return around;
}

TEST(InitiativeShots, TheNearestInFrontIsTheTarget) {
  const auto units = {unit("s", "a", "foot-archers", 36, 10, 0), unit("near", "b", "light-foot", 36, 20, 180),
                      unit("far", "b", "light-foot", 44, 24, 180), unit("aside", "b", "light-foot", 52, 10, 270)};
  const Field field(units, volleys());
  EXPECT_EQ(field.refusal(shoot("s", "near")), "");
  EXPECT_EQ(field.refusal(shoot("s", "far")), "IO-VIS-15 not-nearest");
  EXPECT_EQ(field.refusal(shoot("s", "aside")), "IO-SHO-5 not-in-front");
  const Verdict verdict = field.judge(shoot("s", "far"));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_EQ(verdict.nearest->target, 1);
  EXPECT_EQ(Field(units, volleys({{"nearest-target", "off"}})).refusal(shoot("s", "far")), "");
}

TEST(InitiativeShots, OthersAreLeftOut) {
  const Field range({unit("s", "a", "javelin-skirmishers", 36, 10, 0, {{"formation", "open-order"}}),
                     unit("o", "a", "foot-archers", 50, 10, 0), unit("e", "b", "light-foot", 36, 18.5, 180)},
                    volleys());
  EXPECT_EQ(range.refusal(shoot("s", "e")), "IO-SHO-5 out-of-range");
  const auto fight = {unit("s", "a", "foot-archers", 36, 10, 0), unit("o", "a", "foot-archers", 50, 10, 0),
                      unit("f", "a", "legionaries", 36, 16, 0), unit("e", "b", "legionaries", 39, 18, 180),
                      unit("z", "b", "legionaries", 50, 20, 180)};
  EXPECT_EQ(Field(fight, volleys()).refusal(shoot("s", "e")), "IO-SHO-5 target-engaged");
  EXPECT_EQ(Field(fight, volleys({{"shoot-into-combat", "on"}})).refusal(shoot("s", "e")), "");
  const auto column = {unit("s", "a", "legionaries", 36, 10, 0, {{"formation", "column"}}),
                       unit("o", "a", "foot-archers", 50, 10, 0), unit("e", "b", "light-foot", 36, 19, 180)};
  EXPECT_EQ(Field(column, volleys()).refusal(shoot("s", "e")), "IO-RNG-4 formation-cannot-shoot");
  const auto moved = {unit("s", "a", "scorpion-crew", 36, 10, 0, {{"artilleryMoved", true}}),
                      unit("o", "a", "foot-archers", 50, 10, 0), unit("e", "b", "light-foot", 36, 19, 180)};
  EXPECT_EQ(Field(moved, volleys()).refusal(shoot("s", "e")), "IO-SHO-5 artillery-moved");
  EXPECT_EQ(Field(moved, volleys({{"artillery-move-and-shoot", "on"}})).refusal(shoot("s", "e")), "");
}

TEST(InitiativeShots, UnitsHideAndArtilleryLooksOverThemFromAbove) {
  const auto units = {unit("s", "a", "foot-archers", 36, 6, 0), unit("g", "a", "bolt-shooter-battery", 40, 6, 0),
                      unit("o", "a", "foot-archers", 60, 6, 0), unit("wall", "a", "pike-phalanx", 38, 10, 0),
                      unit("e", "b", "elephants", 38, 20, 180), unit("z", "b", "elephants", 60, 20, 180)};
  EXPECT_EQ(Field(units, volleys()).refusal(shoot("s", "e")), "IO-VIS-1 not-visible");
  EXPECT_EQ(Field(units, volleys()).refusal(shoot("g", "e")), "IO-VIS-1 not-visible");
  EXPECT_EQ(Field(units, volleys({{"artillery-overhead", "always"}})).refusal(shoot("g", "e")), "");
  Around hill = volleys();
  hill.terrain.push_back(ground("hill", 30, 2, 46, 8));
  EXPECT_EQ(Field(units, hill).refusal(shoot("g", "e")), "");
  EXPECT_EQ(Field(units, hill).refusal(shoot("s", "e")), "IO-VIS-1 not-visible");
  hill.options["artillery-overhead"] = "never";
  EXPECT_EQ(Field(units, hill).refusal(shoot("g", "e")), "IO-VIS-1 not-visible");
}

TEST(InitiativeShots, GeneralsHideNobodyAndAreNobodysNearest) {
  Around around = volleys();
  around.people = Json::array({general("x", "b", 36, 14, {{"rating", 8}})});
  const Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "light-foot", 36, 20, 180)}, around);
  // IO-VIS-8, IO-VIS-9
  EXPECT_EQ(field.refusal(shoot("s", "e")), "");
}

TEST(InitiativeShots, OfEquallyNearShootersItsPlayerChoosesFromWhichItRetreats) {
  // Slingers 4" before the cavalry and 4" from its right flank.
  const auto units = {unit("s", "a", "slingers", 36, 13, 0, {{"formation", "open-order"}}),
                      unit("t", "a", "slingers", 28, 19, 90, {{"formation", "open-order"}}),
                      unit("e", "b", "heavy-cavalry", 36, 19, 180, {{"hits", 6}})};
  Field field(units, volleys());
  EXPECT_EQ(field.at("t").pose.centre.x, 28 * oneInch);
  // Two dice each on 4; one casualty more makes seven hits, one of them in excess: a 7 counts 6, a retreat in
  // disorder.
  field.act(shoot("s", "e"), {4, 1, 1});
  field.act(shoot("t", "e"), {1, 1, 3, 4});
  ASSERT_EQ(field.asked(), "e");
  EXPECT_EQ(field.refusal({{"action", "give-way"}, {"unit", "e"}, {"target", "e"}}), "IO-VIS-1 target-is-no-enemy");
  Field aside = field;
  field.act({{"action", "give-way"}, {"unit", "e"}, {"target", "s"}});
  EXPECT_EQ(field.at("e").pose.centre, (Point{36 * oneInch, 28 * oneInch}));
  aside.act({{"action", "give-way"}, {"unit", "e"}, {"target", "t"}});
  EXPECT_EQ(aside.at("e").pose.centre, (Point{45 * oneInch, 19 * oneInch}));
  EXPECT_EQ(aside.status("e", "disordered"), 1);
}

TEST(InitiativeShots, InAWoodItIsObscuredAndInCover) {
  Around around = volleys();
  around.terrain.push_back(ground("wood", 30, 19, 42, 30));
  Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "auxiliaries", 36, 20.5, 180)}, around);
  // 8.5" away: needed 5. Two hits; saves on 5 less one for cover: a 4 saves. The 6 calls for a break test: 11, holds.
  field.act(shoot("s", "e"), {6, 5, 4, 4, 3, 6, 5});
  EXPECT_EQ(field.status("e", "hits"), 1);
}

// IO-BRK-2: the account says what is taken off for markers beyond the stamina of 6, so that the dice agree with it.
TEST(InitiativeShots, WhatExcessMarkersCostIsTold) {
  for (const auto& [before, off] : {std::pair(5, 0), std::pair(6, 1)}) {
    Field field(
        {unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "auxiliaries", 36, 20.5, 180, {{"hits", before}})},
        volleys());
    field.act(shoot("s", "e"), {6, 1, 1, 1, 6, 5});
    const Entry* told = field.told("tests-after-shooting");
    ASSERT_NE(told, nullptr);
    ASSERT_EQ(told->figures.size(), 2U);
    EXPECT_EQ(told->figures[0].value, 11 - off);
    EXPECT_EQ(told->figures[1].value, off);
  }
}

TEST(InitiativeShots, RangeToAGarrisonIsMeasuredToTheOutline) {
  // The slanting side runs along x + y = 72; the near corner of the shooter's front is 40, y.
  const auto refusal = [](double y) {
    Around around = volleys();
    around.terrain.push_back({{"kind", "buildings"}, {"outline", Json::array({{30, 30}, {42, 30}, {36, 36}})}});
    const Field field({unit("s", "a", "auxiliaries", 43, y + 1, 180), unit("o", "a", "auxiliaries", 20, 35, 180),
                       unit("e", "b", "pike-phalanx", 36, 32, 180, {{"formation", "buildings"}}),
                       unit("f", "b", "light-foot", 20, 30, 0, {{"formation", "open-order"}})},
                      around);
    return field.refusal(shoot("s", "e"));
  };
  // 5.66" and 6.36".
  EXPECT_EQ(refusal(40), "");
  EXPECT_EQ(refusal(41), "IO-SHO-5 out-of-range");
}

TEST(InitiativeShots, ExtremeRangeIsBeyondHalf) {
  const auto units = {unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "auxiliaries", 36, 22, 180)};
  // 10" with a bow: 5 is needed; a 4 hits where only three quarters count.
  Field far(units, volleys());
  far.act(shoot("s", "e"), {4, 4, 4});
  EXPECT_EQ(far.status("e", "hits"), 0);
  Field near(units, volleys({{"extreme-range", "over-three-quarters"}}));
  near.act(shoot("s", "e"), {4, 3, 3, 1});
  EXPECT_EQ(near.status("e", "hits"), 1);
}

TEST(InitiativeShots, ASquareShootsAllRoundWithOneDie) {
  const auto units = {unit("s", "a", "legionaries", 36, 10, 0, {{"formation", "square"}}),
                      unit("e", "b", "light-foot", 36, 4, 0)};
  Field field(units, volleys());
  EXPECT_EQ(field.refusal(shoot("s", "e")), "");
  field.act(shoot("s", "e"), {3});
  // Across a corner two faces see the target.
  const auto corner = {unit("s", "a", "legionaries", 36, 10, 0, {{"formation", "square"}}),
                       unit("e", "b", "light-foot", 41, 15, 225)};
  Field one(corner, volleys());
  one.act(shoot("s", "e"), {3});
  Field two(corner, volleys({{"square-shooting", "one-per-face"}}));
  two.act(shoot("s", "e"), {3, 3});
}

TEST(InitiativeShots, AMixedResultLeavesTheChoiceToItsPlayer) {
  const auto units = {unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "auxiliaries", 36, 18.5, 180)};
  // One six, saved on 5: a break test all the same. 3 and 3: hold Disordered or retreat.
  Field hold(units, volleys());
  hold.act(shoot("s", "e"), {6, 1, 1, 5, 3, 3});
  EXPECT_EQ(hold.decision().side, 1);
  hold.act({{"action", "hold"}, {"unit", "e"}});
  EXPECT_EQ(hold.status("e", "disordered"), 1);
  Field back(units, volleys());
  back.act(shoot("s", "e"), {6, 1, 1, 5, 3, 3});
  back.act({{"action", "retreat"}, {"unit", "e"}});
  EXPECT_EQ(back.at("e").pose, (Pose{{36 * oneInch, 24500}, 180 * oneDegree}));
  EXPECT_EQ(back.status("e", "disordered"), 0);
  Field half(units, volleys({{"retreat-distance", "half-move"}}));
  half.act(shoot("s", "e"), {6, 1, 1, 5, 3, 3});
  half.act({{"action", "retreat"}, {"unit", "e"}});
  EXPECT_EQ(half.at("e").pose.centre.y, 21500);
}

TEST(InitiativeShots, WithoutRoomARetreatDisordersOrLosesTheUnit) {
  const auto units = {unit("s", "a", "foot-archers", 36, 33, 0), unit("e", "b", "auxiliaries", 36, 43, 180)};
  Field stop(units, volleys());
  stop.act(shoot("s", "e"), {
                                6,
                                1,
                                1,
                                5,
                                3,
                                2,
                            });
  stop.act({{"action", "retreat"}, {"unit", "e"}});
  EXPECT_EQ(stop.at("e").pose.centre.y, 47 * oneInch);
  EXPECT_EQ(stop.status("e", "disordered"), 1);
  Field lost(units, volleys({{"table-edge", "lost"}}));
  lost.act(shoot("s", "e"), {6, 1, 1, 5, 3, 2});
  lost.act({{"action", "retreat"}, {"unit", "e"}});
  EXPECT_FALSE(lost.at("e").present);
}

TEST(InitiativeShots, ExcessHitsAreDroppedAfterTheTest) {
  Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "auxiliaries", 36, 18.5, 180, {{"hits", 6}})},
              volleys());
  // Two more markers: two excess hits, 12 becomes 10 and holds.
  field.act(shoot("s", "e"), {4, 4, 1, 1, 1, 6, 6});
  EXPECT_EQ(field.status("e", "hits"), 6);
}

TEST(InitiativeShots, DoubleTheStaminaShatters) {
  Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "slingers", 36, 16, 180, {{"hits", 7}})},
              volleys());
  field.act(shoot("s", "e"), {4, 1, 1});
  EXPECT_TRUE(field.told("shattered"));
  EXPECT_FALSE(field.at("e").present);
}

TEST(InitiativeShots, ARampartCoversAgainstWhatComesAcrossIt) {
  Around around = volleys();
  around.terrain.push_back(ground("rampart", 30, 18.5, 42, 19));
  Field field({unit("s", "a", "foot-archers", 36, 10, 0), unit("e", "b", "auxiliaries", 36, 20, 180)}, around);
  // 8" away: 4 hits. The save of 5 is 2 behind fortifications.
  field.act(shoot("s", "e"), {4, 4, 4, 2, 2, 1});
  EXPECT_EQ(field.status("e", "hits"), 1);
}

}  // namespace
}  // namespace signifer::initiative::test::shots_test
