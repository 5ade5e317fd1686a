// Options that change dice and bonuses, in play on the table: each once under the ledger and once under the option.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::options_dice_play_test {
namespace {

Json weapon(const char* name, int skill) { return {{"missile", name}, {"ballisticSkill", skill}}; }

/// A single shooter at so many inches from twenty foes, with these faces thrown; the foes that are left.
int leftAfterAShot(const Chosen& options, double inches, const Json& shooter, const Json& target,
                   const std::vector<int>& faces, Json status = {}, const char* troop = "levy-archers") {
  Field field(options);
  // Its front edge is at 10, the foes' front at 10 + inches and their rear deeper.
  field.unit("s", "a", "levy-archers", 30, 9.625, 0, 1, 1, std::move(status), shooter)
      .unit("foe", "b", troop, 30, 10 + inches + 1.5, 180, 20, 5, {}, target)
      .step("nominate-targets");
  field.act(at("shoot", "s", "foe"));
  field.act(advance, faces);
  return field.models("foe");
}

TEST(FantasyDiceOptions, ADoubleOne) {
  const auto due = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
        .relation("loses", "s", "s", 9)
        .step("break-tests");
    field.act(advance, {1, 1});
    return static_cast<Due>(field.status("s", UnitStatus::due));
  };
  // Leadership 7 less 9.
  EXPECT_EQ(due({}), Due::breaks);
  EXPECT_EQ(due({{"double-one", "always-holds"}}), Due::nothing);
}

TEST(FantasyDiceOptions, TerrorAndFearApart) {
  const auto tested = [](const Chosen& options, const std::vector<int>& faces) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("e", "b", "war-elephant", 30, 27.5, 180, 1, 1, openOrder, {{"causesFear", true}})
        .unit("idle", "a", "line-spearmen", 66, 4, 0, 20, 5)
        .step("declare-charges");
    field.act(charge("s", "e"));
    field.act(advance, faces);
    return field.status("s", UnitStatus::failedFear);
  };
  EXPECT_EQ(tested({}, {3, 4}), 0);
  // It passes the test of terror, and fails that of fear.
  EXPECT_EQ(tested({{"terror-is-fear", "off"}}, {3, 4, 4, 4}), 1);
}

TEST(FantasyDiceOptions, TheLongBowAtLongRange) {
  // Skill 4 needs 3, beyond 15 inches 4; heavy armour and a large shield save on 3, at -1 on 4.
  const Json foe{{"armour", "heavy"}, {"shield", "large-shield"}};
  EXPECT_EQ(leftAfterAShot({}, 20, weapon("long-bow", 4), foe, {4, 4, 3}), 20);
  EXPECT_EQ(leftAfterAShot({{"long-bow-save", "all-ranges"}}, 20, weapon("long-bow", 4), foe, {4, 4, 3}), 19);
}

TEST(FantasyDiceOptions, SlingsAlwaysTwice) {
  EXPECT_EQ(leftAfterAShot({}, 8, weapon("sling", 3), {}, {4, 4}), 19);
  // Two shots, of strength 2: the one that hits wounds on 5.
  EXPECT_EQ(leftAfterAShot({{"sling-two-shots", "always"}}, 8, weapon("sling", 3), {}, {4, 1, 4}), 20);
}

TEST(FantasyDiceOptions, MovingAndShooting) {
  const Json moved{{"moved", true}};
  EXPECT_EQ(leftAfterAShot({}, 6, weapon("javelin", 3), {}, {4, 4}, moved), 19);
  EXPECT_EQ(leftAfterAShot({{"move-and-shoot", "minus-one"}}, 6, weapon("javelin", 3), {}, {4}, moved), 20);
}

TEST(FantasyDiceOptions, SevensAndMore) {
  // Skill 1 needs 6, at long range 7: a six and then 4.
  EXPECT_EQ(leftAfterAShot({}, 20, weapon("bow", 1), {}, {6, 4, 4}), 19);
  EXPECT_EQ(leftAfterAShot({{"seven-plus", "impossible"}}, 20, weapon("bow", 1), {}, {}), 20);
  // A six at strength 2: a 4 does not wound toughness 3.
  EXPECT_EQ(leftAfterAShot({{"seven-plus", "lower-strength"}}, 20, weapon("bow", 1), {}, {6, 4}), 20);
}

TEST(FantasyDiceOptions, AShootersOne) {
  EXPECT_EQ(leftAfterAShot({}, 8, weapon("bow", 7), {}, {1}), 20);
  EXPECT_EQ(leftAfterAShot({{"one-misses", "off"}}, 8, weapon("bow", 7), {}, {1, 4}), 19);
}

TEST(FantasyDiceOptions, ASaversOne) {
  // Heavy armour 4, large shield +2, full plate barding +1: a save of 1.
  const Json foe{{"armour", "heavy"}, {"shield", "large-shield"}, {"barding", "full-plate"}};
  EXPECT_EQ(leftAfterAShot({}, 8, weapon("bow", 3), foe, {4, 4, 1}, {}, "heavy-horse"), 19);
  EXPECT_EQ(leftAfterAShot({{"one-never-saves", "off"}}, 8, weapon("bow", 3), foe, {4, 4, 1}, {}, "heavy-horse"), 20);
}

TEST(FantasyDiceOptions, TheWeightOfABuckler) {
  const auto against = [](const Chosen& options) {
    Field field(options);
    field.unit("s", "a", "line-spearmen", 30, 10, 0, 20, 5, {}, {{"armour", "heavy"}, {"shield", "buckler"}})
        .unit("foe", "b", "line-spearmen", 30, 40, 180, 20, 5);
    return field.rulesAgainst(move("s", {{{"ahead", 4}}}));
  };
  EXPECT_EQ(against({}), Ids{"legal"});
  EXPECT_EQ(against({{"heavy-armour-buckler", "counts"}}), Ids{"FA-MOV-1"});
}

/// Foes on 28.125 to 31.875 by 20 to 23, looking down, struck in their left flank and in their rear.
Field beset(const Chosen& options = Chosen()) {
  Field field(options);
  field.unit("flank", "a", "line-spearmen", 33.375, 21.5, 270, 20, 5)
      .unit("rear", "a", "line-spearmen", 30, 24.5, 180, 20, 5)
      .unit("foe", "b", "line-spearmen", 30, 21.5, 180, 20, 5)
      .step("fight-combats");
  return field;
}

TEST(FantasyDiceOptions, FlankAndRear) {
  const auto score = [](const Chosen& options) {
    Field field = beset(options);
    // Five blows from the flank, five from the rear; five of the rear rank and three more of the flank's file answer.
    field.act(of("fight", "flank"), std::vector<int>(18, 1));
    return field.figure("score", 2);
  };
  // Close order 1, ranks 2, standard 1; flank 1 and rear 2.
  EXPECT_EQ(score({}), 7);
  EXPECT_EQ(score({{"flank-and-rear", "higher"}}), 6);
}

// FA-CC-15: the corner's model touches both.
TEST(FantasyStrikeChoices, AreAskedOfTheirOwner) {
  Field field = beset();
  (void)field.battle();
  const Decision decision = field.decision();
  EXPECT_FALSE(decision.automatic);
  EXPECT_EQ(decision.side, 1);
  EXPECT_EQ(decision.unit, findUnit(field.battle(), "foe"));
  ActionList offered;
  field.rules().candidates(field.battle(), field.decision(), offered);
  int strikes = 0;
  for (const Action& action : offered) strikes += action.kind == static_cast<int>(ActionId::strikeAt) ? 1 : 0;
  EXPECT_EQ(strikes, 2);
  field.act(at("strike-at", "foe", "rear"));
  EXPECT_TRUE(field.decision().automatic);
}

}  // namespace
}  // namespace signifer::fantasy::test::options_dice_play_test
