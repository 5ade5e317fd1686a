// Exact odds: hand-reckoned fractions, and the largest pools in no time.
#include "rules/procedure_odds.h"
#include "rulesets/cb/support.h"

namespace signifer::cb::test::odds_test {
namespace {

std::string fractionOf(const Json& answer, const Json& result) {
  for (const Json& outcome : answer.at("outcomes"))
    if (outcome.at("result") == result) return outcome.at("fraction");
  return "none";
}

TEST(CbOdds, EvenScoresAreInconclusiveInSixteenOfThirtySix) {
  const Json answer = odds(*standard(), "combat-round", {{"ownFactor", 4}, {"enemyFactor", 4}}, {"ownBand"});
  EXPECT_EQ(fractionOf(answer, {{"ownBand", "inconclusive"}}), "4/9");
  EXPECT_EQ(fractionOf(answer, {{"ownBand", "victory"}}), fractionOf(answer, {{"ownBand", "defeat"}}));
}

TEST(CbOdds, ACriticalHitOnTheFirstOfTwoTestsEndsThem) {
  const Json answer = odds(*standard(), "critical-hits", {{"troop", "elephants"}, {"dps", 2}}, {"fate"});
  // 1/3 + 2/3 x 1/3 = 5/9 are critical; a third of those destroys.
  EXPECT_EQ(fractionOf(answer, {{"fate", "none"}}), "4/9");
  EXPECT_EQ(fractionOf(answer, {{"fate", "destroyed"}}), "5/27");
  EXPECT_EQ(fractionOf(answer, {{"fate", "rampage"}}), "10/27");
}

TEST(CbOdds, ALeaderIsKilledOnceInThirtySix) {
  const Json answer = odds(*standard(), "leader-risk", Json::object(), {"outcome"});
  EXPECT_EQ(fractionOf(answer, {{"outcome", "killed"}}), "1/36");
  EXPECT_EQ(fractionOf(answer, {{"outcome", "wounded"}}), "1/12");
}

TEST(CbOdds, GradeAThrowsTheAverageDie) {
  const Json answer = odds(*standard(), "control-test", {{"grade", "A"}}, {"band"});
  EXPECT_EQ(fractionOf(answer, {{"band", "low"}}), "1/6");
  EXPECT_EQ(fractionOf(answer, {{"band", "middle"}}), "2/3");
}

TEST(CbOdds, LargePoolsAreExact) {
  const Json volley = odds(
      *standard(), "shooting",
      {{"shooter", "bowmen"}, {"frontStands", 12}, {"rearStands", 12}, {"targetTroop", "chariots"}}, Json::array());
  const Json effect = odds(*standard(), "shooting-effect",
                           {{"hits", 24}, {"targetTroop", "elephants"}, {"targetStands", 1}}, Json::array());
  EXPECT_EQ(volley.at("outcomes").size(), 37U);
  EXPECT_EQ(effect.at("outcomes").size(), 3U);
  double sum = 0;
  for (const Json& outcome : volley.at("outcomes")) sum += outcome.at("probability").get<double>();
  EXPECT_NEAR(sum, 1, 1e-12);
}

}  // namespace
}  // namespace signifer::cb::test::odds_test
