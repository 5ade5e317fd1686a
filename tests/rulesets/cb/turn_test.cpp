// Leaders, orders, control, rallies, shooting, morale and the end of a battle on the table, worked by hand.
#include "commander/why.h"
#include "rulesets/cb/field.h"

namespace signifer::cb::test::turn_test {
namespace {

constexpr double thousandth = 0.0021;

Json by(const char* action, const char* leader) { return {{"action", action}, {"leader", leader}}; }
Json ride(const char* leader, double x, double y) {
  return {{"action", "leader-move"}, {"leader", leader}, {"to", {x, y}}};
}
Json orders(const char* leader, int addressee, const char* word) {
  return {{"action", "give-orders"}, {"leader", leader}, {"addressee", addressee}, {"orders", word}};
}
Json test(const char* unit, bool inspiring = false, const char* steady = "none") {
  return {{"action", "test-control"}, {"unit", unit}, {"inspiring", inspiring}, {"steady", steady}};
}

Field commanding() {
  Field f;
  f.step("allocate-actions").unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"dps", 2}});
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  return f;
}

TEST(CbLeaders, SpendActions) {
  Field f = commanding();
  f.leader("gen", "a", {{"x", 20}, {"y", 2}}, {{"actions", 3}});
  EXPECT_EQ(f.rulesAgainst(ride("gen", 20, 7.5)), Ids{"CB-CMD-1"});
  EXPECT_EQ(f.rulesAgainst(by("inspire", "gen")), Ids{"CB-CMD-3"});
  f.act(ride("gen", 20, 6));
  f.act({{"action", "attach"}, {"leader", "gen"}, {"unit", "hop"}});
  EXPECT_EQ(f.rulesAgainst(by("steady", "gen")), Ids{"legal"});
  f.act(by("steady", "gen"));
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("hop", UnitStatus::steadied), 1);
}

// A leader inspires who fights or is about to; from among others a machine takes him to those who do.
TEST(CbLeaders, MachinesInspireWhoFightsSoon) {
  const auto offers = [](double ahead, const char* word) {
    Field f;
    f.step("allocate-actions").unit("hop", "a", "citizen-hoplites", 20, 10, 0);
    f.unit("other", "a", "citizen-hoplites", 26, 10, 0).unit("foe", "b", "citizen-hoplites", 26, 10 + ahead, 180);
    f.leader("gen", "a", {{"unit", "hop"}}, {{"actions", 3}});
    ActionList list;
    f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
    EXPECT_FALSE(list.empty());
    return std::ranges::any_of(
        list, [&](const Action& one) { return writeAction(f.rules(), f.battle(), one)["action"] == word; });
  };
  EXPECT_FALSE(offers(30, "inspire"));
  EXPECT_FALSE(offers(30, "attach"));
  EXPECT_TRUE(offers(5, "inspire"));
}

TEST(CbLeaders, WoundsCostAnActionAndAllInfluence) {
  Field f = commanding();
  f.leader("gen", "a", {{"unit", "hop"}}, {{"actions", 2}});
  f.battle().person(0).status[PersonStatus::wounded] = 1;
  EXPECT_EQ(f.rulesAgainst(by("inspire", "gen")), Ids{"CB-LDR-5"});
  f.act(by("direct", "gen"));
  EXPECT_NE(f.step(), "allocate-actions") << "one action was left to him";
}

TEST(CbLeaders, KeepAwayFromEnemies) {
  Field f = commanding();
  f.unit("near", "b", "citizen-hoplites", 30, 10, 180);
  f.leader("gen", "a", {{"x", 27}, {"y", 10}}, {{"actions", 3}});
  EXPECT_EQ(f.rulesAgainst(ride("gen", 28.5, 10)), Ids{"CB-LDR-9"});
  EXPECT_EQ(f.rulesAgainst(ride("gen", 31.9, 10)), Ids{"CB-LDR-9"}) << "not through it either";
  EXPECT_EQ(f.rulesAgainst(ride("gen", 27.5, 10)), Ids{"legal"});
}

TEST(CbLeaders, OrdersRideAndMustBeReceived) {
  // 18 JT away: two turns at 10 a turn.
  Field f = commanding();
  f.leader("gen", "a", {{"x", 20}, {"y", 2}}, {{"actions", 3}});
  f.leader("sub", "a", {{"x", 38}, {"y", 2}}, {{"actions", 2}});
  f.leader("aide", "a", {{"x", 21}, {"y", 2}}, {{"actions", 2}});
  f.act(orders("gen", 1, "hold"));
  f.act(orders("gen", 2, "withdraw"));
  EXPECT_EQ(f.rulesAgainst(by("receive-orders", "sub")), Ids{"CB-CMD-2"});
  EXPECT_EQ(f.rulesAgainst(by("receive-orders", "aide")), Ids{"legal"}) << "within 1 JT no messenger is needed";
  f.act(by("receive-orders", "aide"));
  EXPECT_EQ(f.person("aide").status[PersonStatus::orders], static_cast<int>(Orders::withdraw));
  f.act(endStep);
  EXPECT_EQ(f.person("sub").status[PersonStatus::newsX], 3000) << "10 JT on";
  EXPECT_EQ(f.person("sub").status[PersonStatus::newsY], 200);
}

// A place in a list is read by whose it is, and told by his name.
TEST(CbLeaders, AreNamedWhereOrdersAreGiven) {
  Field f = commanding();
  f.leader("gen", "a", {{"x", 20}, {"y", 2}}, {{"actions", 3}});
  f.leader("sub", "a", {{"x", 20}, {"y", 2}});
  const auto readAs = [&](const Json& addressee) {
    return f.action({{"action", "give-orders"}, {"leader", "gen"}, {"addressee", addressee}, {"orders", "hold"}});
  };
  EXPECT_EQ(readAs("sub"), readAs(1));
  EXPECT_THROW((void)readAs("nobody"), std::runtime_error);
  EXPECT_EQ(deedInWords(f.rules(), f.battle(), readAs("sub")), "Give orders, gen, to sub, hold");
}

TEST(CbLeaders, MessengersRideAtWhereTheAddresseeIsByNow) {
  // At (30, 2), his addressee at (30, 22): 20 JT, two rides. The orders wait until he has spent an action on them.
  for (const auto& [start, end] : {std::pair{200, 1200}, std::pair{1200, -1}}) {
    Field f = commanding();
    f.leader("gen", "a", {{"x", 20}, {"y", 2}}, {{"actions", 3}});
    f.leader("sub", "a",
             {{"x", 30}, {"y", 22}, {"status", {{"newOrders", "hold"}, {"newsX", 3000}, {"newsY", start}}}});
    EXPECT_EQ(f.rulesAgainst(by("receive-orders", "sub")), Ids{"CB-CMD-2"});
    f.act(endStep);
    EXPECT_EQ(f.person("sub").status[PersonStatus::newsX], end < 0 ? -1 : 3000);
    EXPECT_EQ(f.person("sub").status[PersonStatus::newsY], end);
    EXPECT_EQ(f.person("sub").status[PersonStatus::orders], static_cast<int>(Orders::attack));
  }
}

TEST(CbControl, WarriorsNearTheEnemyTestAndRunOn) {
  // A 6: spontaneous advance. The base die carries them 3, the enemy stands 4.5 away; then they have to charge.
  Field f;
  f.step("control-tests")
      .unit("gaul", "a", "gallic-warriors", 20, 10, 0)
      .unit("hop", "a", "citizen-hoplites", 30, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 15.5, 180);
  EXPECT_EQ(f.rulesAgainst(endStep), Ids{"CB-SEQ-3"});
  EXPECT_EQ(f.rulesAgainst(test("gaul", true)), Ids{"CB-CTL-4"});
  EXPECT_EQ(f.rulesAgainst(test("gaul", false, "plus")), Ids{"CB-CTL-5"});
  f.act(test("gaul"), {6});
  EXPECT_EQ(f.doing("gaul"), Activity::spontaneousAdvance);
  EXPECT_EQ(f.rulesAgainst(move("hop")), Ids{"CB-SEQ-5"}) << "those who run on go first";
  f.act(move("gaul", 0), {3});
  EXPECT_NEAR(f.y("gaul"), 13, 0.02);
  EXPECT_EQ(f.rulesAgainst(move("gaul")), (Ids{"CB-CTL-11", "CB-SEQ-5"})) << "it ran on, and its move is spent";
  f.act(endStep);
  EXPECT_EQ(f.step(), "declare-charges");
  EXPECT_EQ(f.rulesAgainst(endStep), Ids{"CB-CHG-9"});
  EXPECT_EQ(f.rulesAgainst(charge("gaul", "foe")), Ids{"legal"});
}

TEST(CbControl, OutsideOrdersByATest) {
  // Halt at 2 or less, free at 3 and 4.
  for (const bool passes : {true, false}) {
    Field f;
    f.step("control-tests").spare();
    f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"command", 0}})
        .unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.leader("gen", "a", {{"x", 5}, {"y", 5}});
    f.battle().person(0).status[PersonStatus::orders] = static_cast<std::int16_t>(Orders::hold);
    f.act(test("hop"), {passes ? 4 : 2});
    EXPECT_EQ(f.rulesAgainst(move("hop")), Ids{passes ? "legal" : "CB-CTL-11"});
    if (!passes) continue;
    f.act(move("hop"), {3});
    EXPECT_EQ(f.rulesAgainst(go("hop", {{{"ahead", 2}}})), Ids{"legal"});
  }
}

TEST(CbControl, AllOutOfCommandMayHaveToTest) {
  for (const bool all : {false, true}) {
    Field f(all ? Chosen{{"control-due", "all-out-of-command"}} : Chosen());
    f.step("control-tests").unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"command", 0}});
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180).leader("gen", "a", {{"x", 5}, {"y", 5}});
    EXPECT_EQ(f.rulesAgainst(endStep), Ids{all ? "CB-SEQ-3" : "legal"});
  }
}

TEST(CbShooting, WhoAndWhen) {
  Field f;
  f.step("shoot-first").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("pers", "a", "persian-bowmen", 24, 10, 0).unit("has", "a", "hastati-and-principes", 28, 10, 0);
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180).unit("foe2", "b", "italian-allied-foot", 24, 15.5, 180);
  EXPECT_TRUE(has(f.rulesAgainst(shot("pers", "foe2")), "CB-SEQ-7"));
  EXPECT_EQ(f.rulesAgainst(shot("has", "foe2")), (Ids{"CB-SEQ-9", "CB-SHO-11"}));
  EXPECT_EQ(f.rulesAgainst(shot("arch", "foe2")), Ids{"CB-SHO-10"}) << "not the nearest";
  // Before it moves 1 die a stand; 5.25 and 4.25 are long range for nobody: half a bow shot is 3.
  f.act(shot("arch", "foe"), {6, 6, 1});
  EXPECT_EQ(f.status("foe", UnitStatus::dps), 2);
  EXPECT_EQ(f.step(), "move");
}

TEST(CbShooting, StationaryMissileTroopsThrowTwice) {
  Field f;
  f.step("shoot-after").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
  f.unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  f.act(shot("arch", "foe"), {6, 6, 6, 6, 1, 1});
  EXPECT_EQ(f.status("foe", UnitStatus::dps), 4);
  EXPECT_EQ(f.status("foe", UnitStatus::shaken), 0) << "a phalanx bears five";
}

TEST(CbShooting, LeadersAreAtRiskFromHits) {
  for (const bool combatOnly : {false, true}) {
    Field f(combatOnly ? Chosen{{"leader-risk-when", "combat-only"}} : Chosen());
    f.step("shoot-after").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
    f.unit("foe", "b", "citizen-hoplites", 20, 15, 180).leader("chief", "b", {{"unit", "foe"}});
    std::vector<int> faces{6, 1, 1, 1, 1, 1};
    if (!combatOnly) faces.insert(faces.end(), {1, 2});
    f.act(shot("arch", "foe"), faces);
    EXPECT_EQ(f.person("chief").status[PersonStatus::wounded], combatOnly ? 0 : 1);
  }
}

TEST(CbShooting, HitsOnTheShaken) {
  for (const bool dp : {false, true}) {
    Field f(dp ? Chosen{{"hit-on-shaken", "dp"}} : Chosen());
    f.step("shoot-after").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}});
    f.unit("foe", "b", "citizen-hoplites", 20, 15, 180, {{"shaken", true}, {"dps", 5}});
    f.act(shot("arch", "foe"), {6, 1, 1, 1, 1, 1});
    EXPECT_EQ(f.status("foe", UnitStatus::casualties), dp ? 0 : 1);
    EXPECT_EQ(f.status("foe", UnitStatus::dps), dp ? 6 : 5);
  }
}

TEST(CbShooting, DirectedShotsAndCover) {
  Field f;
  f.step("shoot-after").unit("arch", "a", "cretan-archers", 20, 10, 0, {{"formation", "unformed"}, {"directed", true}});
  f.unit("foe", "b", "citizen-hoplites", 18, 14, 180).unit("foe2", "b", "italian-allied-foot", 22.5, 15, 180);
  f.terrain("cover", 0, {{20.5, 13}, {26, 13}, {26, 17}, {20.5, 17}});
  // Six dice halved.
  f.act(shot("arch", "foe2"), {6, 1, 1});
  EXPECT_EQ(f.status("foe2", UnitStatus::dps), 1);
}

TEST(CbRally, TakesATurn) {
  Field f;
  f.step("start-rally").spare();
  f.unit("hop", "a", "citizen-hoplites", 20, 10, 0, {{"shaken", true}, {"dps", 5}});
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(of("start-rally", "hop"));
  EXPECT_EQ(f.rulesAgainst(move("hop")), Ids{"CB-RAL-1"});
  f.act(endStep);
  f.act(advance);
  f.act(advance);
  f.act(advance);
  EXPECT_EQ(f.status("hop", UnitStatus::shaken), 0);
  EXPECT_EQ(f.status("hop", UnitStatus::dps), 4);
}

TEST(CbRally, BrokenUnitsByHouseRule) {
  for (const bool may : {false, true}) {
    Field f(may ? Chosen{{"broken-may-rally", "yes"}} : Chosen());
    f.step("start-rally").spare();
    f.unit("it", "a", "italian-allied-foot", 20, 20, 0,
           {{"broken", true}, {"shaken", true}, {"dps", 4}, {"doing", "routing"}});
    f.unit("shy", "a", "citizen-hoplites", 40, 10, 0, {{"shaken", true}, {"dps", 5}});
    f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    EXPECT_EQ(f.rulesAgainst(of("start-rally", "it")), may ? (Ids{"house", "CB-RAL-1"}) : Ids{"CB-RAL-1"});
  }
}

TEST(CbMorale, DpsGoByGradeAndDistance) {
  // A loses 2 beyond bow shot, 1 within; B 1; C 1 beyond only; who moved none.
  Field f;
  f.step("remove-dps");
  f.unit("a1", "a", "silver-shields", 10, 10, 0, {{"dps", 3}})
      .unit("a2", "a", "silver-shields", 60, 35, 0, {{"dps", 3}});
  f.unit("b1", "a", "citizen-hoplites", 20, 10, 0, {{"dps", 3}})
      .unit("c1", "a", "italian-allied-foot", 30, 10, 0, {{"dps", 3}});
  f.unit("c2", "a", "italian-allied-foot", 64, 35, 0, {{"dps", 3}});
  f.unit("b2", "a", "citizen-hoplites", 40, 10, 0, {{"dps", 3}, {"moved", true}});
  f.unit("foe", "b", "citizen-hoplites", 62, 40, 180, {{"dps", 3}});
  f.act(advance);
  for (const auto& [id, dps] : {std::pair{"a1", 1}, std::pair{"a2", 2}, std::pair{"b1", 2}, std::pair{"c1", 2},
                                std::pair{"c2", 3}, std::pair{"b2", 3}, std::pair{"foe", 3}})
    EXPECT_EQ(f.status(id, UnitStatus::dps), dps) << id;
}

TEST(CbControl, WhoIsFreeAndStaysHasHalted) {
  Field f;
  f.step("remove-dps").unit("free", "a", "citizen-hoplites", 20, 10, 0, {{"doing", "charging"}, {"control", "free"}});
  f.unit("bound", "a", "citizen-hoplites", 30, 10, 0, {{"doing", "charging"}, {"control", "continue"}});
  f.unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.act(advance);
  EXPECT_EQ(f.doing("free"), Activity::halted);
  EXPECT_EQ(f.doing("bound"), Activity::charging);
}

TEST(CbMorale, LostFriendsElephantsAndCamels) {
  for (const bool once : {false, true}) {
    Field f(once ? Chosen{{"lost-friends", "once"}} : Chosen());
    f.step("assign-dps");
    f.unit("hop", "a", "citizen-hoplites", 10, 10, 0,
           {{"heavyLost", 1}, {"othersLost", 2}, {"leadersLost", 1}, {"moved", true}});
    f.unit("horse", "a", "allied-horse", 30, 10, 0, {{"moved", true}}).unit("ele", "b", "indian-elephant", 30, 12, 180);
    f.unit("camel", "b", "arab-camel-riders", 32.8, 10, 180);
    f.act(advance);
    EXPECT_EQ(f.status("hop", UnitStatus::dps), once ? 4 : 5);
    EXPECT_EQ(f.status("horse", UnitStatus::dps), 2 + 1);
  }
}

TEST(CbEnd, ABrokenArmyLoses) {
  // One of two units destroyed is half.
  for (const char* option : {"half", "third", "none"}) {
    Field f(Chosen{{"army-break", option}});
    f.step("check-armies").unit("u1", "a", "citizen-hoplites", 10, 10, 0);
    f.unit("u2", "a", "citizen-hoplites", 20, 10, 0, {{"broken", true}, {"shaken", true}, {"dps", 5}});
    f.unit("u3", "a", "citizen-hoplites", 30, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
    f.act(advance);
    const auto outcome = f.rules().outcome(f.battle());
    ASSERT_EQ(outcome.has_value(), option == std::string("third")) << option;
    if (outcome) {
      EXPECT_EQ(outcome->winner, 1);
    }
  }
}

TEST(CbEnd, TurnsRunOut) {
  // The smaller share of losses wins: 1 of 3 routs against none.
  Field f(Chosen{{"game-turns", "1"}});
  f.step("check-armies").unit("u1", "a", "citizen-hoplites", 10, 10, 0);
  f.unit("u2", "a", "citizen-hoplites", 20, 10, 0, {{"broken", true}, {"shaken", true}, {"dps", 5}});
  f.unit("u3", "a", "citizen-hoplites", 30, 10, 0).unit("foe", "b", "citizen-hoplites", 60, 40, 180);
  f.battle().active = 1;
  f.act(advance);
  ASSERT_TRUE(f.rules().outcome(f.battle()));
  EXPECT_EQ(f.rules().outcome(f.battle())->winner, 1);
  EXPECT_EQ(f.rules().outcome(f.battle())->rules[0], "CB-END-2");
}

TEST(CbTurns, JointTurnsGoPhaseByPhase) {
  // Both move, then nobody can charge, and the turn ends with the combat and morale phases of both.
  Field f(Chosen{{"turn-style", "joint"}});
  f.unit("one", "a", "citizen-hoplites", 10, 10, 0, {{"dps", 2}});
  f.unit("two", "b", "citizen-hoplites", 60, 40, 180, {{"dps", 2}});
  f.act(endStep);
  EXPECT_EQ(f.battle().active, 1);
  EXPECT_EQ(f.step(), "move");
  f.act(endStep);
  for (int i = 0; i < 3; ++i) f.act(advance);
  EXPECT_EQ(f.battle().turn, 2);
  EXPECT_EQ(f.battle().active, 0);
  EXPECT_EQ(f.status("one", UnitStatus::dps), 1);
  EXPECT_EQ(f.status("two", UnitStatus::dps), 1);
}

TEST(CbLeaders, AloneAreAtRiskAndJoinTheNearest) {
  // The enemy's charge ends within 1 JT of him.
  Field f;
  f.step("declare-charges")
      .unit("hop", "a", "citizen-hoplites", 20, 10, 0)
      .unit("foe", "b", "citizen-hoplites", 20, 15, 180);
  f.leader("chief", "b", {{"x", 18}, {"y", 14.5}});
  f.act(charge("hop", "foe"));
  f.act(advance, {3, 2, 6});
  EXPECT_EQ(f.person("chief").unit, 1);
  EXPECT_NEAR(f.y("hop"), 14, thousandth);
}

}  // namespace
}  // namespace signifer::cb::test::turn_test
