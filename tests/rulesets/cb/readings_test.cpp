// Readings of the sheet that the tables can tell apart. They are the origin of a charge, falling back and following up,
// the end of a pursuit, and fighting at all. Each option has a position in which its values differ. A JT is an inch,
// and bases of foot and horse cover 2.25 by 1.
#include "rulesets/cb/field.h"

namespace signifer::cb::test::readings_test {
namespace {

constexpr double thousandth = 0.0021;

Field fighting(const Chosen& options = Chosen()) {
  Field f(options);
  f.step("fight");
  return f;
}

// A steady phalanx at (15, 15), heading 180; horse 4 ahead of its front and 6 to the side, heading 50. Straight ahead
// it strikes the corner, and the flank edge faces it more squarely.
Field slantwise(const Chosen& options, const Json& status) {
  Field f(options);
  f.step("declare-charges").unit("horse", "a", "allied-horse", 8.617, 10.179, 50);
  f.unit("hop", "b", "citizen-hoplites", 15, 15, 180, status).unit("rest", "b", "citizen-hoplites", 60, 40, 180);
  return f;
}

TEST(CbReadings, AFrontalChargeIsOneFromAheadOfTheFront) {
  for (const bool edge : {false, true}) {
    const Chosen options = edge ? Chosen{{"frontal-judged-by", "edge-struck"}} : Chosen();
    Field steady = slantwise(options, Json::object());
    EXPECT_EQ(steady.rulesAgainst(charge("horse", "hop")), edge ? (Ids{"house", "CB-CHG-8"}) : Ids{"CB-CHG-8"});
    // A phalanx with a DP may be charged. 4 + 4 + 1 - 2 (numbers) against 3 + 4 + 1 - 1 (the DP): without a decision.
    // Horse that charged formed foot frontally has to retire; by the edge struck it may halt.
    Field f = slantwise(options, {{"dps", 1}});
    f.act(charge("horse", "hop"));
    f.act(advance, {5, 5, 3});
    EXPECT_NEAR(f.heading("horse"), 90, 0.01) << "laid on the flank edge";
    f.act(advance, edge ? std::vector<int>{3, 4} : std::vector<int>{3, 4, 3, 3, 3});
    EXPECT_EQ(f.doing("horse") == Activity::retiring, !edge);
    if (edge) {
      EXPECT_EQ(f.rulesAgainst(afterwards("horse", "halt")), Ids{"legal"});
    }
  }
}

TEST(CbReadings, APhalanxIsStationaryByItsOwnTurnOrAsItStands) {
  for (const bool now : {false, true}) {
    Field f(now ? Chosen{{"steady-phalanx", "standing-when-charged"}} : Chosen());
    f.step("declare-charges").unit("horse", "a", "allied-horse", 15, 10, 0);
    f.unit("hop", "b", "citizen-hoplites", 15, 15, 180, {{"moved", true}});
    EXPECT_EQ(f.rulesAgainst(charge("horse", "hop")), Ids{now ? "CB-CHG-8" : "legal"});
  }
}

TEST(CbReadings, FallsBackFromTheEnemyWhoStruckItsRear) {
  // 5 + 4 + 1 against 2 + 4 + 1: a set-back. It turns to its enemy and goes 1 JT away from him; to its own rear he is
  // in the way, for a third DP.
  for (const bool own : {false, true}) {
    Field f = fighting(own ? Chosen{{"fall-back-direction", "own-rear"}} : Chosen());
    f.unit("foe", "a", "italian-allied-foot", 15, 14, 0).unit("it", "b", "italian-allied-foot", 15, 15, 0);
    f.act(advance, {5, 2});
    EXPECT_EQ(f.status("it", UnitStatus::dps), own ? 3 : 2);
    EXPECT_NEAR(f.y("it"), own ? 15 : 16, thousandth);
    EXPECT_NEAR(f.heading("it"), own ? 0 : 180, 0.01);
    EXPECT_NEAR(f.y("foe"), own ? 14 : 15, thousandth) << "it follows up, or halts before who stays";
  }
}

TEST(CbReadings, FallsBackFromTheEnemyWhoStruckItsFlank) {
  for (const bool own : {false, true}) {
    Field f = fighting(own ? Chosen{{"fall-back-direction", "own-rear"}} : Chosen());
    f.unit("foe", "a", "italian-allied-foot", 13.375, 13.65, 90).unit("it", "b", "italian-allied-foot", 15, 15, 0);
    f.act(advance, {2, 5});
    EXPECT_NEAR(f.x("it"), own ? 15 : 16, thousandth);
    EXPECT_NEAR(f.y("it"), own ? 14 : 15, thousandth);
    EXPECT_NEAR(f.heading("it"), own ? 0 : 270, 0.01);
    if (!own) {
      EXPECT_NEAR(f.x("foe"), 15, thousandth) << "front to front again";
    }
  }
}

TEST(CbReadings, FallsBackAsFarAsFriendsLeaveRoom) {
  // Hoplites half a JT behind the Gauls: they end the way, are pushed 0.5 on, or are passed through until the Gauls are
  // clear of them.
  struct Way {
    const char* value;
    double gauls, hoplites;
    int dps;
  };
  for (const Way& way :
       {Way{"as-far-as-room", 15.5, 16.5, 0}, Way{"push-back", 16, 17, 0}, Way{"through", 17.5, 16.5, 0}}) {
    SCOPED_TRACE(way.value);
    Field f = fighting(Chosen{{"fall-back-into-friends", way.value}});
    f.unit("foe", "a", "italian-allied-foot", 15, 14, 0).unit("gaul", "b", "gallic-warriors", 15, 15, 180);
    f.unit("hop", "b", "citizen-hoplites", 15, 16.5, 180, {{"moved", true}});
    f.act(advance, {5, 1});
    EXPECT_NEAR(f.y("gaul"), way.gauls, 0.004);
    EXPECT_NEAR(f.y("hop"), way.hoplites, 0.006);
    const bool room = way.value == std::string_view("as-far-as-room");
    EXPECT_EQ(f.status("hop", UnitStatus::dps) > 0, !room) << "passed or pushed it loses order";
    EXPECT_EQ(f.status("gaul", UnitStatus::dps), room ? 2 : f.status("gaul", UnitStatus::dps));
    if (room) {
      EXPECT_NEAR(f.y("foe"), 14.5, thousandth) << "meeting the Gauls alone";
    }
  }
}

TEST(CbReadings, FriendsInCombatAreNotPushedBack) {
  Field f = fighting(Chosen{{"fall-back-into-friends", "push-back"}});
  f.unit("foe", "a", "italian-allied-foot", 15, 14, 0).unit("gaul", "b", "gallic-warriors", 15, 15, 180);
  f.unit("hop", "b", "citizen-hoplites", 17, 16.5, 180).unit("other", "a", "citizen-hoplites", 17.5, 17.5, 180);
  // From right to left: the fight on the right first, 3 against 3.
  f.act(advance, {3, 3, 5, 1});
  for (const char* either : {"hop", "other"}) f.act(afterwards(either, "halt"));
  EXPECT_NEAR(f.y("gaul"), 15.5, 0.004);
  EXPECT_NEAR(f.y("hop"), 16.5, thousandth);
}

TEST(CbReadings, WithoutRoomToFallBackItTurnsAndStays) {
  // Struck in the rear, and the table's edge just before it: no JT away from its enemy.
  Field f = fighting();
  f.unit("foe", "a", "italian-allied-foot", 15, 46, 0).unit("it", "b", "italian-allied-foot", 15, 47, 0);
  f.act(advance, {5, 2});
  EXPECT_NEAR(f.y("it"), 47, thousandth);
  EXPECT_NEAR(f.heading("it"), 180, 0.01);
  EXPECT_EQ(f.status("it", UnitStatus::dps), 3);
  EXPECT_EQ(f.status("it", UnitStatus::afterDid), static_cast<int>(AfterDid::halt));
  EXPECT_NEAR(f.y("foe"), 46, thousandth);
}

TEST(CbReadings, AFollowerTurnsToTheEnemyWhoFellBack) {
  // Struck in its rear it won: it turns about and goes after him.
  Field f = fighting();
  f.unit("foe", "a", "italian-allied-foot", 15, 14, 0).unit("it", "b", "italian-allied-foot", 15, 15, 0);
  f.act(advance, {2, 5});
  EXPECT_NEAR(f.y("foe"), 13, thousandth);
  EXPECT_NEAR(f.y("it"), 14, thousandth);
  EXPECT_NEAR(f.heading("it"), 180, 0.01);
  EXPECT_EQ(f.status("it", UnitStatus::impetus), static_cast<int>(Impetus::followUp));
}

TEST(CbReadings, WhoCannotFollowUpHaltsAndIsToldWhy) {
  // A friend before its left half is in the way straight ahead; it faces its enemy squarely, so no turn helps.
  Field f = fighting();
  f.unit("it", "a", "italian-allied-foot", 15, 14, 0).unit("foe", "b", "italian-allied-foot", 16.6, 15, 180);
  f.unit("friend", "a", "citizen-hoplites", 14, 15.2, 0);
  f.act(advance, {2, 5});
  EXPECT_NEAR(f.y("foe"), 16, thousandth);
  EXPECT_NEAR(f.y("it"), 14, thousandth);
  ASSERT_NE(f.told("cannot-follow-up-past"), nullptr);
  EXPECT_NE(f.told("halts"), nullptr);
}

TEST(CbReadings, NobodyPursuesWhoIsDestroyedForWantOfAWayOut) {
  Field f = fighting();
  f.unit("south", "a", "italian-allied-foot", 15, 14, 0).unit("north", "a", "italian-allied-foot", 15, 16, 180);
  f.unit("jav", "b", "thureos-javelinmen", 15, 15, 180, {{"shaken", true}, {"dps", 4}});
  f.unit("rest", "b", "citizen-hoplites", 60, 40, 180).unit("own", "a", "citizen-hoplites", 60, 2, 0);
  f.act(advance, {4, 4, 1, 3, 3});
  EXPECT_EQ(f.fate("jav"), Fate::destroyed);
  for (const char* winner : {"south", "north"})
    EXPECT_EQ(f.status(winner, UnitStatus::formation), static_cast<int>(Formation::line)) << winner;
  EXPECT_NEAR(f.y("south"), 14, thousandth);
  EXPECT_NEAR(f.y("north"), 16, thousandth);
}

TEST(CbReadings, APursuerStopsAtTheTablesEdge) {
  // The levy runs off the table at once. Nobody moves after it; by house rule the pursuer is lost with it.
  for (const bool leaves : {false, true}) {
    Field f = fighting(leaves ? Chosen{{"pursuit-at-edge", "leaves"}} : Chosen());
    f.unit("it", "a", "italian-allied-foot", 15, 46, 0).unit("levy", "b", "hill-tribe-levy", 15, 47, 180);
    f.unit("rest", "b", "citizen-hoplites", 60, 40, 180).unit("own", "a", "citizen-hoplites", 60, 2, 0);
    f.act(advance, leaves ? std::vector<int>{6, 1, 3, 3, 3, 3} : std::vector<int>{6, 1, 3, 3});
    EXPECT_EQ(f.fate("levy"), Fate::leftTable);
    EXPECT_EQ(f.fate("it"), leaves ? Fate::leftTable : Fate::inBeing);
    if (leaves) continue;
    EXPECT_NEAR(f.y("it"), 46, thousandth);
    EXPECT_EQ(f.status("it", UnitStatus::formation), static_cast<int>(Formation::line));
  }
}

TEST(CbReadings, ElephantsFrightenOnceAGameTurn) {
  // In the morale phase of side a: its own horse is frightened, that of side b by house rule only.
  for (const bool every : {false, true}) {
    Field f(every ? Chosen{{"standing-morale-dps", "every-morale-phase"}} : Chosen());
    f.step("assign-dps").unit("ele", "a", "indian-elephant", 20, 10, 0);
    f.unit("theirs", "b", "allied-horse", 20, 11.9, 180).unit("rest", "b", "citizen-hoplites", 60, 40, 180);
    f.unit("ele2", "b", "indian-elephant", 40, 20, 180).unit("ours", "a", "allied-horse", 40, 18.1, 0);
    f.act(advance);
    EXPECT_EQ(f.status("ours", UnitStatus::dps), 1) << "its army has elephants";
    EXPECT_EQ(f.status("theirs", UnitStatus::dps), every ? 1 : 0);
  }
}

TEST(CbReadings, SideToSideIsNoCombat) {
  // Horse fights the foot before it; that whose right side lies along its own fights by house rule only, and throws.
  for (const bool combat : {false, true}) {
    Field f = fighting(combat ? Chosen{{"side-contact", "combat"}} : Chosen());
    f.unit("horse", "a", "allied-horse", 10, 14, 0).unit("foot", "b", "citizen-hoplites", 10, 15, 180);
    f.unit("aside", "b", "citizen-hoplites", 12.25, 14, 180).unit("rest", "b", "citizen-hoplites", 60, 40, 180);
    // 4 + 4 - 2 or - 3 (numbers) against 4 + 4 + 1 + 1: a set-back, in melee: it retires.
    f.act(advance, combat ? std::vector<int>{4, 4, 4, 3, 3, 3} : std::vector<int>{4, 4, 3, 3, 3});
    EXPECT_EQ(f.doing("horse"), Activity::retiring);
  }
}

TEST(CbReadings, WhoStandsSideToSideIsFreeToMove) {
  for (const bool combat : {false, true}) {
    Field f(combat ? Chosen{{"side-contact", "combat"}} : Chosen());
    f.spare().unit("foot", "a", "citizen-hoplites", 10, 14, 0).unit("foe", "b", "citizen-hoplites", 12.25, 14, 180);
    EXPECT_EQ(f.rulesAgainst(manoeuvre("foot", "step-back", {{{"back", 1}}})), Ids{combat ? "CB-SEQ-6" : "legal"});
  }
}

// Two units of horse side by side, of which the right one has 9 to move with.
Field besideAFriend(const char* value, const char* active = "a") {
  Field f(Chosen{{"wheel-past-friends", value}});
  f.spare().unit("left", active, "allied-horse", 10, 5, 0).unit("right", "a", "allied-horse", 12.25, 5, 0);
  f.unit("foe", "b", "citizen-hoplites", 60, 44, 180);
  f.tasks({{{"task", "path"}, {"args", {2, 900, 0, 900}}}});
  return f;
}

TEST(CbReadings, AWheelMayClipTheFriendBeside) {
  // By 10 degrees the rear corner stands 0.139 in him: 0.60 straight ahead clear him. By 30 it is out again.
  Field f = besideAFriend("clips");
  const Verdict bare = f.judge(go("right", {{{"wheelRight", 10}}}));
  ASSERT_EQ(bare.reasons.size(), 1U);
  EXPECT_EQ(bare.reasons[0].rule, "CB-PAS-3");
  EXPECT_EQ(bare.reasons[0].unit, findUnit(f.battle(), "left"));
  EXPECT_EQ(bare.reasons[0].measured, Figure::inches(0));
  EXPECT_NEAR(bare.reasons[0].allowed->value, 600, 110) << "less the 0.02 inches that may remain";
  ASSERT_TRUE(bare.nearest);
  EXPECT_TRUE(f.rules().judge(f.battle(), *bare.nearest).legal());
  EXPECT_EQ(f.rulesAgainst(go("right", {{{"wheelRight", 10}}, {{"ahead", 0.7}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(go("right", {{{"wheelRight", 30}}})), Ids{"legal"});
  f.act(go("right", {{{"wheelRight", 10}}, {{"ahead", 2}}}));
  EXPECT_EQ(f.status("left", UnitStatus::dps), 0) << "no passage of lines";
  EXPECT_EQ(f.status("right", UnitStatus::dps), 0) << "beyond bow shot the wheel costs none either";
}

TEST(CbReadings, AWheelThroughTheFriendBesideIsAPassage) {
  Field f = besideAFriend("no");
  EXPECT_EQ(f.rulesAgainst(go("right", {{{"wheelRight", 10}}})), Ids{"CB-PAS-3"});
  f.act(go("right", {{{"wheelRight", 10}}, {{"ahead", 2}}}));
  EXPECT_GT(f.status("left", UnitStatus::dps), 0);
}

TEST(CbReadings, AChargeMayClipTheFriendBeside) {
  for (const bool clips : {true, false}) {
    Field f(Chosen{{"wheel-past-friends", clips ? "clips" : "no"}});
    f.step("declare-charges")
        .unit("left", "a", "allied-horse", 10, 5, 0)
        .unit("right", "a", "allied-horse", 12.25, 5, 0);
    f.unit("foe", "b", "italian-allied-foot", 16.5, 10, 180).unit("rest", "b", "citizen-hoplites", 60, 44, 180);
    EXPECT_EQ(f.rulesAgainst(charge("right", "foe")), Ids{clips ? "legal" : "CB-CHG-10"});
    if (!clips) continue;
    f.act(charge("right", "foe"));
    f.act(endStep);
    f.act(advance, {5, 4, 3});
    EXPECT_EQ(f.status("right", UnitStatus::part), static_cast<int>(PartNow::charged));
    EXPECT_EQ(f.status("left", UnitStatus::dps), 0);
  }
}

TEST(CbReadings, ALegalVerdictGivesEachLimitTheNearestFirst) {
  // 4 of 5 ahead, and then 1.2 from an enemy aside: 0.2 are left of that, of the way 1.
  Field f;
  f.spare().unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 23.45, 14, 180);
  f.tasks({{{"task", "path"}, {"args", {1, 500, 0, 500}}}});
  const Verdict verdict = f.judge(go("hop", {{{"ahead", 4}}}));
  ASSERT_TRUE(verdict.legal());
  ASSERT_GE(verdict.figures.size(), 2U);
  EXPECT_EQ(verdict.figures[0].rule, "CB-SEQ-6");
  EXPECT_EQ(verdict.figures[0].measured, Figure::inches(1200));
  EXPECT_EQ(verdict.figures[0].allowed, Figure::inches(1000));
  EXPECT_EQ(verdict.figures[1].rule, "CB-MOV-17");
}

TEST(CbReadings, ALegalShotSaysThatTheLineOfSightIsFree) {
  Field f;
  f.step("shoot-after");
  f.unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("near", "b", "citizen-hoplites", 20, 13, 180).unit("far", "b", "citizen-hoplites", 23, 15, 180);
  const Verdict verdict = f.judge(shot("arch", "near"));
  ASSERT_TRUE(verdict.legal());
  std::vector<std::string_view> codes;
  for (const Reason& figure : verdict.figures) codes.push_back(figure.code);
  for (const char* code : {"sight-free", "in-the-arc", "range", "nearest-target", "stands-that-shoot"})
    EXPECT_NE(std::ranges::find(codes, code), codes.end()) << code;
  const Verdict farther = f.judge(shot("arch", "far"));
  ASSERT_FALSE(farther.legal());
  EXPECT_GT(farther.reasons[0].measured->value, farther.reasons[0].allowed->value);
}

TEST(CbReadings, WhoIsTakenOffTheTableIsAskedNothingMore) {
  // Each question that may wait for a unit, with that unit off the table: what follows goes on without it.
  struct Waits {
    const char* step;
    Json task;
  };
  const Waits all[] = {
      {"choose-responses", {{"task", "respond"}, {"args", {0, 1}}}},
      {"move", {{"task", "path"}, {"args", {0, 400, 0, 400}}}},
      {"move", {{"task", "run-on"}, {"args", {0}}}},
      {"after-combat-moves", {{"task", "choose"}, {"args", {0, 96, 1}}}},
      {"after-combat-moves", {{"task", "retire"}, {"args", {0, 1, 500, 18000}}}},
  };
  for (const Waits& one : all) {
    SCOPED_TRACE(one.task.dump());
    Field f;
    f.step(one.step).unit("gone", "b", "velites", 20, 10, 0).unit("foe", "a", "citizen-hoplites", 20, 13, 180);
    f.unit("rest", "b", "citizen-hoplites", 60, 40, 180).unit("own", "a", "citizen-hoplites", 60, 2, 0);
    f.takenOff("gone").tasks(
        {{{"task", "morale"}, {"args", Json::array()}}, {{"task", "flights"}, {"args", Json::array()}}, one.task});
    ActionList list;
    const Decision decision = f.rules().decision(f.battle());
    f.rules().candidates(f.battle(), decision, list);
    ASSERT_FALSE(list.empty());
    for (const Action& action : list) EXPECT_TRUE(f.rules().judge(f.battle(), action).legal());
    EXPECT_NE(decision.unit, findUnit(f.battle(), "gone"));
  }
}

}  // namespace
}  // namespace signifer::cb::test::readings_test
