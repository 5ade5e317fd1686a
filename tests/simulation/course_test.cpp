// The course of battles over their turns: chances to win, the side in the lead, and the turn from which a lead decides.
#include "simulation/course.h"

#include <gtest/gtest.h>

#include "simulation/simulation.h"
#include "toy_battle.h"

namespace signifer::course_of_battles_test {
namespace {

PlayedBattle played(SideIndex winner, std::vector<std::int16_t> chances) {
  PlayedBattle battle;
  battle.winner = winner;
  battle.chances = std::move(chances);
  return battle;
}

std::vector<PlayedBattle> times(std::size_t count, const PlayedBattle& battle) { return {count, battle}; }

std::vector<PlayedBattle> operator+(std::vector<PlayedBattle> one, const std::vector<PlayedBattle>& other) {
  one.insert(one.end(), other.begin(), other.end());
  return one;
}

TEST(CourseOfBattles, CountsWhoLedAndHowOftenHeWon) {
  const Course course =
      courseOf({played(0, {700, 1000}), played(1, {600, 0}), played(1, {300, 0}), played(noSide, {500, 500})}, 3);
  ASSERT_EQ(course.turns.size(), 2U);
  EXPECT_EQ(course.turns[0].turn, 3);
  EXPECT_EQ(course.turns[0].led, (std::array<std::uint32_t, 2>{2, 1}));
  EXPECT_EQ(course.turns[0].leaderWon, (std::array<std::uint32_t, 2>{1, 1}));
  EXPECT_EQ(course.turns[1].led, (std::array<std::uint32_t, 2>{0, 0})) << "nobody leads a battle that is over";
  EXPECT_EQ(course.turns[1].won, (std::array<std::uint32_t, 2>{1, 2}));
  EXPECT_EQ(course.turns[1].drawn, 1U);
  EXPECT_DOUBLE_EQ(course.turns[1].low, 0);
  EXPECT_DOUBLE_EQ(course.turns[1].high, 1);
}

TEST(CourseOfBattles, ALeadDecidesWhereItDoesForBothSides) {
  const auto first = times(20, played(0, {600, 900, 1000}));
  const auto second = times(20, played(1, {600, 100, 0}));
  EXPECT_EQ(courseOf(first + second, 1).turningPoint, 2) << "in the first turn the first side led in all";
  EXPECT_EQ(courseOf(first, 1).turningPoint, std::nullopt) << "that the stronger army leads tells nothing";
  EXPECT_EQ(courseOf(first + times(5, played(1, {600, 100, 0})), 1).turningPoint, std::nullopt) << "too few";
}

// The toy rule set knows no chances: its battles stand even until they are over.
TEST(CourseOfBattles, EndsCertainAndIsEvenWhereNobodyKnows) {
  const auto rules = test::toyLibrary().find("toy")->create();
  const Battle battle = readBattle(*rules, Document::load(test::meetingFile).root());
  SimulationPlan plan;
  plan.battles = 10;
  for (const PlayedBattle& one : simulate(*rules, battle, plan).battles) {
    ASSERT_FALSE(one.chances.empty());
    EXPECT_EQ(one.chances.back(), one.winner == noSide ? 500 : one.winner == 0 ? 1000 : 0);
    for (const std::int16_t chance : one.chances) EXPECT_TRUE(chance == 500 || chance == one.chances.back()) << chance;
  }
}

}  // namespace
}  // namespace signifer::course_of_battles_test
