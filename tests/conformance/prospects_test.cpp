// The outcome of a charge, worked out over all dice, against the same turns played out: in every rule set that charges.
#include "commander/prospects.h"

#include <gtest/gtest.h>

#include <set>

#include "commander/commander.h"
#include "commander/outcome_words.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"

namespace signifer::conformance::prospects_test {
namespace {

struct Charge {
  Battle battle;
  Action action;
};

// The first legal charges that greedy play of a battle comes upon, each in a step of its own.
std::vector<Charge> chargesIn(const Scenario& scenario, std::size_t most) {
  std::vector<Charge> charges;
  Battle battle = scenario.start;
  const auto commander = makeCommander("recruit", streamSeed(9, 0, "charges"));
  RolledDice dice(5);
  SilentChronicle silent;
  int last = -1;
  for (int i = 0; i < 1500 && charges.size() < most && !scenario.rules->outcome(battle); ++i) {
    const Decision decision = scenario.rules->decision(battle);
    ActionList candidates;
    scenario.rules->candidates(battle, decision, candidates);
    for (const Action& action : candidates) {
      const ActionKind& kind = scenario.rules->definition().actions()[static_cast<std::size_t>(action.kind)];
      if (kind.gesture != "charge" || action.target == noUnit || battle.turn == last) continue;
      if (!scenario.rules->judge(battle, action).legal()) continue;
      charges.push_back({battle, action});
      last = battle.turn;
      break;
    }
    scenario.rules->resolve(battle, candidates[commander->choose(*scenario.rules, battle, decision, candidates)], dice,
                            silent);
  }
  return charges;
}

TEST(Prospects, AgreeWithTurnsPlayedOut) {
  std::set<std::string> seen;
  for (const Scenario& scenario : scenarios()) {
    const std::string& id = scenario.rules->definition().id();
    if (isExample(id) || !seen.insert(id).second) continue;
    const std::vector<Charge> charges = chargesIn(scenario, 5);
    EXPECT_FALSE(charges.empty()) << scenario.name << ": no charge was found";
    std::size_t exact = 0;
    std::size_t rulings = 0;
    for (const Charge& charge : charges) {
      const auto all = prospectsOf(*scenario.rules, charge.battle, charge.action);
      const auto played = prospectsOf(*scenario.rules, charge.battle, charge.action, OddsLimit{.work = 0, .bytes = 1});
      ASSERT_TRUE(all && played) << scenario.name;
      EXPECT_FALSE(played->exact);
      EXPECT_EQ(attackInWords(*scenario.rules, charge.battle, charge.action), prospectsInWords(*all));
      exact += all->exact ? 1 : 0;
      for (const Prospects* one : {&*all, &*played}) {
        EXPECT_LE(one->home, 1 + 1e-9);
        EXPECT_LE(one->better, one->home + 1e-9) << scenario.name;
        EXPECT_LE(one->home + one->fled, 1 + 1e-9) << scenario.name;
        EXPECT_LE(one->home + one->diverted, 1 + 1e-9) << scenario.name;
        EXPECT_LE(one->broken, one->better + one->lost + 1e-9) << scenario.name;
      }
      for (const AttackRuling& one : all->rulings) {
        EXPECT_TRUE(one.unit == charge.action.unit || one.unit == charge.action.target) << scenario.name;
        EXPECT_FALSE(one.ruling.faces.empty()) << scenario.name;
      }
      rulings += all->rulings.size();
      if (!all->exact) continue;
      EXPECT_NEAR(all->home, played->home, 0.1) << scenario.name;
      EXPECT_NEAR(all->better, played->better, 0.1) << scenario.name;
      EXPECT_NEAR(all->broken, played->broken, 0.1) << scenario.name;
      EXPECT_NEAR(all->fled, played->fled, 0.1) << scenario.name;
      EXPECT_NEAR(all->diverted, played->diverted, 0.1) << scenario.name;
    }
    EXPECT_GT(rulings, 0U) << scenario.name << ": nothing was rolled for";
    EXPECT_GT(exact, 0U) << scenario.name << ": nothing was bounded";
  }
}

TEST(Prospects, ThereAreNoneWhereNobodyIsAimedAt) {
  const Scenario& scenario = scenarios().front();
  EXPECT_FALSE(prospectsOf(*scenario.rules, scenario.start, Action{}));
}

}  // namespace
}  // namespace signifer::conformance::prospects_test
