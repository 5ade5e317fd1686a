// Holding a rule set against the promises that every rule set makes: a good one keeps them, each fault is named.
#include "conform/conform.h"

#include <unistd.h>

#include "toy_battle.h"

namespace signifer::conform_test {
namespace {

namespace fs = std::filesystem;

/// Skirmish with a text replaced wherever these files have it.
class Changed {
 public:
  Changed(const std::vector<std::string>& files, const std::string& from, const std::string& to) {
    fs::create_directories(folder_);
    for (const auto& entry : fs::directory_iterator(test::sourcePath("tests/toy")))
      if (entry.path().extension() == ".json") fs::copy_file(entry, folder_ / entry.path().filename());
    for (const std::string& file : files) {
      std::string text = test::textOf(folder_ / file);
      EXPECT_NE(text.find(from), std::string::npos) << file;
      for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
      test::putText(folder_ / file, text);
    }
  }
  ~Changed() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  Changed(const Changed&) = delete;
  Changed& operator=(const Changed&) = delete;

  [[nodiscard]] ConformReport report() const {
    const std::shared_ptr<const RuleSet> rules = makeRuleSet(&toy::make, folder_);
    return conform(rules, test::meeting(*rules), {.seed = 4, .battles = 2});
  }

 private:
  fs::path folder_ = fs::temp_directory_path() / ("signifer-conform-" + std::to_string(::getpid()));
};

std::string promises(const ConformReport& report) {
  std::string all;
  for (const ConformFault& fault : report.faults) all += fault.promise + " " + fault.found + "\n";
  return all;
}

TEST(Conform, AGoodRuleSetKeepsEveryPromise) {
  const auto rules = test::toyRules();
  const ConformReport report = conform(rules, test::meeting(*rules), {.seed = 4, .battles = 3});
  EXPECT_EQ(promises(report), "");
  EXPECT_GT(report.actions, 20U);
}

TEST(Conform, APhraseThatIsMissingIsNamed) {
  const Changed changed({"toy.json"}, "\"walks\": \"{unit} walked {0}.\",", "");
  const std::string found = promises(changed.report());
  EXPECT_NE(found.find("Every phrase of the code stands in the rule set's file."), std::string::npos) << found;
  EXPECT_NE(found.find("\"walks\" does not"), std::string::npos) << found;
}

TEST(Conform, APlaceThatNothingFillsIsNamed) {
  const Changed changed({"toy.json"}, "{unit} walked {0}.", "{unit} walked {distance}.");
  const std::string found = promises(changed.report());
  EXPECT_NE(found.find("Every place of a phrase is filled."), std::string::npos) << found;
  EXPECT_NE(found.find("walked {distance}."), std::string::npos) << found;
}

TEST(Conform, ARuleThatOnlyTheCodeKnowsIsNamed) {
  const Changed changed({"rules.json", "sequence.json", "toy.json", "procedures.json"}, "TY-FGT-1", "TY-FGT-9");
  const std::string found = promises(changed.report());
  EXPECT_NE(found.find("Every rule that is named stands in rules.json."), std::string::npos) << found;
  EXPECT_NE(found.find("\"TY-FGT-1\" does not"), std::string::npos) << found;
}

}  // namespace
}  // namespace signifer::conform_test
