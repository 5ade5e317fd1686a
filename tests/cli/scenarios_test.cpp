// Battles that came with the program, by name, as users of the command line meet them.
#include <cstdlib>
#include <filesystem>

#include "cli/run_cli.h"
#include "toy_battle.h"

namespace signifer::scenarios_test {
namespace {

using namespace test;

// A program whose data are one battle that can be played and one that cannot.
class Scenarios : public testing::Test {
 protected:
  void SetUp() override {
    data_ = freshFolder();
    std::filesystem::create_directories(data_ / "scenarios/toy");
    std::filesystem::copy(meetingFile, data_ / "scenarios/toy/meeting.json");
    putText(data_ / "scenarios/toy/torn.json", "{");
    ::setenv("SIGNIFER_DATA", data_.c_str(), 1);
  }
  void TearDown() override { ::unsetenv("SIGNIFER_DATA"); }

  std::filesystem::path data_;
};

TEST_F(Scenarios, AreListedWithTheirTitlesOrWhatIsWrong) {
  const CliResult words = runCli({"scenarios"});
  EXPECT_EQ(words.exit, 0) << words.err;
  EXPECT_NE(words.out.find("toy/meeting "), std::string::npos) << words.out;
  EXPECT_NE(words.out.find("cannot be used: "), std::string::npos) << words.out;

  const Json found = Json::parse(runCli({"scenarios", "toy", "--json"}).out);
  EXPECT_EQ(found["folder"], (data_ / "scenarios").string());
  ASSERT_EQ(found["scenarios"].size(), 2U);
  EXPECT_EQ(found["scenarios"][0]["name"], "toy/meeting");
  EXPECT_EQ(found["scenarios"][0]["file"], (data_ / "scenarios/toy/meeting.json").string());
  EXPECT_TRUE(found["scenarios"][0].contains("title"));
  EXPECT_TRUE(found["scenarios"][1].contains("error"));
}

TEST_F(Scenarios, AnUnknownRuleSetIsAWrongQuestion) { EXPECT_EQ(runCli({"scenarios", "chess"}).exit, 2); }

TEST_F(Scenarios, NoBattlesAreSaidWithTheFolder) {
  ::setenv("SIGNIFER_DATA", "/nowhere", 1);
  const CliResult none = runCli({"scenarios"});
  EXPECT_EQ(none.exit, 0);
  EXPECT_EQ(none.out, "There are no battles in /nowhere/scenarios.\n");
}

TEST_F(Scenarios, VerbsTakeTheName) {
  EXPECT_EQ(runCli({"candidates", "toy/meeting", "--json"}).out,
            runCli({"candidates", meetingFile.string(), "--json"}).out);
  EXPECT_EQ(runCli({"play", "toy/meeting", "--seed", "3"}).exit, 0);
  const CliResult unknown = runCli({"play", "toy/siege"});
  EXPECT_EQ(unknown.exit, 2);
  EXPECT_NE(unknown.err.find("toy/siege"), std::string::npos) << unknown.err;
}

}  // namespace
}  // namespace signifer::scenarios_test
