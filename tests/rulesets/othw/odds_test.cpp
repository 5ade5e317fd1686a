// Exact odds: hand-reckoned fractions, and a whole round with the largest pools in no time.
#include "rules/procedure_odds.h"
#include "rulesets/othw/support.h"

namespace signifer::othw::test::odds_test {
namespace {

std::string fractionOf(const Json& answer, const Json& result) {
  for (const Json& outcome : answer.at("outcomes"))
    if (outcome.at("result") == result) return outcome.at("fraction");
  return "none";
}

TEST(OthwOdds, ALeadershipTestOfFourPassesInHalf) {
  const Json answer = odds(*standard(), "leadership-test", {{"leadership", 4}}, {"passed"});
  EXPECT_EQ(fractionOf(answer, {{"passed", true}}), "1/2");
}

TEST(OthwOdds, AReRollPassesInThreeOfFourAndCostsTheGeneralOneInThirtySix) {
  const Json passed = odds(*standard(), "leadership-test", {{"leadership", 4}, {"reroll", true}}, {"passed"});
  EXPECT_EQ(fractionOf(passed, {{"passed", true}}), "3/4");
  // Failed 1/2, risk die 1/6, Fate Roll 1-2 1/3.
  const Json fate = odds(*standard(), "leadership-test", {{"leadership", 4}, {"reroll", true}}, {"generalFate"});
  EXPECT_EQ(fractionOf(fate, {{"generalFate", "removed"}}), "1/36");
  EXPECT_EQ(fractionOf(fate, {{"generalFate", "untested"}}), "1/2");
}

TEST(OthwOdds, ArchersReRollOneMiss) {
  // One die on 4: hits at once in 1/2, else by the re-roll in 1/4.
  const Json answer = odds(*standard(), "attack", {{"attacks", 1}, {"defence", 4}, {"striker", "archers"}}, {"hits"});
  EXPECT_EQ(fractionOf(answer, {{"hits", 1}}), "3/4");
}

TEST(OthwOdds, ARampageGoesEachWayInASixth) {
  const Json answer = odds(*standard(), "rampage", {{"alreadyRampaging", true}}, {"direction"});
  EXPECT_EQ(fractionOf(answer, {{"direction", "left"}}), "1/6");
  EXPECT_EQ(fractionOf(answer, {{"direction", "forwards"}}), "1/2");
}

TEST(OthwOdds, AWholeRoundWithFourteenDiceASideIsExact) {
  const Json input{{"attackerDice", 14},     {"attackerNeeds", 5},    {"attackerArchers", true},
                   {"defenderDice", 14},     {"defenderNeeds", 6},    {"defenderArchers", true},
                   {"attackerStrength", 12}, {"defenderStrength", 12}};
  const Json answer = odds(*standard(), "combat-round", input, Json::array());
  double sum = 0;
  for (const Json& outcome : answer.at("outcomes")) sum += outcome.at("probability").get<double>();
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_EQ(answer.at("outcomes").size(), 225U);
}

TEST(OthwOdds, AnEvenRoundIsEvenlyWon) {
  const Json input{{"attackerDice", 3},  {"attackerNeeds", 5},    {"defenderDice", 3},
                   {"defenderNeeds", 5}, {"attackerStrength", 4}, {"defenderStrength", 4}};
  const Json answer = odds(*standard(), "combat-round", input, {"winner"});
  EXPECT_EQ(fractionOf(answer, {{"winner", "attacker"}}), fractionOf(answer, {{"winner", "defender"}}));
  EXPECT_NE(fractionOf(answer, {{"winner", "none"}}), "none");
}

}  // namespace
}  // namespace signifer::othw::test::odds_test
