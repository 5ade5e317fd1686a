// Combats of several units, who may pursue and how far, the General's loss, coming back to the table: worked by hand.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::aftermath_play_test {
namespace {

// One wide unit against two narrow ones: 7.5 wide, its front at y 20; each enemy three models wide, 2.25.
Field twoAgainstOne() {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 19.25, 0, 20, 10)
      .unit("left", "b", "line-spearmen", 28, 20.75, 180, 6, 3)
      .unit("right", "b", "slingers", 32, 20.987, 180, 1, 1, skirmish)
      .step("fight-combats");
  return field;
}

TEST(FantasyAftermath, ModelsStrikeWhomTheyTouch) {
  Field field = twoAgainstOne();
  // The ten stand at 0.75 from 26.625 on: four touch the left (26.875 to 29.125), two stand along the slinger's line
  // (31.625 to 32.375). All have initiative 3: the active side first, the left, then the right one; then the enemies: 3
  // and 1.
  field.act(advance, std::vector<int>(4 + 2 + 3 + 1, 1));
  EXPECT_EQ(field.relationOf(RelationKind::rounds, "s", "left"), 1);
  EXPECT_EQ(field.relationOf(RelationKind::rounds, "right", "s"), 1);
  // Order, standard, one rank of ten, against order, standard, and one rank too narrow to count.
  EXPECT_EQ(field.relationOf(RelationKind::loses, "left", "left"), 1);
  EXPECT_EQ(field.relationOf(RelationKind::loses, "right", "right"), 1);
}

TEST(FantasyAftermath, TheOwnerNamesWhomToStrike) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 19.625, 0, 2, 2)
      .unit("one", "b", "line-spearmen", 29.625, 20.375, 180, 1, 1)
      .unit("two", "b", "line-spearmen", 30.375, 20.375, 180, 1, 1)
      .step("fight-combats");
  EXPECT_EQ(field.rulesAgainst(at("strike-at", "s", "s")), Ids{"FA-CC-15"});
  field.act(at("strike-at", "s", "two"));
  // Both touch both, with a corner at least: all blows at the second, who falls; he and his fellow strike together with
  // them, four dice in all.
  field.act(advance, {4, 1, 4, 1, 1, 1});
  EXPECT_EQ(field.state("one"), UnitState::steady);
  EXPECT_EQ(field.state("two"), UnitState::destroyed);
}

// Two enemies hold the winner; one breaks.
TEST(FantasyAftermath, WhoIsStillTouchedDoesNotPursue) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 19.25, 0, 20, 10)
      .unit("left", "b", "line-spearmen", 28, 21.5, 180, 12, 3)
      .unit("right", "b", "line-spearmen", 32, 21.5, 180, 12, 3)
      .relation("loses", "left", "left", 3)
      .relation("beats", "s", "left")
      .step("break-tests");
  field.act(advance, {6, 6});
  // The other is within 12 inches and passes.
  field.act(advance, {1, 1});
  field.act(advance, {3, 3});
  EXPECT_EQ(field.state("left"), UnitState::fleeing);
  EXPECT_NE(field.step(), "flight-and-pursuit");
}

TEST(FantasyAftermath, FriendsStopAPursuitAnInchShort) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .unit("friend", "a", "line-spearmen", 30, 32, 0, 20, 5)
      .relation("loses", "foe", "foe", 3)
      .relation("beats", "s", "foe")
      .step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  // The friend's rear is at 30.5: the fugitives go round it, the pursuer stops with its front at 29.5 at the latest.
  field.act(at("pursue", "s", "foe"));
  field.act(advance, {1, 1});
  field.act(advance, {6, 6});
  EXPECT_LE(field.y("s"), 28.01);
  EXPECT_EQ(field.state("foe"), UnitState::destroyed);
}

TEST(FantasyAftermath, PursuersRunOffTheTable) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 42, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 45, 180, 20, 5)
      .unit("more", "b", "line-spearmen", 5, 10, 180, 20, 5)
      .unit("rest", "a", "line-spearmen", 65, 10, 0, 20, 5)
      .relation("loses", "foe", "foe", 3)
      .relation("beats", "s", "foe")
      .step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  field.act(at("pursue", "s", "foe"));
  field.act(advance, {1, 1});
  // Two inches of flight, twelve of pursuit: six to the edge.
  field.act(advance, {6, 6});
  EXPECT_EQ(field.state("s"), UnitState::offTablePursuing);
  EXPECT_FALSE(field.at("s").present);
}

TEST(FantasyAftermath, TheGeneralRoutedOffTheTable) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 47, 0, 20, 5, {{"state", "fleeing"}})
      .unit("g", "a", "general", 30, 47, 0, 1, 1)
      .unit("t", "a", "line-spearmen", 50, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 60, 40, 180, 20, 5)
      .step("flee-moves");
  ASSERT_EQ(field.status("g", UnitStatus::attachedTo), 0);
  field.act(advance, {1, 1});
  EXPECT_EQ(field.state("g"), UnitState::offTableFleeing);
  // At the end of the step all friends on the table test.
  ASSERT_EQ(field.step(), "flee-moves");
  field.act(advance, {6, 6, 1, 1});
  EXPECT_EQ(field.state("t"), UnitState::fleeing);
  EXPECT_EQ(field.battle().side(0).status[SideStatus::generalLost], 2);
}

TEST(FantasyAftermath, BackOnTheTableInAnotherFormation) {
  Field field;
  field.unit("w", "a", "hill-warband", 30, 48, 0, 20, 5, {{"state", "off-table-pursuing"}})
      .absent()
      .unit("t", "a", "line-spearmen", 50, 10, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 60, 30, 180, 20, 5)
      .step("return-to-table");
  field.act(advance, {3, 3});
  EXPECT_EQ(field.decision().unit, 0);
  EXPECT_EQ(field.rulesAgainst({{"action", "form-up"},
                                {"unit", "w"},
                                {"formation", "open-order"},
                                {"abreast", 10},
                                {"path", {{{"pivot", 0}}}}}),
            Ids{"FA-RET-1"});
  field.act({{"action", "form-up"}, {"unit", "w"}, {"formation", "open-order"}, {"abreast", 10}});
  // Two ranks in open order are 1.875 deep; the rear stays on the edge.
  EXPECT_NEAR(field.y("w"), 48 - 0.9375, 0.01);
  EXPECT_EQ(field.at("w").base, (Base{10 * 750 + 9 * 375, 1875}));
  EXPECT_EQ(field.rulesAgainst(charge("w", "foe")), (Ids{"FA-RET-1", "FA-CHG-1"})) << "out of the arc, too";
}

TEST(FantasyAftermath, FlightDeflectsFromEnemies) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .unit("behind", "a", "line-spearmen", 30, 27, 0, 20, 5)
      .relation("loses", "foe", "foe", 3)
      .relation("beats", "s", "foe")
      .step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  field.act(of("stand-fast", "s"));
  field.act(advance, {4, 3});
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
  EXPECT_GT(std::abs(field.x("foe") - 30), 3.0);
}

TEST(FantasyAftermath, TheSurroundedAreLost) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .unit("north", "a", "line-spearmen", 30, 27, 0, 40, 20)
      .unit("west", "a", "line-spearmen", 23, 21, 0, 40, 4)
      .unit("east", "a", "line-spearmen", 37, 21, 0, 40, 4)
      .relation("loses", "foe", "foe", 3)
      .relation("beats", "s", "foe")
      .step("break-tests");
  field.act(advance, {6, 6});
  field.act(advance);
  field.act(of("stand-fast", "s"));
  field.act(advance, {6, 6});
  EXPECT_EQ(field.state("foe"), UnitState::destroyed);
  EXPECT_TRUE(field.told("cut-off", "foe"));
}

// Away from the enemy that charged (section 6), though another touches it: the charger comes from +x.
TEST(FantasyAftermath, PanicRunsFromTheChargerNotFromTheFoeAtBlows) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("c", "a", "line-spearmen", 37, 21.5, 270, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .step("declare-charges");
  field.act(charge("c", "foe"));
  field.act(advance, {4, 4, 3, 3});
  EXPECT_EQ(field.state("foe"), UnitState::fleeing);
  EXPECT_NEAR(field.x("foe"), 24, 1e-2);
  EXPECT_NEAR(field.y("foe"), 21.5, 1e-2);
}

// The four lost stood on 28.5 to 31.5; their friends begin at 43.2, 11.7 from there and 12.8 from a base in the middle.
TEST(FantasyAftermath, TheDestroyedAreMissedWhereTheyStood) {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
      .unit("foe", "b", "levy-archers", 30, 20.375, 180, 4, 4, {}, {{"initiative", 1}})
      .unit("t", "b", "line-spearmen", 45.075, 20.375, 180, 20, 5)
      .step("fight-combats");
  field.act(advance, {6, 6, 6, 6, 1, 6, 6, 6, 6});
  ASSERT_EQ(field.state("foe"), UnitState::destroyed);
  ASSERT_EQ(field.step(), "panic-from-broken-friends");
  field.act(advance, {3, 4});
  EXPECT_TRUE(field.told("passes-panic", "t"));
}

}  // namespace
}  // namespace signifer::fantasy::test::aftermath_play_test
