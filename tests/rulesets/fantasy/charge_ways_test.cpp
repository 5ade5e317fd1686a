// Ways of charges: open wheels, charges that move together, shared fronts, enemies met by the way (D59 to D62, D65,
// D66). The examples are the ledger's own, under each option.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::charge_ways_test {
namespace {

/// A unit of 20 spearmen, 3.75 wide and 3 deep.
void spears(Field& field, const char* id, const char* side, double x, double y, double heading) {
  field.unit(id, side, "line-spearmen", x, y, heading, 20, 5);
}

/// Declares them all, has everybody hold, and moves the chargers.
void chargeHome(Field& field, const std::vector<std::pair<const char*, const char*>>& charges) {
  for (const auto& [unit, target] : charges) field.act(charge(unit, target));
  if (field.step() == "declare-charges") field.act(endStep);
  while (field.step() == "declare-reactions") {
    const std::string id = field.battle().setup->units[static_cast<std::size_t>(field.decision().unit)].id;
    field.act(of("hold", id.c_str()));
  }
  field.act(advance);
}

TEST(FantasyChargeWays, ALoneCharacterIsMetStraightAhead) {
  for (const double x : {30.0, 60.0}) {
    Field field;
    spears(field, "c", "a", x, 20, 0);
    field.unit("g", "b", "general", x, 26, 180, 1, 1, {{"attachedTo", -1}});
    field.step("declare-charges");
    chargeHome(field, {{"c", "g"}});
    EXPECT_NEAR(field.y("c"), 24, 2e-3);
    EXPECT_EQ(field.heading("c"), 0);
    EXPECT_TRUE(field.told("charges-home", "c"));
  }
}

// A friend stands in the charger's strip by 0.1; a wheel of 3.9 degrees to the right clears him.
TEST(FantasyChargeWays, TheLeastWheelThatIsOpen) {
  const auto charged = [](const Chosen& options) {
    Field field(options);
    spears(field, "c", "a", 30, 20, 0);
    spears(field, "f", "a", 26.35, 24.6, 0);
    spears(field, "t", "b", 31, 30, 180);
    field.step("declare-charges");
    chargeHome(field, {{"c", "t"}});
    return field;
  };
  Field open = charged({});
  EXPECT_NEAR(open.figure("charges-home", 0), 7050, 6);
  EXPECT_NEAR(open.y("c"), 27, 2e-3);
  Field least = charged({{"charge-wheel", "least"}});
  EXPECT_FALSE(least.told("charges-home", "c"));
  EXPECT_EQ(least.step(), "move-failed-charges");
}

TEST(FantasyChargeWays, AnEnemyAheadOfHisNeighbourIsWheeledClearOf) {
  Field field;
  spears(field, "c", "a", 29, 20, 0);
  spears(field, "t", "b", 30, 26, 180);
  spears(field, "u", "b", 26.25, 25.7, 180);
  field.step("declare-charges");
  chargeHome(field, {{"c", "t"}});
  EXPECT_NEAR(field.figure("charges-home", 0), 3020, 10);
  EXPECT_EQ(field.relationOf(RelationKind::strikesZone, "c", "u"), 0);
}

// 38.9 degrees to the right, and the skirmishers form up along its front.
TEST(FantasyChargeWays, SkirmishersFormUpBeforeTheirCharger) {
  Field field;
  spears(field, "c", "a", 24.5, 20, 0);
  field.unit("t", "b", "slingers", 30, 26, 180, 10, 5, skirmish).step("declare-charges");
  chargeHome(field, {{"c", "t"}});
  EXPECT_NEAR(field.heading("c"), 38.86, 0.1);
  EXPECT_NEAR(field.figure("charges-home", 0), 5200, 10);
  // Five against five; order, two ranks, standard and Momentum against nothing: nobody is in a flank.
  field.act(advance, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  EXPECT_EQ(field.relationOf(RelationKind::loses, "t", "t"), 5);
}

TEST(FantasyChargeWays, WhoeverIsDeclaredFirstBothComeHome) {
  for (const bool first : {true, false}) {
    Field field;
    spears(field, "c", "a", 30, 20, 0);
    spears(field, "f", "a", 33.75, 20, 0);
    spears(field, "t", "b", 25, 28, 180);
    spears(field, "t2", "b", 36, 28, 180);
    field.step("declare-charges");
    if (first)
      chargeHome(field, {{"c", "t"}, {"f", "t2"}});
    else
      chargeHome(field, {{"f", "t2"}, {"c", "t"}});
    EXPECT_NEAR(field.y("c"), 25, 2e-3);
    EXPECT_NEAR(field.y("f"), 25, 2e-3);
  }
}

// Ten degrees askew with gaps of 0.1, and 4 ahead and 5 to the left: each time all three come home.
TEST(FantasyChargeWays, ALineChargesALine) {
  Field askew;
  for (int i = 0; i < 3; ++i) spears(askew, i == 0 ? "a1" : i == 1 ? "a2" : "a3", "a", 26.15 + 3.85 * i, 20, 0);
  spears(askew, "b1", "b", 26.208, 27.169, 190);
  spears(askew, "b2", "b", 30, 26.5, 190);
  spears(askew, "b3", "b", 33.792, 25.831, 190);
  askew.step("declare-charges");
  chargeHome(askew, {{"a1", "b1"}, {"a2", "b2"}, {"a3", "b3"}});
  for (const char* id : {"a1", "a2", "a3"}) EXPECT_TRUE(askew.told("charges-home", id)) << id;
  for (const bool fromTheRight : {true, false}) {
    Field aslant;
    for (int i = 0; i < 3; ++i) {
      spears(aslant, i == 0 ? "a1" : i == 1 ? "a2" : "a3", "a", 27.75 + 4.25 * i, 20, 0);
      spears(aslant, i == 0 ? "b1" : i == 1 ? "b2" : "b3", "b", 22.75 + 4.25 * i, 27, 180);
    }
    aslant.step("declare-charges");
    if (fromTheRight)
      chargeHome(aslant, {{"a3", "b3"}, {"a2", "b2"}, {"a1", "b1"}});
    else
      chargeHome(aslant, {{"a1", "b1"}, {"a2", "b2"}, {"a3", "b3"}});
    for (const char* id : {"a1", "a2", "a3"}) EXPECT_NEAR(aslant.y(id), 24, 2e-3) << id;
  }
}

// 14.04 degrees to the left, while the rear corner swings 0.9 into the friend on the right (at most 1.052).
TEST(FantasyChargeWays, TheRearCornerMayClipAFriend) {
  for (const double friendly : {33.75, 34.25, 34.75})
    for (const bool clips : {true, false}) {
      Field field(clips ? Chosen{} : Chosen{{"wheel-past-friends", "no"}});
      spears(field, "c", "a", 30, 20, 0);
      spears(field, "f", "a", friendly, 20, 0);
      spears(field, "t", "b", 25, 28, 180);
      field.step("declare-charges");
      chargeHome(field, {{"c", "t"}});
      const bool wide = friendly > 34.5;
      EXPECT_EQ(field.told("charges-home", "c") != nullptr, clips || wide) << friendly;
      if (clips) {
        EXPECT_NEAR(field.figure("charges-home", 0), 6070, 6);
      }
    }
}

// A move that clips a friend has to go on until it has cleared him.
TEST(FantasyChargeWays, AMoveEndsClearOfTheFriendThatItClipped) {
  const auto judged = [](const Chosen& options, const Json& path) {
    Field field(options);
    spears(field, "c", "a", 30, 20, 0);
    spears(field, "f", "a", 33.75, 20, 0);
    spears(field, "t", "b", 25, 40, 180);
    return field.judge(move("c", path));
  };
  const Json wheelAlone{{{"wheelLeft", 14}}};
  const Json short1{{{"wheelLeft", 14}}, {{"ahead", 0.5}}};
  const Json far{{{"wheelLeft", 14}}, {{"ahead", 3}}};
  EXPECT_TRUE(judged({}, far).legal());
  for (const Json& path : {wheelAlone, short1}) {
    const Verdict verdict = judged({}, path);
    ASSERT_EQ(verdict.reasons.size(), 1U);
    EXPECT_EQ(verdict.reasons[0].code, "does-not-clear");
    EXPECT_EQ(verdict.reasons[0].measured->value, path.size() == 1 ? 0 : 500);
    EXPECT_NEAR(verdict.reasons[0].allowed->value, 2073, 2);
  }
  EXPECT_FALSE(judged({{"wheel-past-friends", "no"}}, far).legal());
}

TEST(FantasyChargeWays, TwoChargersAtOneFront) {
  const auto charged = [](const Chosen& options, double c, double d) {
    Field field(options);
    spears(field, "c", "a", c, 20, 0);
    spears(field, "d", "a", d, d - c < 3.0 ? 16 : 20, 0);
    spears(field, "t", "b", 30, 27, 180);
    field.step("declare-charges");
    chargeHome(field, {{"c", "t"}, {"d", "t"}});
    return field;
  };
  Field shared = charged({}, 28, 32);
  EXPECT_NEAR(shared.x("c"), 28, 2e-3);
  EXPECT_NEAR(shared.x("d"), 32, 2e-3);
  Field apart = charged({}, 29, 31);
  EXPECT_NEAR(apart.x("c"), 28.125, 2e-3);
  EXPECT_NEAR(apart.x("d"), 31.875, 2e-3);
  Field first = charged({{"shared-front", "first-come"}}, 28, 32);
  EXPECT_NEAR(first.x("c"), 30, 2e-3);
  EXPECT_TRUE(first.status("d", UnitStatus::due) == static_cast<int>(Due::fallsShort));
}

// Five horse before three units of foot base to base: all three are charged.
TEST(FantasyChargeWays, WhoIsMetByTheWayIsCharged) {
  const auto charged = [](const Chosen& options) {
    Field field(options);
    field.unit("h", "a", "heavy-horse", 30, 20, 0, 10, 5);
    spears(field, "t1", "b", 26.25, 27, 180);
    spears(field, "t2", "b", 30, 27, 180);
    spears(field, "t3", "b", 33.75, 27, 180);
    field.step("declare-charges");
    chargeHome(field, {{"h", "t2"}});
    return field;
  };
  Field counts = charged({});
  EXPECT_TRUE(counts.told("charges-besides", "h"));
  EXPECT_FALSE(charged({{"met-by-the-way", "no-tests"}}).told("charges-besides", "h"));
}

// The barrow guard beside the target cause fear.
TEST(FantasyChargeWays, WhoWouldMeetADreadfulEnemyTestsForHim) {
  const auto step = [](const Chosen& options) {
    Field field(options);
    field.unit("w", "a", "line-spearmen", 30, 20, 0, 20, 10, {}, {{"leadership", 2}});
    spears(field, "t", "b", 30, 26, 180);
    field.unit("guard", "b", "barrow-guard", 26.25, 26, 180, 20, 5).step("declare-charges");
    field.act(charge("w", "t"));
    return field.step();
  };
  EXPECT_EQ(step({}), "charger-tests");
  EXPECT_EQ(step({{"met-by-the-way", "no-tests"}}), "declare-reactions");
}

// Foot with archers behind: where they can be spared the horse is set 0.78 aside; else they are struck in the flank.
TEST(FantasyChargeWays, TheFewestEnemiesAreMet) {
  const auto charged = [](double archers) {
    Field field;
    field.unit("h", "a", "heavy-horse", 20, 26, 90, 10, 5)
        .unit("t", "b", "line-spearmen", 30, 26, 180, 10, 5)
        .unit("bows", "b", "levy-archers", 30, archers, 180, 10, 5)
        .step("declare-charges");
    field.act(charge("h", "t"));
    field.act(advance, {1, 1});
    field.act(of("hold", "t"));
    return field;
  };
  Field spared = charged(28.6);
  spared.act(advance);
  EXPECT_NEAR(spared.y("h"), 25.22, 0.02);
  Field met = charged(27.6);
  met.act(advance, {1, 1});
  EXPECT_NEAR(met.y("h"), 26, 2e-3);
  EXPECT_TRUE(met.told("passes-panic", "bows"));
}

// D6: twelve inches and more between the fronts, a charge of eight.
TEST(FantasyChargeWays, AChargeOutOfReachFrightensNobody) {
  const auto step = [](const Chosen& options) {
    Field field(options);
    spears(field, "s", "a", 30, 18.5, 0);
    field.unit("dead", "b", "barrow-guard", 30, 33.5, 180, 20, 5).step("declare-charges");
    field.act(charge("s", "dead"));
    return field.step();
  };
  EXPECT_EQ(step({}), "declare-reactions");
  EXPECT_EQ(step({{"charge-tests", "declared"}}), "charger-tests");
}

// D65: the target flees through its own second line, five inches behind it.
TEST(FantasyChargeWays, TheTargetGoneTheNextMayBeCharged) {
  const auto charged = [](const Chosen& options) {
    Field field(options);
    field.unit("h", "a", "heavy-horse", 30, 18, 0, 10, 5);
    spears(field, "t", "b", 30, 27, 180);
    spears(field, "next", "b", 30, 31.5, 180);
    field.step("declare-charges");
    field.act(charge("h", "t"));
    field.act(of("flee", "t"));
    // Out of reach beyond its friends.
    field.act(advance, {6, 6});
    field.act(advance);
    if (field.step() == "move-failed-charges") field.act(advance);
    return field;
  };
  Field normal = charged({});
  EXPECT_NEAR(normal.y("h"), 25, 2e-2);
  Field on = charged({{"redirect", "next-in-way"}});
  EXPECT_TRUE(on.told("charges-next", "h"));
  EXPECT_NEAR(on.y("h"), 28, 2e-2);
}

// D11
TEST(FantasyChargeWays, FriendsOfTheRiddenDown) {
  const auto tested = [](const Chosen& options) {
    Field field(options);
    field.unit("h", "a", "heavy-horse", 30, 18, 0, 8, 4)
        .unit("runs", "b", "line-spearmen", 30, 27, 180, 20, 5, {{"state", "fleeing"}})
        .unit("near", "b", "line-spearmen", 38, 34, 180, 20, 5)
        .step("declare-charges");
    field.act(charge("h", "runs"));
    field.act(advance, {1, 2});
    field.act(advance);
    return field;
  };
  EXPECT_NE(tested({}).step(), "move-failed-charges");
  Field panics = tested({{"ridden-down-panics", "yes"}});
  ASSERT_EQ(panics.step(), "move-failed-charges");
  panics.act(advance, {6, 6, 1, 1});
  EXPECT_EQ(panics.state("near"), UnitState::fleeing);
}

// D16: cavalry march past foot within eight inches, which may charge them then.
TEST(FantasyChargeWays, AnEnemyThatAMarchIgnored) {
  const auto tested = [](const Chosen& options) {
    Field field(options);
    field.unit("h", "a", "horse-archers", 30, 19, 0, 4, 4, openOrder, {{"musician", true}})
        .unit("foe", "b", "line-spearmen", 36, 21, 180, 20, 5)
        .unit("idle", "a", "line-spearmen", 60, 6, 0, 20, 5);
    field.act(march("h", {{{"ahead", 12}}}));
    return field;
  };
  Field marched = tested({});
  EXPECT_EQ(marched.relationOf(RelationKind::ignoredOnMarch, "h", "foe"), 1);
}

}  // namespace
}  // namespace signifer::fantasy::test::charge_ways_test
