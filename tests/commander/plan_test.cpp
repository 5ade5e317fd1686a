// The plan of a player turn: the same from the same seed, told in words, and kept to on a measured table.
#include "commander/plan.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "commander/first_decision.h"
#include "commander/planning_commander.h"
#include "commander/why.h"

namespace signifer::plan_test {
namespace {

struct Plans : test::FirstDecision {
  // Whatever looks better at all is ordered, so that something is.
  Planning planning{.playouts = 4, .plan = {.doubt = 0}, .shortlist = 4, .outings = 2, .doubt = 0, .character = {}};

  // The time is up when it has been asked about so often.
  [[nodiscard]] Plan planOf(std::uint64_t seed, int patience = 1000000) const {
    Plan plan;
    plan.make(*rules, battle, decision.side, planning, seed, [&patience] { return patience-- <= 0; });
    return plan;
  }
};

TEST_F(Plans, AreTheSameFromTheSameSeedAndLeaveTheBattleAsItWas) {
  const Battle before = battle;
  EXPECT_EQ(planOf(7).orders(), planOf(7).orders());
  EXPECT_EQ(planOf(7).inWords(*rules), planOf(7).inWords(*rules));
  EXPECT_EQ(battle, before);
}

TEST_F(Plans, TellOfEachUnitOnce) {
  const Plan plan = planOf(7);
  EXPECT_NE(plan.inWords(*rules), "");
  std::vector<UnitIndex> told;
  for (const WingPlan& wing : plan.wingPlans()) told.insert(told.end(), wing.units.begin(), wing.units.end());
  std::ranges::sort(told);
  std::vector<UnitIndex> own;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).side == decision.side) own.push_back(u);
  EXPECT_EQ(told, own);
}

TEST_F(Plans, AreNoneWhereThereIsNoTime) {
  const Plan plan = planOf(7, 0);
  EXPECT_EQ(plan.orders(), Orders{});
  EXPECT_EQ(plan.inWords(*rules), "");
  EXPECT_TRUE(plan.wingPlans().empty());
}

TEST_F(Plans, OrderNothingAfterAFewPlayouts) {
  constexpr int asksForTwoOfEach = 2 * (14 + 1);
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(planOf(seed, asksForTwoOfEach).orders(), Orders{}) << seed;
}

TEST_F(Plans, AreToldShortlyWhereOneWingAloneHasOrders) {
  const auto words = [&](Order left, Order centre, Order right) {
    return planInWords(*rules, {{left, centre, right}}, {}, {});
  };
  EXPECT_EQ(words(Order::free, Order::free, Order::free), "The army does as it sees fit.");
  EXPECT_EQ(words(Order::hold, Order::free, Order::free), "The left wing holds, the others do as they see fit.");
  EXPECT_EQ(words(Order::free, Order::hold, Order::free), "The centre holds, the wings do as they see fit.");
  EXPECT_EQ(words(Order::free, Order::free, Order::press),
            "The right wing charges where it can, the others do as they see fit.");
  EXPECT_EQ(words(Order::hold, Order::free, Order::press),
            "The left wing holds, the centre does as it sees fit, the right wing charges where it can.");
}

// The first answer of a commander goes by the stream of its seed and the answer's number.
TEST_F(Plans, AreKeptToWhereTheyBind) {
  int ordered = 0;
  int strayed = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Plan plan = planOf(seed ^ 1U);
    if (plan.orders() == Orders{}) continue;
    ++ordered;
    ActionList following = candidates;
    keepFollowing(rules->definition(), plan.orders(), plan.wings(), following);
    const auto answersWith = [&](bool binds) {
      Planning with = planning;
      with.plan.binds = binds;
      return candidates[PlanningCommander(seed, with).choose(*rules, battle, decision, candidates)];
    };
    EXPECT_NE(std::ranges::find(following, answersWith(true)), following.end()) << seed;
    strayed += std::ranges::find(following, answersWith(false)) == following.end() ? 1 : 0;
  }
  EXPECT_GT(ordered, 0);
  EXPECT_GT(strayed, 0) << "the orders would have been followed anyway";
}

}  // namespace
}  // namespace signifer::plan_test
