// A line at full referee: what is said is judged and carried out, with the players' dice. And what a referee would have
// had to enter to play a battle: every line is tried where it is said.
#include "tell/acts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "play/deployment.h"
#include "tell/entries.h"

namespace signifer::conformance::acts_test {
namespace {

const Scenario& scenarioCalled(std::string_view name) {
  return *std::ranges::find_if(scenarios(), [&](const Scenario& one) { return one.name == name; });
}

class Acting : public testing::Test {
 protected:
  void open(std::string_view name) {
    const Scenario& scenario = scenarioCalled(name);
    session_ = std::make_unique<Session>(scenario.rules, scenario.start, 7);
    for (SideIndex side = 0; side < 2; ++side) session_->setDice(side, DiceOrigin::typed);
  }
  ActedLine say(const std::string& line) {
    ActedLine acted = actLine(*session_, orders_, line);
    if (acted.stopped) return acted;
    for (const ActStep& step : acted.steps) (void)session_->act(step.action, step.typed);
    orders_ = acted.orders;
    return acted;
  }
  void saysWithoutStop(const std::string& line) {
    const ActedLine acted = say(line);
    EXPECT_FALSE(acted.stopped) << line << ": " << acted.stopped->word << ": " << acted.stopped->why;
  }
  [[nodiscard]] UnitIndex unit(std::string_view name) const {
    const auto& units = session_->battle().setup->units;
    return static_cast<UnitIndex>(std::ranges::find(units, name, &UnitInfo::name) - units.begin());
  }

  std::unique_ptr<Session> session_;
  std::vector<StandingOrder> orders_;
};

TEST_F(Acting, AWingMovesAtOnceAndTheRestEndsTheStep) {
  open("hannibal_cannae");
  saysWithoutStop("4 2");
  ASSERT_EQ(session_->battle().active, 0);
  const Pose before = session_->battle().unit(unit("Boii")).pose;
  saysWithoutStop("all centre and all africans and all balearic ahead 12");
  EXPECT_NE(session_->battle().unit(unit("Boii")).pose, before);
  EXPECT_EQ(session_->eventCount(), 14U);
  const StepIndex step = session_->decision().step;
  saysWithoutStop("the rest stands");
  EXPECT_NE(session_->decision().step, step);
}

TEST_F(Acting, WhatIsNotLegalIsNotDoneAndSaysItsRule) {
  open("hannibal_cannae");
  saysWithoutStop("4 2");
  const std::size_t events = session_->eventCount();
  const ActedLine acted = say("boii ahead 13");
  ASSERT_TRUE(acted.stopped);
  EXPECT_NE(acted.stopped->why.find("HG-MOV-1"), std::string::npos) << acted.stopped->why;
  EXPECT_EQ(session_->eventCount(), events);
  const ActedLine far = say("boii ahead 6, boii charge legio 1");
  ASSERT_TRUE(far.stopped);
  EXPECT_NE(far.stopped->why.find("HG-"), std::string::npos) << far.stopped->why;
  EXPECT_EQ(session_->eventCount(), events) << "a line is done as a whole or not at all";
}

TEST_F(Acting, DiceOfALineAreTakenInTheirOrderAndTheRestIsAskedFor) {
  open("hannibal_cannae");
  const ActedLine none = say("next");
  ASSERT_TRUE(none.wanted);
  EXPECT_FALSE(diceInWords(session_->rules(), session_->battle(), *none.wanted).empty());
  EXPECT_TRUE(say("next, 4").wanted) << "one of two throws is told";
  EXPECT_TRUE(say("next, 4 2 3").stopped) << "more figures than dice";
  EXPECT_TRUE(say("next, 4 7").stopped) << "no die shows seven";
  saysWithoutStop("next, 4 2");
  EXPECT_EQ(session_->battle().active, 0);
}

TEST_F(Acting, AnOrderAnswersAndIsTakenBack) {
  open("hannibal_cannae");
  saysWithoutStop("4 2");
  saysWithoutStop("rome always countercharges");
  ASSERT_EQ(orders_.size(), 1U);
  EXPECT_EQ(orders_.front().side, 1);
  saysWithoutStop("carthage never throws pila, legio 1 always countercharges");
  EXPECT_EQ(orders_.size(), 3U);
  saysWithoutStop("rome sometimes countercharges");
  EXPECT_EQ(orders_.size(), 2U);
  EXPECT_TRUE(say("rome always dances").stopped);
}

TEST_F(Acting, AQuestionIsAnswered) {
  open("hannibal_cannae");
  saysWithoutStop("4 2");
  const ActedLine asked = say("may boii march?");
  ASSERT_TRUE(asked.answer);
  EXPECT_EQ(asked.answer->says, ToldAnswer::Says::yes);
  EXPECT_TRUE(asked.steps.empty());
}

// Played by machine, told by a referee: few gestures, and nearly all of it in lines.
TEST(RefereeEntries, ABattleOfEachRuleSetTakesFew) {
  struct Most {
    const char* battle;
    int gestures;
    std::size_t lines;
    int withoutWords;
  };
  for (const Most& most :
       {Most{"hannibal_cannae", 150, 60, 6}, Most{"othw_zama", 320, 60, 8}, Most{"cb_raphia", 420, 140, 24},
        Most{"fantasy_wardens", 175, 80, 16}, Most{"initiative_gaugamela", 290, 140, 48}}) {
    SCOPED_TRACE(most.battle);
    const Scenario& scenario = scenarioCalled(most.battle);
    Session session(scenario.rules, scenario.start, 7);
    const auto commander = makeCommander("greedy", 7);
    ActionList candidates;
    while (!session.outcome()) {
      const Decision decision = session.decision();
      candidates.clear();
      session.rules().candidates(session.battle(), decision, candidates);
      ASSERT_EQ(session.act(commander->answer(session.rules(), session.battle(), decision, candidates)).kind,
                Attempt::Kind::done);
    }
    const std::vector<RefereeEntry> entries = refereeEntries(session);
    int gestures = 0;
    int withoutWords = 0;
    for (const RefereeEntry& one : entries) {
      gestures += one.gestures();
      withoutWords += one.gesture ? 1 : 0;
      EXPECT_TRUE(one.gesture || one.line.size() <= longestEntry) << one.line;
    }
    EXPECT_LE(gestures, most.gestures);
    EXPECT_LE(entries.size(), most.lines);
    EXPECT_LE(withoutWords, most.withoutWords);
  }
}

}  // namespace
}  // namespace signifer::conformance::acts_test
