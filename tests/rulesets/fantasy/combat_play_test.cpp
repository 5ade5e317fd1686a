// Combats of several units, characters, breaks, flight, pursuit, rally, victory, worked by hand.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::combat_play_test {
namespace {

// Spearmen at blows, fronts together at y 20.
Field melee(const Chosen& options = Chosen(), const Json& ours = Json::object(), const Json& theirs = Json::object()) {
  Field field(options);
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5, ours)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5, theirs)
      .step("fight-combats");
  return field;
}

// Five dice of a side that all miss, twice.
const std::vector<int> nobodyHits{1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

TEST(FantasyCombat, EqualScoresAreADraw) {
  Field field = melee();
  field.act(advance, nobodyHits);
  EXPECT_TRUE(field.told("combat-drawn"));
  EXPECT_EQ(field.relationOf(RelationKind::rounds, "s", "foe"), 1);
}

TEST(FantasyCombat, HighGroundAndMomentumWin) {
  Field field = melee({}, {{"wonRound", true}});
  field.terrain("hill", 1, {{20, 10}, {40, 10}, {40, 20}, {20, 20}});
  field.relation("rounds", "s", "foe").relation("rounds", "foe", "s");
  field.act(advance, nobodyHits);
  EXPECT_EQ(field.relationOf(RelationKind::loses, "foe", "foe"), 2);
  Field only = melee({{"momentum", "charge-only"}}, {{"wonRound", true}});
  only.act(advance, nobodyHits);
  EXPECT_TRUE(only.told("combat-drawn"));
}

TEST(FantasyCombat, TheGeneralStrikesWithHisOwnProfile) {
  Field field = melee();
  field.unit("g", "a", "general", 30, 19.6, 0, 1, 1);
  ASSERT_EQ(field.status("g", UnitStatus::attachedTo), 0);
  // Enemies who touch the general may strike at him (D46); these do not.
  field.act(at("strike-at", "foe", "s"));
  // Initiative 5 comes first: three attacks, WS 5 on 3: 3+; S4 on T3: 3+; a save of 4+ at -1: 5+. Two fall, and three
  // of the five strike back.
  field.act(advance, {3, 3, 1, 3, 3, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(field.models("foe"), 18);
  EXPECT_EQ(field.relationOf(RelationKind::loses, "foe", "foe"), 2);
}

TEST(FantasyCombat, TheFallenStrikeBackOnlyByOption) {
  const Json charging{{"charged", true}};
  const std::vector<int> blows{4, 4, 1, 1, 1, 4, 4, 1, 1};
  Field field = melee({}, charging);
  std::vector<int> faces = blows;
  faces.insert(faces.end(), {1, 1, 1});
  field.act(advance, faces);
  Field all = melee({{"fallen-strike", "yes"}}, charging);
  faces = blows;
  faces.insert(faces.end(), {1, 1, 1, 1, 1});
  all.act(advance, faces);
  EXPECT_EQ(all.models("foe"), 18);
}

TEST(FantasyCombat, GreaterNumbersByOption) {
  Field field(Chosen{{"outnumber-bonus", "1"}});
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.125, 180, 15, 5)
      .step("fight-combats");
  field.act(advance, nobodyHits);
  // Two ranks behind count for both: only the numbers differ.
  EXPECT_EQ(field.relationOf(RelationKind::loses, "foe", "foe"), 1);
}

TEST(FantasyCombat, FlanksCancelRanksByOption) {
  const auto difference = [](const Chosen& options) {
    Field field(options);
    // Horse at the left side of the enemy (which faces down): 4 wide, flush at x 31.875.
    field.unit("h", "a", "heavy-horse", 33.875, 21.5, 270, 8, 4)
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .step("fight-combats");
    field.act(advance, {1, 1, 1, 1, 1, 1, 1, 1});
    return field.relationOf(RelationKind::loses, "h", "h") - field.relationOf(RelationKind::loses, "foe", "foe");
  };
  // Standard and flank, 2, against order, two ranks and standard, 4.
  EXPECT_EQ(difference({}), 2);
  EXPECT_EQ(difference({{"flank-cancels", "ranks"}}), 0);
  EXPECT_EQ(difference({{"flank-cancels", "ranks-and-close-order"}}), -1);
  EXPECT_EQ(difference({{"rank-width", "6"}}), 0);
}

TEST(FantasyCombat, ABrokenUnitIsCaught) {
  Field field = melee();
  field.relation("loses", "foe", "foe", 3).relation("beats", "s", "foe").step("break-tests");
  // 7 - 3 is 4.
  field.act(advance, {3, 2});
  ASSERT_EQ(field.step(), "panic-from-broken-friends");
  field.act(advance);
  ASSERT_EQ(field.step(), "flight-and-pursuit");
  // The winner says first what it does (D39).
  EXPECT_EQ(field.decision().unit, 0);
  field.act(at("pursue", "s", "foe"));
  field.act(advance, {2, 3});
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
  EXPECT_NEAR(field.y("foe"), 26.5, 1e-2);
  Field misses = field;
  // Equal throws catch.
  field.act(advance, {4, 1});
  EXPECT_EQ(field.state("foe"), UnitState::destroyed);
  EXPECT_NEAR(field.y("s"), 23.5, 1e-2);
  misses.act(advance, {3, 1});
  EXPECT_EQ(misses.state("foe"), UnitState::fleeing);
  EXPECT_NEAR(misses.y("s"), 22.5, 1e-2);
}

TEST(FantasyCombat, PursuitMayBeForbidden) {
  Field field = melee({{"pursuit", "none"}});
  field.relation("loses", "foe", "foe", 3).relation("beats", "s", "foe").step("break-tests");
  field.act(advance, {3, 2});
  field.act(advance);
  EXPECT_EQ(field.rulesAgainst(at("pursue", "s", "foe")), Ids{"FA-PUR-1"});
  EXPECT_TRUE(field.legal(of("stand-fast", "s")));
}

TEST(FantasyCombat, TheFrenziedAndHatersGoAfter) {
  Field field;
  field.unit("w", "a", "hill-warband", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .relation("loses", "foe", "foe", 3)
      .relation("beats", "w", "foe")
      .step("break-tests");
  field.act(advance, {3, 2});
  field.act(advance);
  EXPECT_EQ(field.rulesAgainst(of("stand-fast", "w")), Ids{"FA-FRZ-4"});
  EXPECT_TRUE(field.legal(at("pursue", "w", "foe")));
  const auto haters = [](bool wall) {
    Field hate;
    hate.unit("l", "a", "forest-longbows", 30, 18.5, 0, 20, 5, openOrder)
        .unit("foe", "b", "hill-warband", 30, 21.4375, 180, 10, 5, {{"frenzyLost", true}})
        .relation("loses", "foe", "foe", 3)
        .relation("beats", "l", "foe")
        .step("break-tests");
    if (wall) hate.terrain("wall", 0, {{25, 20.3}, {35, 20.3}, {35, 20.5}, {25, 20.5}});
    return hate;
  };
  // Open order, four ranks: 4 * 0.75 + 3 * 0.375 deep = 4.125; the front at 18.5 + 2.0625 = 20.5625, the foe's
  // depth 1.5.
  Field hate = haters(false);
  hate.act(advance, {3, 3});
  ASSERT_EQ(hate.step(), "panic-from-broken-friends");
  hate.act(advance);
  EXPECT_EQ(hate.rulesAgainst(of("stand-fast", "l")), Ids{"FA-HAT-3"});
  Field behind = haters(true);
  behind.act(advance, {3, 3});
  behind.act(advance);
  EXPECT_TRUE(behind.legal(of("stand-fast", "l")));
}

TEST(FantasyCombat, StubbornUnitsGiveGroundOnce) {
  const auto veterans = [](const Json& status) {
    Field field;
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5, {{"wonRound", true}})
        .unit("v", "b", "legion-veterans", 30, 21.5, 180, 20, 5, status)
        .relation("loses", "v", "v", 3)
        .relation("beats", "s", "v")
        .step("break-tests");
    field.act(advance, {6, 6});
    return field;
  };
  Field first = veterans(Json::object());
  EXPECT_EQ(first.status("v", UnitStatus::stubbornUsed), 1);
  ASSERT_EQ(first.step(), "flight-and-pursuit");
  EXPECT_NEAR(first.y("v"), 23.5, 1e-2);
  EXPECT_EQ(first.heading("v"), 180);
  Field stands = first;
  first.act(of("follow-up", "s"));
  EXPECT_NEAR(first.y("s"), 20.5, 1e-2);
  EXPECT_EQ(first.status("s", UnitStatus::wonRound), 1);
  stands.act(of("stand-fast", "s"));
  EXPECT_EQ(stands.status("s", UnitStatus::wonRound), 0);
  Field second = veterans({{"stubbornUsed", true}});
  EXPECT_EQ(second.step(), "panic-from-broken-friends");
}

TEST(FantasyCombat, TheArmyStandardGivesASecondThrow) {
  Field field = melee();
  field.unit("b", "b", "army-standard", 30, 20.4, 180, 1, 1);
  field.relation("loses", "foe", "foe", 3).relation("beats", "s", "foe").step("break-tests");
  field.act(advance, {3, 2, 2, 2});
  EXPECT_EQ(field.state("foe"), UnitState::steady);
  // Nothing more is asked: the next turn's combat comes.
  EXPECT_EQ(field.battle().active, 1);
  EXPECT_EQ(field.step(), "fight-combats");
}

TEST(FantasyCombat, TheOutnumberedFearfulBreakWithoutATest) {
  Field field;
  field.unit("dead", "a", "barrow-guard", 30, 18.5, 0, 20, 5)
      .unit("s", "b", "line-spearmen", 30, 21.5, 180, 19, 5, {{"startingModels", 20}})
      .relation("loses", "s", "s", 1)
      .relation("beats", "dead", "s")
      .step("break-tests");
  field.act(advance);
  EXPECT_EQ(field.step(), "panic-from-broken-friends");
  // D18 under the option: nineteen spearmen against twenty wounds are fewer all the same; frenzied ones do not care.
  Field counted(Chosen{{"outnumber-count", "wounds"}});
  counted.unit("t", "a", "cave-trolls", 30, 19, 0, 3, 3, openOrder)
      .unit("s", "b", "line-spearmen", 30, 20.5, 180, 8, 5, {{"startingModels", 8}})
      .relation("loses", "s", "s", 1)
      .relation("beats", "t", "s")
      .step("break-tests");
  // Three trolls are fewer models than eight, but nine wounds are more. Fronts: 19.75 and 20.5 - 0.75.
  counted.act(advance);
  EXPECT_TRUE(counted.told("breaks-outnumbered", "s"));
}

TEST(FantasyCombat, SmallUnitsBreak) {
  Field small;
  small.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 20.375, 180, 4, 4, {{"startingModels", 20}})
      .relation("loses", "foe", "foe", 1)
      .relation("beats", "s", "foe")
      .step("break-tests");
  small.act(advance);
  EXPECT_TRUE(small.told("breaks-under-five", "foe"));
  // Under the option also one that has not lost.
  Field atOnce(Chosen{{"under-five", "at-once"}});
  atOnce.unit("s", "a", "line-spearmen", 30, 18.5, 0, 5, 5)
      .unit("foe", "b", "line-spearmen", 30, 19.25, 180, 4, 4, {{"startingModels", 20}, {"wonRound", true}})
      .step("fight-combats");
  // 18.5 + 0.375 and 19.25 - 0.375 touch; order and standard each, Momentum for the winner of last time.
  atOnce.act(advance, {1, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_TRUE(atOnce.told("breaks-under-five", "foe"));
}

TEST(FantasyCombat, FriendsOfTheBrokenPanic) {
  Field field = melee();
  field.unit("near", "b", "line-spearmen", 42, 30, 180, 20, 5).unit("far", "b", "line-spearmen", 60, 40, 180, 20, 5);
  field.relation("loses", "foe", "foe", 3).relation("beats", "s", "foe").step("break-tests");
  field.act(advance, {6, 6});
  ASSERT_EQ(field.step(), "panic-from-broken-friends");
  // The nearer is tested, and before anybody flees.
  field.act(advance, {6, 6});
  EXPECT_EQ(field.state("near"), UnitState::steady);
  EXPECT_EQ(field.status("near", UnitStatus::due), static_cast<int>(Due::panics));
  field.act(of("stand-fast", "s"));
  // In the order of the list: the broken, then who panics, away from the nearest enemy.
  field.act(advance, {1, 1, 1, 2});
  EXPECT_EQ(field.state("near"), UnitState::fleeing);
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
}

TEST(FantasyCombat, ThePursuerMeetsAnotherEnemy) {
  Field field = melee();
  field.unit("behind", "b", "line-spearmen", 30, 28, 180, 20, 5);
  field.relation("loses", "foe", "foe", 3).relation("beats", "s", "foe").step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance, {1, 1});
  field.act(at("pursue", "s", "foe"));
  // Six inches and what it takes to be clear of friends behind.
  field.act(advance, {3, 3});
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
  field.act(advance, {6, 6});
  EXPECT_EQ(field.status("s", UnitStatus::pursuedInto), 1);
  EXPECT_NEAR(field.y("s"), 25, 1e-2);
  EXPECT_EQ(field.state("foe"), UnitState::destroyed);
}

TEST(FantasyCombat, FugitivesRallyOrRunOn) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 30, 0, 20, 5, {{"state", "fleeing"}, {"beganToFlee", 0}})
      .unit("t", "a", "line-spearmen", 50, 30, 0, 20, 5)
      .unit("few", "a", "line-spearmen", 10, 30, 0, 4, 4, {{"state", "fleeing"}, {"startingModels", 20}})
      .unit("new", "a", "slingers", 62, 30, 0, 10, 5, {{"state", "fleeing"}, {"beganToFlee", 1}})
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .step("rally-fleeing-troops");
  EXPECT_EQ(field.rulesAgainst(of("rally", "few")), Ids{"FA-RAL-2"});
  EXPECT_EQ(field.rulesAgainst(of("rally", "new")), Ids{"FA-RAL-6"});
  EXPECT_EQ(field.rulesAgainst(of("rally", "t")), Ids{"FA-RAL-1"});
  Field runs = field;
  field.act(of("rally", "s"), {4, 3});
  EXPECT_EQ(field.state("s"), UnitState::steady);
  // It has to take up a formation; facing the enemy, as it stood before, is always open.
  EXPECT_EQ(field.rulesAgainst({{"action", "form-up"}, {"unit", "s"}, {"formation", "skirmish"}, {"abreast", 5}}),
            Ids{"FA-RAL-5"});
  field.act({{"action", "form-up"},
             {"unit", "s"},
             {"formation", "close-order"},
             {"abreast", 10},
             {"path", {{{"pivot", 90}}}}});
  EXPECT_EQ(field.heading("s"), 90);
  EXPECT_EQ(field.at("s").base, (Base{7500, 1500}));
  runs.act(of("rally", "s"), {4, 4});
  ASSERT_EQ(runs.step(), "flee-moves");
  // The nearest edge is the upper one, 18 away, where the enemy stands; the lower is 30 off.
  runs.act(of("flee-move", "few"), {1, 2});
  EXPECT_NEAR(runs.x("few"), 7, 1e-2);
}

TEST(FantasyCombat, WhoLeavesTheTableMayComeBack) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 47, 0, 20, 5, {{"state", "fleeing"}})
      .unit("t", "a", "line-spearmen", 50, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 60, 30, 180, 20, 5)
      .step("flee-moves");
  field.act(advance, {1, 1});
  EXPECT_EQ(field.state("s"), UnitState::offTableFleeing);
  EXPECT_FALSE(field.at("s").present);
  Field back;
  back.unit("s", "a", "line-spearmen", 30, 48, 0, 20, 5, {{"state", "off-table-fleeing"}})
      .absent()
      .unit("t", "a", "line-spearmen", 50, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 60, 30, 180, 20, 5)
      .step("return-to-table");
  Field stays = back;
  back.act(advance, {4, 3});
  EXPECT_TRUE(back.at("s").present);
  EXPECT_NEAR(back.y("s"), 46.5, 0.01);
  EXPECT_EQ(back.heading("s"), 180);
  EXPECT_EQ(back.status("s", UnitStatus::returned), 1);
  stays.act(advance, {4, 4});
  EXPECT_FALSE(stays.at("s").present);
  Field never(Chosen{{"return-test", "never"}});
  never.unit("s", "a", "line-spearmen", 30, 48, 0, 20, 5, {{"state", "off-table-fleeing"}})
      .absent()
      .unit("t", "a", "line-spearmen", 50, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 60, 30, 180, 20, 5)
      .step("return-to-table");
  never.act(advance);
  EXPECT_FALSE(never.at("s").present);
}

TEST(FantasyCombat, PanicAndTerrorAtTheStart) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("v", "a", "legion-veterans", 30, 12, 0, 20, 5)
      .unit("runs", "a", "slingers", 30, 16, 0, 10, 5, {{"state", "fleeing"}})
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5)
      .step("panic-by-proximity");
  // The stubborn veterans do not test (FA-STB-1). 8 is more than 7: seven inches from the nearest enemy.
  field.act(advance, {4, 4, 3, 4});
  EXPECT_EQ(field.state("s"), UnitState::fleeing);
  Field terror;
  terror.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("e", "b", "war-elephant", 30, 30, 180, 1, 1, openOrder)
      .step("terror-by-proximity");
  // 30 - 1.5 to 21.5: seven inches.
  terror.act(advance, {3, 4});
  EXPECT_EQ(terror.state("s"), UnitState::steady);
}

// D56: from the owner's left to his right, whichever edge is his.
TEST(FantasyCombat, TestsGoFromTheOwnersLeftToHisRight) {
  // Three units of the side in a row, the one that flees in the middle; the enemy beyond them, `across` or up the
  // table.
  const auto panicking = [](const char* side, const char* other, double foeX, double foeY, const Json& zones) {
    Field field;
    const bool across = foeY == 24;
    const auto stand = [&](const char* id, const char* troop, double along, int models, const Json& status) {
      field.unit(id, side, troop, across ? 36 : along, across ? along : 24, 0, models, 5, status);
    };
    stand("last", "line-spearmen", 40, 20, Json::object());
    stand("first", "line-spearmen", 30, 20, Json::object());
    stand("runs", "slingers", 35, 10, {{"state", "fleeing"}});
    field.unit("foe", other, "line-spearmen", foeX, foeY, 180, 20, 5).active(side).step("panic-by-proximity");
    if (!zones.is_null()) field.zones(zones);
    // The first to test fails and flees two inches, the second passes.
    field.act(advance, {6, 6, 1, 1, 1, 1});
    return field.told("panics", "last") ? std::string("last") : std::string("first");
  };
  for (const auto& [side, other] : {std::pair{"a", "b"}, std::pair{"b", "a"}}) {
    EXPECT_EQ(panicking(side, other, 30, 44, {}), "first") << "from the south the west is left";
    EXPECT_EQ(panicking(side, other, 30, 4, {}), "last") << "from the north the east";
    EXPECT_EQ(panicking(side, other, 64, 24, {}), "last") << "from the west the north";
    EXPECT_EQ(panicking(side, other, 8, 24, {}), "first") << "from the east the south";
    const Json zones = {{{"side", side}, {"edge", "north"}, {"depthInches", 12}}};
    EXPECT_EQ(panicking(side, other, 30, 44, zones), "last") << "his zone tells his edge";
  }
}

TEST(FantasyCombat, TheGeneralsFallShakesTheArmy) {
  Field lost;
  lost.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 20.375, 180, 1, 1)
      .unit("g", "b", "general", 30, 20.375, 180, 1, 1)
      .unit("t", "b", "line-spearmen", 60, 40, 180, 20, 5)
      .step("fight-combats");
  ASSERT_EQ(lost.status("g", UnitStatus::attachedTo), 1);
  lost.act(at("strike-at", "s", "foe"));
  // The general first: three attacks miss; then the spearmen and the last man together: the active side's dice first.
  // Three of them touch the one enemy base.
  lost.act(advance, {1, 1, 1, 4, 1, 1, 4, 1, 1});
  EXPECT_EQ(lost.state("g"), UnitState::destroyed);
  EXPECT_EQ(lost.state("foe"), UnitState::destroyed);
  ASSERT_EQ(lost.step(), "panic-from-broken-friends");
  lost.act(advance, {6, 6});
  EXPECT_EQ(lost.status("t", UnitStatus::due), static_cast<int>(Due::panics));
}

TEST(FantasyCombat, HalfTheArmyLostEndsTheBattle) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5)
      .unit("lost", "b", "line-spearmen", 60, 40, 180, 20, 5,
            {{"models", 0}, {"startingModels", 20}, {"state", "destroyed"}})
      .absent();
  field.act(endStep);
  const auto outcome = field.rules().outcome(field.battle());
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winner, 0);
  Field stronger(Chosen{{"army-break-percent", "60"}});
  stronger.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5)
      .unit("lost", "b", "line-spearmen", 60, 40, 180, 20, 5,
            {{"models", 0}, {"startingModels", 20}, {"state", "destroyed"}})
      .absent();
  stronger.act(endStep);
  EXPECT_FALSE(stronger.rules().outcome(stronger.battle()));
  Field short1(Chosen{{"battle-length", "1"}});
  short1.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5).unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5);
  short1.act(endStep);
  EXPECT_FALSE(short1.rules().outcome(short1.battle())) << "the other side has its turn as well";
}

}  // namespace
}  // namespace signifer::fantasy::test::combat_play_test
