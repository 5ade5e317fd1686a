// Actions that cost nothing are carried out. A commander that plans declines neither a shot in the step of shooting nor
// a try to rally, if the rule set says that nothing is lost by it.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"

namespace signifer::conformance::free_actions_test {
namespace {

TEST(FreeActions, AreNotDeclinedByWhoPlans) {
  constexpr int answersInABattle = 500;
  std::set<std::string> seenIn;
  for (const Scenario& scenario : scenarios()) {
    const RuleSet& rules = *scenario.rules;
    Battle battle = scenario.start;
    RolledDice dice(3);
    SilentChronicle silent;
    // Without playouts, so that many battles can be looked at.
    const auto commander = makeCommander("centurion:outings=0", 3);
    ActionList candidates;
    for (int i = 0; i < answersInABattle && !rules.outcome(battle); ++i) {
      const Decision decision = rules.decision(battle);
      const Action answer = commander->answer(rules, battle, decision, candidates);
      const auto free = [&](const Action& action) { return rules.costsNothing(battle, action); };
      if (decision.unit != noUnit && !decision.automatic && std::ranges::any_of(candidates, free)) {
        EXPECT_TRUE(free(answer)) << scenario.name << " at answer " << i;
        seenIn.insert(rules.definition().id());
      }
      rules.resolve(battle, answer, dice, silent);
    }
  }
  EXPECT_TRUE(seenIn.contains("fantasy"));
  EXPECT_TRUE(seenIn.contains("initiative"));
}

}  // namespace
}  // namespace signifer::conformance::free_actions_test
