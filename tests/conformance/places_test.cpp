// Moves that planning commanders think of besides those that a rule set offers (commander/places.h): legal, new, and of
// the unit that is asked, in every battle; in each rule set that measures there are such.
#include "commander/places.h"

#include <gtest/gtest.h>

#include <map>

#include "commander/commander.h"
#include "conformance/rule_sets.h"
#include "dice/sources.h"

namespace signifer::conformance::places_test {
namespace {

constexpr int enemies = 3;

// How many are thought of in the first actions of a battle at random.
std::size_t thoughtOf(const Scenario& scenario) {
  const RuleSet& rules = *scenario.rules;
  Battle battle = scenario.start;
  RolledDice dice(3);
  Stream lots(3);
  SilentChronicle silent;
  std::size_t count = 0;
  for (int i = 0; i < 200 && !rules.outcome(battle); ++i) {
    const Decision decision = rules.decision(battle);
    ActionList offered;
    rules.candidates(battle, decision, offered);
    ActionList all = offered;
    addMovesToPlaces(rules, battle, decision, enemies, all);
    EXPECT_TRUE(std::ranges::equal(offered, std::span(all).first(offered.size()))) << scenario.name;
    for (std::size_t k = offered.size(); k < all.size(); ++k) {
      EXPECT_EQ(all[k].unit, decision.unit) << scenario.name;
      EXPECT_TRUE(rules.judge(battle, all[k]).legal()) << scenario.name << " action " << i;
      EXPECT_EQ(std::ranges::count(all, all[k]), 1) << scenario.name << " action " << i;
    }
    count += all.size() - offered.size();
    rules.resolve(battle, offered[lots.below(static_cast<std::uint32_t>(offered.size()))], dice, silent);
  }
  return count;
}

TEST(Places, AddLegalAnswersOfTheUnitThatIsAsked) {
  std::map<std::string, std::size_t> counts;
  for (const Scenario& scenario : scenarios()) {
    const std::string& id = scenario.rules->definition().id();
    if (isExample(id)) continue;
    const std::size_t count = thoughtOf(scenario);
    if (scenario.start.setup->columns > 0)
      EXPECT_EQ(count, 0U) << scenario.name << ": on a grid every square is offered";
    else
      counts[id] += count;
  }
  EXPECT_FALSE(counts.empty());
  for (const auto& [id, count] : counts) EXPECT_GT(count, 0U) << id;
}

// In a battle of one sitting as in any other.
TEST(Places, AreThoughtOfHoweverTheBattleIsPlayed) {
  for (const Scenario& scenario : scenarios()) {
    const RuleSet& rules = *scenario.rules;
    if (isExample(rules.definition().id()) || scenario.start.setup->columns > 0) continue;
    const auto alone = makeCommander("centurion:places=3:outings=0", 5);
    const auto seated = makeCommander("centurion:places=3:outings=0", 5);
    Battle battle = scenario.start;
    RolledDice dice(3);
    SilentChronicle silent;
    const auto sitting = rules.sit(battle, dice, silent);
    std::size_t thought = 0;
    for (int i = 0; i < 100 && !rules.outcome(battle); ++i) {
      const Decision decision = sitting->decision();
      ActionList offered;
      ActionList one;
      ActionList other;
      rules.candidates(battle, decision, offered);
      const Action action = alone->answer(rules, battle, decision, one);
      ASSERT_EQ(action, seated->answer(*sitting, decision, other)) << scenario.name << " action " << i;
      ASSERT_EQ(one, other) << scenario.name << " action " << i;
      thought += one.size() - offered.size();
      sitting->resolve(action);
    }
    EXPECT_GT(thought, 0U) << scenario.name;
  }
}

// Twelve places about three enemies, four beside friends, two aside and one back, but for those off the table.
TEST(Places, AreAboutEnemiesBesideFriendsAsideAndBack) {
  const Scenario& scenario = scenarios().front();
  for (UnitIndex u = 0; u < scenario.start.unitCount(); ++u) {
    const std::size_t three = placesFor(scenario.start, u, 3).size();
    EXPECT_LE(three, 19U);
    EXPECT_GT(three, placesFor(scenario.start, u, 2).size()) << "there are some about the third enemy";
    for (const Point place : placesFor(scenario.start, u, 3)) {
      EXPECT_GT(place.x, 0);
      EXPECT_LT(place.x, scenario.start.setup->width);
    }
  }
}

}  // namespace
}  // namespace signifer::conformance::places_test
