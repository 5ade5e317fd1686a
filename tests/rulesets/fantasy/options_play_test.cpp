// The effects of the house-rule options on the table: one position each, worked by hand.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::options_play_test {
namespace {

TEST(FantasyPlayOptions, TheFirstTurn) {
  const auto fresh = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5)
        .deployed();
    return field;
  };
  Field die = fresh({});
  EXPECT_EQ(die.rulesAgainst(endStep), Ids{"FA-SEQ-13"});
  die.act(advance, {3, 3, 2, 5});
  EXPECT_EQ(die.battle().active, 1);
  Field first = fresh({{"first-turn", "first-army"}});
  EXPECT_EQ(first.battle().active, 0);
  EXPECT_EQ(first.step(), "declare-charges");
}

TEST(FantasyPlayOptions, AFleeingGeneral) {
  const auto holds = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .unit("g", "a", "general", 30, 12, 0, 1, 1, {{"attachedTo", -1}, {"state", "fleeing"}})
        .relation("loses", "s", "s", 1)
        .relation("beats", "foe", "s")
        .step("break-tests");
    field.act(advance, {4, 4});
    return field.told("holds", "s");
  };
  EXPECT_FALSE(holds({}));
  EXPECT_TRUE(holds({{"general-fleeing", "lends"}}));
}

TEST(FantasyPlayOptions, FleersThatAChargeReaches) {
  const auto caught = [](const Chosen& options) {
    Field field(options);
    field.unit("h", "a", "heavy-horse", 30, 18, 0, 8, 4)
        .unit("foe", "b", "line-spearmen", 30, 27, 180, 20, 5, {{"state", "fleeing"}})
        .step("declare-charges");
    field.act(charge("h", "foe"));
    // A fleeing unit can only flee again: three inches.
    field.act(advance, {1, 2});
    field.act(advance);
    return field;
  };
  Field destroyed = caught({});
  EXPECT_EQ(destroyed.state("foe"), UnitState::destroyed);
  Field fights = caught({{"charge-catches-fleers", "combat"}});
  EXPECT_EQ(fights.state("foe"), UnitState::steady);
  EXPECT_EQ(fights.step(), "fight-combats");
}

TEST(FantasyPlayOptions, WhoDoesNotStopAMarch) {
  const auto against = [](const Chosen& options, const char* troop, const Json& status) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("near", "b", troop, 36, 22, 180, 1, 1, status)
        .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5);
    return field.rulesAgainst(march("s", {{{"ahead", 5}}}));
  };
  const Chosen narrow{{"march-exemption", "fleeing-characters-and-artillery"}};
  const Json flees{{"state", "fleeing"}};
  EXPECT_EQ(against({}, "slingers", flees), Ids{"legal"});
  EXPECT_EQ(against(narrow, "slingers", flees), Ids{"FA-MAR-4"});
  EXPECT_EQ(against({}, "bolt-thrower", openOrder), Ids{"legal"});
  EXPECT_EQ(against(narrow, "bolt-thrower", openOrder), Ids{"legal"});
  EXPECT_EQ(against({}, "general", {{"attachedTo", -1}}), Ids{"legal"});
  EXPECT_EQ(against(narrow, "general", {{"attachedTo", -1}}), Ids{"FA-MAR-4"});
}

// A second charger, to the front of a unit in combat.
Field secondCharger(const Chosen& options) {
  Field field(options);
  field.unit("s", "a", "line-spearmen", 26.25, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 28.125, 20.75, 180, 20, 10)
      .unit("t", "a", "line-spearmen", 30.5, 13, 0, 20, 5)
      .step("declare-charges");
  return field;
}

TEST(FantasyPlayOptions, IgnoredEnemies) {
  Field fresh = secondCharger({{"ignored-enemy", "fresh-in-combat"}});
  fresh.act(charge("t", "foe"));
  EXPECT_EQ(fresh.step(), "target-tests");
  // It has not marched past this one.
  Field marched = secondCharger({});
  marched.act(charge("t", "foe"));
  EXPECT_EQ(marched.step(), "move-chargers");
  Field unseen = secondCharger({{"ignored-enemy", "unseen"}});
  unseen.act(charge("t", "foe"));
  // Seen in its vision arc: no test, and in combat it can only hold.
  EXPECT_EQ(unseen.step(), "move-chargers");
}

TEST(FantasyPlayOptions, PanicInCombat) {
  Field engaged = secondCharger({{"engaged-panic", "flank-and-rear-only"}, {"ignored-enemy", "fresh-in-combat"}});
  engaged.act(charge("t", "foe"));
  engaged.act(advance);
  EXPECT_FALSE(engaged.told("panics", "foe"));
  Field all = secondCharger({{"ignored-enemy", "fresh-in-combat"}});
  all.act(charge("t", "foe"));
  // 7 is passed.
  all.act(advance, {4, 3});
  EXPECT_TRUE(all.told("passes-panic", "foe"));
}

TEST(FantasyPlayOptions, PanicFromStandAndShoot) {
  const auto shot = [](const Chosen& options, const std::vector<int>& more) {
    Field field(options);
    field.unit("s", "a", "levy-archers", 30, 19.625, 0, 4, 4)
        .unit("k", "b", "slingers", 30, 28, 180, 5, 5, skirmish)
        .step("declare-charges");
    field.act(charge("s", "k"));
    field.act(at("stand-and-shoot", "k", "s"));
    // Five slingers twice at 5+, wounding on 5+, no save: one of four falls, a quarter.
    std::vector<int> faces{5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5};
    faces.insert(faces.end(), more.begin(), more.end());
    field.act(advance, faces);
    return field;
  };
  Field off = shot({{"stand-and-shoot-panic", "off"}}, {});
  EXPECT_EQ(off.models("s"), 3);
  EXPECT_EQ(off.state("s"), UnitState::steady);
  Field on = shot({}, {3, 3, 1, 1});
  EXPECT_EQ(on.state("s"), UnitState::fleeing);
}

TEST(FantasyPlayOptions, TerrorAndFear) {
  const auto tests = [](const Chosen& options, const char* ours, const char* theirs) {
    Field field(options);
    field.unit("u", "a", ours, 30, 18, 0, 3, 3, openOrder)
        .unit("foe", "b", theirs, 30, 30, 180, 3, 3, openOrder)
        .step("declare-charges");
    field.act(charge("u", "foe"));
    return field.step() == "charger-tests";
  };
  // Trolls cause fear and do not fear each other (FA-FEA-9).
  EXPECT_FALSE(tests({}, "cave-trolls", "cave-trolls"));
  EXPECT_TRUE(tests({{"dreadful-troops-fear", "yes"}}, "cave-trolls", "cave-trolls"));
  EXPECT_TRUE(tests({}, "cave-trolls", "war-elephant"));
  // Whether who causes terror is feared: the outnumbered break without a test, or take one.
  const auto breaks = [](const Chosen& options) {
    Field field(options);
    field.unit("e", "a", "war-elephant", 30, 18.5, 0, 3, 3, openOrder)
        .unit("s", "b", "line-spearmen", 30, 20.375, 180, 2, 2, {{"startingModels", 2}})
        .relation("loses", "s", "s", 1)
        .relation("beats", "e", "s")
        .step("break-tests");
    field.act(advance);
    return field.told("breaks-outnumbered", "s");
  };
  EXPECT_TRUE(breaks({}));
}

TEST(FantasyPlayOptions, StubbornOnceInABattleOrACombat) {
  const auto used = [](const Chosen& options) {
    Field field(options);
    field.unit("v", "a", "legion-veterans", 30, 18.5, 0, 20, 5, {{"stubbornUsed", true}})
        .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5);
    field.act(endStep);
    return field.status("v", UnitStatus::stubbornUsed);
  };
  EXPECT_EQ(used({}), 1);
  EXPECT_EQ(used({{"stubborn-once", "combat"}}), 0);
}

TEST(FantasyPlayOptions, Rallying) {
  const auto against = [](const Chosen& options, const Json& status) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 30, 0, 4, 4, status)
        .unit("other", "a", "line-spearmen", 50, 30, 0, 20, 5, {{"state", "fleeing"}})
        .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
        .step("rally-fleeing-troops");
    return field.rulesAgainst(of("rally", "s"));
  };
  const Json small{{"state", "fleeing"}, {"startingModels", 4}};
  EXPECT_EQ(against({}, small), Ids{"FA-RAL-2"});
  EXPECT_EQ(against({{"small-units-rally", "yes"}}, small), (Ids{"house", "FA-RAL-2"}));
  Field same(Chosen{{"rally-same-turn", "yes"}});
  same.unit("s", "a", "line-spearmen", 30, 30, 0, 20, 5, {{"state", "fleeing"}, {"beganToFlee", 1}})
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .step("rally-fleeing-troops");
  EXPECT_EQ(same.rulesAgainst(of("rally", "s")), (Ids{"house", "FA-RAL-6"}));
  Field tested(Chosen{{"rally-reform", "tested"}});
  tested.unit("s", "a", "line-spearmen", 30, 30, 0, 20, 5, {{"state", "fleeing"}})
      .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
      .step("rally-fleeing-troops");
  tested.act(of("rally", "s"), {3, 3});
  tested.act({{"action", "form-up"}, {"unit", "s"}, {"formation", "close-order"}, {"abreast", 10}}, {6, 6});
  EXPECT_EQ(tested.status("s", UnitStatus::abreast), 5);
}

TEST(FantasyPlayOptions, WhatFrenzyShutsOut) {
  const auto rerolls = [](const Chosen& options, const std::vector<int>& faces) {
    Field field(options);
    field.unit("w", "a", "hill-warband", 30, 19.625, 0, 4, 4, {{"charged", true}}, {{"hates", {"line-spearmen"}}})
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .step("fight-combats");
    field.act(advance, faces);
  };
  // Four with two attacks each, all missing; hatred throws the eight again. Then five of the enemy.
  rerolls({}, std::vector<int>(8 + 8 + 5, 1));
  rerolls({{"frenzy-ignores", "all-psychology"}}, std::vector<int>(8 + 5, 1));
}

TEST(FantasyPlayOptions, TheLeadershipOfHatred) {
  const auto holds = [](const Chosen& options) {
    Field field(options);
    field.unit("l", "a", "forest-longbows", 30, 19.625, 0, 6, 6, openOrder)
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .relation("loses", "l", "l", 1)
        .relation("beats", "foe", "l")
        .step("break-tests");
    // They hate hill tribes, not spearmen: 7 - 1, or 10 - 1.
    field.act(advance, {4, 4});
    return field.told("holds", "l");
  };
  EXPECT_FALSE(holds({}));
  EXPECT_TRUE(holds({{"hatred-leadership", "every-break-test"}}));
}

TEST(FantasyPlayOptions, Overkill) {
  const auto score = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 19.625, 0, 5, 5, {{"charged", true}})
        .unit("one", "b", "line-spearmen", 30, 20.375, 180, 1, 1)
        .step("fight-combats");
    // Three bases touch it, two with a corner; three wounds on the last model. He does not strike back.
    field.act(advance, {6, 6, 6, 6, 6, 6, 1, 1, 1});
    return field.figure("score", 2);
  };
  // Order, standard and Momentum beside one wound, or three.
  EXPECT_EQ(score({}), 4);
  EXPECT_EQ(score({{"overkill", "on"}}), 6);
}

TEST(FantasyPlayOptions, ALoserThatHolds) {
  const auto back = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .relation("loses", "foe", "foe", 1)
        .relation("beats", "s", "foe")
        .step("break-tests");
    field.act(advance, {1, 1});
    return field.step();
  };
  EXPECT_NE(back({}), "flight-and-pursuit");
  EXPECT_EQ(back({{"loser-holds", "gives-ground"}}), "flight-and-pursuit");
}

TEST(FantasyPlayOptions, OneFlightATurn) {
  const auto y = [](const Chosen& options, const std::vector<int>& faces) {
    Field field(options);
    field
        .unit("s", "a", "line-spearmen", 30, 30, 0, 20, 5,
              {{"state", "fleeing"}, {"fledThisTurn", true}, {"beganToFlee", 1}})
        .unit("idle", "a", "line-spearmen", 60, 10, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 44, 180, 20, 5)
        .step("flee-moves");
    field.act(advance, faces);
    return field.y("s");
  };
  EXPECT_NEAR(y({}, {}), 30, 1e-9);
  EXPECT_NEAR(y({{"flight-moves", "again"}}, {1, 1}), 32, 1e-2);
}

TEST(FantasyPlayOptions, TheFirstRoundOfAPairOrOfACombat) {
  const auto faces = [](const Chosen& options, std::size_t dice) {
    Field field(options);
    // The haters fight the tribesmen for the first time, beside spearmen with whom they have been at blows.
    field.unit("l", "a", "forest-longbows", 30, 19.625, 0, 7, 7, openOrder)
        .unit("w", "b", "hill-warband", 28.5, 20.375, 180, 3, 3, {{"frenzyLost", true}})
        .unit("foe", "b", "line-spearmen", 32, 20.375, 180, 3, 3)
        .relation("rounds", "l", "foe")
        .relation("rounds", "foe", "l")
        .step("fight-combats");
    field.act(advance, std::vector<int>(dice, 1));
  };
  // The seven longbowmen stand at 1.125 from each other. Three touch the tribesmen and three the spearmen, as many as
  // these are; the three throw their misses again.
  faces({}, 15);
  faces({{"first-round", "combat"}}, 12);
}

TEST(FantasyPlayOptions, CharactersPickedOut) {
  const auto field = [](const Chosen& options) {
    Field made(options);
    made.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .unit("g", "b", "general", 30, 20.4, 180, 1, 1)
        .step("fight-combats");
    return made;
  };
  Field no = field({{"characters-targeted", "no"}});
  EXPECT_EQ(no.rulesAgainst(at("strike-at", "s", "g")), Ids{"FA-CHR-4"});
  Field yes = field({});
  // The owner of the models is asked.
  (void)yes.battle();
  EXPECT_FALSE(yes.decision().automatic);
  yes.act(at("strike-at", "s", "g"));
  // The General strikes first, in vain; then, together, the active side: three whose bases touch his, at WS 5, and the
  // two others at the spearmen; then the enemy's five.
  yes.act(advance, {1, 1, 1, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(yes.state("g"), UnitState::destroyed);
  EXPECT_EQ(yes.models("foe"), 20);
  // They hold, and are not shaken by his fall; his 120 points are lost though his unit stands.
  yes.act(advance, {1, 1});
  yes.act(advance, {1, 1});
  EXPECT_EQ(yes.battle().side(1).status[SideStatus::pointsLost], 120);
}

}  // namespace
}  // namespace signifer::fantasy::test::options_play_test
