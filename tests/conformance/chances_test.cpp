// A commander tells the worth of its choices as a chance to win if the rule set knows chances. Every rule set of the
// sheets does.
#include <gtest/gtest.h>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"
#include "play/position.h"

namespace signifer::conformance::chances_test {
namespace {

class Chances : public testing::TestWithParam<std::size_t> {};

TEST_P(Chances, RiseWithTheWorthAndAddUpToOne) {
  const Scenario& scenario = scenarios()[GetParam()];
  if (isExample(scenario.rules->definition().id())) return;
  double before = 0.0;
  for (int worth = -3000; worth <= 3000; worth += 100) {
    const auto chance = scenario.rules->chanceAtEnd(worth);
    const auto enemys = scenario.rules->chanceAtEnd(-worth);
    ASSERT_TRUE(chance && enemys);
    EXPECT_GT(*chance, before) << worth;
    EXPECT_LT(*chance, 1.0) << worth;
    EXPECT_NEAR(*chance + *enemys, 1.0, 1e-9) << worth;
    before = *chance;
  }
}

TEST_P(Chances, AreWhatAPlayedOutChoiceIsToldBy) {
  const Scenario& scenario = scenarios()[GetParam()];
  if (isExample(scenario.rules->definition().id())) return;
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  RolledDice dice(1);
  SilentChronicle silent;
  const auto centurion = makeCommander("centurion:answers=2:outings=1:rounds=1", 1);
  ActionList candidates;
  int told = 0;
  for (int action = 0; action < 60 && !rules.outcome(battle) && told < 3; ++action) {
    const Action chosen = centurion->answer(rules, battle, rules.decision(battle), candidates);
    const std::string why = centurion->why(rules, battle, candidates);
    EXPECT_EQ(why.find(" points "), std::string::npos) << why;
    if (why.find(" to win") != std::string::npos) ++told;
    rules.resolve(battle, chosen, dice, silent);
  }
  EXPECT_EQ(told, 3);
}

TEST_P(Chances, AreKnownWhereArmiesDeployInPlayToo) {
  const Scenario& scenario = scenarios()[GetParam()];
  const Position position = readPosition(library(), Document::load(scenario.file).root());
  EXPECT_EQ(position.rules->chanceAtEnd(500), scenario.rules->chanceAtEnd(500));
}

std::string nameOf(const testing::TestParamInfo<std::size_t>& info) { return scenarios().name(info.param); }

INSTANTIATE_TEST_SUITE_P(Scenarios, Chances, testing::Range<std::size_t>(0, scenarios().size()), nameOf);

}  // namespace
}  // namespace signifer::conformance::chances_test
