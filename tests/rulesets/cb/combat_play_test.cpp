// Rounds of combat, results and the moves after them on the table, worked by hand.
#include "rulesets/cb/field.h"

namespace signifer::cb::test::combat_play_test {
namespace {

constexpr double thousandth = 0.0021;

Field fighting(const Chosen& options = Chosen()) {
  Field f(options);
  f.step("fight");
  return f;
}

// Two units of Hoplites front to front, 6 stands each: the combat is a melee.
Field twoPhalanxes(const Chosen& options = Chosen(), const Json& status = Json::object()) {
  Field f = fighting(options);
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0).unit("foe", "b", "citizen-hoplites", 20, 11, 180, status);
  return f;
}

TEST(CbCombat, SetBackFallsBackAndSuccessFollowsUp) {
  // 5 against 2, all else equal: difference 3. The loser takes 2 DPs and falls back 1 JT; the winner follows up.
  Field f = twoPhalanxes();
  f.act(advance, {5, 2});
  EXPECT_EQ(f.status("foe", UnitStatus::dps), 2);
  EXPECT_NEAR(f.y("foe"), 12, thousandth);
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 0) << "a phalanx takes none";
  f.act(afterwards("hop", "follow-up"));
  EXPECT_NEAR(f.y("hop"), 11, thousandth);
  EXPECT_EQ(f.status("hop", UnitStatus::impetus), static_cast<int>(Impetus::followUp));
}

TEST(CbCombat, DpsOfAPhalanxCountInMelee) {
  // 2 DPs turn 5 against 4 into a difference of 3.
  Field f = twoPhalanxes(Chosen(), {{"dps", 2}});
  f.act(advance, {5, 4});
  EXPECT_EQ(f.status("foe", UnitStatus::dps), 4);
}

TEST(CbCombat, ArmouredFootInMelee) {
  // Both stood: no charge, +1 for armour each. 4 + 4 + 1 + 1 against 4 + 4 + 0 + 1: 1.
  Field f = fighting();
  f.unit("leg", "a", "hastati-and-principes", 20, 10, 0).unit("it", "b", "italian-allied-foot", 20, 11, 180);
  f.act(advance, {4, 4});
  f.act(afterwards("it", "halt"));
  EXPECT_EQ(f.status("leg", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("it", UnitStatus::dps), 1);
}

TEST(CbCombat, InconclusiveHeavyFootMayFallBack) {
  Field f = fighting();
  f.unit("leg", "a", "italian-allied-foot", 20, 10, 0).unit("it", "b", "italian-allied-foot", 20, 11, 180);
  f.act(advance, {4, 4});
  EXPECT_EQ(f.rulesAgainst(afterwards("it", "retire")), Ids{"CB-RES-1"});
  f.act(afterwards("it", "fall-back"));
  f.act(afterwards("leg", "halt"));
  EXPECT_NEAR(f.y("it"), 12, thousandth);
}

TEST(CbCombat, WhoCannotFallBackTakesADp) {
  // Impassable ground right behind it.
  Field f = twoPhalanxes();
  f.terrain("impassable", 0, {{15, 11.8}, {25, 11.8}, {25, 13}, {15, 13}});
  f.act(advance, {5, 2});
  EXPECT_NEAR(f.y("foe"), 11, thousandth);
  EXPECT_EQ(f.status("foe", UnitStatus::dps), 3);
}

TEST(CbCombat, FallBackOnToTheTableEdgeIsAllowed) {
  Field f = fighting();
  f.unit("hop", "a", "citizen-hoplites", 20, 45.5, 0).unit("foe", "b", "citizen-hoplites", 20, 46.5, 180);
  f.act(advance, {5, 2});
  EXPECT_NEAR(f.y("foe"), 47.5, thousandth);
  EXPECT_EQ(f.status("foe", UnitStatus::dps), 2);
}

TEST(CbCombat, ThroughTheSupportsOfItsLegion) {
  // Set-back against Hoplites: the Hastati may go behind the Triarii, 0.25 JT beyond their rear.
  Field f = fighting();
  f.unit("has", "a", "hastati-and-principes", 20, 20, 0).unit("tri", "a", "triarii", 20, 17.5, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 21, 180);
  // 1 + 4 + 1 + 1 (armour) against 6 + 4 + 1 + 1: -5 would be a defeat; 2 makes it -4.
  f.act(advance, {2, 6});
  f.act(afterwards("has", "fall-back-through-supports"));
  EXPECT_NEAR(f.y("has"), 17.5 - 0.5 - 0.25 - 0.5, 0.01);
  EXPECT_EQ(f.status("has", UnitStatus::dps), 2) << "the Triarii stand still: the passage is free";
  // A unit that follows up stops 1 JT short of the supports: their front stands at 18, his at 20.5.
  f.act(afterwards("foe", "follow-up"));
  EXPECT_NEAR(f.y("foe"), 19.5, thousandth);
  EXPECT_EQ(f.status("foe", UnitStatus::impetus), 0);
}

TEST(CbCombat, DefeatBreaksAPhalanxAndPursuersHack) {
  // 6 against 1: victory and defeat. It runs 2 + 1; the pursuer goes 4 + 3 and cuts one man down.
  for (const bool round : {false, true}) {
    Field f = twoPhalanxes(round ? Chosen{{"free-hack", "combat-round"}} : Chosen());
    f.act(advance, {6, 1, 2, 1});
    EXPECT_EQ(f.status("foe", UnitStatus::broken), 1);
    EXPECT_EQ(f.status("foe", UnitStatus::formation), static_cast<int>(Formation::unformed));
    EXPECT_NEAR(f.y("foe"), 14, thousandth);
    // By house rule a round is fought: 6 + 5 + 1 for the pursuit -2 unformed, against 1 + 5 -5 -2: the broken take a
    // casualty of the rout.
    f.act(afterwards("hop", "pursue"), round ? std::vector<int>{4, 3, 6, 1} : std::vector<int>{4, 3});
    EXPECT_NEAR(f.y("hop"), 13, thousandth);
    EXPECT_EQ(f.status("foe", UnitStatus::casualties), 1);
    EXPECT_EQ(f.status("hop", UnitStatus::formation), static_cast<int>(Formation::unformed));
  }
}

TEST(CbCombat, LooseMovesMayKeepTheFormation) {
  Field f = twoPhalanxes(Chosen{{"loose-moves-unform", "no"}});
  f.act(advance, {6, 1, 2, 1});
  EXPECT_EQ(f.status("foe", UnitStatus::formation), static_cast<int>(Formation::line));
}

TEST(CbCombat, APursuerMeetsANewEnemy) {
  // Behind the broken Hoplites stand others; the pursuit goes on into them and one round is fought, as a charge.
  for (const bool limited : {true, false}) {
    Field f = twoPhalanxes(limited ? Chosen() : Chosen{{"follow-on-limit", "unlimited"}});
    f.unit("next", "b", "citizen-hoplites", 20, 15.5, 180);
    f.act(advance, {6, 1, 5, 2});
    EXPECT_GT(f.y("foe"), 16) << "it has passed its friends";
    f.act(afterwards("hop", "pursue"), {5, 3, 4, 4});
    EXPECT_EQ(f.status("hop", UnitStatus::followedOn), 1);
    EXPECT_EQ(f.status("next", UnitStatus::part), static_cast<int>(PartNow::stood));
  }
}

TEST(CbCombat, RetiringCavalryStopsWhereItIsCovered) {
  // Horse in melee retires at an inconclusive result: 3 + 3 + 3 and half a JT a die: 10.5. Its friends at 15 are passed
  // by its centre from 15.5 on; clear of them it may stop.
  Field f = fighting();
  f.unit("horse", "a", "companion-cavalry", 20, 20, 0).unit("foe", "b", "citizen-hoplites", 20, 21, 180);
  f.unit("friend", "a", "citizen-hoplites", 20, 15, 0);
  // 5 against 4 by the factors; armour +1 against +1; 3 stands against 6: -2.
  f.act(advance, {4, 4, 3, 3, 3});
  EXPECT_EQ(f.rulesAgainst(go("horse", {{{"ahead", 4}}})), Ids{"CB-AFT-9"});
  EXPECT_EQ(f.rulesAgainst(go("horse", {{{"ahead", 11}}})), Ids{"CB-AFT-8"});
  f.act(go("horse", {{{"ahead", 7}}}));
  EXPECT_NEAR(f.y("horse"), 13, thousandth);
  EXPECT_NEAR(f.heading("horse"), 0, 0.01) << "it faces its enemy again";
}

TEST(CbCombat, RoutersRunToTheirOwnEdgeAndMayBeHunted) {
  // 3 + 3 towards the lower edge; who touched it may go after it at once, 10 against the 6 that it ran.
  Field f = fighting();
  f.unit("run", "a", "italian-allied-foot", 20, 20, 0,
         {{"broken", true}, {"shaken", true}, {"dps", 4}, {"doing", "routing"}});
  f.unit("foe", "b", "allied-horse", 20, 21, 180).unit("own", "a", "citizen-hoplites", 60, 10, 0);
  f.act(advance, {3, 3});
  EXPECT_NEAR(f.y("run"), 14, thousandth);
  f.act(afterwards("foe", "pursue"), {3, 3, 4});
  EXPECT_EQ(f.status("run", UnitStatus::casualties), 1);
  EXPECT_NEAR(f.y("foe"), 15, thousandth);
}

TEST(CbCombat, RoutersLeaveTheTable) {
  Field f = fighting();
  f.unit("run", "a", "italian-allied-foot", 20, 4, 0,
         {{"broken", true}, {"shaken", true}, {"dps", 4}, {"doing", "routing"}});
  f.unit("foe", "b", "allied-horse", 60, 40, 180).unit("own", "a", "citizen-hoplites", 60, 10, 0);
  f.act(advance, {3, 3});
  EXPECT_EQ(f.fate("run"), Fate::leftTable);
}

TEST(CbCombat, PursuersLootTheCamp) {
  // They stop at the enemy's camp, from 14.5 on; their own would not hold them.
  for (const bool enemy : {true, false}) {
    Field f = fighting();
    f.unit("hop", "a", "citizen-hoplites", 20, enemy ? 30 : 10, 0);
    f.unit("foe", "b", "citizen-hoplites", 20, enemy ? 31 : 11, 180);
    f.unit("rest", "b", "citizen-hoplites", 60, 46, 180).unit("own", "a", "citizen-hoplites", 60, 2, 0);
    const double y = enemy ? 33 : 13;
    f.terrain("camp", 0, {{22, y}, {24, y}, {24, y + 2}, {22, y + 2}, {19, y + 2}, {19, y}});
    f.act(advance, {6, 1, 5, 6});
    f.act(afterwards("hop", "pursue"), {4, 5});
    EXPECT_EQ(f.doing("hop"), enemy ? Activity::looting : Activity::pursuing);
  }
}

TEST(CbCombat, NumbersMayBeCountedByFrontage) {
  // Two stands against six, two of them in front each: -3, or nothing.
  for (const bool frontage : {false, true}) {
    Field f = fighting(frontage ? Chosen{{"numbers", "frontage"}} : Chosen());
    f.unit("sling", "a", "balearic-slingers", 20, 10, 0, {{"formation", "line"}});
    f.unit("foe", "b", "citizen-hoplites", 20, 11, 180, {{"frontStands", 2}});
    // 4 (average die) + 1 -3 against 1 + 4 + 1 + 1 (armour) + 1 (deeper): -6; without the numbers -3.
    f.act(advance, frontage ? std::vector<int>{4, 1} : std::vector<int>{4, 1, 2, 2});
    EXPECT_EQ(f.status("sling", UnitStatus::dps), 2);
    EXPECT_EQ(f.doing("sling") == Activity::retiring, !frontage);
  }
}

TEST(CbCombat, SeveralEnemiesCountByTheWorst) {
  // 3 + 4 + 1 - 2 for the numbers: 6. The Levy has 3, the Silver Shields 3 + 5 + 2 + 1 + 1: 12. The worst is a defeat:
  // it retires. Against the Levy alone it would be a success, and it halts, being still in contact.
  for (const bool main : {false, true}) {
    Field f = fighting(main ? Chosen{{"several-enemies", "main-enemy"}} : Chosen());
    f.unit("it", "a", "italian-allied-foot", 20, 10, 0).unit("levy", "b", "hill-tribe-levy", 19, 11, 180);
    f.unit("foe", "b", "silver-shields", 21.2, 11.5, 180);
    f.act(advance, main ? std::vector<int>{3, 3, 3} : std::vector<int>{3, 3, 3, 2, 2});
    EXPECT_EQ(f.status("it", UnitStatus::dps), main ? 1 : 2);
    EXPECT_EQ(f.doing("it") == Activity::retiring, !main);
    EXPECT_EQ(f.status("levy", UnitStatus::dps), 2) << "its own set-back";
  }
}

TEST(CbSpecial, ElephantsRampageAndDisorder) {
  // Success of the hoplites' enemy: the elephant takes 2 tests at a set-back; a hit (2) and a 3: it rampages to its
  // rear (5), 2 + 2, through whoever stands there.
  Field f = fighting();
  f.unit("hop", "a", "silver-shields", 20, 10, 0).unit("ele", "b", "indian-elephant", 20, 11.5, 180);
  f.unit("friend", "b", "italian-allied-foot", 20, 14, 180);
  // 5 + 5 + 2 + 1 (armour not against special troops) ...; 1 + 5 -1 outnumbered: a defeat for the elephant.
  f.act(advance, {5, 1, 5, 2, 2});
  EXPECT_EQ(f.status("ele", UnitStatus::rampaging), 1);
  EXPECT_EQ(f.status("friend", UnitStatus::dps), 2);
  EXPECT_GT(f.y("ele"), 14.9);
}

TEST(CbSpecial, RampagesMayGoTheNearestWayOut) {
  Field f = fighting(Chosen{{"rampage-direction", "nearest-way-out"}});
  f.unit("hop", "a", "silver-shields", 20, 40, 0).unit("ele", "b", "indian-elephant", 20, 41.5, 180);
  f.act(advance, {5, 1, 2, 2});
  EXPECT_NEAR(f.y("ele"), 45.5, thousandth);
}

TEST(CbSpecial, GradeAHeavyFootOpensItsRanks) {
  // Inconclusive: the Silver Shields open ranks, the elephant goes through, for 1 DP only.
  Field f = fighting();
  f.unit("sil", "a", "silver-shields", 20, 10, 0).unit("ele", "b", "indian-elephant", 20, 11.5, 180);
  // 3 + 5 + 2 against 6 + 5 -1: a draw. The elephant's own DP is a test.
  f.act(advance, {3, 6});
  f.act(afterwards("sil", "open-ranks"), {6});
  EXPECT_EQ(f.status("sil", UnitStatus::dps), 1);
  EXPECT_NEAR(f.y("ele"), 9 - 1 - 0.5, 0.01) << "its rear 1 JT beyond the far edge";
}

}  // namespace
}  // namespace signifer::cb::test::combat_play_test
