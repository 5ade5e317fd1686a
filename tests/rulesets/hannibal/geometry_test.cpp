// The geometry between the tables, worked by hand, each with its other reading as an option. The cases are the origin
// of a charge, wheels beside a friend, the open heading nearest to the charge line, side against side, stepped lines
// and range. The last is the player who declares that skirmishers intervene.
#include "rulesets/hannibal/field.h"

namespace signifer::hannibal::test::geometry_test {
namespace {

Json pilaAt(const char* unit, const char* target) {
  return {{"action", "throw-pila"}, {"unit", unit}, {"target", target}};
}

// HG-CHG-4: two lines an inch apart, offset by 3.5 in. The charger stands in the flank arc and strikes the front.
Field offsetLines(const Chosen& options) {
  Field f(options);
  f.unit("c", "a", "spanish-scutarii", 20, 10, 0).unit("c2", "a", "spanish-scutarii", 16, 10, 0);
  f.unit("t", "b", "greek-hoplites", 23.5, 13, 180).unit("t2", "b", "greek-hoplites", 19.5, 13, 180);
  f.act(charge("c", "t"));
  return f;
}

TEST(HannibalFlank, BeginsThereAndStrikesThere) {
  Field both = offsetLines({});
  EXPECT_EQ(both.rulesAgainst(of("countercharge", "t")), Ids{"legal"});
  both.act(of("stand", "t"), {3});
  EXPECT_EQ(both.status("t", UnitStatus::attackedFrom), static_cast<int>(Arc::front));
  EXPECT_EQ(both.status("c", UnitStatus::chargeModifier), 1);
  Field start(Chosen{{"flank-judged-by", "charger-start"}});
  start.unit("c", "a", "spanish-scutarii", 20, 10, 0).unit("c2", "a", "spanish-scutarii", 16, 10, 0);
  start.unit("t", "b", "greek-hoplites", 23.5, 13, 180).unit("t2", "b", "greek-hoplites", 19.5, 13, 180);
  start.act(charge("c", "t"), {3});
  EXPECT_EQ(start.status("t", UnitStatus::attackedFrom), static_cast<int>(Arc::flank));
  EXPECT_EQ(start.status("c", UnitStatus::chargeModifier), 3);
}

// Horse stands in the front arc, 3.5 in ahead and 5 in aside, and comes aslant upon the corner of front and flank. Both
// its front corners are beyond the flank's line: it strikes the flank, but did not begin there.
TEST(HannibalFlank, BegunInTheFrontArcIsFrontal) {
  for (const auto& [by, arc] : std::map<std::string, Arc>{
           {"start-and-face", Arc::front}, {"charger-start", Arc::front}, {"face-struck", Arc::flank}}) {
    Field f(Chosen{{"flank-judged-by", by}});
    f.unit("c", "a", "roman-horse", 25.707, 25.207, 225).unit("t", "b", "triarii", 20, 20, 0);
    f.act(charge("c", "t"));
    f.act(of("stand", "t"), {3});
    EXPECT_EQ(f.status("t", UnitStatus::attackedFrom), static_cast<int>(arc)) << by;
  }
}

// From beyond the flank's line, and upon the flank: a flank charge by any reading.
TEST(HannibalFlank, BegunAndStruckThereIsAFlankCharge) {
  for (const char* by : {"start-and-face", "charger-start", "face-struck"}) {
    Field f(Chosen{{"flank-judged-by", by}});
    f.unit("c", "a", "roman-horse", 30, 20, 270).unit("t", "b", "triarii", 20, 20, 0);
    f.act(charge("c", "t"), {3});
    EXPECT_EQ(f.status("t", UnitStatus::attackedFrom), static_cast<int>(Arc::flank)) << by;
  }
}

// HG-MAN-15, the ledger's example: two units of horse base to base.
Field pairOfHorse(const Chosen& options = {}) {
  Field f(options);
  f.unit("l", "a", "roman-horse", 20, 10, 0).unit("r", "a", "roman-horse", 24, 10, 0);
  f.unit("t", "b", "greek-hoplites", 34, 22, 180);
  return f;
}

TEST(HannibalWheel, ClipsAFriendBesideItOnTheWay) {
  Field f = pairOfHorse();
  EXPECT_EQ(f.rulesAgainst(march("r", {{{"wheelRight", 10}}})), Ids{"HG-MAN-15"});
  EXPECT_EQ(f.refusal(march("r", {{{"wheelRight", 10}}})), "HG-MAN-15 0 in ahead, 1.29 in clear l.\n");
  const Verdict short_ = f.judge(march("r", {{{"wheelRight", 10}}, {{"ahead", 1.2}}}));
  EXPECT_FALSE(short_.legal());
  ASSERT_TRUE(short_.nearest);
  EXPECT_TRUE(f.rules().judge(f.battle(), *short_.nearest).legal());
  EXPECT_EQ(f.rulesAgainst(march("r", {{{"wheelRight", 10}}, {{"ahead", 1.5}}})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(march("r", {{{"wheelRight", 35}}})), Ids{"legal"});
  // Not ahead, or not at once.
  EXPECT_FALSE(f.judge(march("r", {{{"wheelRight", 10}}, {{"back", 1.5}}})).legal());
  EXPECT_EQ(f.rulesAgainst(charge("r", "t")), Ids{"legal"});
  f.act(march("r", {{{"wheelRight", 10}}, {{"ahead", 1.5}}}));
  EXPECT_NEAR(f.heading("r"), 10, 0.01);
  Field no = pairOfHorse(Chosen{{"wheel-past-friends", "no"}});
  EXPECT_EQ(no.refusal(march("r", {{{"wheelRight", 35}}})), "HG-MAN-15 In the way after 0 degrees of 35 degrees: l.\n");
  EXPECT_EQ(no.rulesAgainst(charge("r", "t")), Ids{"HG-CHG-6"});
}

// A friend who did not touch it when the wheel began is in the way as ever.
TEST(HannibalWheel, ClipsNobodyWhomItDidNotTouch) {
  Field f;
  f.unit("l", "a", "roman-horse", 19.9, 10, 0).unit("r", "a", "roman-horse", 24, 10, 0);
  f.unit("t", "b", "greek-hoplites", 60, 40, 180);
  EXPECT_EQ(f.rulesAgainst(march("r", {{{"wheelRight", 35}}})), Ids{"HG-MAN-15"});
}

// HG-CHG-1, D74: elephants charge a front of which a friend fights the left part.
Field halfTakenFront(const Chosen& options = {}) {
  Field f(options);
  f.unit("L", "b", "hastati-and-principes", 30, 20, 180).unit("E", "a", "spanish-scutarii", 27, 18, 0);
  f.unit("F", "a", "war-elephants", 31, 10, 0);
  return f;
}

TEST(HannibalChargeLine, TakesTheNearestOpenHeading) {
  Field f = halfTakenFront();
  EXPECT_EQ(f.rulesAgainst(charge("F", "L")), Ids{"legal"});
  const std::vector<Pose> poses = f.rules().trace(f.battle(), f.action(charge("F", "L")));
  ASSERT_EQ(poses.size(), 3U);
  EXPECT_NEAR(toDegrees(poses[1].heading), 360 - 3.88, 0.011);
  Field strict = halfTakenFront(Chosen{{"charge-line", "strict"}});
  EXPECT_EQ(strict.refusal(charge("F", "L")), "HG-CHG-6 In the way after 5.52 in of 7.2 in straight ahead: E.\n");
}

// D76: horse charges T and slides past X, who stands nearer.
TEST(HannibalContact, SideBySideIsNone) {
  for (const bool fights : {false, true}) {
    Field f(fights ? Chosen{{"side-contact", "combat"}} : Chosen());
    f.unit("c", "a", "roman-horse", 20, 15, 0).unit("t", "b", "scorpion", 20, 30, 180);
    f.unit("x", "b", "greek-hoplites", 24, 27, 180);
    f.unit("y", "a", "triarii", 15, 15, 0);
    f.act(charge("c", "t"), {6});
    EXPECT_NEAR(f.y("c"), 28, 0.002);
    EXPECT_EQ(f.status("x", UnitStatus::part), static_cast<int>(fights ? Part::charged : Part::laterRound)) << fights;
    EXPECT_EQ(f.status("t", UnitStatus::part), static_cast<int>(Part::charged));
  }
}

// HG-BL-4, D77: every second unit half an inch back.
TEST(HannibalLine, HoldsWhileItStepsLessThanABase) {
  const auto formed = [](double step, const Chosen& options) {
    Field f(options);
    f.unit("one", "a", "triarii", 20, 20, 0).unit("two", "a", "triarii", 24, 20 + step, 0);
    f.unit("foe", "b", "triarii", 40, 40, 180);
    return f.rulesAgainst(march("one", {{{"wheelLeft", 5}}})) == Ids{"HG-MAN-14"};
  };
  EXPECT_TRUE(formed(0.5, {}));
  EXPECT_TRUE(formed(1.99, {}));
  EXPECT_FALSE(formed(2.0, {}));
  EXPECT_TRUE(formed(0.25, {{"line-step", "quarter-inch"}}));
  EXPECT_FALSE(formed(0.5, {{"line-step", "quarter-inch"}}));
}

// HG-RNG-5, D78: straight ahead of the corner, 1.5 in from the front edge and 2.12 in from its middle.
TEST(HannibalShot, RangeIsFromTheFrontEdge) {
  for (const bool centre : {false, true}) {
    Field f(centre ? Chosen{{"range-from", "front-centre"}} : Chosen());
    f.unit("s", "a", "velites", 20, 10, 0).unit("t", "b", "greek-hoplites", 23.5, 13.25, 180);
    EXPECT_EQ(f.rulesAgainst(shot("s", "t")), Ids{centre ? "HG-RNG-2" : "legal"});
  }
}

// HG-PIL-3: legionaries who have fought scutarii in front are charged in the flank by horse.
TEST(HannibalPila, NotAtAnEnemyFoughtBefore) {
  for (const bool every : {false, true}) {
    Field f(every ? Chosen{{"pila", "every-round"}} : Chosen());
    f.unit("L", "b", "hastati-and-principes", 30, 20, 180).unit("E", "a", "spanish-scutarii", 30, 18, 0);
    f.unit("F", "a", "roman-horse", 40, 20, 270).unit("G", "a", "triarii", 60, 10, 0);
    f.act(charge("F", "L"), {4});
    EXPECT_EQ(f.status("L", UnitStatus::part), static_cast<int>(Part::charged));
    // Under the other reading pila fly at the old enemy in any round.
    EXPECT_EQ(f.rulesAgainst(pilaAt("L", "E")).front(), every ? "house" : "HG-PIL-3") << f.refusal(pilaAt("L", "E"));
    EXPECT_NE(f.rulesAgainst(pilaAt("L", "F")), Ids{"legal"});
  }
}

// HG-SKI-3: the owner of skirmishers in the way is asked whether they intervene.
TEST(HannibalIntervening, IsForTheirOwnerToDeclareByHouseRule) {
  const auto field = [](const Chosen& options) {
    Field f(options);
    f.unit("foot", "a", "triarii", 20, 10, 0).unit("sk", "b", "velites", 20, 15, 180);
    f.unit("foe", "b", "scorpion", 20, 22, 180);
    return f;
  };
  Field charger = field({});
  EXPECT_EQ(charger.rulesAgainst(charge("foot", "foe")), Ids{"HG-CHG-6"});
  EXPECT_EQ(charger.rulesAgainst(charge("foot", "foe", {"sk"})), Ids{"legal"});
  const Chosen owner{{"intervening-declared-by", "owner"}};
  Field yes = field(owner);
  EXPECT_EQ(yes.rulesAgainst(charge("foot", "foe", {"sk"})), Ids{"HG-SKI-3"});
  yes.act(charge("foot", "foe"));
  EXPECT_EQ(yes.rules().decision(yes.battle()).unit, findUnit(yes.battle(), "sk"));
  yes.act(of("intervene", "sk"), {1, 4});
  EXPECT_EQ(yes.status("sk", UnitStatus::routed), 1);
  EXPECT_NEAR(yes.y("foot"), 20, 0.002);
  Field no = field(owner);
  no.act(charge("foot", "foe"));
  no.act(of("stand-aside", "sk"));
  EXPECT_EQ(no.status("foot", UnitStatus::actedThisTurn), 0);
  // In the way for the rest of the turn.
  EXPECT_EQ(no.rulesAgainst(charge("foot", "foe")), Ids{"HG-CHG-6"});
  EXPECT_EQ(no.rulesAgainst(march("foot", {{{"ahead", 1}}})), Ids{"legal"});
}

// D76: a march may touch no enemy, be it side to side.
TEST(HannibalMarch, EndsBesideNoEnemy) {
  Field f;
  f.unit("m", "a", "triarii", 20, 20, 0).unit("x", "b", "greek-hoplites", 24, 20, 180);
  EXPECT_EQ(f.rulesAgainst(march("m", {{{"ahead", 1}}})), Ids{"HG-MAN-13"});
  EXPECT_EQ(f.rulesAgainst(march("m", {{{"left", 1}}})), Ids{"legal"});
}

}  // namespace
}  // namespace signifer::hannibal::test::geometry_test
