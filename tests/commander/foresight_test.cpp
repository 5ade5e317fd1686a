// What a commander means to do next: of his own units, in his own turn, and told without touching the battle.
#include "commander/foresight.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "commander/first_decision.h"

namespace signifer::foresight_test {
namespace {

struct Foresight : test::FirstDecision {
  std::unique_ptr<Commander> legate = makeCommander("legate:horizon=6", 7);

  // Both sides asked in turn, until one foresees something.
  [[nodiscard]] std::vector<Foreseen> first() {
    for (int i = 0; i < 40 && !rules->outcome(battle); ++i) {
      decision = rules->decision(battle);
      const Action chosen = legate->answer(*rules, battle, decision, candidates);
      std::vector<Foreseen> foreseen = legate->foresee(*rules, battle, chosen);
      if (!foreseen.empty()) {
        EXPECT_EQ(decision.side, battle.active);
        return foreseen;
      }
      RolledDice dice(1);
      SilentChronicle silent;
      rules->resolve(battle, chosen, dice, silent);
    }
    return {};
  }
};

TEST_F(Foresight, TellsOfOwnUnitsWhatTheyDoAndWhereTheyGo) {
  const std::vector<Foreseen> foreseen = first();
  ASSERT_FALSE(foreseen.empty());
  for (const Foreseen& one : foreseen) {
    EXPECT_EQ(battle.unit(one.unit).side, decision.side);
    EXPECT_EQ(one.from, battle.unit(one.unit).pose) << "each is told of before it goes";
    EXPECT_TRUE(!one.words.empty() || one.to != one.from);
    EXPECT_EQ(std::ranges::count(foreseen, one.unit, &Foreseen::unit), 1);
  }
  EXPECT_TRUE(std::ranges::any_of(foreseen, [](const Foreseen& one) { return one.to != one.from; }));
}

TEST_F(Foresight, IsTheSameFromTheSameSeedAndLeavesTheBattleAsItWas) {
  static_cast<void>(first());
  const Battle before = battle;
  const Action chosen = legate->answer(*rules, battle, decision, candidates);
  const auto words = [&] {
    std::vector<std::string> all;
    for (const Foreseen& one : legate->foresee(*rules, battle, chosen)) all.push_back(one.words);
    return all;
  };
  EXPECT_EQ(words(), words());
  EXPECT_EQ(battle, before);
}

TEST_F(Foresight, IsNoneWhereThereIsNoTimeOrNobodyLooksAhead) {
  ASSERT_FALSE(first().empty());
  const Action& chosen = candidates.front();
  EXPECT_TRUE(foreseeTurn(*rules, battle, decision.side, {}, {}, {}, 7, chosen, [] { return true; }).empty());
  EXPECT_TRUE(makeCommander("greedy", 7)->foresee(*rules, battle, chosen).empty());
}

}  // namespace
}  // namespace signifer::foresight_test
