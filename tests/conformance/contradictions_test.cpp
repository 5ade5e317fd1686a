// Sentences that a house rule makes false, and what comes in their place, worked by hand: with the option or figure the
// paper no longer says the one, and says the other. Each sentence stands on the rule set's own paper; otherwise it
// would guard nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "conformance/rule_sets.h"
#include "sheet/document.h"
#include "sheet/papers.h"
#include "sheet/writers.h"
#include "support/paths.h"

namespace signifer::conformance::contradictions_test {
namespace {

using Json = nlohmann::json;

// The words of a paper in one run, as they are read: without marks and tables, and without the list of house rules.
std::string wordsOf(const std::string& markdown) {
  std::string out;
  bool listed = false;
  bool tag = false;
  std::size_t begin = 0;
  while (begin < markdown.size()) {
    const std::size_t end = std::min(markdown.find('\n', begin), markdown.size());
    const std::string line = markdown.substr(begin, end - begin);
    begin = end + 1;
    if (line.starts_with("#")) listed = line.find("House rules in force") != std::string::npos;
    if (listed || line.find("Signifer \u00B7") != std::string::npos) continue;
    std::string plain = line;
    for (const std::string& mark : {std::string("(H)"), std::string("---"), std::string("\u2610")})
      for (std::size_t at = plain.find(mark); at != std::string::npos; at = plain.find(mark))
        plain.replace(at, mark.size(), " ");
    out += ' ';
    for (const char c : plain) {
      if (c == '<') tag = true;
      const bool skipped = tag || c == '*' || c == '|' || c == '\\' || c == ' ';
      if (c == '>') tag = false;
      if (skipped) {
        if (!out.ends_with(' ')) out += ' ';
      } else {
        const bool stop = c == ',' || c == ';' || c == ':' || c == '.';
        if (stop && out.ends_with(' ')) out.pop_back();
        out += c;
      }
    }
  }
  std::string once;
  for (const char c : out)
    if (c != ' ' || !once.ends_with(' ')) once += c;
  return once;
}

class Contradictions : public testing::TestWithParam<std::string> {
 protected:
  std::string paper(const std::string& kind, const HouseRules& house) {
    std::string& known =
        papers_[kind + house.patch +
                (house.options.empty() ? "" : house.options.begin()->first + house.options.begin()->second)];
    if (!known.empty()) return known;
    PaperOrder order;
    order.kind = findPaperKind(kind)->kind;
    order.source = library().find(GetParam());
    order.house = house;
    return known = wordsOf(writeMarkdown(makePaper(order)));
  }

 private:
  std::map<std::string, std::string> papers_;
};

TEST_P(Contradictions, AreNotPrinted) {
  std::ifstream in(test::sourcePath("tests/conformance/contradictions.json"));
  int tried = 0;
  for (const Json& row : Json::parse(in)) {
    if (row["ruleset"] != GetParam()) continue;
    ++tried;
    HouseRules house;
    if (row.contains("house")) {
      const std::string words = row["house"];
      house.options[words.substr(0, words.find('='))] = words.substr(words.find('=') + 1);
    } else {
      house.patch = row["patch"].dump();
    }
    const std::string usual = paper(row["paper"], {});
    const std::string now = paper(row["paper"], house);
    const auto says = [](const std::string& text, const std::string& words) {
      return text.find(words) != std::string::npos;
    };
    if (row.contains("not")) {
      EXPECT_TRUE(says(usual, row["not"])) << row << "\nthe rule set's own paper does not say it";
      EXPECT_FALSE(says(now, row["not"])) << row << "\nis printed although it is false";
    }
    if (row.contains("must")) {
      EXPECT_TRUE(says(now, row["must"])) << row << "\nlacks what the house rule brings";
    }
  }
  EXPECT_GE(tried, 40);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Contradictions, testing::ValuesIn(test::shippedRuleSets()),
                         [](const auto& set) { return set.param; });

}  // namespace
}  // namespace signifer::conformance::contradictions_test
