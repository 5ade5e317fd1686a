// Charges, their tests, the five reactions, disengagements, worked by hand from the ledger's figures.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::charges_test {
namespace {

// Spearmen face to face, fronts 6 inches apart; rate 4, so they charge 8.
Field lines(const Chosen& options = Chosen()) {
  Field field(options);
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 27.5, 180, 20, 5)
      .step("declare-charges");
  return field;
}

TEST(FantasyCharges, AHeldChargeGoesHomeAndIsFought) {
  Field field = lines();
  field.act(charge("s", "foe"));
  // Six inches are more than four, but spearmen have nothing to shoot: hold or flee.
  ASSERT_EQ(field.step(), "declare-reactions");
  EXPECT_EQ(field.decision().side, 1);
  EXPECT_TRUE(field.legal(of("flee", "foe")));
  EXPECT_EQ(field.rulesAgainst(at("stand-and-shoot", "foe", "s")), Ids{"FA-CHG-6"});
  EXPECT_EQ(field.rulesAgainst(at("counter-charge", "foe", "s")), (Ids{"FA-CHG-5", "FA-CHG-5"}));
  field.act(of("hold", "foe"));
  ASSERT_EQ(field.step(), "move-chargers");
  field.act(advance);
  EXPECT_NEAR(field.y("s"), 24.5, 1e-3);
  ASSERT_EQ(field.step(), "fight-combats");
  // Five against five; the chargers first: five dice at 4+, three hits wound on 4+, light armour and a large shield
  // save on 4+. Then the four that are left of the enemy's five.
  field.act(advance, {4, 4, 4, 1, 1, 4, 4, 1, 4, 1, 1, 1, 1, 1});
  EXPECT_EQ(field.models("foe"), 19);
  // One wound, order, two ranks, standard, Momentum against order, ranks and standard: 1 + 5 to 4; they test on 5.
  ASSERT_EQ(field.step(), "break-tests");
  EXPECT_EQ(field.relationOf(RelationKind::loses, "foe", "foe"), 2);
  field.act(advance, {3, 2});
  EXPECT_EQ(field.state("foe"), UnitState::steady);
  EXPECT_EQ(field.relationOf(RelationKind::rounds, "s", "foe"), 1);
  EXPECT_EQ(field.status("s", UnitStatus::wonRound), 1);
}

TEST(FantasyCharges, WhoMayDeclare) {
  Field field = lines();
  field.unit("back", "a", "line-spearmen", 45, 18.5, 180, 20, 5)
      .unit("gone", "a", "line-spearmen", 15, 18.5, 0, 20, 5, {{"returned", true}})
      .unit("runs", "a", "line-spearmen", 60, 18.5, 0, 20, 5, {{"state", "fleeing"}});
  EXPECT_EQ(field.rulesAgainst(charge("back", "foe")), Ids{"FA-CHG-1"});
  EXPECT_EQ(field.rulesAgainst(charge("gone", "foe")), (Ids{"FA-RET-1", "FA-CHG-1"})) << "out of the arc, too";
  EXPECT_EQ(field.rulesAgainst(charge("runs", "foe")), Ids{"FA-CHG-1"});
  EXPECT_EQ(field.rulesAgainst(charge("s", "back")), Ids{"FA-CHG-1"});
  EXPECT_TRUE(field.legal(charge("s", "foe")));
}

TEST(FantasyCharges, FallingShortIsANormalMove) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 30.5, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("s", "foe"));
  field.act(of("hold", "foe"));
  field.act(advance);
  ASSERT_EQ(field.step(), "move-failed-charges");
  field.act(advance);
  EXPECT_NEAR(field.y("s"), 22.5, 1e-2);
  EXPECT_TRUE(field.told("charge-falls-short", "s"));
}

// The charger stands at 45 degrees off the target's flank side by side: most of its front rank looks at the flank.
TEST(FantasyCharges, TheFlankIsStruckAndPanics) {
  Field field;
  field.unit("s", "a", "heavy-horse", 40, 27.5, 270, 8, 4)
      .unit("foe", "b", "line-spearmen", 30, 27.5, 180, 20, 5)
      .unit("foes", "b", "line-spearmen", 5, 44, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("s", "foe"));
  EXPECT_EQ(field.relationOf(RelationKind::strikesZone, "s", "foe"), 2);
  ASSERT_EQ(field.step(), "target-tests");
  // 12 is more than 7: it flees 7 inches, straight away, and rides that flight as its reaction (D54).
  field.act(advance, {6, 6, 3, 4});
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
  EXPECT_NEAR(field.x("foe"), 23, 1e-2);
  ASSERT_EQ(field.step(), "move-chargers");
  // The horse reaches 14: the disc of 20 models has a radius of 1.892, from 38 on 13.1 away: ridden down.
  field.act(advance);
  EXPECT_EQ(field.state("foe"), UnitState::destroyed);
  EXPECT_TRUE(field.told("rides-down", "s"));
}

TEST(FantasyCharges, TheFlankBonusAndTheFightOfTheEnds) {
  Field field;
  field.unit("s", "a", "heavy-horse", 40, 27.5, 270, 8, 4)
      .unit("foe", "b", "line-spearmen", 30, 27.5, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("s", "foe"));
  field.act(advance, {3, 3});
  field.act(of("hold", "foe"));
  field.act(advance);
  ASSERT_EQ(field.step(), "fight-combats");
  // Flush with its left side, at 31.875 of x; the horse is 4 deep.
  EXPECT_NEAR(field.x("s"), 31.875 + 2, 1e-2);
  EXPECT_NEAR(field.heading("s"), 270, 1e-2);
  // Four horse strike first, WS 4 against 3: 3+; S4 on T3: 3+; saves of 4+ at -1: 5+. Four of the ranks' ends answer.
  field.act(advance, {3, 1, 1, 1, 2, 1, 1, 1, 1});
  // 0 wounds; standard, Momentum, flank: 3; against order, two ranks, standard: 4.
  EXPECT_EQ(field.relationOf(RelationKind::loses, "s", "s"), 1);
}

TEST(FantasyCharges, SlingersStandAndShoot) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("k", "b", "slingers", 30, 28, 180, 10, 5, skirmish)
      .step("declare-charges");
  field.act(charge("s", "k"));
  ASSERT_EQ(field.step(), "declare-reactions");
  // The rim is at 28 - 3.122: 4.878 away, more than 4.
  EXPECT_TRUE(field.legal(at("fire-and-flee", "k", "s")));
  field.act(at("stand-and-shoot", "k", "s"));
  ASSERT_EQ(field.step(), "resolve-reactions");
  // Ten slingers twice each at short range: 20 shots, BS 3 is 4, charging 5; S2 against T3 5+; save 4+.
  std::vector<int> faces(20, 1);
  faces[0] = faces[1] = 5;
  faces.insert(faces.end(), {5, 5, 1, 4});
  field.act(advance, faces);
  EXPECT_EQ(field.models("s"), 19);
}

TEST(FantasyCharges, FireAndFleeIsReduced) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("k", "b", "slingers", 30, 28, 180, 10, 5, skirmish)
      .step("declare-charges");
  field.act(charge("s", "k"));
  field.act(at("fire-and-flee", "k", "s"));
  std::vector<int> faces(20, 1);
  // One die in place of two (D12).
  faces.push_back(5);
  field.act(advance, faces);
  EXPECT_EQ(field.state("k"), UnitState::fleeing);
  EXPECT_NEAR(field.y("k"), 33, 1e-2);
  EXPECT_EQ(field.status("k", UnitStatus::fledInches), 5);
}

// Fronts 12 apart: horse of rate 7 charge 14, horse archers of rate 9 charge 18; they meet 12 * 18 / 32 = 6.75 before
// the archers.
TEST(FantasyCharges, CounterChargesMeetBetween) {
  Field field;
  field.unit("h", "a", "heavy-horse", 30, 18, 0, 8, 4)
      .unit("r", "b", "horse-archers", 30, 33, 180, 4, 4, {{"formation", "open-order"}})
      .step("declare-charges");
  // Four riders in open order: one rank 2 deep; fronts at 20 and 32.
  field.act(charge("h", "r"));
  field.act(at("counter-charge", "r", "h"));
  field.act(advance);
  EXPECT_NEAR(field.y("r"), 33 - 6.75, 1e-2);
  EXPECT_NEAR(field.y("h"), 18 + 5.25, 1e-2);
  EXPECT_EQ(field.status("r", UnitStatus::counterCharged), 1);
  EXPECT_EQ(field.step(), "fight-combats");
}

TEST(FantasyCharges, FrenziedUnitsHaveToCharge) {
  Field field;
  field.unit("w", "a", "hill-warband", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 27.5, 180, 20, 5)
      .unit("far", "b", "line-spearmen", 36, 40, 180, 20, 5)
      .step("declare-charges");
  EXPECT_EQ(field.rulesAgainst(endStep), Ids{"FA-FRZ-1"});
  EXPECT_EQ(field.rulesAgainst(of("stay", "w")), Ids{"FA-FRZ-1"});
  EXPECT_EQ(field.rulesAgainst(charge("w", "far")), Ids{"FA-FRZ-1"});
  EXPECT_TRUE(field.legal(charge("w", "foe")));
  Field charged;
  charged.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("w", "b", "hill-warband", 30, 27.5, 180, 20, 5)
      .step("declare-charges");
  charged.act(charge("s", "w"));
  // FA-FRZ-2: only to hold, so nobody is asked.
  EXPECT_EQ(charged.step(), "move-chargers");
}

TEST(FantasyCharges, FearHasToBeMasteredToCharge) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("dead", "b", "barrow-guard", 30, 27.5, 180, 20, 5)
      .unit("idle", "a", "line-spearmen", 66, 4, 0, 20, 5)
      .step("declare-charges");
  field.act(charge("s", "dead"));
  ASSERT_EQ(field.step(), "charger-tests");
  Field fails = field;
  fails.act(advance, {4, 4});
  EXPECT_EQ(fails.status("s", UnitStatus::failedFear), 1);
  EXPECT_EQ(fails.status("s", UnitStatus::charged), 0);
  EXPECT_EQ(fails.rulesAgainst(move("s", {{{"ahead", 1}}})), Ids{"FA-FEA-5"});
  field.act(advance, {4, 3});
  EXPECT_EQ(field.step(), "declare-reactions");
}

TEST(FantasyCharges, TerrorMakesTheChargerFlee) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("e", "b", "war-elephant", 30, 27.5, 180, 1, 1, openOrder)
      .step("declare-charges");
  field.act(charge("s", "e"));
  ASSERT_EQ(field.step(), "charger-tests");
  field.act(advance, {4, 4, 2, 3});
  EXPECT_EQ(field.state("s"), UnitState::fleeing);
  EXPECT_NEAR(field.y("s"), 13.5, 1e-2);
}

TEST(FantasyCharges, TheFearfulHitOnSixesOrRun) {
  Field field;
  field.unit("dead", "a", "barrow-guard", 30, 18.5, 0, 20, 5)
      .unit("s", "b", "line-spearmen", 30, 27.5, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("dead", "s"));
  ASSERT_EQ(field.step(), "target-tests");
  Field same = field;
  same.act(advance, {4, 4});
  // Twenty are not outnumbered by twenty.
  EXPECT_EQ(same.relationOf(RelationKind::sixesToHit, "s", "dead"), 1);
  Field fewer;
  fewer.unit("dead", "a", "barrow-guard", 30, 18.5, 0, 20, 5)
      .unit("s", "b", "line-spearmen", 30, 27.5, 180, 19, 5)
      .step("declare-charges");
  fewer.act(charge("dead", "s"));
  fewer.act(advance, {4, 4, 1, 2});
  EXPECT_EQ(fewer.state("s"), UnitState::fleeing);
}

TEST(FantasyCharges, TwoChargersOneReaction) {
  Field field;
  field.unit("s", "a", "line-spearmen", 28, 18.5, 0, 20, 5)
      .unit("t", "a", "line-spearmen", 32, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 26.75, 180, 20, 10)
      .step("declare-charges");
  field.act(charge("s", "foe"));
  field.act(charge("t", "foe"));
  field.act(of("hold", "foe"));
  field.act(advance);
  // Each where it struck: they do not overlap along the front of 7.5.
  ASSERT_EQ(field.step(), "fight-combats");
  EXPECT_NEAR(field.x("s"), 28, 2e-3);
  EXPECT_NEAR(field.x("t"), 32, 2e-3);
  EXPECT_NEAR(field.y("s"), field.y("t"), 1e-2);
}

TEST(FantasyCharges, DisengagingNeedsSpeed) {
  Field field;
  field.unit("r", "a", "horse-archers", 30, 19, 0, 4, 4, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .unit("idle", "a", "line-spearmen", 66, 4, 0, 20, 5)
      .step("declare-disengagements");
  field.act(of("disengage", "r"));
  ASSERT_EQ(field.step(), "disengagement-moves");
  field.act(advance);
  EXPECT_NEAR(field.y("r"), 10, 1e-2);
  EXPECT_EQ(field.status("r", UnitStatus::disengaged), 1);
  Field slow;
  slow.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .unit("r", "a", "horse-archers", 40, 19, 0, 4, 4, openOrder)
      .unit("foe2", "b", "line-spearmen", 40, 21.5, 180, 20, 5)
      .step("declare-disengagements");
  EXPECT_EQ(slow.rulesAgainst(of("disengage", "s")), Ids{"FA-DIS-1"});
  Field forbidden(Chosen{{"disengagement", "forbidden"}});
  forbidden.unit("r", "a", "horse-archers", 30, 19, 0, 4, 4, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .step("declare-disengagements");
  (void)forbidden.battle();
  EXPECT_EQ(forbidden.rulesAgainst(of("disengage", "r")), Ids{"FA-DIS-1"});
  Field flight(Chosen{{"disengagement", "as-flight"}});
  flight.unit("r", "a", "horse-archers", 30, 19, 0, 4, 4, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .step("declare-disengagements");
  flight.act(of("disengage", "r"));
  flight.act(advance, {2, 3, 2});
  EXPECT_EQ(flight.state("r"), UnitState::fleeing);
}

// The foes stand on 28.125 to 31.875 by 20 to 23 and look down. Seen from the rays at 45 degrees, 2.3 inches of the
// charger's front rank of 3.75 lie in the quarter of their left flank, though straight ahead of it lies their front.
// Its right front corner is (36.641, 18.162), so that a wheel by 1.09 degrees brings the way to their corner, which is
// the flank's as well.
TEST(FantasyCharges, TheStruckSideIsSoughtAndMet) {
  Field field;
  field.unit("s", "a", "line-spearmen", 37.41, 15.887, 290, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("s", "foe"));
  EXPECT_EQ(field.relationOf(RelationKind::strikesZone, "s", "foe"), static_cast<int>(Zone::flank) + 1);
  field.act(advance, {1, 1});
  field.act(of("hold", "foe"));
  field.act(advance);
  EXPECT_NEAR(field.heading("s"), 270, 1e-2);
  EXPECT_NEAR(field.x("s"), 33.375, 2e-3);
  // Turned about the corner its middle stands at 18.125; it slides until all its five models touch the flank, the first
  // along a hair more than 0.02 (D53).
  EXPECT_NEAR(field.y("s"), 21.146, 2e-3);
}

// A swarm about (37, 26), seen from the right front corner at (31.875, 20): the wheel leads to its middle (D66).
TEST(FantasyCharges, AChargeAtASwarmAimsAtItsMiddle) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5, {}, {{"rate", 6}})
      .unit("k", "b", "slingers", 37, 26, 180, 10, 5, skirmish)
      .step("declare-charges");
  field.act(charge("s", "k"));
  field.act(of("hold", "k"));
  field.act(advance);
  EXPECT_NEAR(field.heading("s"), 40.50, 0.06);
  EXPECT_EQ(field.relationOf(RelationKind::frontsSwarm, "s", "k"), 1);
}

TEST(FantasyCharges, TheTableEdgeStopsNoCharge) {
  Field field;
  field.unit("r", "a", "horse-archers", 30, 42, 0, 4, 4, openOrder)
      .unit("foe", "b", "line-spearmen", 30, 46.25, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("r", "foe"));
  field.act(of("flee", "foe"));
  field.act(advance, {6, 6});
  ASSERT_EQ(field.state("foe"), UnitState::offTableFleeing);
  // Nobody is left to charge: it goes on by its rate of 9, and its centre crosses the edge after 6.
  field.act(advance);
  field.act(advance);
  EXPECT_EQ(field.state("r"), UnitState::offTablePursuing);
  EXPECT_FALSE(field.at("r").present);
}

TEST(FantasyCharges, OnlyUnitsThatSeeAnEnemyAreAsked) {
  Field field;
  field.unit("blind", "a", "line-spearmen", 10, 10, 180, 20, 5)
      .unit("far", "a", "line-spearmen", 30, 10, 0, 20, 5)
      .unit("near", "a", "line-spearmen", 50, 30, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 50, 38, 180, 20, 5)
      .step("declare-charges");
  (void)field.battle();
  EXPECT_EQ(field.decision().unit, findUnit(field.battle(), "near"));
  EXPECT_EQ(field.rulesAgainst(charge("blind", "foe")), Ids{"FA-CHG-1"});
  // Beyond reach it may be declared; nobody is pointed to it, and one answer ends the step.
  EXPECT_TRUE(field.legal(charge("far", "foe")));
  field.act(of("stay", "near"));
  EXPECT_EQ(field.decision().unit, noUnit);
  EXPECT_FALSE(field.decision().automatic);
  Field none;
  none.unit("blind", "a", "line-spearmen", 10, 10, 180, 20, 5)
      .unit("foe", "b", "line-spearmen", 50, 38, 180, 20, 5)
      .step("declare-charges");
  (void)none.battle();
  EXPECT_TRUE(none.decision().automatic);
  // An action of an idle step that is asked all the same is answered by its own rules.
  EXPECT_EQ(none.rulesAgainst(charge("blind", "foe")), Ids{"FA-CHG-1"});
  EXPECT_EQ(none.rulesAgainst(at("shoot", "blind", "foe")), Ids{"FA-CHG-1"});
}

// The foes' front is 7.5 wide, from 26.25 to 33.75. The two strike it at 29 and at 32, so that they overlap by 0.75 and
// are moved apart by half of that each. Each for itself, the first would stay and the second slide until it is beside.
TEST(FantasyCharges, TwoChargersShareAFront) {
  for (const bool share : {true, false}) {
    Field field(share ? Chosen{} : Chosen{{"shared-front", "first-come"}});
    const Json quick{{"rate", 6}};
    field.unit("s", "a", "line-spearmen", 29, 22, 0, 20, 5, {}, quick)
        .unit("t", "a", "line-spearmen", 32, 17.7, 0, 20, 5, {}, quick)
        .unit("foe", "b", "line-spearmen", 30, 30, 180, 20, 10)
        .step("declare-charges");
    field.act(charge("s", "foe"));
    field.act(charge("t", "foe"));
    field.act(of("hold", "foe"));
    field.act(advance);
    EXPECT_NEAR(field.x("s"), share ? 28.625 : 29, 2e-3);
    EXPECT_NEAR(field.x("t"), share ? 32.375 : 32.75, 3e-3);
    EXPECT_NEAR(field.y("t"), 29.25 - 1.5, 2e-3);
  }
}

// FA-CHG-5, D53: once they face each other 12.49 inches lie between them, and each goes half of that.
TEST(FantasyCharges, CounterChargesAslantUseTheSameShare) {
  Field field;
  field.unit("r", "a", "heavy-horse", 26, 14, 0, 10, 5)
      .unit("b", "b", "heavy-horse", 30, 30, 180, 10, 5)
      .step("move-chargers");
  field.relation("charges", "r", "b").relation("strikesZone", "r", "b").relation("reacts", "b", "r");
  field.act(advance);
  EXPECT_NEAR(field.x("b"), 28.485, 0.002);
  EXPECT_NEAR(field.y("b"), 23.94, 0.002);
}

// D53: a slide of a hair spares the other enemy, and no longer one is made.
TEST(FantasyCharges, AChargerSlidesNoFartherThanSparesTheOtherEnemy) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 20, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 27.25, 180, 20, 10)
      .unit("beside", "b", "line-spearmen", 32.28, 25, 180, 3, 1)
      .step("move-chargers");
  field.relation("charges", "s", "foe").relation("strikesZone", "s", "foe").relation("reacts", "foe", "s", 4);
  field.act(advance);
  EXPECT_NEAR(field.x("s"), 29.979, 0.002);
}

// FA-CHG-14, D61: a block that is shifted to keep its tenth of an inch takes along whom it would come to lie on.
TEST(FantasyCharges, ABlockThatIsShiftedJoinsTheNext) {
  Field field;
  field.unit("r0", "a", "legion-veterans", 34.775, 28.125, 0, 10, 5)
      .unit("r1", "a", "heavy-horse", 30.9, 25.875, 0, 12, 4)
      .unit("r2", "a", "heavy-horse", 28.5, 24.875, 0, 12, 3)
      .unit("foe", "b", "line-spearmen", 30, 30, 180, 20, 8)
      .step("move-chargers");
  for (const char* charger : {"r0", "r1", "r2"})
    field.relation("charges", charger, "foe").relation("strikesZone", charger, "foe");
  field.relation("reacts", "foe", "r0", 4);
  field.act(advance);
  EXPECT_NEAR(field.x("r0"), 34.775, 0.0011);
  EXPECT_NEAR(field.x("r1"), 30.9, 0.0011);
  EXPECT_NEAR(field.x("r2"), 27.4, 0.0011);
}

}  // namespace
}  // namespace signifer::fantasy::test::charges_test
