#include "rules/contract.h"

#include "toy_battle.h"

namespace signifer::contract_test {
namespace {

using namespace test;

class ContractTest : public testing::Test {
 protected:
  const RuleSet* find(std::string_view id) const { return id == "toy" ? rules_.get() : nullptr; }
  FindRuleSet finder() const {
    return [this](std::string_view id) { return find(id); };
  }
  std::shared_ptr<const RuleSet> rules_ = toyRules();
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
