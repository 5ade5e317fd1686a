// A battle beside the table that is told line by line, for tests of what lines do.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "conformance/rule_sets.h"
#include "play/override.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "schema/document.h"
#include "tell/tell.h"

namespace signifer::conformance {

class ToldBattle : public testing::Test {
 protected:
  void open(std::string_view name, const std::string& first = "") {
    const auto found = std::ranges::find_if(scenarios(), [&](const Scenario& one) { return one.name == name; });
    ASSERT_NE(found, scenarios().end()) << name;
    take(*found);
    if (!first.empty()) say(first);
  }
  void take(const Scenario& scenario) {
    scenario_ = &scenario;
    battle_ = scenario.start;
  }
  [[nodiscard]] const RuleSet& rules() const { return *scenario_->rules; }
  [[nodiscard]] Told tell(const std::string& line) const { return tellLine(rules(), battle_, line); }
  void say(const std::string& line) {
    const Told told = tell(line);
    ASSERT_FALSE(told.stopped) << line << ": " << told.stopped->word << ": " << told.stopped->why;
    words_.clear();
    for (const ToldFact& fact : told.understood) words_ += fact.words + "\n";
    applyOverride(rules(), battle_, Document::parse("told", told.changes).root());
  }
  /// The lines of an answer; empty, and a failure, where there is none.
  [[nodiscard]] std::string answer(const std::string& line) const {
    const Told told = tell(line);
    EXPECT_TRUE(told.answer) << line << ": " << (told.stopped ? told.stopped->word + ": " + told.stopped->why : "");
    std::string lines;
    if (told.answer)
      for (const std::vector<std::string>* list : {&told.answer->lines, &told.answer->assumed})
        for (const std::string& one : *list) lines += one + "\n";
    return lines;
  }
  void says(const std::string& question, const std::string& words) const {
    const std::string all = answer(question);
    EXPECT_NE(all.find(words), std::string::npos) << question << ": " << all;
  }
  void saysNot(const std::string& question, const std::string& words) const {
    const std::string all = answer(question);
    EXPECT_EQ(all.find(words), std::string::npos) << question << ": " << all;
  }
  [[nodiscard]] UnitIndex unit(std::string_view name) const {
    const auto& units = battle_.setup->units;
    const auto found = std::ranges::find(units, name, &UnitInfo::name);
    EXPECT_NE(found, units.end()) << name;
    return static_cast<UnitIndex>(found - units.begin());
  }
  [[nodiscard]] int status(std::string_view name, std::string_view field) const {
    const int at = indexOf(rules().definition().unitStatus(), field);
    EXPECT_GE(at, 0) << field;
    return battle_.unit(unit(name)).status.at[static_cast<std::size_t>(at)];
  }

  const Scenario* scenario_ = nullptr;
  Battle battle_;
  /// The words of the last line, as it was understood.
  std::string words_;
};

}  // namespace signifer::conformance
