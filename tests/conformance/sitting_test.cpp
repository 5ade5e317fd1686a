// Playing in one sitting (rules/sitting.h): what is kept there from one question to the next must never be noticed.
// Each battle is played twice at the same time, in one sitting and by a rule set that knows nothing of what was before.
#include <gtest/gtest.h>

#include "battle/kept_nearest.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"

namespace signifer::conformance::sitting_test {
namespace {

class OneSitting : public testing::TestWithParam<std::size_t> {};

TEST_P(OneSitting, AsksAndAnswersAsTheRuleSetAskedAnew) {
  const Scenario& scenario = scenarios()[GetParam()];
  const RuleSet& rules = *scenario.rules;
  const std::uint64_t seed = trialSeed();
  Battle seated = scenario.start;
  Battle anew = scenario.start;
  SilentChronicle silent;
  RolledDice seatedDice(seed);
  RolledDice anewDice(seed);
  Stream seatedLots(seed);
  Stream anewLots(seed);
  const auto sitting = rules.sit(seated, seatedDice, silent);
  ActionList seatedList;
  ActionList anewList;
  KeptNearest kept;
  for (int action = 0; action < 20000 && !rules.outcome(anew); ++action) {
    const Decision decision = rules.decision(anew);
    ASSERT_EQ(sitting->decision(), decision) << "action " << action << ", seed " << seed;
    seatedList.clear();
    anewList.clear();
    // Now and then all are listed, in the middle of the draws.
    if (action % 16 == 0) {
      sitting->candidates(decision, seatedList);
      rules.candidates(anew, decision, anewList);
      ASSERT_EQ(seatedList, anewList) << "action " << action << ", seed " << seed;
      seatedList.clear();
      anewList.clear();
    }
    sitting->drawCandidates(decision, 1, seatedLots, seatedList);
    rules.drawCandidates(anew, decision, 1, anewLots, anewList);
    ASSERT_EQ(seatedList, anewList) << "action " << action << ", seed " << seed;
    sitting->resolve(seatedList.front());
    rules.resolve(anew, anewList.front(), anewDice, silent);
    ASSERT_TRUE(seated == anew) << "action " << action << ", seed " << seed;
    ASSERT_EQ(sitting->outcome().has_value(), rules.outcome(anew).has_value()) << "action " << action;
    for (SideIndex side = 0; side < 2; ++side)
      ASSERT_EQ(rules.appraiseAlike(anew, side, kept), rules.appraise(anew, side))
          << "action " << action << ", seed " << seed;
  }
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, OneSitting, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

}  // namespace
}  // namespace signifer::conformance::sitting_test
