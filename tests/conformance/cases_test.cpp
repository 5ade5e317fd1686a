// The worked cases of every ledger: every ruling, refusal and modifier in them, word for word. Beside them
// tests/cases/figures/ID.jsonl holds rulings that turn on the figures of the tables that no worked case touches: each
// changes if the figure named in its "why" does.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "library/asked_rule_sets.h"
#include "rules/contract.h"

namespace signifer::conformance::cases_test {
namespace {

class Cases : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] static std::vector<Json> read(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<Json> cases;
    for (std::string line; std::getline(file, line);)
      if (!line.empty()) cases.push_back(Json::parse(line));
    return cases;
  }
  [[nodiscard]] static std::vector<Json> cases() { return read(sourcesOf(GetParam()).cases); }
};

std::vector<std::string> ids() {
  std::vector<std::string> all;
  for (const RuleSetSource& source : library().sources()) all.push_back(source.id);
  return all;
}

std::string idOf(const testing::TestParamInfo<std::string>& tested) { return tested.param; }

INSTANTIATE_TEST_SUITE_P(RuleSets, Cases, testing::ValuesIn(ids()), idOf);

FindRuleSet finderOf(const RuleSetSource& source) {
  auto made = std::make_shared<AskedRuleSets>([&source](std::string_view) { return &source; });
  return [made](std::string_view id, const HouseRules& asked) { return made->find(id, asked); };
}

void expectAll(const RuleSetSource& source, const std::vector<Json>& cases) {
  const FindRuleSet find = finderOf(source);
  RolledDice never(1);
  for (const Json& one : cases) {
    SCOPED_TRACE(one.at("id").get<std::string>() + " " + one.at("why").get<std::string>());
    const Json answer = answerRuling(find, one, never);
    const Json& expected = one.at("expect");
    ASSERT_EQ(answer.at("ok"), expected.at("ok"));
    if (!expected.at("ok").get<bool>()) {
      EXPECT_EQ(answer.at("error").at("code"), expected.at("error").at("code"));
      EXPECT_EQ(answer.at("error").at("where"), expected.at("error").at("where"));
      continue;
    }
    // The order of keys means nothing; a plain object sorts them.
    EXPECT_EQ(nlohmann::json(answer.at("result")), nlohmann::json(expected.at("result")));
    EXPECT_EQ(nlohmann::json(answer.at("modifiers")), nlohmann::json(expected.at("modifiers")));
    EXPECT_EQ(answer.at("dice"), one.at("dice"));
  }
}

TEST_P(Cases, AreRuledAsTheLedgerSays) {
  const std::vector<Json> all = cases();
  ASSERT_FALSE(all.empty()) << sourcesOf(GetParam()).cases << " is missing";
  expectAll(*library().find(GetParam()), all);
}

TEST_P(Cases, PinTheFiguresOfTheTables) {
  const std::vector<Json> figures = read(sourcesOf(GetParam()).figures);
  if (figures.empty()) GTEST_SKIP() << "no figures are pinned beside the cases";
  expectAll(*library().find(GetParam()), figures);
}

TEST_P(Cases, LeaveNoProcedureOut) {
  std::set<std::string> asked;
  for (const Json& one : cases()) asked.insert(one.at("procedure").get<std::string>());
  const auto rules = library().find(GetParam())->create();
  for (const auto& procedure : rules->procedures())
    EXPECT_TRUE(asked.contains(procedure->info().id)) << procedure->info().id;
}

// Exact odds of every worked case: they sum to one, and the case's own outcome is among them.
TEST_P(Cases, HaveOddsThatSumToOne) {
  const FindRuleSet find = finderOf(*library().find(GetParam()));
  for (Json one : cases()) {
    if (!one.at("expect").at("ok").get<bool>()) continue;
    SCOPED_TRACE(one.at("id").get<std::string>());
    const Json result = one.at("expect").at("result");
    one.erase("dice");
    // One field keeps the largest pools small.
    one["by"] = Json::array({result.begin().key()});
    const Json answer = answerOdds(find, one);
    ASSERT_TRUE(answer.at("ok").get<bool>()) << answer.dump();
    double sum = 0;
    bool found = false;
    for (const Json& outcome : answer.at("outcomes")) {
      sum += outcome.at("probability").get<double>();
      found = found || nlohmann::json(outcome.at("result").front()) == nlohmann::json(result.front());
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_TRUE(found) << answer.dump();
  }
}

}  // namespace
}  // namespace signifer::conformance::cases_test
