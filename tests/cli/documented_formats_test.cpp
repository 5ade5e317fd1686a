// The examples of docs/file-formats.md run as they are printed. Files are valid, actions are judged, and requests get
// the answers that are printed below them.
#include <gtest/gtest.h>

#include "cli/run_cli.h"
#include "schema/json_text.h"
#include "toy_battle.h"

namespace signifer::documented_formats_test {
namespace {

using namespace test;

const std::string& formats() {
  static const std::string text = textOf(sourcePath("docs/file-formats.md"));
  return text;
}

// A section, from its heading to the next of its rank.
std::string section(const std::string& title) {
  const std::size_t begin = formats().find("\n## " + title + "\n");
  EXPECT_NE(begin, std::string::npos) << title;
  return formats().substr(begin + 1, formats().find("\n## ", begin + 4) - begin);
}

// The examples in a section: fenced ones, and lines set in by four spaces.
std::vector<std::string> blocks(const std::string& title) {
  std::vector<std::string> found;
  const std::string text = section(title);
  constexpr std::string_view fence = "```json\n";
  for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
    at += fence.size();
    found.push_back(text.substr(at, text.find("```", at) - at));
  }
  return found;
}

std::vector<std::string> lines(const std::string& title) {
  std::vector<std::string> found;
  const std::string text = section(title);
  for (std::size_t at = text.find("\n    {"); at != std::string::npos; at = text.find("\n    {", at + 1))
    found.push_back(text.substr(at + 5, text.find('\n', at + 1) - at - 5));
  return found;
}

struct DocumentedFormats : testing::Test {
  std::filesystem::path folder = freshFolder();
  std::string battle = (folder / "battle.json").string();
  void SetUp() override { putText(battle, blocks("Battle files").at(0)); }
};

TEST_F(DocumentedFormats, TheBattleIsPlayedAndDeployed) {
  EXPECT_EQ(runCli({"validate", battle}).exit, 0);
  EXPECT_EQ(runCli({"play", battle}).exit, 0);
  Json deployed = Json::parse(blocks("Battle files").at(0));
  deployed["deployment"] = Json::parse(blocks("Battle files").at(1));
  putText(battle, deployed.dump());
  const CliResult checked = runCli({"validate", battle});
  EXPECT_EQ(checked.exit, 0) << checked.out << checked.err;
  EXPECT_NE(runCli({"candidates", battle}).out.find("deploy"), std::string::npos);
  // The actions of deployment that the text shows; the leader is another battle's.
  putText(folder / "deploy.json", R"({"action": "deploy", "unit": "r1", "at": [20, 6], "turn": [{"pivot": 90}]})");
  EXPECT_NE(formats().find(textOf(folder / "deploy.json")), std::string::npos);
  const CliResult judged = runCli({"judge", battle, (folder / "deploy.json").string()});
  EXPECT_EQ(judged.exit, 0) << judged.out << judged.err;
}

TEST_F(DocumentedFormats, TheActionIsJudgedAndTheVerdictHasTheMembersThatAreShown) {
  const std::string action = (folder / "action.json").string();
  putText(action, blocks("Actions").at(0));
  const CliResult judged = runCli({"judge", battle, action, "--json"});
  EXPECT_NE(judged.exit, 2) << judged.err;
  const Json shown = Json::parse(blocks("Verdicts").at(0));
  putText(action, R"({"action": "walk", "unit": "r1", "path": [{"ahead": 7}]})");
  const Json refused = Json::parse(runCli({"judge", battle, action, "--json"}).out);
  EXPECT_EQ(refused["verdict"], shown["verdict"]);
  EXPECT_EQ(refused["reasons"][0], shown["reasons"][0]);
  EXPECT_EQ(refused["witness"][0], shown["witness"][0]);
}

TEST_F(DocumentedFormats, HouseRulesAreLaidOverTheRuleSet) {
  const std::vector<std::string> shown = blocks("House rules");
  ASSERT_EQ(shown.size(), 2U);
  for (const std::string& text : shown) {
    const std::string club = (folder / "club.json").string();
    putText(club, text);
    const CliResult checked = runCli({"validate", club});
    EXPECT_EQ(checked.exit, 0) << checked.out << checked.err;
    const CliResult under = runCli({"house-rules", "toy", "--house-rules", club});
    EXPECT_EQ(under.exit, 0);
    EXPECT_EQ(under.err, "");
  }
}

TEST_F(DocumentedFormats, RulingsAndOddsAreAnsweredAsShown) {
  const std::vector<std::string> shown = lines("Rulings and odds");
  ASSERT_EQ(shown.size(), 3U);
  EXPECT_EQ(Json::parse(runCli({"ruling", "--batch"}, shown[0] + "\n").out), Json::parse(shown[1]));
  Json question = Json::parse(shown[0]);
  question.erase("dice");
  question["by"] = {"hit"};
  const Json odds = Json::parse(runCli({"odds", "--batch"}, question.dump() + "\n").out);
  EXPECT_EQ(shown[2].rfind(R"({"id": 7, "ok": true, "outcomes": [{"result": {"hit": false}, "probability": )", 0), 0U);
  EXPECT_NE(shown[2].find("\"fraction\": " + odds["outcomes"][0]["fraction"].dump()), std::string::npos) << odds;
}

TEST_F(DocumentedFormats, RequestsAreAnsweredAsShown) {
  std::filesystem::copy_file(meetingFile, folder / "meeting.json");
  int asked = 0;
  for (std::string line : lines("Judge requests")) {
    const std::size_t file = line.find("\"meeting.json\"");
    if (file == std::string::npos || line.find("...") != std::string::npos) continue;
    line.replace(file, 14, Json((folder / "meeting.json").string()).dump());
    const Json answer = Json::parse(runCli({"judge", "--batch"}, line + "\n").out);
    // The moment may not be theirs, but they are understood.
    EXPECT_TRUE(answer.contains("verdict") || answer["ok"] == true) << line << "\n" << answer;
    ++asked;
  }
  EXPECT_EQ(asked, 2);
}

}  // namespace
}  // namespace signifer::documented_formats_test
