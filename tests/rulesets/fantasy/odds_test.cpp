// Exact odds: hand-reckoned fractions, the same distribution by brute force, and large pools in no time.
#include <functional>

#include "rules/procedure_odds.h"
#include "rulesets/fantasy/support.h"

namespace signifer::fantasy::test::odds_test {
namespace {

std::string fractionOf(const Json& answer, const Json& result) {
  for (const Json& outcome : answer.at("outcomes"))
    if (outcome.at("result") == result) return outcome.at("fraction");
  return "none";
}

double total(const Json& answer) {
  double sum = 0;
  for (const Json& outcome : answer.at("outcomes")) sum += outcome.at("probability").get<double>();
  return sum;
}

TEST(FantasyOdds, ALeadershipTestOfSevenPassesInSevenOfTwelve) {
  const Json answer = odds(*standard(), "terror-test", {{"occasion", "charged"}}, {"outcome"});
  EXPECT_EQ(fractionOf(answer, {{"outcome", "passed"}}), "7/12");
}

TEST(FantasyOdds, TheArmyStandardGivesASecondChance) {
  const Json input{{"difference", 1}, {"leadership", 8}, {"armyStandardWithin12", true}};
  const Json answer = odds(*standard(), "break-test", input, {"outcome"});
  // 7 or less is 7/12: 7/12 + 5/12 * 7/12.
  EXPECT_EQ(fractionOf(answer, {{"outcome", "holds"}}), "119/144");
}

TEST(FantasyOdds, OneShotAtASevenNeedsASixAndAFour) {
  const Json input{{"weapon", "javelin"}, {"distance", 4}, {"bs", 1}, {"target", "skirmishers"}, {"shots", 1}};
  const Json answer = odds(*standard(), "shooting", input, {"hits"});
  EXPECT_EQ(fractionOf(answer, {{"hits", 1}}), "1/12");
}

TEST(FantasyOdds, AFightOfTwoIsReckonedByHand) {
  // A strikes first: 1/2 to hit, 1/2 to wound; B strikes if it stands: 3/4 of 1/4.
  const Json input{{"aFighters", 1}, {"bFighters", 1}, {"aModels", 1}, {"bModels", 1}, {"aCharged", true}};
  const Json answer = odds(*standard(), "combat-round", input, {"winner"});
  EXPECT_EQ(fractionOf(answer, {{"winner", "a"}}), "1/4");
  EXPECT_EQ(fractionOf(answer, {{"winner", "b"}}), "3/16");
  EXPECT_EQ(fractionOf(answer, {{"winner", "draw"}}), "9/16");
}

// Every outcome of a small round, face by face, agrees with the merged odds.
TEST(FantasyOdds, TheStagesAgreeWithEveryFaceThrown) {
  const Json input{{"aFighters", 1}, {"bFighters", 1}, {"aInitiative", 4}, {"bHates", true},
                   {"bSave", 5},     {"bModels", 2},   {"bStrength", 4},   {"aBonus", 1}};
  const Json exact = odds(*standard(), "combat-round", input, {"difference", "winner"});
  std::map<std::string, double> thrown;
  std::vector<int> faces;
  // Depth first over the faces that the ruling asks for: too few are answered by dice-exhausted.
  const std::function<void(double)> walk = [&](double weight) {
    const Json answer = ask(*standard(), "combat-round", input, faces);
    if (answer.at("ok").get<bool>()) {
      const Json& result = answer.at("result");
      thrown[Json{{"difference", result.at("difference")}, {"winner", result.at("winner")}}.dump()] += weight;
      return;
    }
    for (int face = 1; face <= 6; ++face) {
      faces.push_back(face);
      walk(weight / 6);
      faces.pop_back();
    }
  };
  walk(1);
  ASSERT_EQ(thrown.size(), exact.at("outcomes").size());
  for (const Json& outcome : exact.at("outcomes"))
    EXPECT_NEAR(outcome.at("probability").get<double>(), thrown[outcome.at("result").dump()], 1e-12);
}

Json bigRound() {
  return {{"aFighters", 10}, {"aAttacks", 2}, {"bFighters", 10}, {"bAttacks", 2},  {"aSave", 5},
          {"bSave", 4},      {"aSkill", 4},   {"aHates", true},  {"aStrength", 4}, {"aInitiative", 4}};
}

TEST(FantasyOdds, TwentyAttacksASideAreExact) {
  const Json answer = odds(*standard(), "combat-round", bigRound(), {"winner", "difference"});
  EXPECT_NEAR(total(answer), 1, 1e-12);
  EXPECT_GT(answer.at("outcomes").size(), 20U);
}

TEST(FantasyOdds, TheMeanOfAPoolIsWhatEachDieAdds) {
  const Json input{{"weapon", "bow"}, {"distance", 10}, {"shots", 24}, {"save", 5}};
  const Json answer = odds(*standard(), "shooting", input, {"unsaved"});
  double mean = 0;
  for (const Json& outcome : answer.at("outcomes"))
    mean += outcome.at("probability").get<double>() * outcome.at("result").at("unsaved").get<double>();
  // To hit 4 or more, to wound 4 or more, saved on 5 or more.
  EXPECT_NEAR(mean, 24 * 0.5 * 0.5 * (2.0 / 3), 1e-9);
}

TEST(FantasyOdds, TheLargestShotsAreAnswered) {
  const Json input{{"weapon", "bow"}, {"distance", 10}, {"shots", 100}, {"save", 5}};
  EXPECT_NEAR(total(odds(*standard(), "shooting", input, {"unsaved"})), 1, 1e-9);
}

// 400 attacks a side, each wound counted: what the form allows at most.
Json largestRound() {
  Json input;
  for (const char* side : {"a", "b"}) {
    const std::string s = side;
    input.update(
        {{s + "Fighters", 40}, {s + "Attacks", 10}, {s + "Models", 100}, {s + "WoundsEach", 10}, {s + "Save", 4}});
  }
  return input;
}

TEST(FantasyOdds, TheWinnerOfTheLargestRoundIsExact) {
  EXPECT_NEAR(total(odds(*standard(), "combat-round", largestRound(), {"winner"})), 1, 1e-9);
}

TEST(FantasyOdds, AllResultsOfTheLargestRoundTogetherAreToldToAskForFewer) {
  const RuleSet& rules = *standard();
  for (const Json& by : {Json::array({"winner", "aHits", "bHits"}), Json::array({"aHits"})}) {
    const Json answer = answerOdds(
        onlyThis(rules),
        {{"id", 1}, {"ruleset", "fantasy"}, {"procedure", "combat-round"}, {"input", largestRound()}, {"by", by}});
    EXPECT_FALSE(answer.at("ok").get<bool>());
    EXPECT_EQ(answer.at("error").at("code"), "bad-value");
    EXPECT_EQ(answer.at("error").at("where"), "/by");
  }
}

}  // namespace
}  // namespace signifer::fantasy::test::odds_test
