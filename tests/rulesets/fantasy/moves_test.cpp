// Moves, manoeuvres, marches, reforms and characters on the table, worked by hand from the ledger's figures.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::moves_test {
namespace {

// Spearmen: rate 4, 20 models 5 abreast: 3.75 wide, 3 deep; the front at y 20.
Field spears(const Chosen& options = Chosen()) {
  Field field(options);
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .unit("idle", "a", "line-spearmen", 66, 4, 0, 20, 5);
  return field;
}

TEST(FantasyMoves, WhoStandsInFrontIsAskedFirst) {
  Field field;
  field.unit("rear", "a", "line-spearmen", 30, 8, 0, 20, 5).unit("front", "a", "slingers", 30, 18, 0, 10, 5);
  field.unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  EXPECT_EQ(field.rules().decision(field.battle()).unit, findUnit(field.battle(), "front"));
  field.act({{"action", "stay"}, {"unit", "front"}});
  EXPECT_EQ(field.rules().decision(field.battle()).unit, findUnit(field.battle(), "rear"));
}

TEST(FantasyMoves, AheadNoFartherThanTheRate) {
  Field field = spears();
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 4}}})));
  const Verdict far = field.judge(move("s", {{{"ahead", 4.5}}}));
  ASSERT_FALSE(far.legal());
  EXPECT_EQ(far.reasons.at(0).rule, "FA-MOV-1");
  EXPECT_EQ(far.reasons.at(0).measured, Figure::inches(4500));
  EXPECT_EQ(far.reasons.at(0).allowed, Figure::inches(4000));
  ASSERT_TRUE(far.nearest);
  EXPECT_NEAR(far.nearest->path[0].amount, 4000, 1);
}

TEST(FantasyMoves, AMoveInPartsAddsUpAndEndsWithTheNextUnit) {
  Field field = spears();
  field.unit("t", "a", "line-spearmen", 40, 18.5, 0, 20, 5);
  field.act(move("s", {{{"ahead", 2.5}}}));
  EXPECT_NEAR(field.y("s"), 21, 1e-9);
  EXPECT_FALSE(field.legal(move("s", {{{"ahead", 1.6}}})));
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 1.5}}})));
  field.act(move("t", {{{"ahead", 1}}}));
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"ahead", 1}}})), Ids{"FA-MOV-1"});
}

TEST(FantasyMoves, AMarchIsTheWholeOfItsMovement) {
  for (const char* how : {"marched", "fastMarched"}) {
    Field field;
    field.unit("x", "a", "line-spearmen", 30, 18.5, 0, 20, 5, {{how, true}, {"moved", true}})
        .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
        .step("ordinary-moves");
    EXPECT_EQ(field.rulesAgainst(move("x", {{{"ahead", 1}}})), Ids{"FA-MOV-1"}) << how;
  }
}

// pi * 45 / 180 * 3.75 = 2.945, to two decimals 2.95: 1.05 are left.
TEST(FantasyMoves, AWheelCostsTheOuterEdgesArc) {
  Field field = spears();
  EXPECT_TRUE(field.legal(move("s", {{{"wheelLeft", 45}}, {{"ahead", 1.05}}})));
  EXPECT_FALSE(field.legal(move("s", {{{"wheelLeft", 45}}, {{"ahead", 1.06}}})));
}

// FA-MAR-9: the part of the way before the wall is told.
TEST(FantasyMoves, AMarchToldHowFarItIsFromTheWall) {
  Field field = spears();
  field.terrain("wall", 0, {{20, 21}, {40, 21}, {40, 21.5}, {20, 21.5}});
  const Verdict verdict = field.judge({{"action", "march"}, {"unit", "s"}, {"path", {{{"ahead", 8}}}}});
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons.at(0).rule, "FA-MAR-9");
  EXPECT_EQ(verdict.reasons.at(0).measured, Figure::inches(8000));
  ASSERT_TRUE(verdict.reasons.at(0).allowed);
  EXPECT_NEAR(verdict.reasons.at(0).allowed->value, 1000, roundingTolerance);
}

TEST(FantasyMoves, FormedUnitsGoAheadAndWheelOnly) {
  Field field = spears();
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"left", 1}}})), Ids{"FA-MOV-2"});
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"back", 1}}})), Ids{"FA-MOV-2"});
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"pivot", 90}}})), Ids{"FA-MOV-2"});
}

TEST(FantasyMoves, AboutFacesCostAQuarterAndAreCounted) {
  Field field = spears();
  EXPECT_TRUE(field.legal(move("s", {{{"aboutFace", true}}, {{"ahead", 3}}})));
  EXPECT_FALSE(field.legal(move("s", {{{"aboutFace", true}}, {{"ahead", 3.1}}})));
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"aboutFace", true}}, {{"aboutFace", true}}})), Ids{"FA-MAN-5"});
  Field open;
  open.unit("s", "a", "hill-warband", 30, 18.5, 0, 20, 5, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  EXPECT_TRUE(open.legal(move("s", {{{"aboutFace", true}}, {{"aboutFace", true}}})));
  EXPECT_TRUE(has(open.rulesAgainst(move("s", {{{"aboutFace", true}}, {{"aboutFace", true}}, {{"aboutFace", true}}})),
                  "FA-MAN-7"));
  field.act(move("s", {{{"aboutFace", true}}}));
  EXPECT_EQ(field.heading("s"), 180);
  EXPECT_NEAR(field.y("s"), 18.5, 1e-9);
}

// FA-MOV-3: what a lone character's corners sweep over as he turns on the spot is part of his way.
Field turning(double enemyX, double y = 20) {
  Field field;
  field.unit("c", "a", "general", 30, y, 0, 1, 1, {{"attachedTo", -1}});
  field.unit("foe", "b", "line-spearmen", enemyX, y, 0, 20, 5).unit("far", "b", "line-spearmen", 6, 44, 180, 20, 5);
  return field;
}

TEST(FantasyMoves, ACharacterTurnsOnTheSpotAnInchFromEnemies) {
  Field field = turning(33.475);  // 1.1 in beside him; a corner comes 0.207 in nearer
  const Verdict near = field.judge(move("c", {{{"pivot", 45}}}));
  ASSERT_FALSE(near.legal());
  EXPECT_EQ(near.reasons.at(0).rule, "FA-MOV-3");
  EXPECT_EQ(near.reasons.at(0).code, "enemy-in-the-way");
  ASSERT_TRUE(near.nearest);
  EXPECT_EQ(near.nearest->path[0].kind, LegKind::pivot);
  EXPECT_TRUE(field.rules().judge(field.battle(), *near.nearest).legal());
  EXPECT_TRUE(turning(33.7).legal(move("c", {{{"pivot", 45}}})));
}

TEST(FantasyMoves, ACharacterTurnsOnTheSpotOnTheTableAndClearOfWaterAndFriends) {
  Field edge = turning(50, 0.5);
  EXPECT_EQ(edge.judge(move("c", {{{"pivot", 45}}})).reasons.at(0).code, "table-ends");
  Field water = turning(50);
  water.terrain("water", 0, {{30.55, 18}, {33, 18}, {33, 22}, {30.55, 22}});
  EXPECT_EQ(water.judge(move("c", {{{"pivot", 45}}})).reasons.at(0).code, "impassable-ground");
  Field beside = turning(50);
  beside.unit("friend", "a", "line-spearmen", 32.475, 20, 0, 20, 5);
  EXPECT_EQ(beside.judge(move("c", {{{"pivot", 45}}, {{"pivot", 0}}, {{"ahead", 1}}})).reasons.at(0).code,
            "unit-in-the-way");
}

TEST(FantasyMoves, AnInchIsKeptFromEnemiesAndNobodyIsPassedThrough) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 24.5, 180, 20, 5)
      .unit("t", "a", "line-spearmen", 40, 18.5, 0, 20, 5)
      .unit("u", "a", "slingers", 40, 23, 0, 1, 1, skirmish);
  // The front at 20, the enemy's at 23: two inches are open.
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 2}}})));
  const Verdict near = field.judge(move("s", {{{"ahead", 2.1}}}));
  ASSERT_FALSE(near.legal());
  EXPECT_EQ(near.reasons.at(0).rule, "FA-MOV-3");
  EXPECT_EQ(near.reasons.at(0).unit, 1);
  ASSERT_TRUE(near.nearest);
  EXPECT_NEAR(near.nearest->path[0].amount, 2000, 1);
  // A lone slinger: a disc of radius sqrt(1.75 * 1.75 / pi) = 0.987 about y 23.
  EXPECT_EQ(field.rulesAgainst(move("t", {{{"ahead", 2.1}}})), Ids{"FA-MOV-3"});
  EXPECT_TRUE(field.legal(move("t", {{{"ahead", 2.0}}})));
}

TEST(FantasyMoves, TheGapIsAnOption) {
  Field field(Chosen{{"enemy-gap", "2"}});
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5).unit("foe", "b", "line-spearmen", 30, 24.5, 180, 20, 5);
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 1}}})));
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"ahead", 1.1}}})), Ids{"FA-MOV-3"});
}

TEST(FantasyMoves, TheTableEndsMoves) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 45, 0, 20, 5).unit("foe", "b", "line-spearmen", 30, 5, 180, 20, 5);
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 1.5}}})));
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"ahead", 1.6}}})), Ids{"FA-MOV-3"});
}

// A wood from y 22: the front enters after 2 inches; the rest counts twice.
TEST(FantasyMoves, DifficultGroundCostsDoubleInCloseOrder) {
  Field field = spears();
  field.terrain("wood", 0, {{20, 22}, {40, 22}, {40, 30}, {20, 30}});
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 2.99}}})));
  const Ids ids = field.rulesAgainst(move("s", {{{"ahead", 3.1}}}));
  EXPECT_EQ(ids, (Ids{"FA-MOV-1", "FA-TER-2"}));
  Field open;
  open.unit("s", "a", "hill-warband", 30, 18.5, 0, 20, 5, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .terrain("wood", 0, {{20, 20}, {40, 20}, {40, 30}, {20, 30}});
  EXPECT_TRUE(open.legal(move("s", {{{"ahead", 5}}})));
}

TEST(FantasyMoves, VeryDifficultGroundAndObstacles) {
  Field field = spears();
  field.terrain("thick-wood", 0, {{20, 22}, {40, 22}, {40, 30}, {20, 30}});
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 2.49}}})));
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"ahead", 2.6}}})), (Ids{"FA-MOV-1", "FA-TER-3"}));
  Field hedge = spears();
  // While any part is over it: from 1 inch on it does not get clear.
  hedge.terrain("hedge", 0, {{20, 21}, {40, 21}, {40, 21.3}, {20, 21.3}});
  EXPECT_TRUE(hedge.legal(move("s", {{{"ahead", 2.49}}})));
  EXPECT_EQ(hedge.rulesAgainst(move("s", {{{"ahead", 2.6}}})), (Ids{"FA-MOV-1", "FA-TER-4"}));
  // An inch before it, the same again as it lies: half of the rate beside the inches.
  Field house = spears({{"obstacle-cost", "half-move"}});
  house.terrain("hedge", 0, {{20, 21}, {40, 21}, {40, 21.3}, {20, 21.3}});
  EXPECT_TRUE(house.legal(move("s", {{{"ahead", 2}}})));
  EXPECT_FALSE(house.legal(move("s", {{{"ahead", 2.1}}})));
}

// A road or a ford lies over other ground: below it neither slows nor stops, as long as the unit keeps to it.
TEST(FantasyMoves, RoadsAndFordsFreeWhatLiesBelowThem) {
  const auto through = [](const char* upper, const char* lower, double half) {
    Field field = spears();
    field.terrain(upper, 0, {{30 - half, 15}, {30 + half, 15}, {30 + half, 35}, {30 - half, 35}});
    field.terrain(lower, 0, {{20, 22}, {40, 22}, {40, 30}, {20, 30}});
    return field;
  };
  Field road = through("road", "wood", 2);
  EXPECT_TRUE(road.legal(move("s", {{{"ahead", 4}}})));
  Field narrow = through("road", "wood", 1);
  EXPECT_EQ(narrow.rulesAgainst(move("s", {{{"ahead", 3.1}}})), (Ids{"FA-MOV-1", "FA-TER-2"}));
  Field bridge = through("road", "water", 2);
  EXPECT_TRUE(bridge.legal(move("s", {{{"ahead", 4}}})));
  Field plank = through("road", "water", 1);
  EXPECT_EQ(plank.rulesAgainst(move("s", {{{"ahead", 2.5}}})), Ids{"FA-MOV-3"});
  // The ford itself is difficult, from y 15 on: two inches.
  Field ford = through("ford", "water", 2);
  EXPECT_TRUE(ford.legal(move("s", {{{"ahead", 2}}})));
  EXPECT_EQ(ford.rulesAgainst(move("s", {{{"ahead", 2.1}}})), (Ids{"FA-MOV-1", "FA-TER-2"}));
  // A piece that is bent inwards is cut as well: a wood on both sides of the road.
  Field bent = spears();
  bent.terrain("wood", 0, {{20, 22}, {27, 22}, {30, 26}, {33, 22}, {40, 22}, {40, 30}, {20, 30}});
  bent.terrain("road", 0, {{28, 15}, {32, 15}, {32, 35}, {28, 35}});
  EXPECT_TRUE(bent.legal(move("s", {{{"ahead", 4}}})));
}

// Each obstacle costs half of the rate, in whichever legs it is passed over.
TEST(FantasyMoves, EachObstacleCostsHalfOfTheRateByOption) {
  Field house = spears({{"obstacle-cost", "half-move"}});
  house.terrain("hedge", 0, {{20, 20.5}, {40, 20.5}, {40, 20.6}, {20, 20.6}});
  house.terrain("fence", 0, {{20, 21}, {40, 21}, {40, 21.1}, {20, 21.1}});
  EXPECT_TRUE(house.legal(move("s", {{{"ahead", 0.9}}})));
  EXPECT_TRUE(house.legal(move("s", {{{"ahead", 0.6}}, {{"ahead", 0.3}}}))) << "the hedge counts once";
  EXPECT_EQ(house.rulesAgainst(move("s", {{{"ahead", 1.05}}})), (Ids{"FA-MOV-1", "FA-TER-4"})) << "1.05 + 2 + 2";
}

TEST(FantasyMoves, ImpassableGroundStops) {
  Field field = spears();
  field.terrain("water", 0, {{20, 22}, {40, 22}, {40, 30}, {20, 30}});
  EXPECT_EQ(field.rulesAgainst(move("s", {{{"ahead", 2.5}}})), Ids{"FA-MOV-3"});
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 2}}})));
}

TEST(FantasyMoves, SkirmishersGoAnyWay) {
  Field field;
  field.unit("k", "a", "slingers", 30, 20, 0, 10, 5, skirmish).unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  EXPECT_TRUE(field.legal(move("k", {{{"pivot", 137}}, {{"ahead", 3}}, {{"pivot", 20}}, {{"ahead", 2}}})));
  EXPECT_EQ(field.rulesAgainst(move("k", {{{"pivot", 137}}, {{"ahead", 5.1}}})), Ids{"FA-MOV-1"});
  field.act(move("k", {{{"pivot", 90}}, {{"ahead", 5}}}));
  EXPECT_NEAR(field.x("k"), 35, 1e-9);
  // Radius of ten slingers an inch apart: 3.122.
  EXPECT_EQ(field.at("k").base.frontage, 6244);
}

TEST(FantasyMoves, MarchesNeedMusicAndRoom) {
  Field field = spears();
  EXPECT_TRUE(field.legal(march("s", {{{"ahead", 8}}})));
  EXPECT_EQ(field.rulesAgainst(march("s", {{{"ahead", 8.1}}})), Ids{"FA-MAR-2"});
  EXPECT_TRUE(has(field.rulesAgainst(march("s", {{{"aboutFace", true}}})), "FA-MAR-7"));
  EXPECT_TRUE(
      has(field.rulesAgainst({{"action", "fast-march"}, {"unit", "s"}, {"path", {{{"ahead", 8}}}}}), "FA-FST-2"));
  Field near = spears();
  // Fronts 27.5 and 20: 7.5 inches.
  near.unit("close", "b", "line-spearmen", 30, 29, 180, 20, 5);
  EXPECT_EQ(near.rulesAgainst(march("s", {{{"ahead", 5}}})), Ids{"FA-MAR-4"});
  Field horse;
  horse.unit("h", "a", "heavy-horse", 30, 18, 0, 8, 4).unit("close", "b", "line-spearmen", 30, 29, 180, 20, 5);
  // FA-MAR-5: infantry does not keep cavalry from marching.
  EXPECT_TRUE(horse.legal(march("h", {{{"ahead", 5}}})));
  Field engine;
  engine.unit("e", "a", "bolt-thrower", 30, 18, 0, 3, 3, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  const Ids ids = engine.rulesAgainst(march("e", {{{"ahead", 5}}}));
  EXPECT_TRUE(has(ids, "FA-MAR-1") && has(ids, "FA-MAR-6"));
}

TEST(FantasyMoves, MarchesKeepToGoodGround) {
  Field field = spears();
  field.terrain("wood", 0, {{20, 25}, {40, 25}, {40, 30}, {20, 30}});
  EXPECT_EQ(field.rulesAgainst(march("s", {{{"ahead", 6}}})), Ids{"FA-MAR-8"});
  EXPECT_TRUE(field.legal(march("s", {{{"ahead", 5}}})));
  Field wall = spears();
  wall.terrain("wall", 0, {{20, 25}, {40, 25}, {40, 25.4}, {20, 25.4}});
  EXPECT_EQ(wall.rulesAgainst(march("s", {{{"ahead", 6}}})), Ids{"FA-MAR-9"});
}

TEST(FantasyMoves, ColumnsMarchFast) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 14, 0, 20, 4).unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  // Five ranks of four: a column.
  const auto fast = [](double ahead) {
    return Json{{"action", "fast-march"}, {"unit", "s"}, {"path", {{{"ahead", ahead}}}}};
  };
  EXPECT_TRUE(field.legal(fast(12)));
  EXPECT_EQ(field.rulesAgainst(fast(12.5)), Ids{"FA-FST-3"});
  field.unit("fugitives", "b", "slingers", 36, 20, 0, 5, 5, {{"state", "fleeing"}});
  Field near;
  near.unit("s", "a", "line-spearmen", 30, 14, 0, 20, 4)
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .unit("fugitives", "b", "slingers", 36, 20, 0, 5, 5, {{"state", "fleeing"}})
      .unit("idle", "a", "line-spearmen", 66, 4, 0, 20, 5);
  EXPECT_EQ(near.rulesAgainst(fast(12)), Ids{"FA-FST-4"});
  EXPECT_TRUE(near.legal(march("s", {{{"ahead", 8}}})));
  near.act(march("s", {{{"ahead", 8}}}));
  EXPECT_EQ(near.status("s", UnitStatus::marched), 1);
  // FA-FST-11: one model wide it bends where it likes.
  Field snake;
  snake.unit("s", "a", "line-spearmen", 30, 14, 0, 8, 1).unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
  EXPECT_TRUE(snake.legal(
      {{"action", "fast-march"}, {"unit", "s"}, {"path", {{{"ahead", 4}}, {{"pivot", 90}}, {{"ahead", 4}}}}}));
}

TEST(FantasyMoves, RanksCostHalfOrAllOfTheMove) {
  Field field = spears();
  const auto ranks = [](int n) { return Json{{"action", "change-formation"}, {"unit", "s"}, {"ranks", n}}; };
  EXPECT_TRUE(field.legal(ranks(1)));
  EXPECT_TRUE(field.legal(ranks(-2)));
  EXPECT_TRUE(has(field.rulesAgainst(ranks(3)), "FA-MAN-8") || has(field.rulesAgainst(ranks(3)), "FA-MAN-9"));
  field.act(ranks(1));
  // Five ranks of four: 3 wide, 3.75 deep; the front's middle stays at y 20.
  EXPECT_EQ(field.at("s").base, (Base{3000, 3750}));
  EXPECT_NEAR(field.y("s"), 20 - 1.875, 1e-3);
  EXPECT_TRUE(field.legal(move("s", {{{"ahead", 2}}})));
  EXPECT_FALSE(field.legal(move("s", {{{"ahead", 2.1}}})));
  Field wide = spears();
  wide.act(ranks(-2));
  EXPECT_EQ(wide.at("s").base, (Base{7500, 1500}));
  EXPECT_FALSE(wide.legal(move("s", {{{"ahead", 0.1}}})));
}

TEST(FantasyMoves, AWiderFrontKeepsItsDistance) {
  // An enemy beside it, 2.5 inches from its right side; ten abreast it would come within 0.625.
  Field field = spears();
  field.unit("beside", "b", "line-spearmen", 36.25, 18.5, 180, 20, 5);
  const auto ranks = [](int n) { return Json{{"action", "change-formation"}, {"unit", "s"}, {"ranks", n}}; };
  EXPECT_EQ(field.rulesAgainst(ranks(-2)), Ids{"FA-MOV-3"});
  EXPECT_TRUE(field.legal(ranks(-1)));
}

TEST(FantasyMoves, ReformsAreTested) {
  Field field = spears();
  const auto reform = [](int abreast, double facing) {
    return Json{{"action", "reform"},
                {"unit", "s"},
                {"formation", "close-order"},
                {"abreast", abreast},
                {"path", {{{"pivot", facing}}}}};
  };
  EXPECT_TRUE(field.legal(reform(4, 90)));
  EXPECT_EQ(field.rulesAgainst({{"action", "reform"}, {"unit", "s"}, {"formation", "skirmish"}, {"abreast", 5}}),
            Ids{"FA-MAN-10"});
  // Ten abreast is 7.5 wide: the outer model goes 2.25 or more, within 4; twenty abreast is 15 wide and too far.
  EXPECT_TRUE(field.legal(reform(10, 0)));
  EXPECT_EQ(field.rulesAgainst(reform(20, 0)), Ids{"FA-MAN-10"});
  Field failed = spears();
  failed.act(reform(4, 90), {4, 4});
  EXPECT_EQ(failed.heading("s"), 0);
  EXPECT_EQ(failed.status("s", UnitStatus::reformed), 0);
  field.act(reform(4, 90), {4, 3});
  EXPECT_EQ(field.heading("s"), 90);
  EXPECT_EQ(field.at("s").base, (Base{3000, 3750}));
  EXPECT_EQ(field.status("s", UnitStatus::reformed), 1);
  // FA-MAN-13 under the option: it may move after all, but not try again.
  Field house = spears({{"failed-reform", "move-normally"}});
  house.act(reform(4, 90), {4, 4});
  EXPECT_EQ(house.step(), "ordinary-moves");
  EXPECT_EQ(house.rulesAgainst(reform(4, 90)), Ids{"FA-MAN-13"});
  EXPECT_TRUE(house.legal(move("s", {{{"ahead", 3.9}}})));
}

TEST(FantasyMoves, TheGeneralLendsHisLeadershipToAReform) {
  Field field = spears();
  field.unit("g", "a", "general", 30, 20, 0, 1, 1);
  EXPECT_EQ(field.status("g", UnitStatus::attachedTo), 0);
  field.act({{"action", "reform"}, {"unit", "s"}, {"formation", "close-order"}, {"abreast", 4}}, {5, 4});
  EXPECT_EQ(field.status("s", UnitStatus::reformed), 1);
  // He stands in the middle of the front rank.
  EXPECT_NEAR(field.y("g"), field.y("s") + 1.875 - 0.375, 1e-3);
}

TEST(FantasyMoves, CharactersLeaveAndJoin) {
  Field field = spears();
  field.unit("g", "a", "general", 30, 20, 0, 1, 1).unit("t", "a", "line-spearmen", 40, 18.5, 0, 20, 5);
  EXPECT_EQ(field.rulesAgainst(move("g", {{{"pivot", 90}}, {{"ahead", 4}}})), Ids{"FA-CHR-2"});
  const auto leave = [](double ahead, bool marches) {
    return Json{
        {"action", "leave"}, {"unit", "g"}, {"march", marches}, {"path", {{{"pivot", 90}}, {{"ahead", ahead}}}}};
  };
  EXPECT_EQ(field.rulesAgainst(leave(4.5, false)), Ids{"FA-MOV-1"});
  // FA-MAR-3: triple, and free of the musician.
  EXPECT_TRUE(field.legal(leave(7, true)));
  EXPECT_EQ(field.rulesAgainst(
                {{"action", "leave"}, {"unit", "g"}, {"march", true}, {"path", {{{"pivot", 270}}, {{"ahead", 12.5}}}}}),
            Ids{"FA-MAR-3"});
  // The left side of the unit that he may join is at 40 - 1.875: his base of an inch touches it at 37.625 of x.
  field.act(leave(7.625, true));
  EXPECT_EQ(field.status("g", UnitStatus::attachedTo), -1);
  EXPECT_EQ(field.rulesAgainst(at("join", "g", "s")), Ids{"FA-CHR-1"});
  EXPECT_TRUE(field.legal(at("join", "g", "t")));
  Field alone = spears();
  alone.unit("t", "a", "line-spearmen", 40, 18.5, 0, 20, 5)
      .unit("g", "a", "general", 36, 19, 0, 1, 1, {{"attachedTo", -1}});
  EXPECT_EQ(alone.rulesAgainst(at("join", "g", "t")), Ids{"FA-CHR-1"});
  alone.act(move("g", {{{"pivot", 90}}, {{"ahead", 1.625}}}));
  alone.act(at("join", "g", "t"));
  EXPECT_EQ(alone.status("g", UnitStatus::attachedTo), 3);
}

TEST(FantasyMoves, WhatKeepsAUnitFromMoving) {
  const auto against = [](const Json& status) {
    Field field;
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5, status)
        .unit("t", "a", "line-spearmen", 40, 18.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
    return field.rulesAgainst(move("s", {{{"ahead", 1}}}));
  };
  EXPECT_EQ(against({{"failedFear", true}}), Ids{"FA-FEA-5"});
  EXPECT_EQ(against({{"rallied", true}}), Ids{"FA-RAL-5"});
  EXPECT_EQ(against({{"reformed", true}}), Ids{"FA-MAN-11"});
  EXPECT_EQ(against({{"disengaged", true}}), Ids{"FA-DIS-1"});
  EXPECT_EQ(against({{"charged", true}}), Ids{"FA-MOV-1"});
  EXPECT_EQ(against({{"state", "fleeing"}}), Ids{"FA-MOV-1"});
  EXPECT_EQ(against({{"returned", true}}), Ids{"legal"});
}

TEST(FantasyMoves, WhoStartsNearerThanAnInchMayComeBackAsNear) {
  Field field;
  // 0.6 behind its rear edge at 18.5.
  field.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5).unit("foe", "b", "line-spearmen", 30, 16.4, 0, 20, 5);
  const auto there = [](double ahead, double back) {
    return move("s", {{{"ahead", ahead}}, {{"aboutFace", true}}, {{"ahead", back}}});
  };
  EXPECT_TRUE(field.legal(there(1.2, 1.2)));
  EXPECT_EQ(field.rulesAgainst(there(1.2, 1.21)), Ids{"FA-MOV-3"});
}

TEST(FantasyMoves, GroundIsNoReasonWhereItDoesNotSlow) {
  Field field;
  field.unit("o", "a", "forest-longbows", 30, 10, 0, 12, 6, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5)
      .terrain("rough", 0, {{20, 11}, {40, 11}, {40, 30}, {20, 30}});
  EXPECT_EQ(field.rulesAgainst(move("o", {{{"ahead", 4.1}}})), Ids{"FA-MOV-1"});
}

// FA-FST-11: the first base, at 21.875, goes 3 ahead, turns and goes 5; then the column stands behind it.
TEST(FantasyMoves, ASingleFileSnakesBehindItsLeader) {
  const auto file = [] {
    Field field;
    field.unit("s", "a", "line-spearmen", 30, 20, 0, 6, 1).unit("foe", "b", "line-spearmen", 66, 44, 180, 20, 5);
    return field;
  };
  const auto snake = [](double ahead, double then) {
    return Json{
        {"action", "fast-march"}, {"unit", "s"}, {"path", {{{"ahead", ahead}}, {{"pivot", 90}}, {{"ahead", then}}}}};
  };
  Field field = file();
  EXPECT_EQ(field.rulesAgainst(snake(3, 9.001)), Ids{"FA-FST-3"});
  field.act(snake(3, 5));
  EXPECT_NEAR(field.heading("s"), 90, 1e-2);
  EXPECT_NEAR(field.x("s"), 30 + 5 + 0.375 - 2.25, 2e-3);
  EXPECT_NEAR(field.y("s"), 24.875, 2e-3);
  // Water where the block would swing, aside of the leader's way, is none of its business; on the way it is.
  Field beside = file();
  beside.terrain("water", 0, {{26, 20}, {29, 20}, {29, 26}, {26, 26}});
  EXPECT_TRUE(beside.legal(snake(3, 5)));
  Field across = file();
  across.terrain("water", 0, {{32, 22}, {33, 22}, {33, 26}, {32, 26}});
  EXPECT_EQ(across.rulesAgainst(snake(3, 5)), Ids{"FA-MOV-3"});
  Field bog = file();
  bog.terrain("marsh", 0, {{29, 17}, {31, 17}, {31, 18}, {29, 18}});
  EXPECT_EQ(bog.rulesAgainst(snake(3, 5)), Ids{"FA-FST-7"});
}

}  // namespace
}  // namespace signifer::fantasy::test::moves_test
