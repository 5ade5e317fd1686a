// The worked cases of the ledger: every ruling, refusal and modifier in them, word for word.
#include "rulesets/cb/support.h"

namespace signifer::cb::test {
namespace {

void expectCase(const Json& one) {
  SCOPED_TRACE(one.at("id").get<std::string>() + " " + one.at("why").get<std::string>());
  const Json answer = ask(*standard(), one.at("procedure"), one.at("input"), one.at("dice"));
  const Json& expected = one.at("expect");
  EXPECT_EQ(answer.at("ok"), expected.at("ok"));
  if (!expected.at("ok").get<bool>()) {
    EXPECT_EQ(answer.at("error").at("code"), expected.at("error").at("code"));
    EXPECT_EQ(answer.at("error").at("where"), expected.at("error").at("where"));
    return;
  }
  // The order of keys means nothing; a plain object sorts them.
  EXPECT_EQ(nlohmann::json(answer.at("result")).dump(), nlohmann::json(expected.at("result")).dump());
  EXPECT_EQ(answer.at("modifiers").dump(), expected.at("modifiers").dump());
  EXPECT_EQ(answer.at("dice"), one.at("dice"));
}

TEST(CbCases, AllAreRuledAsTheLedgerSays) {
  std::ifstream file(std::string(SIGNIFER_SOURCE_DIR) + "/tests/cases/cb.jsonl");
  ASSERT_TRUE(file);
  int count = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty()) continue;
    expectCase(Json::parse(line));
    ++count;
  }
  EXPECT_EQ(count, 106);
}

TEST(CbCases, NoProcedureIsWithoutACase) {
  std::set<std::string> asked;
  std::ifstream file(std::string(SIGNIFER_SOURCE_DIR) + "/tests/cases/cb.jsonl");
  for (std::string line; std::getline(file, line);)
    if (!line.empty()) asked.insert(Json::parse(line).at("procedure").get<std::string>());
  for (const auto& procedure : standard()->procedures()) EXPECT_TRUE(asked.contains(procedure->info().id));
}

}  // namespace
}  // namespace signifer::cb::test
