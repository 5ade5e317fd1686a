// Rounds of combat and what follows: blows, routs, retreats, disengaging, leaders, stamina, the course of the turn.
#include "rulesets/hannibal/field.h"

namespace signifer::hannibal::test::combat_test {
namespace {

TEST(HannibalRound, BlowsAreSimultaneous) {
  Field f;
  f.unit("one", "a", "camp-followers", 20, 20, 0, {{"hits", 2}})
      .unit("two", "b", "camp-followers", 20, 22, 180, {{"hits", 2}});
  f.unit("core", "a", "triarii", 60, 5, 0).unit("core2", "b", "triarii", 60, 43, 180);
  f.act(endStep);
  EXPECT_EQ(f.step(), "blows");
  f.act(advance, {4, 4, 6, 6});
  EXPECT_EQ(f.fate("one"), Fate::eliminated);
  EXPECT_EQ(f.fate("two"), Fate::eliminated);
}

TEST(HannibalRound, LineUnitsNotHitMayDisengage) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0).unit("two", "b", "triarii", 20, 22, 180);
  f.act(endStep);
  // Lone: -2; veterans +1; two shields -2: 11 is needed for one hit of the ones on the others.
  f.act(advance, {1, 1, 1, 1});
  EXPECT_EQ(f.step(), "round-choices");
  EXPECT_EQ(f.rulesAgainst(of("disengage", "two")), Ids{"HG-RET-1"});
  f.act(of("disengage", "one"));
  EXPECT_NEAR(f.y("one"), 19, 0.005);
  EXPECT_NEAR(f.heading("one"), 0, 0.001);
  // Units no longer touched have no choice left: the turn has gone on.
  EXPECT_NE(f.step(), "round-choices");
}

TEST(HannibalRound, UnitsOutsideLinesMayRetreat) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 30, 0, {{"hits", 1}})
      .unit("two", "b", "gallic-and-spanish-horse", 20, 32, 180);
  f.act(endStep);
  f.act(advance, {1, 1, 1, 1});
  EXPECT_EQ(f.rulesAgainst(of("disengage", "horse")), Ids{"HG-BL-2"});
  // 9" to 18"; the Rout Check at one hit of four is passed below 10.
  const auto retreat = [](double ahead) {
    return Json{{"action", "retreat"}, {"unit", "horse"}, {"path", {{{"ahead", ahead}}}}};
  };
  EXPECT_EQ(f.rulesAgainst(retreat(8.999)), Ids{"HG-RET-4"});
  EXPECT_EQ(f.rulesAgainst(retreat(9)), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(retreat(18.001)), Ids{"HG-RET-4"});
  f.act(retreat(10), {4, 5});
  EXPECT_NEAR(f.y("horse"), 20, 0.002);
  EXPECT_NEAR(f.heading("horse"), 0, 0.01);
  EXPECT_EQ(f.status("horse", UnitStatus::retreating), 1);
}

// HG-ROU-9, D72: 18" back would run into the enemy behind after 16", so it stops after 15". Past the corner of an enemy
// beside the way it stops where the gap is 1".
TEST(HannibalRetreat, StopsAnInchShortOfEnemies) {
  const auto back = [](double ahead) {
    return Json{{"action", "retreat"}, {"unit", "horse"}, {"path", {{{"ahead", ahead}}}}};
  };
  const auto set = [](Field& f, double x, double y) {
    f.unit("horse", "a", "roman-horse", 20, 30, 0).unit("foe", "b", "african-veterans", 20, 32, 180);
    f.unit("behind", "b", "african-veterans", x, y, 0).step("round-choices");
  };
  Field f;
  set(f, 20, 12);
  EXPECT_EQ(f.rulesAgainst(back(18)), Ids{"legal"});
  EXPECT_NE(f.figures(back(18)).find("HG-ROU-9 Stops 1 in short of behind: 15 in of the 18 in."), std::string::npos)
      << f.figures(back(18));
  EXPECT_EQ(f.figures(back(15)).find("Stops"), std::string::npos) << f.figures(back(15));
  f.act(back(18));
  EXPECT_NEAR(f.y("horse"), 15, 0.002);
  EXPECT_NE(f.sentences().find("horse retreated 15 in, stopped 1 in short of behind and faced about."),
            std::string::npos)
      << f.sentences();
  // Half an inch beside its way: it would end beside him, and stops as far before his corner as leaves 1" between.
  Field g;
  set(g, 24.5, 12);
  EXPECT_EQ(g.rulesAgainst(back(17)), Ids{"legal"});
  g.act(back(17));
  EXPECT_NEAR(g.y("horse"), 14 + std::sqrt(1 - 0.25), 0.002);
  // Less than the least retreat is left: no room that way.
  Field h;
  set(h, 20, 19);
  EXPECT_EQ(h.rulesAgainst(back(18)), Ids{"HG-RET-9"});
}

// HG-ROU-9: 9" back from 5" before the edge is room, and the end of the unit.
TEST(HannibalRetreat, SaysWhatIsLostOffTheTable) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 6, 0).unit("foe", "b", "african-veterans", 20, 8, 180).step("round-choices");
  const Json back{{"action", "retreat"}, {"unit", "horse"}, {"path", {{{"ahead", 9}}}}};
  EXPECT_EQ(f.rulesAgainst(back), Ids{"legal"});
  EXPECT_NE(f.figures(back).find("HG-ROU-9 horse leaves the table and is lost: the edge after 5 in of 9 in."),
            std::string::npos)
      << f.figures(back);
}

TEST(HannibalRound, ChoicesOfAMomentSetUpByHandAreWorkedOut) {
  Field f;
  f.unit("l1", "a", "triarii", 20, 20, 0, {{"hitsThisRound", 1}}).unit("l2", "a", "triarii", 24, 20, 0);
  f.unit("foe", "b", "roman-horse", 22, 22, 180).step("round-choices");
  EXPECT_EQ(f.rulesAgainst(of("disengage", "l1")), Ids{"HG-DIS-3"});
  EXPECT_EQ(f.rulesAgainst(of("retreat", "l1")), Ids{"HG-BL-1"});
  EXPECT_EQ(f.rulesAgainst(of("disengage", "l2")), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(of("retreat", "foe")), Ids{"HG-RET-1"});
}

TEST(HannibalRound, AFailedCheckIsARout) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 30, 0, {{"hits", 1}})
      .unit("two", "b", "gallic-and-spanish-horse", 20, 32, 180);
  f.unit("behind", "a", "camp-followers", 20, 20, 0);
  f.act(endStep);
  f.act(advance, {1, 1, 1, 1});
  // 10 routs; 18 + 2; it pushes through the followers, who hold on 9; it runs off 20" to y 10.
  f.act(of("retreat", "horse"), {5, 5, 2, 4, 5});
  EXPECT_EQ(f.status("horse", UnitStatus::routed), 1);
  EXPECT_NEAR(f.y("horse"), 10, 0.002);
  EXPECT_EQ(f.status("behind", UnitStatus::routed), 0);
}

TEST(HannibalRound, RoutersFormUpBehindVeterans) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 30, 0, {{"hits", 1}})
      .unit("two", "b", "gallic-and-spanish-horse", 20, 32, 180);
  f.unit("vets", "a", "triarii", 20, 20, 0);
  f.act(endStep);
  f.act(advance, {1, 1, 1, 1});
  f.act(of("retreat", "horse"), {5, 5, 2});
  EXPECT_NEAR(f.y("horse"), 18, 0.002);
}

TEST(HannibalRound, LinesNeverRetreat) {
  Field f;
  f.unit("l1", "a", "triarii", 20, 20, 0)
      .unit("l2", "a", "triarii", 24, 20, 0)
      .unit("two", "b", "gallic-warband", 19, 22, 180);
  f.act(endStep);
  f.act(advance, {1, 1, 1, 1});
  EXPECT_EQ(f.rulesAgainst(of("retreat", "l1")), Ids{"HG-BL-1"});
}

// HG-RTU-1: two routed enemies that come to touch are both captured; D50: a retreat captures those that it passes.
TEST(HannibalRout, RunsIntoRoutedEnemiesToo) {
  Field f;
  f.unit("charger", "a", "triarii", 20, 10, 0).unit("sk", "b", "velites", 20, 16, 180);
  f.unit("stray", "a", "gallic-warband", 21, 24, 90, {{"routed", true}});
  f.act(charge("charger", "sk"), {3, 4});
  EXPECT_EQ(f.fate("sk"), Fate::captured);
  EXPECT_EQ(f.fate("stray"), Fate::captured);
}

TEST(HannibalRetreat, CapturesRoutedEnemiesOnItsWay) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 20, 0).unit("foe", "b", "triarii", 20, 22, 180);
  f.unit("stray", "b", "gallic-warband", 20, 15, 0, {{"routed", true}}).step("retreating");
  f.act({{"action", "retreat"}, {"unit", "horse"}, {"path", {{{"ahead", 9}}}}});
  EXPECT_NEAR(f.y("horse"), 11, 0.002);
  EXPECT_EQ(f.fate("stray"), Fate::captured);
}

TEST(HannibalRound, RoutersLeaveTheTable) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 12, 0, {{"hits", 1}})
      .unit("two", "b", "gallic-and-spanish-horse", 20, 14, 180);
  f.leader("l", "a", {{"unit", "horse"}});
  f.act(endStep);
  f.act(advance, {1, 1, 1, 1});
  f.act(of("retreat", "horse"), {5, 5, 2});
  EXPECT_EQ(f.fate("horse"), Fate::offTable);
  EXPECT_FALSE(f.person("l").present);
}

// A machine that fights on may still win; one that retreats over the edge is lost.
TEST(HannibalRound, MachinesRetreatOnlyWhereTheyStayOnTheTable) {
  for (const double y : {12.0, 3.0}) {
    Field f;
    f.unit("horse", "a", "roman-horse", 20, y, 0).unit("two", "b", "gallic-and-spanish-horse", 20, y + 2, 180);
    f.act(endStep);
    f.act(advance, {1, 1, 1, 1});
    ActionList list;
    f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
    const bool retreats = std::ranges::any_of(
        list, [](const Action& one) { return one.kind == static_cast<std::int8_t>(ActionId::retreat); });
    EXPECT_EQ(retreats, y > 6) << y;
  }
}

TEST(HannibalRound, TerrorUnitsPanicAtOnce) {
  Field f;
  f.unit("el", "a", "war-elephants", 20, 30, 0).unit("vel", "b", "balearic-slingers", 20, 34.25, 180);
  f.step("unit-actions");
  f.battle().active = 1;
  // 12 - 1 for skirmishers, -1 for one shield: 10, two hits; 10 panics; 18 + 3 away from the slingers, to y 9.
  f.act(shot("vel", "el"), {6, 6, 5, 5, 3});
  EXPECT_EQ(f.status("el", UnitStatus::routed), 1);
  EXPECT_NEAR(f.y("el"), 9, 0.01);
}

TEST(HannibalLeaders, MoveJoinAndStayWithinTheirMove) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0)
      .unit("two", "a", "triarii", 40, 20, 0)
      .unit("foe", "b", "triarii", 20, 30, 180);
  f.leader("l", "a", {{"x", 20}, {"y", 10}}).leader("m", "a", {{"unit", "two"}});
  const auto to = [](double x, double y) {
    return Json{{"action", "move-leader"}, {"person", "l"}, {"point", {x, y}}};
  };
  const auto join = [](const char* u) { return Json{{"action", "attach-leader"}, {"person", "l"}, {"unit", u}}; };
  EXPECT_EQ(f.rulesAgainst(to(20, 28)), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(to(38.1, 10)), Ids{"HG-LDR-2"});
  EXPECT_TRUE(has(f.rulesAgainst(to(20, 31)), "HG-LDR-2"));
  EXPECT_EQ(f.rulesAgainst(join("two")), (Ids{"HG-LDR-2", "HG-LDR-2"}));
  f.act(join("one"));
  EXPECT_EQ(f.person("l").unit, findUnit(f.battle(), "one"));
  EXPECT_EQ(f.rulesAgainst(to(20, 15)), Ids{"HG-LDR-2"});
  EXPECT_EQ(f.rulesAgainst({{"action", "detach-leader"}, {"person", "m"}}), Ids{"legal"});
}

// Skirmishers need no leader: they neither charge nor cost stamina.
TEST(HannibalLeaders, CandidatesLeaveSkirmishersAlone) {
  Field f;
  const Json acted{{"actedThisTurn", true}};
  f.unit("screen", "a", "velites", 20, 12, 0, acted).unit("line", "a", "triarii", 26, 12, 0, acted);
  f.unit("gone", "a", "velites", 30, 4, 0, {{"routed", true}, {"actedThisTurn", true}});
  f.unit("foe", "b", "triarii", 20, 40, 180).leader("alone", "a", {{"x", 20}, {"y", 8}});
  ActionList list;
  f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
  int joined = 0;
  for (const Action& action : list) {
    if (action.kind != static_cast<std::int8_t>(ActionId::attachLeader)) continue;
    EXPECT_EQ(action.unit, findUnit(f.battle(), "line"));
    ++joined;
  }
  EXPECT_EQ(joined, 1);
}

// One who cannot reach the nearest unit goes towards it, or away from the enemy; one with a unit joins a routed one.
TEST(HannibalLeaders, CandidatesMoveThemFreely) {
  Field f;
  f.unit("far", "a", "triarii", 60, 10, 0, {{"actedThisTurn", true}});
  f.unit("gone", "a", "triarii", 30, 10, 0, {{"routed", true}, {"actedThisTurn", true}});
  f.unit("held", "a", "triarii", 40, 10, 0, {{"actedThisTurn", true}}).unit("foe", "b", "triarii", 20, 40, 180);
  f.leader("alone", "a", {{"x", 20}, {"y", 30}}).leader("with", "a", {{"unit", "held"}});
  ActionList list;
  f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
  std::vector<Point> places;
  int joined = 0;
  for (const Action& action : list) {
    EXPECT_TRUE(f.rules().judge(f.battle(), action).legal());
    if (action.kind == static_cast<std::int8_t>(ActionId::moveLeader)) places.push_back(action.point);
    if (action.kind == static_cast<std::int8_t>(ActionId::attachLeader) && action.person == 1) {
      EXPECT_EQ(action.unit, 1);
      ++joined;
    }
  }
  EXPECT_EQ(joined, 1);
  ASSERT_EQ(places.size(), 2U);
  EXPECT_GT(places[0].x, 34000);
  EXPECT_EQ(places[1], (Point{20000, 30000 - 17999}));
}

TEST(HannibalLeaders, StayAttachedInTheLeaderPhase) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 20, 40, 180);
  f.leader("l", "a", {{"x", 30}, {"y", 10}}).leader("m", "a", {{"unit", "one"}}).step("leader-moves");
  EXPECT_EQ(f.rulesAgainst({{"action", "detach-leader"}, {"person", "m"}}), Ids{"HG-SEQ-5"});
  Field g(Chosen{{"leader-phase-detach", "yes"}});
  g.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 20, 40, 180);
  g.leader("m", "a", {{"unit", "one"}}).step("leader-moves");
  EXPECT_EQ(g.rulesAgainst({{"action", "detach-leader"}, {"person", "m"}}), (Ids{"house", "HG-SEQ-5"}));
}

TEST(HannibalLeaders, OneAloneEscapesFromAnEnemy) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("own", "b", "triarii", 30, 20, 180);
  f.leader("l", "b", {{"x", 20}, {"y", 16}});
  f.act(march("foot", {{{"ahead", 6}}}));
  EXPECT_EQ(f.person("l").unit, findUnit(f.battle(), "own"));
  Field g(Chosen{{"lone-leader", "captured"}});
  g.unit("foot", "a", "triarii", 20, 10, 0).unit("own", "b", "triarii", 30, 20, 180);
  g.leader("l", "b", {{"x", 20}, {"y", 16}});
  g.act(march("foot", {{{"ahead", 6}}}));
  EXPECT_FALSE(g.person("l").present);
}

TEST(HannibalTurn, RoutedUnitsDisperseOrRally) {
  Field f;
  f.unit("led", "a", "triarii", 20, 20, 180, {{"routed", true}})
      .unit("lost", "a", "gallic-warband", 40, 20, 180, {{"routed", true}});
  f.unit("more", "a", "triarii", 60, 20, 0).unit("m2", "a", "triarii", 64, 20, 0).unit("m3", "a", "triarii", 56, 20, 0);
  f.unit("foe", "b", "triarii", 20, 40, 180);
  f.leader("l", "a", {{"unit", "led"}});
  f.act(endStep);
  EXPECT_EQ(f.step(), "disperse-routed");
  f.act(advance);
  EXPECT_EQ(f.status("led", UnitStatus::routed), 0);
  EXPECT_NEAR(f.heading("led"), 0, 0.01);
  EXPECT_EQ(f.fate("lost"), Fate::dispersed);
  // Five core units, less the three of a lost warband.
  const auto standings = f.rules().standings(f.battle());
  const auto a = std::ranges::find(standings, SideIndex{0}, &Standing::side);
  EXPECT_EQ(a->start, 5);
  EXPECT_EQ(a->left, 2);
  f.act(advance);
  EXPECT_EQ(f.battle().active, 1);
  EXPECT_EQ(f.battle().turn, 1);
}

TEST(HannibalTurn, ABrokenArmyLoses) {
  Field f;
  f.unit("lost", "a", "gallic-warband", 40, 20, 180, {{"routed", true}}).unit("sk", "a", "velites", 20, 20, 0);
  f.unit("foe", "b", "triarii", 20, 40, 180);
  f.act(endStep);
  f.act(advance);
  f.act(advance);
  const auto outcome = f.rules().outcome(f.battle());
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, 1);
  EXPECT_EQ(f.rulesAgainst(march("foe", {{{"ahead", 1}}})), Ids{"HG-STA-6"});
}

TEST(HannibalTurn, BeginsWithAThrow) {
  Field f;
  f.unit("one", "a", "triarii", 20, 20, 0).unit("foe", "b", "triarii", 20, 40, 180);
  Battle& battle = f.battle();
  f.rules().deploy(battle);
  EXPECT_EQ(f.rulesAgainst(march("one", {{{"ahead", 1}}})), Ids{"HG-SEQ-9"});
  f.act(advance, {3, 3, 2, 5});
  EXPECT_EQ(battle.active, 1);
  EXPECT_EQ(f.rulesAgainst(march("foe", {{{"ahead", 1}}})), Ids{"legal"});
}

}  // namespace
}  // namespace signifer::hannibal::test::combat_test
