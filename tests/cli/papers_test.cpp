// The papers on the command line: every one in every format, of rule sets, armies and battles; what is asked wrongly;
// and that validate reads what a rule set prints.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/run_cli.h"
#include "library/places.h"

namespace signifer::test::papers_test {
namespace {

namespace fs = std::filesystem;

CliResult ask(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"--rulesets", ownRuleSets().string()});
  return runCli(arguments);
}

TEST(CliPapers, AreWrittenInEveryFormat) {
  const std::vector<std::vector<std::string>> papers{{"checklist", "cb"},
                                                     {"reference", "othw"},
                                                     {"odds-sheet", "hannibal"},
                                                     {"record-sheet", "fantasy"},
                                                     {"solo-sheet", "othw"},
                                                     {"house-rules", "initiative"},
                                                     {"cards", "initiative"},
                                                     {"cards", "--army", "fantasy/free-city"},
                                                     {"cards", "cb", "--battle", "cb/raphia"},
                                                     {"army-sheet", "--army", "othw/rome"},
                                                     {"army-sheet", "--battle", "hannibal/cannae"},
                                                     {"battle-sheet", "--battle", "othw/zama"}};
  for (const auto& paper : papers)
    for (const char* format : {"text", "markdown", "html"}) {
      std::vector<std::string> asked = paper;
      asked.insert(asked.end(), {"--format", format, "--club", "Legio <XXII>"});
      const CliResult result = ask(asked);
      EXPECT_EQ(result.exit, 0) << paper.front() << " " << format << ": " << result.err;
      EXPECT_GT(result.out.size(), 200U) << paper.front() << " " << format;
      EXPECT_NE(result.out.find("XXII"), std::string::npos) << paper.front() << " " << format;
      EXPECT_EQ(result.out.find("{@"), std::string::npos) << paper.front() << " " << format;
    }
}

TEST(CliPapers, ShowABattleOnItsTable) {
  const std::string text = ask({"battle-sheet", "--battle", "othw/zama"}).out;
  EXPECT_NE(text.find("14 \u00D7 10 squares"), std::string::npos) << text;
  EXPECT_NE(text.find("E3"), std::string::npos) << "Hastati 1 stand in column 4, row 2, counted from 0";
  EXPECT_NE(text.find("After 30 turns"), std::string::npos);
  const std::string page = ask({"battle-sheet", "--battle", "hannibal/cannae", "--format", "html"}).out;
  EXPECT_NE(page.find("<svg class=\"map\""), std::string::npos);
  EXPECT_NE(page.find("Hill of Cannae"), std::string::npos);
  EXPECT_NE(page.find("1 house rule"), std::string::npos) << "the battle's own turn limit";
}

TEST(CliPapers, AreInCentimetresWhereAskedFor) {
  const std::string text = ask({"checklist", "hannibal", "--units", "cm"}).out;
  EXPECT_NE(text.find("30.5 cm + d6 \u00D7 2.54"), std::string::npos) << text;
  EXPECT_EQ(text.find("inches"), std::string::npos) << text;
  EXPECT_EQ(ask({"checklist", "hannibal", "--units", "ell"}).exit, 2);
}

TEST(CliPapers, SayWhatIsMissing) {
  EXPECT_EQ(ask({"army-sheet", "hannibal"}).exit, 2);
  EXPECT_NE(ask({"army-sheet", "hannibal"}).err.find("--army"), std::string::npos);
  EXPECT_EQ(ask({"battle-sheet"}).exit, 2);
  EXPECT_EQ(ask({"cards"}).exit, 2);
  EXPECT_EQ(ask({"cards", "cb", "--army", "hannibal/rome"}).exit, 2);
  EXPECT_EQ(ask({"cards", "--army", "no/such"}).exit, 2);
  const CliResult logo = ask({"checklist", "cb", "--logo", "no-such.png", "--format", "html"});
  EXPECT_EQ(logo.exit, 2);
  EXPECT_NE(logo.err.find("no-such.png"), std::string::npos) << logo.err;
}

class BrokenFolder : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              (std::string("signifer-broken-folder-") + testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::copy(ownRuleSets() / "hannibal", folder_, fs::copy_options::recursive);
    std::ifstream in(folder_ / "paper.json", std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    paper_ = std::move(text).str();
  }
  void TearDown() override { fs::remove_all(folder_); }

  CliResult validateWith(const std::string& from, const std::string& to) {
    std::string text = paper_;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    fs::remove(folder_ / "paper.json");
    std::ofstream(folder_ / "paper.json", std::ios::binary) << text;
    return ask({"validate", folder_.string()});
  }

  fs::path folder_;
  std::string paper_;
};

TEST_F(BrokenFolder, ValidateReadsWhatIsPrinted) {
  EXPECT_EQ(ask({"validate", folder_.string()}).exit, 0);
  const CliResult place = validateWith("{movement/foot/march in}", "{movement/foot/mrach in}");
  EXPECT_EQ(place.exit, 1);
  EXPECT_NE(place.out.find("paper.json"), std::string::npos) << place.out;
  EXPECT_NE(place.out.find("/checklist/phases/"), std::string::npos) << place.out;
  EXPECT_NE(place.out.find("movement/foot/mrach"), std::string::npos) << place.out;
  const CliResult card = validateWith("\"heavy\": \"@strength / 2 + 1\"", "\"heavy\": \"@strenght\"");
  EXPECT_EQ(card.exit, 1);
  EXPECT_NE(card.out.find("/cards/unit/tracks/0/heavy"), std::string::npos) << card.out;
  EXPECT_EQ(validateWith("\"prefix\": \"HG-\",", "\"prefix\": \"HG-\"").exit, 1);
  EXPECT_EQ(validateWith("\"prefix\": \"HG-\"", "\"prefix\": 7").exit, 1);
  EXPECT_EQ(validateWith("\"cards\": {", "\"kards\": {").exit, 1);
}

}  // namespace
}  // namespace signifer::test::papers_test
