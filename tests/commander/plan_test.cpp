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
  // Any gain at all is enough, so that some plan is ordered.
  Planning planning{.playouts = 4,
                    .plan = {.turns = 6, .rounds = 4, .doubt = 0},
                    .shortlist = 4,
                    .outings = 2,
                    .doubt = 0,
                    .character = {}};

  // The time is up when it has been asked about so often.
  [[nodiscard]] Plan planOf(std::uint64_t seed, int patience = 1000000, const std::vector<bool>& waiting = {}) const {
    Plan plan;
    plan.make(*rules, battle, decision.side, planning, seed, waiting, [&patience] { return patience-- <= 0; });
    return plan;
  }
};

struct LargeArmies : test::TwoArmies {};

TEST_F(Plans, AreTheSameFromTheSameSeedAndLeaveTheBattleAsItWas) {
  const Battle before = battle;
  EXPECT_EQ(planOf(7).orders(), planOf(7).orders());
  EXPECT_EQ(planOf(7).inWords(), planOf(7).inWords());
  EXPECT_EQ(battle, before);
}

// Of many orders that were tried the best has been lucky: what it promises is told by playouts that chose nothing.
TEST_F(Plans, ArePlayedAnewBeforeFiguresAreTold) {
  std::uint64_t seed = 0;
  while (seed < 50 && planOf(seed).orders() == Orders{}) ++seed;
  Plan plan = planOf(seed);
  const Orders orders = plan.orders();
  ASSERT_NE(orders, Orders{});
  EXPECT_EQ(plan.inWords(), planInWords(orders, {}, {}, Measured::points)) << "not a figure";
  planning.plan.turns = 0;
  const auto weigh = [&](Plan& one, std::uint64_t dice, int patience) {
    one.weigh(*rules, planning, dice, [&patience] { return patience-- <= 0; });
  };
  Plan hurried = plan;
  weigh(hurried, 1, fewestToTell - 1);
  EXPECT_EQ(hurried.inWords(), plan.inWords());
  Plan other = plan;
  weigh(plan, 1, 1000);
  weigh(other, 1, 1000);
  EXPECT_EQ(plan.orders(), orders);
  EXPECT_EQ(plan.inWords(), other.inWords());
  EXPECT_NE(plan.inWords().find(" " + std::to_string(playoutsToWeigh) + " "), std::string::npos) << plan.inWords();
  const std::string told = plan.inWords();
  weigh(plan, 2, 1000);
  EXPECT_EQ(plan.inWords(), told) << "it was weighed";
}

TEST(Weighing, GoesOnInPairsWhileThereIsTime) {
  const auto number = [](int i) { return i; };
  const auto opposite = [](int i) { return -i; };
  int left = 5;
  const Weighed some = weigh(number, opposite, [&] { return left-- <= 0; });
  EXPECT_EQ(some.chosen, (Outcomes{0, 1, 2, 3, 4}));
  EXPECT_EQ(some.other, (Outcomes{0, -1, -2, -3, -4}));
  EXPECT_EQ(std::ssize(weigh(number, opposite, [] { return false; }).other), playoutsToWeigh);
  left = fewestToTell - 1;
  EXPECT_TRUE(weigh(number, opposite, [&] { return left-- <= 0; }).chosen.empty()) << "so few tell nothing";
}

TEST_F(Plans, SayThatTheEnemyWaits) {
  const std::vector<bool> all(battle.units.size(), true);
  EXPECT_EQ(planOf(7, 1000000, all).inWords().find("The enemy waits. "), 0U);
  EXPECT_EQ(planOf(7).inWords().find("The enemy waits."), std::string::npos);
}

TEST(PlayoutsInARound, AreAsManyAsTheWorkAllows) {
  EXPECT_EQ(playoutsInRound(8, 100), 8);
  EXPECT_EQ(playoutsInRound(8, 10), 6);
  EXPECT_EQ(playoutsInRound(8, 5), 3);
  EXPECT_EQ(playoutsInRound(8, 0), 2) << "fewer tell nothing";
  EXPECT_EQ(playoutsInRound(1, 0), 1) << "no more than are wished";
}

TEST_F(Plans, StopWhereTheirWorkIsDone) {
  Planning little = planning;
  little.plan.work = 1;
  Plan plan;
  plan.make(*rules, battle, decision.side, little, 7, {}, [] { return false; });
  EXPECT_EQ(plan.orders(), Orders{}) << "nothing is ordered where nothing can be compared";
  EXPECT_EQ(plan.inWords(), "");
}

TEST_F(LargeArmies, PlayoutsWorkMoreWhereManyStand) {
  const auto work = [&] {
    Playouts playouts(1);
    static_cast<void>(playouts.play(*rules, battle, decision.side, {}, {}, 1));
    return playouts.work();
  };
  const std::int64_t small = work();
  ASSERT_GT(small, 0);
  // With so many units fewer answers are offered, and each of them is sixteen times as dear.
  reinforce(0, 80);
  reinforce(1, 80);
  EXPECT_GE(work(), 4 * small);
}

TEST_F(Plans, AreNoneWhereThereIsNoTime) {
  const Plan plan = planOf(7, 0);
  EXPECT_EQ(plan.orders(), Orders{});
  EXPECT_EQ(plan.inWords(), "");
}

TEST_F(Plans, OrderNothingAfterAFewPlayouts) {
  // None, seventeen for the army and its wings, four for its lines and four for each arm.
  const Parts parts(battle, decision.side);
  int sets = 18 + (parts.anyReserve() ? 4 : 0);
  for (const Arm arm : {Arm::foot, Arm::mounted, Arm::missiles}) sets += parts.someOf(arm) ? 4 : 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(planOf(seed, 2 * (sets + 1)).orders(), Orders{}) << seed;
}

TEST_F(Plans, AreToldShortlyWhereOneWingAloneHasOrders) {
  const auto words = [&](Order left, Order centre, Order right) {
    return planInWords({{left, centre, right}}, {}, {}, Measured::points);
  };
  EXPECT_EQ(words(Order::free, Order::free, Order::free), "The army does as it sees fit.");
  EXPECT_EQ(words(Order::hold, Order::free, Order::free), "The left wing holds, the others do as they see fit.");
  EXPECT_EQ(words(Order::free, Order::hold, Order::free), "The centre holds, the wings do as they see fit.");
  EXPECT_EQ(words(Order::free, Order::free, Order::press),
            "The right wing charges where it can, the others do as they see fit.");
  EXPECT_EQ(words(Order::hold, Order::free, Order::press),
            "The left wing holds, the centre does as it sees fit, the right wing charges where it can.");
}

TEST_F(Plans, AreToldByLineAndForHowLong) {
  EXPECT_EQ(planInWords({{}, {Order::hold, Order::free}}, {}, {}, Measured::points),
            "The first line holds, the reserve does as it sees fit.");
  EXPECT_EQ(planInWords({{Order::hold, Order::hold, Order::hold}, {}, {}, true}, {}, {}, Measured::points),
            "The army holds. For this turn alone.");
  EXPECT_EQ(planInWords({{}, {Order::free, Order::press}}, {600000, 500000}, {300000, 500000}, Measured::chances),
            "The first line does as it sees fit, the reserve charges where it can. Better than no orders in 1 of 2 "
            "playouts: 55 % to win against 40 %.");
  EXPECT_EQ(planInWords({{Order::hold, Order::hold, Order::hold}}, {998000}, {995000}, Measured::chances),
            "The army holds. As good as no orders: over 99 % to win.");
}

TEST_F(Plans, TellOfBattlesFoughtOnToTheEnd) {
  const Orders hold{{Order::hold, Order::hold, Order::hold}};
  EXPECT_EQ(
      planInWords(hold, {1000000, 500000, 1000000}, {0, 500000, 0}, Measured::victories),
      "The army holds. Of 3 battles fought on to the end it wins 2 (1 to 3), without orders 0 (0 to 2). That may be "
      "chance.");
  EXPECT_EQ(planInWords(hold, {1000000, 500000}, {1000000, 0}, Measured::victories),
            "The army holds. Of 2 battles fought on to the end it wins 1 (0 to 2), and as many without orders.");
  EXPECT_EQ(planInWords({}, {1000000, 500000}, {1000000, 500000}, Measured::victories),
            "No orders come out clearly better. Of 2 battles fought on to the end it wins 1 (0 to 2).");
  EXPECT_EQ(planInWords(hold, std::vector<int>(20, 1000000), std::vector<int>(20, 0), Measured::victories),
            "The army holds. Of 20 battles fought on to the end it wins 20 (17 to 20), without orders 0 (0 to 3).");
  EXPECT_EQ(planInWords({}, {600000, 600000}, {600000, 600000}, Measured::chances),
            "No orders come out clearly better. 60 % to win, by 2 playouts.");
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
    keepFollowing(*rules, plan.orders(), plan.parts(), following);
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
