// The enemy who waits: who is taken to do so, what he then does in playouts, and that a plan says it.
#include "commander/enemy_watch.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "commander/first_decision.h"
#include "commander/orders.h"
#include "commander/playouts.h"

namespace signifer::enemy_watch_test {
namespace {

struct AnEnemy : test::TwoArmies {
  EnemyWatch watch;

  std::vector<UnitIndex> enemies() const { return of(1); }
  // Towards the side that looks, or away from it.
  void comes(UnitIndex u, double inches) {
    const auto way = wayToEnemy(battle, 1);
    ASSERT_TRUE(way);
    battle.unit(u).pose.centre = toPoint(toVec(battle.unit(u).pose.centre) + unit(*way) * (inches * oneInch));
  }
};

TEST_F(AnEnemy, IsNotTakenToWaitBeforeHeHasStoodTwice) {
  watch.look(*rules, battle, 0);
  EXPECT_TRUE(watch.waiting().empty());
  watch.look(*rules, battle, 0);
  EXPECT_TRUE(watch.waiting().empty());
  watch.look(*rules, battle, 0);
  EXPECT_FALSE(watch.waiting().empty());
}

TEST_F(AnEnemy, WaitsWhereFewOfHisUnitsCome) {
  reinforce(1, 5);
  watch.look(*rules, battle, 0);
  watch.look(*rules, battle, 0);
  comes(enemies().front(), 2);
  comes(enemies().back(), -3);
  watch.look(*rules, battle, 0);
  ASSERT_FALSE(watch.waiting().empty());
  EXPECT_FALSE(watch.waiting()[static_cast<std::size_t>(enemies().front())]) << "he comes";
  EXPECT_TRUE(watch.waiting()[static_cast<std::size_t>(enemies().back())]) << "who goes back does not come";
  for (const UnitIndex u : of(0)) EXPECT_FALSE(watch.waiting()[static_cast<std::size_t>(u)]) << "no enemy";
}

TEST_F(AnEnemy, ComesWhereAThirdOfHisUnitsDo) {
  reinforce(1, 4);
  for (int i = 0; i < 3; ++i) watch.look(*rules, battle, 0);
  ASSERT_FALSE(watch.waiting().empty());
  comes(enemies()[0], 2);
  comes(enemies()[1], 2);
  watch.look(*rules, battle, 0);
  EXPECT_TRUE(watch.waiting().empty());
}

TEST_F(AnEnemy, DoesNotWaitWhereHeHurts) {
  reinforce(0, 2);
  for (int i = 0; i < 3; ++i) watch.look(*rules, battle, 0);
  ASSERT_FALSE(watch.waiting().empty());
  battle.unit(of(0).front()).present = false;
  watch.look(*rules, battle, 0);
  EXPECT_TRUE(watch.waiting().empty());
}

TEST_F(AnEnemy, WhoWaitsMarchesNowhere) {
  std::vector<bool> waiting(battle.units.size(), true);
  ActionList left = candidates;
  keepWaiting(*rules, waiting, battle, battle, left);
  ASSERT_FALSE(left.empty());
  EXPECT_LT(left.size(), candidates.size());
  EXPECT_TRUE(std::ranges::all_of(left, [](const Action& one) { return one.path.empty(); }));
  waiting.assign(battle.units.size(), false);
  left = candidates;
  keepWaiting(*rules, waiting, battle, battle, left);
  EXPECT_EQ(left, candidates);
}

}  // namespace
}  // namespace signifer::enemy_watch_test
