// One battle out of a simulation: which one is picked, and that a session plays it exactly.
#include <gtest/gtest.h>

#include "play/journal.h"
#include "play/journal_writer.h"
#include "simulation/picks.h"
#include "simulation/play_through.h"
#include "simulation/simulation.h"
#include "toy_battle.h"

namespace signifer::one_battle_test {
namespace {

using namespace test;

PlayedBattle ended(SideIndex winner, int turns, std::uint32_t actions = 0) {
  PlayedBattle battle;
  battle.winner = winner;
  battle.turns = static_cast<std::int16_t>(turns);
  battle.actions = actions;
  return battle;
}

PlayedBattle stalled(int turns) {
  PlayedBattle battle = ended(noSide, turns);
  battle.stalled = true;
  return battle;
}

TEST(OneBattle, TheMedianIsOfTheBattlesThatTheMoreOftenWinnerWon) {
  EXPECT_EQ(medianBattle({ended(1, 3), ended(0, 4), ended(1, 9), ended(1, 5), ended(0, 4)}), 3U);
  EXPECT_EQ(medianBattle({ended(0, 9), ended(0, 2), ended(1, 5)}), 1U) << "of two in the middle the shorter one";
  EXPECT_EQ(medianBattle({ended(1, 5), ended(0, 4)}), 1U) << "the first side's where both won as often";
  EXPECT_EQ(medianBattle({ended(0, 4, 30), ended(0, 4, 10), ended(0, 4, 20)}), 2U) << "turns alike, actions tell";
  EXPECT_EQ(medianBattle({ended(0, 4), ended(0, 4), ended(0, 4)}), 1U) << "all alike, the number tells";
}

TEST(OneBattle, TheMedianIsNeverABattleThatDidNotEnd) {
  EXPECT_EQ(medianBattle({}), std::nullopt);
  EXPECT_EQ(medianBattle({stalled(3)}), std::nullopt);
  EXPECT_EQ(medianBattle({stalled(1), ended(noSide, 7), stalled(2)}), 1U) << "a draw where nobody won";
  EXPECT_EQ(medianBattle({ended(noSide, 7), ended(noSide, 8), ended(1, 9)}), 2U) << "a win is no draw";
}

TEST(OneBattle, BattlesOfABarComeOneAfterAnotherAndFromTheFirstAgain) {
  const std::vector<PlayedBattle> battles{ended(0, 4), ended(1, 4), ended(0, 4),     ended(0, 5),
                                          stalled(4),  ended(0, 4), ended(noSide, 4)};
  EXPECT_EQ(nextEnding(battles, 4, 0, std::nullopt), 0U);
  EXPECT_EQ(nextEnding(battles, 4, 0, 0), 2U);
  EXPECT_EQ(nextEnding(battles, 4, 0, 2), 5U);
  EXPECT_EQ(nextEnding(battles, 4, 0, 5), 0U);
  EXPECT_EQ(nextEnding(battles, 4, 1, 1), 1U) << "the only one again";
  EXPECT_EQ(nextEnding(battles, 4, noSide, std::nullopt), 6U) << "a draw, and none that did not end";
  EXPECT_EQ(nextEnding(battles, 6, 0, std::nullopt), std::nullopt);
}

TEST(OneBattle, ASessionWithItsNumberIsTheBattleOfTheSimulation) {
  const auto rules = toyRules();
  const Battle start = meeting(*rules);
  const SimulationPlan plan{{"greedy", "recruit"}, 9, 12, 0, 1};
  const SimulationResult simulated = simulate(*rules, start, plan);
  ASSERT_EQ(simulated.battles.size(), 12U);
  for (const std::uint32_t number : {0U, 1U, 5U, 11U}) {
    Session session(rules, start, plan.seed, number);
    ASSERT_EQ(playThrough(session, plan.commanders), PlayedThrough::ended);
    EXPECT_EQ(fingerprint(session.battle()), simulated.battles[number].fingerprint) << number;
    EXPECT_EQ(session.battle().turn, simulated.battles[number].turns) << number;
    EXPECT_EQ(session.eventCount(), simulated.battles[number].actions) << number;
    EXPECT_EQ(session.outcome()->winner, simulated.battles[number].winner) << number;
  }
}

TEST(OneBattle, FromAMomentInMidGameTheMomentIsItsStart) {
  const auto rules = toyRules();
  Session before(rules, meeting(*rules), 2);
  playOn(before, 5);
  const SimulationPlan plan{{"greedy", "greedy"}, 4, 3, 0, 1};
  const SimulationResult simulated = simulate(*rules, before.battle(), plan);
  Session session(rules, before.battle(), plan.seed, 2);
  ASSERT_EQ(playThrough(session, plan.commanders), PlayedThrough::ended);
  EXPECT_EQ(fingerprint(session.battle()), simulated.battles[2].fingerprint);
  EXPECT_EQ(session.start(), before.battle());
}

// Its own luck goes on with it: the dice after a step back, and in the journal that was closed and opened again.
TEST(OneBattle, ItsNumberStaysWithItInTheJournal) {
  const auto rules = toyRules();
  const auto file = freshFolder() / "j";
  Session session(rules, meeting(*rules), 9, 5);
  {
    const auto writer = JournalWriter::create(file, session);
    session.setSink(writer.get());
    ASSERT_EQ(playThrough(session, {"greedy", "recruit"}), PlayedThrough::ended);
    session.setSink(nullptr);
  }
  EXPECT_TRUE(textOf(file).starts_with(R"({"format":"signifer-journal","version":1,"seed":9,"number":5,"battle":{)"));
  OpenedJournal opened = openJournal(toyLibrary(), file);
  EXPECT_TRUE(opened.whole()) << opened.warning();
  EXPECT_EQ(opened.session->number(), 5U);
  EXPECT_EQ(opened.session->battle(), session.battle());
  Session& again = *opened.session;
  while (again.canUndo()) again.undo();
  ASSERT_EQ(playThrough(again, {"greedy", "recruit"}), PlayedThrough::ended);
  EXPECT_EQ(again.battle(), session.battle());
}

TEST(OneBattle, IsStoppedAtAnyMoment) {
  Session session(toyRules(), meeting(*toyRules()), 3);
  std::atomic<bool> stop = false;
  std::size_t told = 0;
  const auto stopAfterThree = [&](const Commander&, const Decision&, const ActionList& candidates, const Action&) {
    EXPECT_FALSE(candidates.empty());
    stop = ++told == 3;
  };
  EXPECT_EQ(playThrough(session, {"greedy", "greedy"}, &stop, stopAfterThree), PlayedThrough::stopped);
  EXPECT_EQ(session.eventCount(), 3U);
}

}  // namespace
}  // namespace signifer::one_battle_test
