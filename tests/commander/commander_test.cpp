// Commanders on the tutorial's rule set: names and characters, choices that can be repeated, reasons, deadlines.
#include "commander/commander.h"

#include <gtest/gtest.h>

#include "commander/first_decision.h"
#include "commander/imagined_dice.h"
#include "commander/in_words.h"
#include "commander/planning_commander.h"
#include "commander/playouts.h"
#include "commander/why.h"
#include "dice/sources.h"
#include "simulation/course.h"
#include "simulation/simulation.h"

namespace signifer::commander_test {
namespace {

struct Commanders : test::FirstDecision {};

TEST(CommanderNames, TakeACharacterANumberOfPlayoutsAndSettingsInAnyOrder) {
  for (const char* name : {"random", "recruit", "greedy", "centurion", "legate", "centurion:bold", "legate:20:cautious",
                           "legate:erratic:4", "centurion:outings=4:answers=3", "legate:turns=3:bold:0:care=0",
                           "legate:horizon=0", "centurion:sound=1"})
    EXPECT_TRUE(makeCommander(name, 1)) << name;
  for (const char* name : {"", "tribune", "random:bold", "greedy:4", "centurion:", "centurion:meek", "legate:-1",
                           "legate:bold:bold", "legate:1:2", "legate:1000000000000", "legate:trials=0", "legate:luck=2",
                           "legate:outings=", "legate:care=1:care=1", "legate:4:playouts=4", "greedy:trials=2"})
    EXPECT_FALSE(makeCommander(name, 1)) << name;
}

TEST(CommanderNames, AllThatAreListedAreKnown) {
  for (const CommanderInfo& info : commanders()) {
    EXPECT_TRUE(makeCommander(info.name, 1)) << info.name;
    EXPECT_FALSE(info.summary.empty());
  }
  for (const CommanderInfo& info : characters())
    EXPECT_TRUE(makeCommander("centurion:" + std::string(info.name), 1)) << info.name;
}

// One name for people, whichever word was typed.
TEST(CommanderNames, AreOneForPeople) {
  for (const CommanderInfo& info : commanders()) EXPECT_EQ(commanderInWords(info.name), info.name);
  EXPECT_EQ(commanderInWords("random"), "recruit");
  EXPECT_EQ(commanderInWords("centurion:bold:40"), "centurion, bold");
}

TEST_F(Commanders, ChooseTheSameFromTheSameSeedAndLeaveTheBattleAsItWas) {
  ASSERT_GT(candidates.size(), 1U);
  const Battle before = battle;
  for (const char* name : {"recruit", "greedy", "centurion", "legate:3", "centurion:erratic"}) {
    const auto one = makeCommander(name, 7);
    const auto other = makeCommander(name, 7);
    const std::size_t chosen = one->choose(*rules, battle, decision, candidates);
    EXPECT_LT(chosen, candidates.size());
    EXPECT_EQ(chosen, other->choose(*rules, battle, decision, candidates)) << name;
  }
  EXPECT_EQ(battle, before);
}

TEST_F(Commanders, WhoPlansSaysWhyAndWhatWithFigures) {
  const auto centurion = makeCommander("centurion", 7);
  EXPECT_TRUE(centurion->why(*rules, battle, candidates).empty());
  (void)centurion->choose(*rules, battle, decision, candidates);
  EXPECT_FALSE(centurion->why(*rules, battle, candidates).empty());
  EXPECT_TRUE(centurion->plan().empty()) << "it decides one thing after another";
  const auto legate = makeCommander("legate:3", 7);
  (void)legate->choose(*rules, battle, decision, candidates);
  EXPECT_FALSE(legate->plan().empty());
  const auto recruit = makeCommander("recruit", 7);
  (void)recruit->choose(*rules, battle, decision, candidates);
  EXPECT_TRUE(recruit->why(*rules, battle, candidates).empty());
}

TEST_F(Commanders, SayWhatSpeaksAgainstTheirChoice) {
  const std::vector<int> worse{100, 300};
  const std::vector<int> better{200, 300};
  const auto told = [&](const Action& one, const Action& other, Leaning leaning) {
    return preference(*rules, battle, {&one, &worse, false}, {&other, &better, false}, leaning);
  };
  const Action& one = candidates[0];
  const Action& other = candidates[1];
  EXPECT_NE(told(one, other, Leaning::level).find(". Not clearly worse than \""), std::string::npos);
  EXPECT_NE(told(one, other, Leaning::bold).find(". A chance taken. \""), std::string::npos);
  EXPECT_NE(told(one, other, Leaning::cautious).find(". The safer way. \""), std::string::npos);
  EXPECT_NE(told(one, other, Leaning::erratic).find(". On a whim. \""), std::string::npos);
}

TEST_F(Commanders, SayWhatIsSeldomBetterButByMore) {
  const auto told = [&](const std::vector<int>& chosen, const std::vector<int>& next) {
    return preference(*rules, battle, {&candidates[0], &chosen, false}, {&candidates[1], &next, false}, Leaning::level);
  };
  const std::string seldom = told({900, 100, 100}, {100, 200, 200});
  EXPECT_NE(seldom.find("\" in only 1 of 3 tries, but by more: 2.00 points on average."), std::string::npos) << seldom;
  // As often worse: that is not what makes it better.
  const std::string even = told({900, 100}, {100, 200});
  EXPECT_NE(even.find("\" in only 1 of 2 tries, but by more: 3.50 points on average."), std::string::npos) << even;
}

// As when units are placed one after another.
TEST_F(Commanders, SayNothingOfAnotherUnitThatMakesNoDifference) {
  const std::vector<int> same{100, 300};
  Action other = candidates[0];
  other.unit = static_cast<UnitIndex>(candidates[0].unit + 1);
  const auto told = [&](const Action& next) {
    return preference(*rules, battle, {&candidates[0], &same, false}, {&next, &same, false}, Leaning::level);
  };
  EXPECT_EQ(told(other), actionInWords(*rules, battle, candidates[0]) + ".");
  EXPECT_NE(told(candidates[0]).find("As good as"), std::string::npos);
}

// If one round of playouts costs more than an answer may, it is the only one.
TEST_F(Commanders, PlayNoMoreOutThanAnAnswerMayCost) {
  const auto manyTries = [&](const Planning& planning) {
    PlanningCommander commander(7, planning);
    Battle played = battle;
    int told = 0;
    for (std::uint64_t number = 0; number < 200 && !rules->outcome(played); ++number) {
      const Decision asked = rules->decision(played);
      const Action answer = commander.answer(*rules, played, asked, candidates);
      told += commander.why(*rules, played, candidates).find(" tries") == std::string::npos ? 0 : 1;
      SilentChronicle silent;
      RolledDice dice(number);
      rules->resolve(played, answer, dice, silent);
    }
    return told;
  };
  Planning planning{.playouts = 0, .trials = 1, .shortlist = 4, .outings = 8, .rounds = 2, .doubt = 0, .character = {}};
  EXPECT_GT(manyTries(planning), 0);
  planning.work = 1;
  EXPECT_EQ(manyTries(planning), 0);
}

TEST_F(Commanders, AnswerAtOnceWhenTheyAreStopped) {
  const std::atomic<bool> stop = true;
  const auto legate = makeCommander("legate:100000", 7);
  legate->setPatience({std::chrono::milliseconds(0), &stop});
  EXPECT_LT(legate->choose(*rules, battle, decision, candidates), candidates.size());
}

TEST_F(Commanders, PlayoutsComeOutTheSameFromTheSameSeedHoweverCareful) {
  const Battle before = battle;
  const Parts parts(battle, decision.side);
  for (const int care : {0, 1, 3}) {
    // Earlier playouts leave nothing behind.
    Playouts playouts(2, care);
    const int first = playouts.play(*rules, battle, decision.side, {}, parts, 7).worth;
    (void)playouts.play(*rules, battle, decision.side, {}, parts, 8);
    EXPECT_EQ(first, playouts.play(*rules, battle, decision.side, {}, parts, 7).worth) << care;
    EXPECT_EQ(first, Playouts(2, care).play(*rules, battle, decision.side, {}, parts, 7).worth) << care;
  }
  EXPECT_EQ(battle, before);
}

// Answers are compared on equal luck by giving each a copy of the dice.
TEST_F(Commanders, CopiesOfImaginedDiceFallAlikeAndCountTheirThrows) {
  ImaginedDice dice(7);
  dice.follow(battle);
  const Purpose purpose{.id = "combat", .side = 0, .unit = 1, .against = 2};
  ImaginedDice copy = dice;
  EXPECT_EQ(copy.throws(), 0U);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(dice.sum(purpose, 3), copy.sum(purpose, 3));
  EXPECT_EQ(copy.throws(), 20U);
}

TEST_F(Commanders, PlanningBattlesAreTheSameWithAnyNumberOfThreads) {
  SimulationPlan plan;
  plan.commanders = {"centurion", "legate:2"};
  plan.battles = 4;
  plan.threads = 1;
  const SimulationResult one = simulate(*rules, battle, plan);
  plan.threads = 2;
  EXPECT_EQ(one.battles, simulate(*rules, battle, plan).battles);
  // The course is told of every turn, and in the end every battle is decided.
  const Course course = courseOf(one.battles, battle.turn);
  ASSERT_FALSE(course.turns.empty());
  EXPECT_EQ(course.turns.front().turn, battle.turn);
  EXPECT_EQ(course.turns.back().won[0], one.wins[0]);
  EXPECT_EQ(course.turns.back().won[1], one.wins[1]);
  EXPECT_EQ(course.turns.back().drawn, one.draws);
  EXPECT_EQ(one.stalled, 0U);
}

}  // namespace
}  // namespace signifer::commander_test
