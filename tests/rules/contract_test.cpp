#include "rules/contract.h"

#include "library/asked_rule_sets.h"
#include "toy_battle.h"

namespace signifer::contract_test {
namespace {

using namespace test;

class ContractTest : public testing::Test {
 protected:
  FindRuleSet finder() {
    return [this](std::string_view id, const HouseRules& asked) { return made_.find(id, asked); };
  }
  AskedRuleSets made_{[](std::string_view id) { return toyLibrary().find(id); }};
};

TEST_F(ContractTest, ALineIsAnsweredAsItsRequestIs) {
  const std::vector<std::string> requests{
      R"({"id":1,"ruleset":"toy","procedure":"fight","dice":[4,3]})",
      R"({"id":-3,"ruleset":"toy","procedure":"fight","input":{"veteran":true,"enemyVeteran":true},"dice":[6,1]})",
      R"({"id":18446744073709551615,"ruleset":"toy","procedure":"fight","seed":3})",
      R"({"id":"a\"b\\c\u00e9\n","ruleset":"toy","procedure":"fight","seed":4})",
      R"({"id":{"a":[1,2.5,null]},"ruleset":"toy","procedure":"fight","seed":5})",
      R"({"ruleset":"toy","procedure":"fight","seed":5})",
      R"({"id":1,"ruleset":"toy","procedure":"fight","dice":[4]})",
      R"({"id":1,"ruleset":"toy","procedure":"fight","dice":[4,3,2]})",
      R"({"id":1,"ruleset":"toy","procedure":"fight","dice":[4,0]})",
      R"({"id":1,"ruleset":"toy","procedure":"fight","input":{"a/b~c":1}})",
      R"({"id":1,"ruleset":"toy","procedure":"fight","input":[]})",
      R"({"id":1,"ruleset":"toy","procedure":"dance"})",
      R"({"id":1,"ruleset":"chess","procedure":"fight"})",
      R"([1])",
  };
  for (const std::string& request : requests) {
    RolledDice one(7), two(7);
    EXPECT_EQ(answerRulingLine(finder(), request, one), answerRuling(finder(), Json::parse(request), two).dump());
  }
}

TEST_F(ContractTest, FaultsAreFoundInTheContractsOrder) {
  RolledDice dice(7);
  const auto fault = [&](const std::string& request) {
    const Json answer = answerRuling(finder(), Json::parse(request), dice);
    return answer["error"]["code"].get<std::string>() + " " + answer["error"]["where"].get<std::string>();
  };
  EXPECT_EQ(fault("3"), "malformed-request ");
  EXPECT_EQ(fault(R"({"procedure": "fight"})"), "malformed-request /ruleset");
  EXPECT_EQ(fault(R"({"ruleset": "chess", "procedure": "dance", "dice": 3})"), "malformed-request /dice");
  EXPECT_EQ(fault(R"({"ruleset": "chess", "procedure": "dance"})"), "unknown-ruleset /ruleset");
  EXPECT_EQ(fault(R"({"ruleset": "toy", "procedure": "dance", "input": {"x": 1}})"), "unknown-procedure /procedure");
  EXPECT_EQ(fault(R"({"ruleset": "toy", "procedure": "fight", "input": {"veteran": 3, "a/b": 1}})"),
            "unknown-field /input/a~1b");
  EXPECT_EQ(fault(R"({"ruleset": "toy", "procedure": "fight", "input": {"veteran": 3}, "dice": [9]})"),
            "bad-value /input/veteran");
  EXPECT_EQ(fault(R"({"ruleset": "toy", "procedure": "fight", "dice": [9]})"), "bad-die /dice/0");
  EXPECT_EQ(fault(R"({"ruleset": "toy", "procedure": "fight", "dice": []})"), "dice-exhausted /dice");
  EXPECT_EQ(fault(R"({"ruleset": "toy", "procedure": "fight", "dice": [1, 2, 9]})"), "dice-left-over /dice");
}

TEST_F(ContractTest, ARequestIsRuledOnUnderItsOwnHouseRules) {
  RolledDice dice(7);
  const auto answer = [&](const std::string& more) {
    return answerRuling(finder(),
                        Json::parse(R"({"ruleset": "toy", "procedure": "fight", "dice": [3, 3])" + more + "}"), dice);
  };
  const Json printed = answer("");
  EXPECT_EQ(printed["result"]["hit"], false);
  EXPECT_EQ(answer(R"(, "options": {"ties": "both"})")["result"]["hit"], true);
  EXPECT_EQ(answer(R"(, "options": {"ties": "both", "turn-limit": 7})")["result"]["hit"], true);
  EXPECT_EQ(answer(R"(, "options": {"ties": "nobody"})"), printed);
  EXPECT_EQ(answer(R"(, "options": {}, "houseRules": {})"), printed);
  const std::string five =
      R"(, "input": {"veteran": true}, "houseRules": {"tables": {"fight": {"veteran": {"value": 5}}}})";
  EXPECT_EQ(answer(five)["modifiers"][0]["value"], 5);
  EXPECT_EQ(answer(five + R"(, "options": {"ties": "both"})")["modifiers"][0]["value"], 5);
  EXPECT_EQ(answer(R"(, "input": {"veteran": true})")["modifiers"][0]["value"], 1);
}

TEST_F(ContractTest, OddsAreReckonedUnderARequestsOwnHouseRules) {
  const auto odds = [&](const std::string& options) {
    return answerOdds(finder(), Json::parse(R"({"ruleset": "toy", "procedure": "fight", "by": ["hit"], "options": )" +
                                            options + "}"))["outcomes"][1]["fraction"]
        .get<std::string>();
  };
  EXPECT_EQ(odds("{}"), "5/12");
  EXPECT_EQ(odds(R"({"ties": "both"})"), "7/12");
}

TEST_F(ContractTest, HouseRulesThatDoNotFitAreNamed) {
  RolledDice dice(7);
  const auto fault = [&](const std::string& more) {
    const Json answer =
        answerRuling(finder(), Json::parse(R"({"ruleset": "toy", "procedure": "fight", )" + more + "}"), dice);
    return answer["error"]["code"].get<std::string>() + " " + answer["error"]["where"].get<std::string>();
  };
  EXPECT_EQ(fault(R"("options": [])"), "malformed-request /options");
  EXPECT_EQ(fault(R"("houseRules": null)"), "malformed-request /houseRules");
  EXPECT_EQ(fault(R"("options": {"luck": "good"})"), "bad-value /options/luck");
  EXPECT_EQ(fault(R"("options": {"a/b": "good"})"), "bad-value /options/a~1b");
  EXPECT_EQ(fault(R"("options": {"ties": "some"})"), "bad-value /options/ties");
  EXPECT_EQ(fault(R"("options": {"ties": true})"), "bad-value /options/ties");
  EXPECT_EQ(fault(R"("options": {"ties": 1})"), "bad-value /options/ties");
  EXPECT_EQ(fault(R"("options": {"turn-limit": 101})"), "bad-value /options/turn-limit");
  EXPECT_EQ(fault(R"("options": {"turn-limit": 1.5})"), "bad-value /options/turn-limit");
  EXPECT_EQ(fault(R"("options": {"ties": "some"}, "input": {"x": 1})"), "unknown-field /input/x");
  EXPECT_EQ(fault(R"("options": {"ties": "some"}, "input": {"veteran": 1})"), "bad-value /options/ties");
  EXPECT_EQ(fault(R"("houseRules": {"tables": {"fight": {"veteran": {"value": "x"}}}})"),
            "bad-value /houseRules/tables/fight/veteran/value");
  EXPECT_EQ(fault(R"("houseRules": {"tables": {"dance": 3}})"), "bad-value /houseRules/tables/dance");
}

TEST_F(ContractTest, WhereOptionsHaveBeenChosenARequestChoosesNone) {
  const auto rules = toyRules();
  RolledDice dice(7);
  const Json request = Json::parse(R"({"ruleset": "toy", "procedure": "fight", "options": {"ties": "both"}})");
  EXPECT_EQ(answerRuling(onlyThis(*rules), request, dice)["error"]["where"], "/options/ties");
}

TEST_F(ContractTest, ABadDieIsNamedAsItWasGiven) {
  RolledDice dice(7);
  const auto message = [&](const std::string& faces) {
    const Json request = Json::parse(R"({"ruleset": "toy", "procedure": "fight", "dice": )" + faces + "}");
    return answerRuling(finder(), request, dice)["error"]["message"].get<std::string>();
  };
  EXPECT_EQ(message("[1, 9]"), "the die has no face 9");
  EXPECT_EQ(message(R"([1, "4"])"), "the die has no face \"4\"");
  EXPECT_EQ(message("[2.0, 1]"), "the die has no face 2.0");
}

TEST_F(ContractTest, OddsAreExact) {
  const Json answer = answerOdds(finder(), Json::parse(R"({"id": 1, "ruleset": "toy", "procedure": "fight",
      "input": {"veteran": true}, "by": ["hit"]})"));
  ASSERT_EQ(answer["outcomes"].size(), 2U);
  EXPECT_EQ(answer["outcomes"][0]["fraction"], "13/18");  // 36 pairs, the unit's face at least one below in 10
  EXPECT_EQ(answer["outcomes"][1]["fraction"], "5/18");
  const Json withDice = answerOdds(finder(), Json::parse(R"({"ruleset": "toy", "procedure": "fight", "dice": []})"));
  EXPECT_EQ(withDice["error"]["where"], "/dice");
  const Json unknown = answerOdds(finder(), Json::parse(R"({"ruleset": "toy", "procedure": "fight", "by": ["luck"]})"));
  EXPECT_EQ(unknown["error"]["where"], "/by/0");
}

}  // namespace
}  // namespace signifer::contract_test
