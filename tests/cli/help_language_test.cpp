// The help in every language: what each verb, argument and option is for, and what a wrong question is told.
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cli/run_cli.h"

namespace signifer::help_language_test {
namespace {

using namespace test;
using Words = std::vector<std::string>;

Words plus(Words words, const std::string& one) {
  words.push_back(one);
  return words;
}

Words spoken(const std::string& language, Words words) {
  words.insert(words.begin(), {"--language", language});
  return words;
}

/// The words in the column of descriptions, and the names of verbs under their heading.
struct Help {
  std::set<std::string> descriptions;
  Words verbs;

  explicit Help(const std::string& text) {
    std::istringstream lines(text);
    bool areVerbs = false;
    for (std::string line; std::getline(lines, line);) {
      if (line.empty() || line.front() != ' ') areVerbs = line == "Verbs:";
      constexpr std::size_t column = 30;
      if (line.size() <= column || line.front() != ' ' || line.starts_with("  signifer-cli")) continue;
      const std::size_t gap = line.rfind("  ", column);
      // A long name stands by itself, with its description below.
      if (gap > 2 && gap != std::string::npos) descriptions.insert(line.substr(line.find_first_not_of(' ', gap)));
      if (areVerbs) verbs.push_back(line.substr(2, line.find_first_of(" ,", 2) - 2));
    }
  }
};

class HelpIn : public testing::TestWithParam<const char*> {
 protected:
  // Of a verb, and of its own verbs.
  void compare(const Words& verb) {
    const Help english(runCli(plus(verb, "--help")).out);
    const CliResult other = runCli(spoken(GetParam(), plus(verb, "--help")));
    ASSERT_FALSE(english.descriptions.empty());
    EXPECT_EQ(other.exit, 0);
    for (const std::string& description : english.descriptions)
      EXPECT_FALSE(says(other.out, "  " + description + "\n")) << description;
    described_ += english.descriptions.size();
    for (const std::string& one : english.verbs) compare(plus(verb, one));
  }

  std::size_t described_ = 0;
};

TEST_P(HelpIn, SaysEverythingInTheLanguage) {
  compare({});
  EXPECT_GT(described_, 150U) << "verbs or options were not found";
}

TEST_P(HelpIn, AWrongQuestionIsToldInTheLanguage) {
  for (const Words& question : {Words{"phases", "toi"}, Words{"candidates"}, Words{"judge"},
                                Words{"ruling", "toy", "no-such"}, Words{"play", "toy", "--seed", "x"}}) {
    const CliResult english = runCli(question);
    const CliResult other = runCli(spoken(GetParam(), question));
    EXPECT_EQ(english.exit, 2);
    EXPECT_EQ(other.exit, 2);
    EXPECT_NE(other.err, english.err) << english.err;
  }
}

TEST(HelpLanguage, OneThatIsNotSpokenIsRefused) {
  const CliResult result = runCli({"--language", "la", "rulesets"});
  EXPECT_EQ(result.exit, 2);
  EXPECT_TRUE(says(result.err, "la")) << result.err;
}

INSTANTIATE_TEST_SUITE_P(Languages, HelpIn, testing::Values("de", "fr"));

}  // namespace
}  // namespace signifer::help_language_test
