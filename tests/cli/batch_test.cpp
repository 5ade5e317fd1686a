// Streams of requests: one answer a line, in order, whatever comes.
#include "cli/run_cli.h"
#include "toy_battle.h"

namespace signifer::batch_test {
namespace {

using namespace test;

std::vector<Json> answersTo(const std::string& verb, const std::string& input) {
  const CliResult result = runCli({verb, "--batch"}, input);
  EXPECT_EQ(result.exit, 0) << result.err;
  EXPECT_EQ(result.err, "");
  std::vector<Json> answers;
  std::istringstream lines(result.out);
  for (std::string line; std::getline(lines, line);) answers.push_back(Json::parse(line));
  return answers;
}

std::string codeOf(const Json& answer) {
  return answer["ok"] == true ? "ok" : answer["error"]["code"].get<std::string>();
}

const std::string good = R"({"id": 1, "ruleset": "toy", "procedure": "fight", "dice": [4, 3]})";

TEST(Batch, GarbageIsAnsweredLineByLineAndTheNextLineIsRuledOn) {
  const std::vector<std::string> garbage{"",
                                         "   ",
                                         "hello",
                                         "{",
                                         "[]",
                                         "null",
                                         "17",
                                         "\"text\"",
                                         "\xff\xfe\x80",
                                         "{\"id\": \"\xc3\x28\"}",
                                         std::string("{\"id\": 1\0}", 10),
                                         "{\"id\": 1e400}",
                                         "{\"ruleset\": 5}",
                                         std::string(200000, '['),
                                         "{\"id\": " + std::string(100000, '[') + std::string(100000, ']') + "}",
                                         good + good};
  std::string input;
  for (const std::string& line : garbage) input += line + "\n" + good + "\n";
  for (const char* verb : {"ruling", "odds", "judge", "candidates"}) {
    const std::vector<Json> answers = answersTo(verb, input);
    ASSERT_EQ(answers.size(), 2 * garbage.size()) << verb;
    for (std::size_t i = 0; i < garbage.size(); ++i) {
      EXPECT_EQ(codeOf(answers[2 * i]), "malformed-request") << verb << ": " << garbage[i].substr(0, 40);
      EXPECT_EQ(codeOf(answers[2 * i + 1]) == "ok", std::string(verb) == "ruling");
    }
  }
}

TEST(Batch, HugeNumbersAreValuesLikeOthers) {
  const auto code = [](const std::string& rest) {
    return codeOf(answersTo("ruling", R"({"ruleset": "toy", "procedure": "fight", )" + rest + "}\n").at(0));
  };
  EXPECT_EQ(code(R"("dice": [99999999999999999999, 1])"), "bad-die");
  EXPECT_EQ(code(R"("dice": [-9223372036854775808, 1])"), "bad-die");
  EXPECT_EQ(code(R"("seed": 18446744073709551615)"), "ok");
  EXPECT_EQ(code(R"("seed": -1)"), "ok");
  EXPECT_EQ(code(R"("seed": 1.5)"), "malformed-request");
  EXPECT_EQ(code(R"("input": {"veteran": 123456789012345678901234567890})"), "bad-value");
  EXPECT_EQ(code(R"("input": {"veteran": null})"), "bad-value");
}

TEST(Batch, TheLastLineNeedsNoEndAndNoInputNeedsNoAnswer) {
  EXPECT_EQ(answersTo("ruling", good).size(), 1U);
  EXPECT_EQ(answersTo("ruling", good + "\n").size(), 1U);
  EXPECT_EQ(answersTo("ruling", "").size(), 0U);
  EXPECT_EQ(answersTo("ruling", good + "\r\n").size(), 1U);
}

TEST(Batch, LinesLongerThanABlockAreWhole) {
  Json request = Json::parse(good);
  request["id"] = std::string(700000, 'x');
  const std::vector<Json> answers = answersTo("ruling", request.dump() + "\n" + good + "\n" + request.dump() + "\n");
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["id"].get<std::string>().size(), 700000U);
  EXPECT_EQ(codeOf(answers[2]), "ok");
}

TEST(Batch, ThousandsComeBackInOrder) {
  std::string input;
  for (int i = 0; i < 20000; ++i)
    input += R"({"id": )" + std::to_string(i) + R"(, "ruleset": "toy", "procedure": "fight", "seed": )" +
             std::to_string(i % 7) + "}\n";
  const std::vector<Json> answers = answersTo("ruling", input);
  ASSERT_EQ(answers.size(), 20000U);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    ASSERT_EQ(answers[i]["id"], i);
    ASSERT_EQ(answers[i]["dice"], answers[i % 7]["dice"]);
  }
}

TEST(Batch, TheSameFacesGiveTheSameRulingInEveryWay) {
  const Json batch = answersTo("ruling", good + "\n").at(0);
  const CliResult one = runCli({"ruling", "toy", "fight", "--dice", "4,3", "--json"});
  EXPECT_EQ(batch["result"], Json::parse(one.out)["result"]);
  EXPECT_EQ(batch["result"], (Json{{"margin", 1}, {"hit", false}, {"enemyHit", true}}));
}

TEST(Batch, OddsSumToOne) {
  const Json answer = answersTo("odds", R"({"id": 1, "ruleset": "toy", "procedure": "fight", "by": ["margin"]})").at(0);
  double sum = 0;
  for (const Json& outcome : answer["outcomes"]) sum += outcome["probability"].get<double>();
  EXPECT_DOUBLE_EQ(sum, 1);
  EXPECT_EQ(answer["outcomes"].size(), 11U);
}

TEST(Batch, JudgesInlineBattlesAndFilesAlike) {
  const Json battle = Json::parse(textOf(meetingFile));
  const Json action = {{"action", "walk"}, {"unit", "r1"}, {"path", Json::array({Json{{"ahead", 7}}})}};
  const std::string input = Json{{"id", 1}, {"battle", battle}, {"action", action}}.dump() + "\n" +
                            Json{{"id", 1}, {"file", meetingFile.string()}, {"action", action}}.dump() + "\n";
  const std::vector<Json> answers = answersTo("judge", input);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0], answers[1]);
  EXPECT_EQ(answers[0]["reasons"][0]["rule"], "TY-WLK-1");
}

// A battle that has been read is known by its text; whatever else stands in the line is still read with care.
TEST(Batch, JudgesABattleThatComesAgainLikeTheFirstTime) {
  const std::string battle = Json::parse(textOf(meetingFile)).dump();
  const std::string before = R"({"battle": )" + battle + R"(, "action": )";
  const std::string input = before + R"({"action": "walk", "unit": "r1", "path": [{"ahead": 7}]}, "id": 1})" + "\n" +
                            before + R"({"action": "walk", "unit": "r1", "path": [{"ahead": 7}]}, "id": 1})" + "\n" +
                            before + R"({"action": "fly"}, "id": 2})" + "\n" + before + "}\n" +
                            R"({"id": 4, "file": "x", "battle": )" + battle + R"(, "action": {}})" + "\n";
  const std::vector<Json> answers = answersTo("judge", input);
  ASSERT_EQ(answers.size(), 5U);
  EXPECT_EQ(answers[0], answers[1]);
  EXPECT_EQ(answers[2]["error"]["code"], "bad-action");
  EXPECT_EQ(answers[3]["error"]["code"], "malformed-request");
  // The column is that of the whole line.
  const std::string column = "column " + std::to_string(before.size() + 1);
  EXPECT_NE(answers[3]["error"]["message"].get<std::string>().find(column), std::string::npos) << answers[3];
  EXPECT_EQ(answers[4]["error"]["code"], "malformed-request");
}

}  // namespace
}  // namespace signifer::batch_test
