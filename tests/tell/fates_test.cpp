// Outcomes of fights that are told: units then stand as the rules of each set have it, and are in the state that these
// give them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "conformance/rule_sets.h"
#include "play/override.h"
#include "schema/document.h"
#include "table/moves.h"
#include "tell/tell.h"

namespace signifer::conformance::fates_test {
namespace {

class Fates : public testing::Test {
 protected:
  void open(std::string_view name, const std::string& first = "") {
    scenario_ = &*std::ranges::find_if(scenarios(), [&](const Scenario& one) { return one.name == name; });
    battle_ = scenario_->start;
    if (!first.empty()) say(first);
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
  [[nodiscard]] const Pose& pose(std::string_view name) const { return battle_.unit(unit(name)).pose; }
  // The inches from where it stood.
  [[nodiscard]] double gone(const Pose& from, std::string_view name) const {
    const Vec2 way = toVec(pose(name).centre) - toVec(from.centre);
    return std::hypot(way.x, way.y) / oneInch;
  }
  // The degrees by which it looks off from the other.
  [[nodiscard]] double looksOff(std::string_view name, std::string_view at) const {
    const Vec2 way = toVec(pose(at).centre) - toVec(pose(name).centre);
    const Angle off = normalised(toHeading(bearing({}, way)) - pose(name).heading);
    return static_cast<double>(std::min(off, fullTurn - off)) / oneDegree;
  }

  const Scenario* scenario_ = nullptr;
  Battle battle_;
  std::string words_;
};

TEST_F(Fates, AHannibalRetreatGoesAwayAndFacesAboutAgain) {
  open("hannibal_cannae", "rome begins");
  say("legio 2 contact boii");
  const Told asked = tell("boii retreat");
  ASSERT_TRUE(asked.stopped);
  EXPECT_NE(asked.stopped->why.find("6 in to 12 in"), std::string::npos) << asked.stopped->why;
  const Pose before = pose("Boii");
  say("boii lose 2, retreat 8");
  EXPECT_NEAR(gone(before, "Boii"), 8, 0.01);
  EXPECT_NEAR(looksOff("Boii", "Legio II"), 0, 1);
  EXPECT_EQ(status("Boii", "retreating"), 1);
  EXPECT_EQ(status("Boii", "hits"), 2);
}

TEST_F(Fates, AHannibalRouterRunsWithItsBackToTheEnemy) {
  open("hannibal_cannae", "rome begins");
  say("boii ahead 16");
  say("legio 2 contact boii");
  say("boii rout");
  EXPECT_EQ(status("Boii", "routed"), 1);
  EXPECT_NE(words_.find("13 in to 18 in"), std::string::npos) << words_;
  const Pose before = pose("Boii");
  say("boii rout 14");
  EXPECT_NEAR(gone(before, "Boii"), 14, 0.01);
  EXPECT_NEAR(looksOff("Boii", "Legio II"), 180, 1);
  say("boii rallies");
  EXPECT_EQ(status("Boii", "routed"), 0);
}

TEST_F(Fates, AWayThatTheRulesDoNotHaveIsTakenAndSaid) {
  open("hannibal_cannae", "rome begins");
  say("legio 2 contact boii");
  say("boii fall back 3");
  EXPECT_NE(words_.find("HG-MOV-9"), std::string::npos) << words_;
  EXPECT_EQ(status("Boii", "retreating"), 1);
}

TEST_F(Fates, AnAggressiveChargerIsBookedThoughItsDieIsNotTold) {
  open("hannibal_cannae", "carthage begins");
  say("boii charges legio 2");
  EXPECT_EQ(status("Boii", "part"), 1);
  EXPECT_EQ(status("Legio II", "part"), 3);
  EXPECT_NE(words_.find("die"), std::string::npos) << words_;
  say("legio 2 countercharges boii");
  EXPECT_EQ(status("Legio II", "part"), 2);
}

}  // namespace
}  // namespace signifer::conformance::fates_test
