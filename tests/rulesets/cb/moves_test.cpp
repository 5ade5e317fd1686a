// Moves, manoeuvres, terrain and passage of lines on the table, worked by hand. Foot: a stand is 0.75 wide and 0.5
// deep, so that Citizen Hoplites (6 stands, 3 in front) cover 2.25 by 1.
#include "commander/orders.h"
#include "rulesets/cb/field.h"

namespace signifer::cb::test::moves_test {
namespace {

constexpr double thousandth = 0.0011;

TEST(CbMoves, DiceGiveTheAllowanceAndThePathSpendsIt) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("hop", 1), {4, 2});
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 6.01}}})), Ids{"CB-MOV-17"});
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"left", 1}}})), Ids{"CB-MAN-3"});
  f.act(go("hop", {{{"ahead", 6}}}));
  EXPECT_NEAR(f.y("hop"), 16, thousandth);
  EXPECT_EQ(f.status("hop", UnitStatus::moved), 1);
  EXPECT_EQ(f.rulesAgainst(move("hop")), Ids{"CB-SEQ-5"});
}

// Dice for a move may cost cohesion: who is to hold throws none.
TEST(CbMoves, AreNotThrownForByMachinesThatHold) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  ActionList list;
  f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
  const auto throws = [&](const Action& one) { return f.rules().leadsToMove(one); };
  ASSERT_TRUE(std::ranges::any_of(list, throws));
  signifer::Orders orders;
  orders.of.fill(signifer::Order::hold);
  keepFollowing(f.rules(), orders, Parts(f.battle(), 0), list);
  EXPECT_FALSE(list.empty());
  EXPECT_TRUE(std::ranges::none_of(list, throws));
}

TEST(CbMoves, StopAJavelinThrowShortOfEnemies) {
  // Fronts at 10.5 and 14.5: 3 are open.
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  f.act(move("hop", 1), {5, 1});
  const Verdict verdict = f.judge(go("hop", {{{"ahead", 3.2}}}));
  ASSERT_FALSE(verdict.legal());
  EXPECT_EQ(verdict.reasons[0].rule, "CB-SEQ-6");
  ASSERT_TRUE(verdict.nearest);
  EXPECT_TRUE(f.rules().judge(f.battle(), *verdict.nearest).legal());
  EXPECT_NEAR(toInches(verdict.nearest->path[0].amount), 3, 0.003);
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 3}}})), Ids{"legal"});
}

TEST(CbMoves, TheLimitMayBindTheEndAlone) {
  // The enemy stands aside of the way: 0.5 from its edge, passed by, 3 beyond it at the end.
  const auto field = [](const Chosen& options) {
    Field f(options);
    f.spare();
    f.unit("num", "a", "numidian-horse", 20, 10, 0, {{"formation", "unformed"}});
    f.unit("foe", "b", "citizen-hoplites", 22.75, 13, 180);
    f.act(move("num", 2), {5, 5, 6});
    return f.rulesAgainst(go("num", {{{"ahead", 10}}}));
  };
  EXPECT_EQ(field(Chosen()), Ids{"CB-SEQ-6"});
  EXPECT_EQ(field(Chosen{{"stop-limit", "end-only"}}), (Ids{"house", "CB-SEQ-6"}));
}

TEST(CbMoves, DoubleMovesStayABowShotAway) {
  // Fronts 10.5 and 26.5: 16 apart, 10 open.
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 27, 180);
  f.act(move("hop", 1, true), {5, 6});
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 10.1}}})), Ids{"CB-MOV-16"});
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 10}}})), Ids{"legal"});
  Field near;
  near.spare();
  near.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 16.9, 180);
  EXPECT_EQ(near.rulesAgainst(move("hop", 0, true)), Ids{"CB-MOV-16"});
  EXPECT_EQ(near.rulesAgainst(move("hop", 2)), Ids{"CB-MOV-2"});
}

TEST(CbMoves, ColumnsThrowNoDice) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"formation", "column"}});
  f.unit("num", "a", "numidian-horse", 40, 10, 0, {{"formation", "column"}});
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  EXPECT_EQ(f.rulesAgainst(move("hop", 1)), Ids{"CB-MOV-8"});
  f.act(move("hop"));
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 4.1}}})), Ids{"CB-MOV-8"});
  f.act(go("hop", {{{"ahead", 4}}}));
  f.act(move("num"));
  f.act(go("num", {{{"ahead", 7}}}));
  EXPECT_NEAR(f.y("num"), 17, thousandth);
}

TEST(CbMoves, TirePhalanxesOnFivesAndSixes) {
  Field f;
  f.spare();
  f.unit("pike", "a", "pike-phalanx", 20, 10, 0).unit("hop", "a", "hastati-and-principes", 40, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("pike", 1), {5, 6});
  EXPECT_EQ(f.status("pike", UnitStatus::dps), 2);
  f.act({{"action", "stay"}, {"unit", "pike"}});
  EXPECT_EQ(f.status("pike", UnitStatus::moved), 0) << "it has thrown, but not moved";
  EXPECT_EQ(f.rulesAgainst(move("pike")), Ids{"CB-SEQ-5"});
  f.act(move("hop", 1), {5, 6});
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 1);
  Field once(Chosen{{"fatigue", "once"}});
  once.spare();
  once.unit("pike", "a", "pike-phalanx", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  once.act(move("pike", 1), {5, 6});
  EXPECT_EQ(once.status("pike", UnitStatus::dps), 1);
}

TEST(CbMoves, WheelsCostLengthOrHalfAMoveAndADp) {
  // Enemies at a bow shot exactly are not beyond it. 2.25 x 60 degrees = 2.356.
  Field f;
  f.spare();
  f.unit("foot", "a", "hastati-and-principes", 20, 10, 0, {{"formation", "line"}});
  f.unit("pike", "a", "pike-phalanx", 30, 10, 0).unit("foe", "b", "citizen-hoplites", 25, 15.5, 180);
  f.act(move("foot", 0), {3});
  EXPECT_EQ(f.rulesAgainst(go("foot", {{{"wheelLeft", 60}}, {{"ahead", 0.7}}})), (Ids{"CB-MOV-17", "CB-MAN-3"}));
  f.act(go("foot", {{{"wheelLeft", 60}}, {{"ahead", 0.6}}}));
  EXPECT_EQ(f.status("foot", UnitStatus::dps), 1);
  f.act(move("pike", 0), {4});
  EXPECT_EQ(f.rulesAgainst(go("pike", {{{"wheelRight", 90}}, {{"ahead", 2.1}}})), (Ids{"CB-MOV-17", "CB-MAN-4"}));
  EXPECT_EQ(f.rulesAgainst(go("pike", {{{"wheelRight", 91}}})), Ids{"CB-MAN-4"});
  f.act(go("pike", {{{"wheelRight", 90}}, {{"ahead", 2}}}));
  EXPECT_EQ(f.status("pike", UnitStatus::dps), 1);
  Field named(Chosen{{"wheel-dp", "named-only"}});
  named.spare();
  named.unit("foot", "a", "hastati-and-principes", 20, 10, 0, {{"formation", "line"}});
  named.unit("foe", "b", "citizen-hoplites", 25, 15.5, 180);
  named.act(move("foot", 0), {3});
  named.act(go("foot", {{{"wheelLeft", 30}}}));
  EXPECT_EQ(named.status("foot", UnitStatus::dps), 0);
}

TEST(CbMoves, UnformedUnitsTurnAboutTheirCentreFree) {
  Field f;
  f.spare();
  f.unit("vel", "a", "velites", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("foe", "b", "citizen-hoplites", 20, 16.4, 180);
  f.act(move("vel", 0), {3});
  f.act(go("vel", {{{"pivot", 180}}, {{"ahead", 3.5}}}));
  EXPECT_NEAR(f.y("vel"), 6.5, thousandth);
  EXPECT_EQ(f.status("vel", UnitStatus::dps), 0);
}

TEST(CbManoeuvres, CostHalvesOfTheMove) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  f.unit("far", "a", "citizen-hoplites", 50, 10, 0);
  // Half a move and 1 DP of a phalanx within bow shot; the centre stays, the front becomes the rear.
  f.act(manoeuvre("hop", "about-face"));
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("hop", UnitStatus::spentHalves), 1);
  EXPECT_NEAR(f.heading("hop"), 180, 0.001);
  f.act(move("hop", 0), {4});
  EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 2.1}}})), (Ids{"CB-MOV-17", "CB-MAN-8"}));
  f.act(go("hop", {{{"ahead", 2}}}));
  EXPECT_EQ(f.rulesAgainst(manoeuvre("hop", "about-face")), Ids{"CB-SEQ-5"});
  // Beyond bow shot no DPs; two halves are a move.
  f.act(manoeuvre("far", "double-ranks"));
  EXPECT_EQ(f.status("far", UnitStatus::frontStands), 2);
  EXPECT_NEAR(f.y("far"), 9.75, thousandth) << "about the middle of its front edge";
  f.act(manoeuvre("far", "halve-ranks"));
  EXPECT_EQ(f.status("far", UnitStatus::frontStands), 4);
  EXPECT_EQ(f.status("far", UnitStatus::dps), 0);
  EXPECT_EQ(f.rulesAgainst(move("far")), Ids{"CB-SEQ-5"});
}

TEST(CbManoeuvres, HalfAMoveIsLeftAfterAShortWay) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("hop", 0), {4});
  f.act(go("hop", {{{"ahead", 2}}}));
  EXPECT_EQ(f.status("hop", UnitStatus::spentHalves), 1);
  f.act(manoeuvre("hop", "about-face"));
  EXPECT_EQ(f.status("hop", UnitStatus::spentHalves), 2);
}

TEST(CbManoeuvres, ChangeFormation) {
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("leg", "a", "hastati-and-principes", 30, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 25, 15, 180);
  Json column = manoeuvre("hop", "change-formation");
  column["formation"] = "column";
  f.act(column);
  EXPECT_EQ(f.status("hop", UnitStatus::spentHalves), 2);
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 1);
  EXPECT_EQ(f.at("hop").base, (Base{750, 3000}));
  EXPECT_NEAR(f.y("hop"), 9, thousandth);
  column["unit"] = "leg";
  f.act(column);
  EXPECT_EQ(f.status("leg", UnitStatus::spentHalves), 1) << "a legion unit needs half a move";
  column["formation"] = "quincunx";
  EXPECT_EQ(f.rulesAgainst(column), Ids{"legal"});
}

TEST(CbManoeuvres, FormingUpTakesAWholeMoveAndForbidsTheCharge) {
  Field f;
  f.spare();
  f.unit("gaul", "a", "thureos-javelinmen", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("foe", "b", "velites", 20, 13, 180, {{"formation", "unformed"}});
  Json up = manoeuvre("gaul", "form-up");
  up["formation"] = "line";
  f.act(up);
  EXPECT_EQ(f.status("gaul", UnitStatus::formedUp), 1);
  EXPECT_EQ(f.status("gaul", UnitStatus::spentHalves), 2);
  Field g;
  g.unit("gaul", "a", "thureos-javelinmen", 20, 10, 0, {{"formedUp", true}}).step("declare-charges");
  g.unit("foe", "b", "velites", 20, 13, 180, {{"formation", "unformed"}});
  EXPECT_EQ(g.rulesAgainst(charge("gaul", "foe")), Ids{"CB-CHG-4"});
}

TEST(CbManoeuvres, SideSteps) {
  const Json left = {{{"left", 1}}};
  Field f;
  f.spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  EXPECT_EQ(f.rulesAgainst(manoeuvre("hop", "side-step", {{{"left", 1.1}}})), Ids{"CB-MAN-20"});
  EXPECT_EQ(f.rulesAgainst(manoeuvre("hop", "step-back", left)), Ids{"CB-MAN-20"});
  f.act(manoeuvre("hop", "side-step", left));
  EXPECT_NEAR(f.x("hop"), 19, thousandth);
  EXPECT_EQ(f.rulesAgainst(move("hop")), Ids{"CB-SEQ-5"});
  Field free(Chosen{{"side-step", "free"}});
  free.spare();
  free.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  free.act(manoeuvre("hop", "side-step", left));
  EXPECT_EQ(free.rulesAgainst(manoeuvre("hop", "side-step", left)), Ids{"CB-MAN-20"});
  EXPECT_EQ(free.rulesAgainst(move("hop")), Ids{"legal"});
}

TEST(CbTerrain, DifficultGround) {
  const Json wood = {{10, 12}, {50, 12}, {50, 20}, {10, 20}};
  const auto field = [&](const Chosen& options) {
    Field f(options);
    f.spare();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("horse", "a", "allied-horse", 30, 10, 0);
    f.unit("bolt", "a", "bolt-shooter", 40, 10, 0).unit("foot", "a", "italian-allied-foot", 45, 10, 0);
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180).terrain("wood", 0, wood);
    return f;
  };
  Field f = field(Chosen());
  f.act(move("hop", 0), {4});
  f.act(go("hop", {{{"ahead", 3}}}));
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 2);
  f.act(move("foot", 0), {4});
  f.act(go("foot", {{{"ahead", 3}}}));
  EXPECT_EQ(f.status("foot", UnitStatus::dps), 1);
  f.act(move("bolt", 0), {4});
  EXPECT_EQ(f.rulesAgainst(go("bolt", {{{"ahead", 3}}})), Ids{"CB-MOV-13"});
  f.act({{"action", "stay"}, {"unit", "bolt"}});
  f.act(move("horse", 0), {4});
  EXPECT_EQ(f.rulesAgainst(go("horse", {{{"ahead", 3}}})), Ids{"CB-MOV-13"});
  Field free = field(Chosen{{"artillery-terrain", "free"}});
  free.act(move("bolt", 0), {4});
  EXPECT_EQ(free.rulesAgainst(go("bolt", {{{"ahead", 3}}})), (Ids{"house", "CB-MOV-13"}));
}

TEST(CbTerrain, APhalanxInColumnPassesFree) {
  const Json wood = {{10, 12}, {50, 12}, {50, 20}, {10, 20}};
  for (const bool any : {false, true}) {
    Field f(any ? Chosen{{"phalanx-terrain", "any-formation"}} : Chosen());
    f.spare();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"formation", "column"}}).terrain("wood", 0, wood);
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.act(move("hop"));
    f.act(go("hop", {{{"ahead", 4}}}));
    EXPECT_EQ(f.status("hop", UnitStatus::dps), any ? 2 : 0);
  }
}

TEST(CbTerrain, Obstacles) {
  // The centre crosses the line from 11 to 11.2. The enemy is within bow shot.
  Field f;
  f.spare();
  f.unit("foot", "a", "italian-allied-foot", 20, 10, 0).unit("gaul", "a", "gallic-warriors", 30, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 25, 15.5, 180);
  f.terrain("obstacle", 0, {{10, 11}, {50, 11}, {50, 11.2}, {10, 11.2}});
  f.act(move("foot", 0), {4});
  f.act(go("foot", {{{"ahead", 2}}}));
  EXPECT_EQ(f.status("foot", UnitStatus::dps), 1);
  f.act(move("gaul", 0), {4});
  f.act(go("gaul", {{{"ahead", 1}}}));
  EXPECT_EQ(f.status("gaul", UnitStatus::dps), 0) << "its centre is not across";
}

TEST(CbTerrain, MajorObstaclesTakeAWholeMove) {
  // From 11 to 11.2; just beyond it the rear stands at 11.2, the centre at 11.7: 1.7 ahead.
  const auto field = [](const Chosen& options) {
    Field f(options);
    f.spare();
    f.unit("foot", "a", "italian-allied-foot", 20, 10, 0).unit("cart", "a", "war-chariots", 30, 9, 0);
    f.unit("vel", "a", "velites", 40, 10, 0, {{"formation", "unformed"}});
    f.unit("foe", "b", "citizen-hoplites", 20, 19, 180);
    f.terrain("major-obstacle", 0, {{10, 11}, {50, 11}, {50, 11.2}, {10, 11.2}});
    return f;
  };
  Field f = field(Chosen());
  EXPECT_EQ(f.rulesAgainst(manoeuvre("cart", "cross-major-obstacle")), Ids{"CB-MAN-15"});
  f.act(manoeuvre("foot", "cross-major-obstacle"));
  EXPECT_NEAR(f.y("foot"), 11.7, thousandth);
  EXPECT_EQ(f.status("foot", UnitStatus::spentHalves), 2);
  EXPECT_EQ(f.status("foot", UnitStatus::dps), 0) << "it began beyond bow shot and ends there";
  f.act(move("vel", 0), {4});
  EXPECT_EQ(f.rulesAgainst(go("vel", {{{"ahead", 3}}})), Ids{"CB-MAN-16"});
  EXPECT_EQ(f.rulesAgainst(go("vel", {{{"ahead", 1.45}}})), Ids{"legal"});
  for (const bool formed : {false, true}) {
    Field near(formed ? Chosen{{"major-obstacle-dps", "formed-only"}} : Chosen());
    near.spare();
    near.unit("vel", "a", "velites", 20, 10, 0, {{"formation", "unformed"}});
    near.unit("foe", "b", "citizen-hoplites", 20, 15, 180);
    near.terrain("major-obstacle", 0, {{10, 11}, {50, 11}, {50, 11.2}, {10, 11.2}});
    near.act(manoeuvre("vel", "cross-major-obstacle"));
    EXPECT_EQ(near.status("vel", UnitStatus::dps), formed ? 0 : 2);
  }
}

TEST(CbTerrain, GapsCostHalfAMoveAndADp) {
  // An opening of 1.25 between impassable ground for a frontage of 2.25, within bow shot of the enemy.
  const auto field = [](const char* troop, const Chosen& options) {
    Field f(options);
    f.spare();
    f.unit("u", "a", troop, 20, 10, 0, {{"formation", "line"}}).unit("foe", "b", "citizen-hoplites", 20, 19, 180);
    f.terrain("impassable", 0, {{10, 12}, {19.4, 12}, {19.4, 12.5}, {10, 12.5}});
    f.terrain("impassable", 0, {{20.65, 12}, {30, 12}, {30, 12.5}, {20.65, 12.5}});
    return f;
  };
  Field f = field("italian-allied-foot", Chosen());
  f.act(move("u", 1), {5, 3});
  // 8 less half of it: 4 are left.
  EXPECT_EQ(f.rulesAgainst(go("u", {{{"ahead", 4.1}}})), (Ids{"CB-MOV-17", "CB-MAN-19"}));
  f.act(go("u", {{{"ahead", 4}}}));
  EXPECT_EQ(f.status("u", UnitStatus::dps), 1);
  Field horse = field("allied-horse", Chosen());
  horse.act(move("u", 1), {3, 2});
  horse.act(go("u", {{{"ahead", 5}}}));
  EXPECT_EQ(horse.status("u", UnitStatus::dps), 1) << "no time, but the DP";
  Field free = field("allied-horse", Chosen{{"gap-cavalry", "free"}});
  free.act(move("u", 1), {3, 2});
  free.act(go("u", {{{"ahead", 5}}}));
  EXPECT_EQ(free.status("u", UnitStatus::dps), 0);
  Field narrow;
  narrow.spare();
  narrow.unit("u", "a", "italian-allied-foot", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 19, 180);
  narrow.terrain("impassable", 0, {{10, 12}, {19.7, 12}, {19.7, 12.5}, {10, 12.5}});
  narrow.terrain("impassable", 0, {{20.3, 12}, {30, 12}, {30, 12.5}, {20.3, 12.5}});
  narrow.act(move("u", 1), {5, 3});
  EXPECT_EQ(narrow.rulesAgainst(go("u", {{{"ahead", 4}}})), Ids{"CB-MOV-13"}) << "0.6 is less than a stand";
}

TEST(CbPassage, OfLines) {
  // The Hastati stand still; one rank of unformed Velites passes free, formed Italians do not.
  Field f;
  f.spare();
  f.unit("vel", "a", "velites", 20, 14, 0, {{"formation", "unformed"}})
      .unit("has", "a", "hastati-and-principes", 20, 12, 0);
  f.unit("it", "a", "italian-allied-foot", 30, 14, 180).unit("hop", "a", "citizen-hoplites", 30, 12, 0);
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(move("vel", 0), {4});
  EXPECT_EQ(f.rulesAgainst(go("vel", {{{"pivot", 180}}, {{"ahead", 2}}})), Ids{"CB-PAS-3"});
  f.act(go("vel", {{{"pivot", 180}}, {{"ahead", 4}}}));
  EXPECT_EQ(f.status("vel", UnitStatus::dps), 0);
  EXPECT_EQ(f.status("has", UnitStatus::dps), 0);
  f.act(move("it", 0), {4});
  f.act(go("it", {{{"ahead", 4}}}));
  EXPECT_EQ(f.status("it", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 2) << "a phalanx is passed through";
}

TEST(CbOrders, BindMoves) {
  const auto field = [](const char* orders) {
    Field f;
    f.spare();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"command", 0}});
    f.unit("back", "a", "citizen-hoplites", 30, 10, 180, {{"command", 0}});
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180).leader("gen", "a", {{"x", 5}, {"y", 5}});
    f.battle().person(0).status[PersonStatus::orders] =
        static_cast<std::int16_t>(std::ranges::find(Words<Orders>::words, orders) - Words<Orders>::words.begin());
    return f;
  };
  for (const auto& [orders, onward, back] :
       {std::tuple{"hold", false, false}, std::tuple{"advance", true, false}, std::tuple{"attack", true, false},
        std::tuple{"skirmish", true, true}, std::tuple{"withdraw", false, true}}) {
    Field f = field(orders);
    f.act(move("hop", 0), {4});
    EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 2}}})), Ids{onward ? "legal" : "CB-CMD-9"}) << orders;
    f.act({{"action", "stay"}, {"unit", "hop"}});
    f.act(move("back", 0), {4});
    EXPECT_EQ(f.rulesAgainst(go("back", {{{"ahead", 2}}})), Ids{back ? "legal" : "CB-CMD-9"}) << orders;
  }
}

// Dice are thrown for a move that can be made: not with an enemy straight ahead as near as one may come.
TEST(CbMoves, MachinesThrowOnlyForMovesThatTheyCanMake) {
  const auto throwsDice = [](double x, double y) {
    Field f;
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", x, y, 180);
    ActionList list;
    f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
    EXPECT_FALSE(list.empty());
    return std::ranges::any_of(list,
                               [](const Action& one) { return one.kind == static_cast<std::int8_t>(ActionId::move); });
  };
  EXPECT_TRUE(throwsDice(20, 30));
  EXPECT_FALSE(throwsDice(20, 12.2));
}

}  // namespace
}  // namespace signifer::cb::test::moves_test
