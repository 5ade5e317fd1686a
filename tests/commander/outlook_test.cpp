// The next intentions of a commander: for his own units, in his own turn, and told without touching the battle.
#include "commander/outlook.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "commander/first_decision.h"
#include "dice/sources.h"

namespace signifer::outlook_test {
namespace {

struct AnOutlook : test::FirstDecision {
  std::unique_ptr<Commander> legate = makeCommander("legate:horizon=6", 7);

  // Both sides asked in turn, until one means to do something.
  [[nodiscard]] std::vector<Intention> first() {
    for (int i = 0; i < 40 && !rules->outcome(battle); ++i) {
      decision = rules->decision(battle);
      const Action chosen = legate->answer(*rules, battle, decision, candidates);
      std::vector<Intention> intentions = legate->outlook(*rules, battle, chosen).intentions;
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

TEST_F(AnOutlook, TellsOfOwnUnitsWhatTheyDoAndWhereTheyGo) {
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

TEST_F(AnOutlook, IsTheSameFromTheSameSeedAndLeavesTheBattleAsItWas) {
  static_cast<void>(first());
  const Battle before = battle;
  const Action chosen = legate->answer(*rules, battle, decision, candidates);
  const auto words = [&] {
    std::vector<std::string> all;
    for (const Intention& one : legate->outlook(*rules, battle, chosen).intentions) all.push_back(one.words);
    return all;
  };
  EXPECT_EQ(words(), words());
  EXPECT_EQ(battle, before);
}

TEST_F(AnOutlook, IsNoneWhereThereIsNoTimeOrNobodyLooksAhead) {
  ASSERT_FALSE(first().empty());
  const Action& chosen = candidates.front();
  const Outlook none = outlookWith(*rules, battle, {}, {Orders{}, Parts{}}, 7, chosen, [] { return true; });
  EXPECT_TRUE(none.intentions.empty());
  EXPECT_TRUE(none.wings.empty());
  EXPECT_TRUE(makeCommander("greedy", 7)->outlook(*rules, battle, chosen).wings.empty());
}

// The answer that begins a turn may take all the time there is. The outlook still tells what is meant to follow and
// what the plan is worth; if told to stop, the outlook says nothing.
TEST_F(AnOutlook, HasATimeOfItsOwn) {
  using std::chrono_literals::operator""ms;
  ASSERT_FALSE(first().empty());
  legate = makeCommander("legate:horizon=6", 7);
  legate->setPatience({1ms, nullptr});
  const Action chosen = legate->answer(*rules, battle, decision, candidates);
  std::this_thread::sleep_for(2ms);
  EXPECT_FALSE(legate->outlook(*rules, battle, chosen).wings.empty());
  const std::atomic<bool> stopped = true;
  legate->setPatience({1ms, &stopped});
  EXPECT_TRUE(legate->outlook(*rules, battle, chosen).wings.empty());
}

}  // namespace
}  // namespace signifer::outlook_test
