// What a commander means to do next: of his own units, in his own turn, and told without touching the battle.
#include "commander/intentions.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "commander/first_decision.h"
#include "dice/sources.h"

namespace signifer::intentions_test {
namespace {

struct Intentions : test::FirstDecision {
  std::unique_ptr<Commander> legate = makeCommander("legate:horizon=6", 7);

  // Both sides asked in turn, until one means to do something.
  [[nodiscard]] std::vector<Intention> first() {
    for (int i = 0; i < 40 && !rules->outcome(battle); ++i) {
      decision = rules->decision(battle);
      const Action chosen = legate->answer(*rules, battle, decision, candidates);
      std::vector<Intention> intentions = legate->intentions(*rules, battle, chosen);
      if (!intentions.empty()) {
        EXPECT_EQ(decision.side, battle.active);
        return intentions;
      }
      RolledDice dice(1);
      SilentChronicle silent;
      rules->resolve(battle, chosen, dice, silent);
    }
    return {};
  }
};

TEST_F(Intentions, TellsOfOwnUnitsWhatTheyDoAndWhereTheyGo) {
  const std::vector<Intention> intentions = first();
  ASSERT_FALSE(intentions.empty());
  for (const Intention& one : intentions) {
    EXPECT_EQ(battle.unit(one.unit).side, decision.side);
    EXPECT_EQ(one.from, battle.unit(one.unit).pose) << "each is told of before it goes";
    EXPECT_TRUE(!one.words.empty() || one.to != one.from);
    EXPECT_EQ(std::ranges::count(intentions, one.unit, &Intention::unit), 1);
  }
  EXPECT_TRUE(std::ranges::any_of(intentions, [](const Intention& one) { return one.to != one.from; }));
}

TEST_F(Intentions, IsTheSameFromTheSameSeedAndLeavesTheBattleAsItWas) {
  static_cast<void>(first());
  const Battle before = battle;
  const Action chosen = legate->answer(*rules, battle, decision, candidates);
  const auto words = [&] {
    std::vector<std::string> all;
    for (const Intention& one : legate->intentions(*rules, battle, chosen)) all.push_back(one.words);
    return all;
  };
  EXPECT_EQ(words(), words());
  EXPECT_EQ(battle, before);
}

TEST_F(Intentions, IsNoneWhereThereIsNoTimeOrNobodyLooksAhead) {
  ASSERT_FALSE(first().empty());
  const Action& chosen = candidates.front();
  EXPECT_TRUE(intentionsAfter(*rules, battle, decision.side, {}, {}, {}, 7, chosen, [] { return true; }).empty());
  EXPECT_TRUE(makeCommander("greedy", 7)->intentions(*rules, battle, chosen).empty());
}

}  // namespace
}  // namespace signifer::intentions_test
