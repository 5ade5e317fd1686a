// An evening beside the table for each rule set, entry by entry, from the first turn to the fourth. Every entry is
// understood, every question is answered as the referee answers it, and forty entries are enough (tests/evenings).
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "conformance/rule_sets.h"
#include "play/deployment.h"
#include "play/session.h"
#include "play/table_moment.h"
#include "support/paths.h"
#include "tell/matters.h"
#include "tell/tell.h"

namespace signifer::conformance::evenings_test {
namespace {

constexpr std::size_t mostEntries = 40;
constexpr std::uint64_t seed = 4;

struct Entry {
  std::string line;
  /// "yes", "no" or "figures" of a question.
  std::string answer;
};

struct Evening {
  std::string battle;
  std::vector<Entry> entries;
};

Evening eveningOf(const std::filesystem::path& file) {
  Evening evening;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (line.starts_with("battle ")) {
      evening.battle = line.substr(7);
      continue;
    }
    const std::size_t sign = line.find(" => ");
    evening.entries.push_back({line.substr(0, sign), sign == std::string::npos ? "" : line.substr(sign + 4)});
  }
  return evening;
}

std::string_view nameOf(ToldAnswer::Says says) {
  return says == ToldAnswer::Says::yes ? "yes" : says == ToldAnswer::Says::no ? "no" : "figures";
}

class Evenings : public testing::TestWithParam<std::string> {};

TEST_P(Evenings, FourTurnsTakeNoMoreThanFortyEntries) {
  const Evening evening = eveningOf(test::sourcePath("tests/evenings/" + GetParam()));
  std::string name = evening.battle;
  std::ranges::replace(name, '/', '_');
  const auto scenario = std::ranges::find_if(scenarios(), [&](const Scenario& one) { return one.name == name; });
  ASSERT_NE(scenario, scenarios().end()) << evening.battle;
  EXPECT_LE(evening.entries.size(), mostEntries);
  Session session(scenario->rules, scenario->start, seed);
  UnsettledFacts open;
  for (const Entry& entry : evening.entries) {
    const Told told = tellLine(session, entry.line);
    ASSERT_FALSE(told.stopped) << entry.line << ": " << told.stopped->word << ": " << told.stopped->why;
    EXPECT_EQ(told.answer.has_value(), !entry.answer.empty()) << entry.line;
    if (told.answer) {
      EXPECT_EQ(nameOf(told.answer->says), entry.answer) << entry.line << ": " << told.answer->lines.front();
      EXPECT_FALSE(told.answer->head.empty());
      continue;
    }
    ASSERT_NO_THROW(session.override(told.changes, {})) << entry.line;
    (void)open.of(session);
  }
  EXPECT_EQ(session.battle().turn, 4);
  EXPECT_FALSE(session.outcome());
}

std::vector<std::string> files() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(test::sourcePath("tests/evenings")))
    names.push_back(file.path().filename().string());
  std::ranges::sort(names);
  return names;
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Evenings, testing::ValuesIn(files()),
                         [](const auto& file) { return file.param.substr(0, file.param.find('.')); });

}  // namespace
}  // namespace signifer::conformance::evenings_test
