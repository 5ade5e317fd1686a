// Shots on the table: who may, at whom, with how many dice, and the panic that follows, worked by hand.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::shots_test {
namespace {

// Twelve archers six abreast in close order, the front at y 20; spearmen, fronts ten inches off.
Field range(const Chosen& options = Chosen(), const Json& status = Json::object(), double away = 10) {
  Field field(options);
  field.unit("a", "a", "levy-archers", 30, 19.25, 0, 12, 6, status)
      .unit("foe", "b", "line-spearmen", 30, 20 + away + 1.5, 180, 20, 5)
      .step("nominate-targets");
  return field;
}

TEST(FantasyShots, BowsThatStandShootMassed) {
  Field field = range();
  field.act(at("shoot", "a", "foe"));
  ASSERT_EQ(field.step(), "resolve-shooting");
  // Six in front and half of six behind: nine dice at BS 3: 4+; S3 on T3: 4+; 4+ saves.
  field.act(advance, {4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1, 4});
  EXPECT_EQ(field.models("foe"), 19);
  EXPECT_NE(field.step(), "shooting-panic");
  Field front = range({{"massed-missiles", "front-rank"}});
  front.act(at("shoot", "a", "foe"));
  front.act(advance, {1, 1, 1, 1, 1, 1});
}

// FA-SHO-15: the target shows behind the slingers, but from no archer is the line to its nearest point free.
TEST(FantasyShots, NobodyBearsOnWhoShowsElsewhereThanAtHisNearestPoint) {
  Field field;
  field.unit("a", "a", "forest-longbows", 30, 16, 0, 12, 3, openOrder)
      .unit("foe", "b", "line-spearmen", 32.337, 33.814, 209, 10, 5)
      .unit("screen", "b", "slingers", 34.95, 28.249, 129, 10, 5)
      .step("nominate-targets");
  const Verdict verdict = field.judge(at("shoot", "a", "foe"));
  ASSERT_FALSE(verdict.legal());
  ASSERT_EQ(verdict.reasons.size(), 1U);
  EXPECT_EQ(verdict.reasons[0].rule, "FA-SHO-15");
  EXPECT_EQ(verdict.reasons[0].code, "none-bears");
  EXPECT_EQ(verdict.reasons[0].unit, findUnit(field.battle(), "screen"));
}

// Spearmen 3.75 in wide stand behind two units; each side of the gap between these is half its width from the middle.
Field behindTwo(double gap) {
  Field field;
  const double aside = 1.875 + gap / 2;
  field.unit("a", "a", "forest-longbows", 30, 16, 0, 12, 4, openOrder)
      .unit("left", "b", "line-spearmen", 30.4 - aside, 24, 180, 20, 5)
      .unit("right", "b", "line-spearmen", 30.4 + aside, 24, 180, 20, 5)
      .unit("foe", "b", "line-spearmen", 31, 32, 180, 20, 5)
      .step("declare-charges");
  return field;
}

TEST(FantasyShots, ATargetShowsThroughANarrowGapButNotBetweenUnitsThatTouch) {
  EXPECT_TRUE(behindTwo(0.3).legal(at("declare-charge", "a", "foe")));
  EXPECT_EQ(behindTwo(0.0).judge(at("declare-charge", "a", "foe")).reasons.at(0).code, "hidden");
  EXPECT_EQ(behindTwo(0.04).judge(at("declare-charge", "a", "foe")).reasons.at(0).code, "hidden");
}

// The two are parted by the target itself: who stands behind it hides nothing of it.
TEST(FantasyShots, NobodyIsHiddenByWhoStandsBehind) {
  Field field;
  field.unit("a", "a", "heavy-horse", 54.567, 42.455, 225, 2, 2)
      .unit("pikes", "b", "pike-phalanx", 47.149, 38.86, 45, 30, 8)
      .unit("foe", "b", "pavise-crossbows", 49.624, 35.855, 45, 5, 1)
      .unit("bows", "a", "horse-archers", 51.727, 32.552, 315, 6, 1, {{"formation", "skirmish"}})
      .unit("cart", "a", "scythed-chariots", 53.071, 39.302, 219.38, 1, 1)
      .step("declare-charges");
  for (const Reason& reason : field.judge(at("declare-charge", "a", "foe")).reasons) EXPECT_NE(reason.code, "hidden");
}

// Armies that stood and shot lost to armies that came on, so fitted weights counted shots against the army that aims.
TEST(FantasyShots, AimingCountsForTheOdds) {
  Field field = range();
  const auto odds = [&] {
    return field.rules().appraisePlanned(field.battle(), 0, false) - field.rules().appraise(field.battle(), 0);
  };
  const int before = odds();
  field.act(at("shoot", "a", "foe"));
  ASSERT_EQ(field.step(), "resolve-shooting");
  EXPECT_GT(odds(), before);
}

TEST(FantasyShots, MovingEndsMassAndCostsOne) {
  Field field = range({}, {{"moved", true}});
  field.act(at("shoot", "a", "foe"));
  // Six dice at 5+.
  field.act(advance, {4, 4, 4, 4, 4, 4});
}

TEST(FantasyShots, LongRangeAndRange) {
  Field field = range({}, {}, 13);
  field.act(at("shoot", "a", "foe"));
  field.act(advance, {4, 4, 4, 4, 4, 4, 4, 4, 4});
  Field far = range({}, {}, 24.5);
  far.unit("near", "b", "line-spearmen", 40, 40, 180, 20, 5);
  EXPECT_EQ(far.rulesAgainst(at("shoot", "a", "foe")), Ids{"FA-WPN-9"});
}

TEST(FantasyShots, WhatBars) {
  const auto against = [](const Json& status) {
    Field field;
    field.unit("a", "a", "pavise-crossbows", 30, 19.25, 0, 12, 6, status)
        .unit("other", "a", "levy-archers", 50, 19.25, 0, 12, 6)
        .unit("foe", "b", "line-spearmen", 30, 31.5, 180, 20, 5)
        .unit("foe2", "b", "line-spearmen", 50, 31.5, 180, 20, 5)
        .step("nominate-targets");
    return field.rulesAgainst(at("shoot", "a", "foe"));
  };
  EXPECT_EQ(against(Json::object()), Ids{"legal"});
  EXPECT_EQ(against({{"moved", true}}), Ids{"FA-WPN-15"});
  EXPECT_EQ(against({{"marched", true}}), Ids{"FA-SHO-1"});
  EXPECT_EQ(against({{"charged", true}}), Ids{"FA-SHO-1"});
  EXPECT_EQ(against({{"disengaged", true}}), Ids{"FA-DIS-1"});
  EXPECT_EQ(against({{"reformed", true}}), Ids{"FA-MAN-11"});
  EXPECT_EQ(against({{"rallied", true}}), Ids{"FA-RAL-5"});
  EXPECT_EQ(against({{"failedFear", true}}), Ids{"FA-FEA-5"});
  EXPECT_EQ(against({{"state", "fleeing"}}), Ids{"FA-CHG-10"});
}

TEST(FantasyShots, OutOfArcOrSight) {
  Field field = range();
  field.unit("behind", "b", "line-spearmen", 30, 8, 0, 20, 5);
  EXPECT_EQ(field.rulesAgainst(at("shoot", "a", "behind")), Ids{"FA-SHO-2"});
  Field wood = range();
  wood.unit("near", "b", "slingers", 45, 30, 180, 5, 5, skirmish)
      .terrain("wood", 0, {{25, 23}, {36, 23}, {36, 26}, {25, 26}});
  EXPECT_EQ(wood.rulesAgainst(at("shoot", "a", "foe")), Ids{"FA-SHO-2"});
  // D9 under the option: all that lies ahead of the front.
  Field wide(Chosen{{"vision-arc", "180"}});
  wide.unit("a", "a", "levy-archers", 30, 19.25, 0, 12, 6)
      .unit("foe", "b", "line-spearmen", 42, 22.5, 180, 20, 5)
      .step("nominate-targets");
  EXPECT_EQ(wide.rulesAgainst(at("shoot", "a", "foe")), (Ids{"house", "FA-SHO-2"}));
}

// Only the far end of the target lies in the arc: the distance is to that.
TEST(FantasyShots, TheDistanceIsToWhatLiesInTheArc) {
  Field field;
  // Its front, 4.5 wide at y 20, ends at x 32.25; the ray goes on from there at 45 degrees. The foe, 1.5 wide and 7.5
  // deep, stands from x 40 to 41.5 and from y 22 to 29.5: the ray meets its left side at y 27.75.
  field.unit("a", "a", "levy-archers", 30, 19.25, 0, 12, 6)
      .unit("foe", "b", "line-spearmen", 40.75, 25.75, 180, 20, 2)
      .step("nominate-targets");
  field.act(at("shoot", "a", "foe"));
  EXPECT_NEAR(field.figure("aims", 0), 1000 * std::sqrt(2 * 7.75 * 7.75), 2);
}

TEST(FantasyShots, AHedgeCovers) {
  Field field = range();
  field.terrain("hedge", 0, {{25, 29}, {36, 29}, {36, 29.3}, {25, 29.3}});
  field.act(at("shoot", "a", "foe"));
  // Soft cover: 5+.
  field.act(advance, {4, 4, 4, 4, 4, 4, 4, 4, 4});
}

TEST(FantasyShots, NoShotsIntoCombats) {
  const auto with = [](const Chosen& options) {
    Field field = range(options);
    field.unit("mine", "a", "line-spearmen", 33, 28.5, 0, 20, 5);
    field.unit("free", "b", "line-spearmen", 45, 31.5, 180, 20, 5);
    return field.rulesAgainst(at("shoot", "a", "foe"));
  };
  EXPECT_EQ(with({}), Ids{"FA-SHO-1"});
  EXPECT_EQ(with({{"shoot-into-combat", "yes"}}), (Ids{"house", "FA-SHO-1"}));
}

TEST(FantasyShots, SlingsFireTwiceNear) {
  Field field;
  field.unit("k", "a", "slingers", 30, 20, 0, 5, 5, skirmish)
      .unit("foe", "b", "line-spearmen", 30, 31.5, 180, 20, 5)
      .unit("far", "b", "line-spearmen", 30, 38, 180, 20, 5)
      .step("nominate-targets");
  const Json twice{{"action", "shoot"}, {"unit", "k"}, {"target", "foe"}, {"twice", true}};
  // The rim of five at 2.208: 30 - 22.208 is 7.8.
  ASSERT_TRUE(field.legal(twice));
  EXPECT_TRUE(
      has(field.rulesAgainst({{"action", "shoot"}, {"unit", "k"}, {"target", "far"}, {"twice", true}}), "FA-WPN-8"));
  field.act(twice);
  field.act(advance, std::vector<int>(10, 1));
}

TEST(FantasyShots, AQuarterLostPanics) {
  Field field;
  field.unit("a", "a", "levy-archers", 30, 19.25, 0, 12, 6)
      .unit("foe", "b", "levy-archers", 30, 31, 180, 8, 4)
      .unit("more", "b", "line-spearmen", 60, 40, 180, 20, 5)
      .step("nominate-targets");
  field.act(at("shoot", "a", "foe"));
  // Two of eight: a quarter. No saves.
  field.act(advance, {4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 4});
  EXPECT_EQ(field.models("foe"), 6);
  ASSERT_EQ(field.step(), "shooting-panic");
  // Leadership 5; six inches away from the archers.
  field.act(advance, {3, 3, 3, 3});
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
}

// The line runs up x = 30 to a target whose front is at 30. It passes through the wood's lower arm at 20 to 24, six
// inches off. The wood's other arm reaches the target's side, but the line does not cross it there.
TEST(FantasyShots, CoverIsWhatTheLineCrossesNearTheTarget) {
  Field field;
  field.unit("s", "a", "levy-archers", 30, 15, 0, 10, 10)
      .unit("foe", "b", "line-spearmen", 30, 31.5, 180, 20, 5)
      .terrain("hedge", 0, {{25, 20}, {40, 20}, {40, 33}, {33, 33}, {33, 24}, {25, 24}})
      .step("nominate-targets");
  field.act(at("shoot", "s", "foe"));
  // Ballistic skill 3 needs 4, at 14.6 inches of 24 one more: 5; behind a hedge it would be 6.
  std::vector<int> faces(10, 4);
  faces[0] = 5;
  faces.push_back(1);
  field.act(advance, faces);
  EXPECT_EQ(field.models("foe"), 20);
}

// The slingers' disc, radius 3.122 about (39, 24), lies mostly aside of the arc, whose border runs at 45 degrees from
// the corner at (31.875, 20). Its nearest point is 5.05 off, but the border comes upon it only after 11.125 / sqrt(2) -
// sqrt(3.122^2 - (3.125 / sqrt(2))^2).
TEST(FantasyShots, ASwarmIsMeasuredToInTheArc) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5, {}, {{"missile", "thrown-rocks"}})
      .unit("k", "b", "slingers", 39, 24, 180, 10, 5, skirmish)
      .step("nominate-targets");
  const Verdict verdict = field.judge(at("shoot", "s", "k"));
  ASSERT_FALSE(verdict.legal());
  ASSERT_EQ(verdict.reasons[0].rule, "FA-WPN-1");
  EXPECT_NEAR(toInches(verdict.reasons[0].measured->value), 5.661, 2e-3);
}

// A wide line on x = 36 from 20.5 up to 32.5: its nearest point, behind friends at (33, 20.25), is out of the arc,
// which begins at (36, 25.625).
TEST(FantasyShots, AShooterBearsOnWhatLiesInTheArc) {
  Field field;
  field.unit("s", "a", "levy-archers", 30, 19.625, 0, 1, 1)
      .unit("friends", "a", "line-spearmen", 33, 20.25, 0, 4, 2)
      .unit("foe", "b", "line-spearmen", 36.375, 26.5, 270, 16, 16)
      .step("nominate-targets");
  field.act(at("shoot", "s", "foe"));
  field.act(advance, {4, 4, 1});
  EXPECT_EQ(field.models("foe"), 15);
}

}  // namespace
}  // namespace signifer::fantasy::test::shots_test
