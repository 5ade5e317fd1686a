// Charges, countercharges and pila on the table, worked by hand.
#include "rulesets/hannibal/field.h"

namespace signifer::hannibal::test::charges_test {
namespace {

TEST(HannibalCharge, ReachAndArcAreMeasuredAtTheDeclaration) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("at18", "b", "triarii", 20, 30, 180);
  f.unit("f2", "a", "triarii", 40, 10, 0).unit("at19", "b", "triarii", 40, 31, 180);
  f.unit("f3", "a", "triarii", 60, 10, 0).unit("beside", "b", "triarii", 67, 10, 180);
  EXPECT_EQ(f.rulesAgainst(charge("foot", "at18")), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(charge("f2", "at19")), Ids{"HG-CHG-5"});
  EXPECT_TRUE(has(f.rulesAgainst(charge("f3", "beside")), "HG-CHG-5"));
  EXPECT_EQ(f.rulesAgainst(charge("foot", "f2")), Ids{"HG-CHG-5"});
  Field any(Chosen{{"charge-declaration", "any-distance"}});
  any.unit("f2", "a", "triarii", 40, 10, 0).unit("at19", "b", "triarii", 40, 31, 180);
  EXPECT_EQ(any.rulesAgainst(charge("f2", "at19")), (Ids{"house", "HG-CHG-5"}));
}

TEST(HannibalCharge, TheWornNeedALeader) {
  Field f;
  f.unit("worn", "a", "gallic-warband", 20, 10, 0, {{"hits", 3}}).unit("foe", "b", "velites", 20, 20, 180);
  f.unit("vets", "a", "african-veterans", 40, 10, 0, {{"hits", 3}}).unit("foe2", "b", "velites", 40, 20, 180);
  f.unit("led", "a", "gallic-warband", 60, 10, 0, {{"hits", 3}}).unit("foe3", "b", "velites", 60, 20, 180);
  f.leader("mago", "a", {{"unit", "led"}});
  EXPECT_EQ(f.rulesAgainst(charge("worn", "foe")), Ids{"HG-BW-2"});
  EXPECT_EQ(f.rulesAgainst(charge("vets", "foe2")), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(charge("led", "foe3")), Ids{"legal"});
}

TEST(HannibalCharge, LightTypesAndArtilleryNever) {
  Field f;
  f.unit("num", "a", "numidian-horse", 20, 10, 0).unit("bolt", "a", "scorpion", 40, 10, 0);
  f.unit("foe", "b", "triarii", 20, 20, 180).unit("foe2", "b", "triarii", 40, 20, 180);
  EXPECT_EQ(f.rulesAgainst(charge("num", "foe")), Ids{"HG-MAN-1"});
  EXPECT_EQ(f.rulesAgainst(charge("bolt", "foe2")), Ids{"HG-MOV-8"});
  // Every other reason against it is said too: 34" are beyond the longest reach.
  Field distant;
  distant.unit("num", "a", "numidian-horse", 20, 10, 0).unit("foe", "b", "triarii", 20, 46, 180);
  EXPECT_EQ(distant.rulesAgainst(charge("num", "foe")), (Ids{"HG-MAN-1", "HG-CHG-5"}));
  Field light(Chosen{{"light-units-charge", "as-others"}});
  light.unit("num", "a", "numidian-horse", 20, 10, 0).unit("foe", "b", "triarii", 20, 20, 180);
  EXPECT_EQ(light.rulesAgainst(charge("num", "foe")), (Ids{"house", "HG-MAN-1"}));
}

TEST(HannibalCharge, WheelsOnToItsLine) {
  Field f;
  // T lies 4" right and 10" ahead of the front centre. About the right corner (22, 11): D^2 = 2^2 + 10^2, B = 11.31
  // degrees, asin(2 / 10.198) = 11.31: the new heading is 22.62.
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "camp-followers", 24, 21, 180);
  const Action action = f.action(charge("foot", "foe"));
  const std::vector<Pose> poses = f.rules().trace(f.battle(), action);
  ASSERT_EQ(poses.size(), 3U);
  EXPECT_NEAR(toDegrees(poses[1].heading), 22.62, 0.01);
  f.act(charge("foot", "foe"));
  f.act(of("stand", "foe"), {4});
  EXPECT_NEAR(f.heading("foot"), 22.62, 0.01);
  EXPECT_EQ(f.status("foot", UnitStatus::part), static_cast<int>(Part::charging));
}

// HG-CHG-7, D69: the wheel is made as both stand after the countercharge. The target wheels about (22, 20) to 202.62
// degrees and moves a third of 9.22": its centre comes to (23.05, 17.32). From the corner (22, 11) that is D = 6.40 and
// B = 9.43 degrees, asin(2 / 6.40) = 18.20.
TEST(HannibalCharge, WheelsAnewAfterTheCountercharge) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "camp-followers", 24, 21, 180);
  f.act(charge("foot", "foe"));
  f.act(of("countercharge", "foe"), {4});
  EXPECT_NEAR(f.x("foe"), 23.05, 0.01);
  EXPECT_NEAR(f.y("foe"), 17.32, 0.01);
  EXPECT_NEAR(f.heading("foot"), 27.63, 0.02);
  EXPECT_EQ(f.status("foot", UnitStatus::part), static_cast<int>(Part::charging));
}

TEST(HannibalCharge, FirstTouchedMustBeTheTarget) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("sk", "b", "velites", 20, 15, 180);
  f.unit("foe", "b", "triarii", 20, 22, 180).unit("friend", "a", "triarii", 40, 15, 0);
  f.unit("f2", "a", "triarii", 40, 10, 0).unit("foe2", "b", "triarii", 40, 22, 180);
  EXPECT_EQ(f.rulesAgainst(charge("foot", "foe")), Ids{"HG-CHG-6"});
  EXPECT_EQ(f.rulesAgainst(charge("foot", "foe", {"sk"})), Ids{"legal"});
  EXPECT_EQ(f.rulesAgainst(charge("f2", "foe2")), Ids{"HG-CHG-6"});
  EXPECT_EQ(f.rulesAgainst(charge("f2", "foe2", {"sk"})), Ids{"HG-SKI-3"});
  const Verdict verdict = f.judge(charge("foot", "foe"));
  ASSERT_TRUE(verdict.nearest);
  EXPECT_TRUE(f.rules().judge(f.battle(), *verdict.nearest).legal());
}

TEST(HannibalCharge, FallsShortWithoutCombat) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "scorpion", 20, 27, 180);
  // 15" to go, 12 + 2.
  f.act(charge("foot", "foe"), {2});
  EXPECT_NEAR(f.y("foot"), 24, 0.002);
  EXPECT_EQ(f.status("foot", UnitStatus::part), 0);
  EXPECT_EQ(f.status("foot", UnitStatus::actedThisTurn), 1);
  Field g;
  g.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "scorpion", 20, 27, 180);
  g.act(charge("foot", "foe"), {3});
  EXPECT_NEAR(g.y("foot"), 25, 0.002);
  EXPECT_EQ(g.status("foot", UnitStatus::chargeModifier), 1);
  EXPECT_EQ(g.status("foe", UnitStatus::part), static_cast<int>(Part::charged));
}

TEST(HannibalCharge, CounterchargersMoveAThirdFirst) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 24, 180);
  f.act(charge("foot", "foe"));
  EXPECT_EQ(f.rules().decision(f.battle()).side, 1);
  EXPECT_EQ(f.rulesAgainst(of("countercharge", "foot")), Ids{"HG-CC-3"});
  // Front edges at 11 and 23: 12" apart, a third is 4".
  f.act(of("countercharge", "foe"), {1});
  EXPECT_NEAR(f.y("foe"), 20, 0.002);
  EXPECT_NEAR(f.y("foot"), 18, 0.002);
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(Part::countercharging));
  EXPECT_EQ(f.status("foe", UnitStatus::chargeModifier), 1);
  EXPECT_EQ(f.status("foot", UnitStatus::chargeModifier), 1);
  EXPECT_EQ(f.status("foe", UnitStatus::counterchargedThisTurn), 1);
  // 11" apart: the move itself is not rounded to the hundredth of the ruling.
  Field g;
  g.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 23, 180);
  g.act(charge("foot", "foe"));
  g.act(of("countercharge", "foe"), {1});
  EXPECT_EQ(g.at("foe").pose.centre.y, 23000 - 3666);
}

// Among the machine's candidates, skirmishers on the way to a target are declared intervening.
TEST(HannibalCharge, CandidatesDeclareInterveningSkirmishers) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 22, 180);
  f.unit("sk", "b", "velites", 20, 17, 180);
  ActionList list;
  f.rules().candidates(f.battle(), f.rules().decision(f.battle()), list);
  UnitSet declared;
  for (const Action& action : list) {
    EXPECT_TRUE(f.rules().judge(f.battle(), action).legal());
    if (action.kind == static_cast<std::int8_t>(ActionId::declareCharge) && action.target == 1) declared = action.units;
  }
  EXPECT_EQ(declared, UnitSet().set(2));
}

TEST(HannibalCharge, FlankAndRearByWhereTheChargerStood) {
  Field f;
  f.unit("side", "a", "triarii", 10, 20, 90).unit("foe", "b", "triarii", 20, 20, 0);
  f.act(charge("side", "foe"), {3});
  EXPECT_EQ(f.status("foe", UnitStatus::attackedFrom), static_cast<int>(Arc::flank));
  EXPECT_EQ(f.status("side", UnitStatus::chargeModifier), 3);
  Field g;
  g.unit("behind", "a", "triarii", 20, 10, 0).unit("foe", "b", "triarii", 20, 20, 0, {{"retreating", true}});
  g.act(charge("behind", "foe"), {3});
  EXPECT_EQ(g.status("foe", UnitStatus::attackedFrom), static_cast<int>(Arc::rear));
  EXPECT_EQ(g.status("behind", UnitStatus::chargeModifier), 4);
}

int bonusOfMountedOver(const char* terrain) {
  Field f;
  f.unit("horse", "a", "roman-horse", 20, 10, 0).unit("foe", "b", "scorpion", 20, 24, 180);
  f.terrain(terrain, 1, {{18, 14}, {19, 14}, {19, 15}, {18, 15}});
  f.act(charge("horse", "foe"), {3});
  return f.status("horse", UnitStatus::chargeModifier);
}

TEST(HannibalCharge, MountedLoseTheirBonusInTerrain) {
  for (const char* free : {"open", "gradual-slope", "road"}) EXPECT_EQ(bonusOfMountedOver(free), 1) << free;
  for (const char* rough : {"other", "wood", "marsh", "river", "ford", "steep-slope", "buildings"})
    EXPECT_EQ(bonusOfMountedOver(rough), 0) << rough;
}

TEST(HannibalCharge, SkirmishersRoutAndTheChargeGoesOn) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("sk", "b", "velites", 20, 15, 180);
  f.unit("foe", "b", "triarii", 20, 20, 180);
  // They rout 12 + 1, meet friends and form up behind them, base to base.
  f.act(charge("foot", "foe", {"sk"}), {1});
  EXPECT_NEAR(f.y("sk"), 21.75, 0.002);
  EXPECT_EQ(f.status("sk", UnitStatus::routed), 1);
  f.act(of("stand", "foe"), {4});
  EXPECT_NEAR(f.y("foot"), 18, 0.002);
}

TEST(HannibalCharge, RoutedUnitsAreRiddenDown) {
  Field f;
  f.unit("foot", "a", "triarii", 20, 10, 0).unit("fled", "b", "camp-followers", 20, 16, 0, {{"routed", true}});
  f.unit("foe", "b", "scorpion", 20, 22, 180);
  f.act(charge("foot", "foe"), {4});
  EXPECT_EQ(f.fate("fled"), Fate::captured);
  EXPECT_NEAR(f.y("foot"), 20, 0.002);
  EXPECT_EQ(f.status("foe", UnitStatus::part), static_cast<int>(Part::charged));
}

TEST(HannibalPila, FlyAtContactTogether) {
  Field f;
  f.unit("leg", "a", "hastati-and-principes", 20, 10, 0).unit("foe", "b", "hastati-and-principes", 20, 20, 180);
  f.act(charge("leg", "foe"));
  f.act(of("stand", "foe"), {4});
  EXPECT_EQ(f.rulesAgainst({{"action", "throw-pila"}, {"unit", "foe"}, {"target", "leg"}}), Ids{"HG-PIL-3"});
  f.act({{"action", "throw-pila"}, {"unit", "leg"}, {"target", "foe"}});
  EXPECT_EQ(f.status("foe", UnitStatus::hits), 0);
  // +1 each: 6 + 1 is one hit, 10 + 1 two.
  f.act({{"action", "throw-pila"}, {"unit", "foe"}, {"target", "leg"}}, {2, 4, 5, 5});
  EXPECT_EQ(f.status("foe", UnitStatus::hits), 1);
  EXPECT_EQ(f.status("leg", UnitStatus::hits), 2);
  EXPECT_EQ(f.status("leg", UnitStatus::hitsThisRound), 0);
}

}  // namespace
}  // namespace signifer::hannibal::test::charges_test
