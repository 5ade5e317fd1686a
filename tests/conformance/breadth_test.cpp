// The rule set says how many answers a thorough commander plays out, and the commander follows it.
#include <gtest/gtest.h>

#include "commander/planning_commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"

namespace signifer::conformance::breadth_test {
namespace {

constexpr int answers = 2;

/// The commander's first answers to some decisions, taken as a battle at random comes to them.
std::vector<std::size_t> chosenBy(const Scenario& scenario, bool broad, int shortlist) {
  const RuleSet& rules = *scenario.rules;
  const Planning planning{.playouts = 0,
                          .trials = 1,
                          .shortlist = shortlist,
                          .broad = broad,
                          .outings = 1,
                          .rounds = 1,
                          .doubt = 0,
                          .character = {}};
  Battle battle = scenario.start;
  RolledDice dice(5);
  Stream lots(5);
  SilentChronicle silent;
  std::vector<std::size_t> chosen;
  while (chosen.size() < 15 && !rules.outcome(battle)) {
    const Decision decision = rules.decision(battle);
    ActionList offered;
    rules.candidates(battle, decision, offered);
    if (offered.size() > 4 && !decision.automatic)
      chosen.push_back(PlanningCommander(7, planning).choose(rules, battle, decision, offered));
    rules.resolve(battle, offered[lots.below(static_cast<std::uint32_t>(offered.size()))], dice, silent);
  }
  return chosen;
}

TEST(Breadth, IsTheRuleSetsToSayAndTheThoroughCommandersToFollow) {
  int broader = 0;
  for (const Scenario& scenario : scenarios()) {
    const int breadth = scenario.rules->breadthOfPlanned();
    ASSERT_GE(breadth, 1) << scenario.name;
    if (breadth == 1) continue;
    ++broader;
    const auto thorough = chosenBy(scenario, true, answers);
    EXPECT_EQ(thorough.size(), 15U) << scenario.name;
    EXPECT_EQ(thorough, chosenBy(scenario, false, answers * breadth)) << scenario.name;
    EXPECT_NE(thorough, chosenBy(scenario, false, answers)) << scenario.name;
  }
  EXPECT_GT(broader, 0);
}

}  // namespace
}  // namespace signifer::conformance::breadth_test
