// The distances of the sheet on the table: what lies just within them counts, what lies a tenth of an inch beyond does
// not.
#include "rulesets/fantasy/field.h"

namespace signifer::fantasy::test::distances_test {
namespace {

// Spearmen of 20 models 5 abreast are 3.75 wide and 3 deep: from 30, 18.5 the front is at y 20, the flank at x 31.875.
constexpr double front = 20;
constexpr double flank = 31.875;
constexpr double halfDepth = 1.5;

Field spearsAndEnemyAt(double distance, int abreast = 5) {
  Field field;
  // Five ranks of four, a column, are 3.75 deep.
  field.unit("s", "a", "line-spearmen", 30, abreast == 5 ? 18.5 : 18.125, 0, 20, abreast)
      .unit("foe", "b", "line-spearmen", 30, front + distance + halfDepth, 180, 20, 5);
  return field;
}

TEST(FantasyDistances, EnemiesWithinEightInchesStopMarches) {
  EXPECT_EQ(spearsAndEnemyAt(8).rulesAgainst(march("s", {{{"ahead", 1}}})), Ids{"FA-MAR-4"});
  EXPECT_TRUE(spearsAndEnemyAt(8.1).legal(march("s", {{{"ahead", 1}}})));
  const Json fast{{"action", "fast-march"}, {"unit", "s"}, {"path", {{{"ahead", 1}}}}};
  EXPECT_EQ(spearsAndEnemyAt(8, 4).rulesAgainst(fast), Ids{"FA-FST-4"});
  EXPECT_TRUE(spearsAndEnemyAt(8.1, 4).legal(fast));
}

Field fugitives() {
  Field field;
  field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5, {{"state", "fleeing"}, {"beganToFlee", 0}})
      .step("rally-fleeing-troops");
  return field;
}

UnitState ralliesOnSeven(double enemyAt) {
  // They run as a mass, of another depth than in their ranks.
  const double mass = toInches(fugitives().at("s").base.depth);
  Field field = fugitives();
  field.unit("foe", "b", "line-spearmen", 30, 18.5 + mass / 2 + enemyAt + halfDepth, 180, 20, 5);
  field.act(of("rally", "s"), {4, 3});
  return field.state("s");
}

TEST(FantasyDistances, EnemiesWithinEightInchesMakeRallyingHarder) {
  EXPECT_EQ(ralliesOnSeven(7.99), UnitState::fleeing);
  EXPECT_EQ(ralliesOnSeven(8.1), UnitState::steady);
}

// Beside the spearmen's flank, as far from it as that.
Field& beside(Field& field, const char* side, const char* person, double distance) {
  return field.unit("person", side, person, flank + distance + 0.5, 18.5, 0, 1, 1);
}

TEST(FantasyDistances, TheGeneralLendsHisLeadershipTwelveInches) {
  for (const double distance : {12.0, 12.1}) {
    Field field;
    field.unit("s", "a", "line-spearmen", 30, 18.5, 0, 20, 5)
        .unit("e", "b", "war-elephant", 30, 28.5, 180, 1, 1, openOrder)
        .step("terror-by-proximity");
    beside(field, "a", "general", distance);
    ASSERT_EQ(field.at("person").base.frontage, oneInch);
    // Terror at 7 inches; 8 is more than their own 7. Who flees throws two dice more.
    const bool near = distance == 12.0;
    field.act(advance, near ? std::vector<int>{4, 4} : std::vector<int>{4, 4, 1, 1});
    EXPECT_EQ(field.state("s"), near ? UnitState::steady : UnitState::fleeing);
  }
}

TEST(FantasyDistances, TheArmyStandardServesTwelveInches) {
  for (const double distance : {12.0, 12.1}) {
    Field field;
    field.unit("foe", "a", "line-spearmen", 30, 21.5, 180, 20, 5).unit("s", "b", "line-spearmen", 30, 18.5, 0, 20, 5);
    field.relation("loses", "s", "s", 3).relation("beats", "foe", "s").step("break-tests");
    beside(field, "b", "army-standard", distance);
    // 5 is more than 7 - 3; a second throw of 4 holds.
    const bool near = distance == 12.0;
    field.act(advance, near ? std::vector<int>{3, 2, 2, 2} : std::vector<int>{3, 2});
    EXPECT_EQ(field.told("breaks", "s") != nullptr, !near);
  }
}

}  // namespace
}  // namespace signifer::fantasy::test::distances_test
