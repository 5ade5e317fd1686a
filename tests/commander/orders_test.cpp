// Orders: which part of its army a unit belongs to, and which answers follow what the part is told.
#include "commander/orders.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "commander/first_decision.h"
#include "commander/plan.h"
#include "commander/playouts.h"

namespace signifer::orders_test {
namespace {

struct OrdersOfAnArmy : test::TwoArmies {
  void fightsAs(UnitIndex unit, const char* symbol) { setup().units[static_cast<std::size_t>(unit)].symbol = symbol; }
  void put(UnitIndex unit, double x, double y) { battle.unit(unit).pose.centre = {fromInches(x), fromInches(y)}; }
};

// The enemy stands to the north; so the left wing is west, and who stands south of a friend is in reserve.
TEST_F(OrdersOfAnArmy, PartIntoWingsAndLinesAsTheyLookAtTheEnemy) {
  reinforce(0, 2);
  const std::vector<UnitIndex> own = of(0);
  for (const UnitIndex u : of(1)) put(u, 30, 40);
  for (std::size_t i = 0; i < own.size(); ++i) put(own[i], 10 + 12 * static_cast<double>(i), 10);
  const Parts inLine(battle, 0);
  EXPECT_EQ(inLine.of(own.front()).wing, Wing::left);
  EXPECT_EQ(inLine.of(own.back()).wing, Wing::right);
  EXPECT_FALSE(inLine.anyReserve());
  put(own[1], 10, 2);
  const Parts behind(battle, 0);
  EXPECT_TRUE(behind.anyReserve());
  EXPECT_EQ(behind.of(own[1]).line, Line::reserve);
  EXPECT_EQ(behind.of(own[0]).line, Line::first);
}

TEST_F(OrdersOfAnArmy, PartItByWhatUnitsFightAs) {
  const std::vector<UnitIndex> own = of(0);
  ASSERT_GE(own.size(), 2U);
  const auto armOf = [&](const char* symbol) {
    for (const UnitIndex u : own) fightsAs(u, "legionary");
    fightsAs(own[0], symbol);
    return Parts(battle, 0).of(own[0]).arm;
  };
  EXPECT_EQ(armOf("legionary"), Arm::foot);
  EXPECT_FALSE(Parts(battle, 0).someOf(Arm::foot)) << "all are";
  EXPECT_EQ(armOf("elephant"), Arm::mounted);
  EXPECT_EQ(armOf("horse-archer"), Arm::mounted);
  EXPECT_EQ(armOf("archer"), Arm::missiles);
  EXPECT_TRUE(Parts(battle, 0).someOf(Arm::missiles));
  EXPECT_TRUE(Parts(battle, 0).someOf(Arm::foot));
}

TEST_F(OrdersOfAnArmy, OfAnArmGoBeforeAllOthers) {
  const Orders orders{{Order::press, Order::press, Order::press},
                      {Order::hold, Order::free},
                      {Order::free, Order::advance, Order::free}};
  EXPECT_EQ(orders.forPart({.line = Line::first, .arm = Arm::mounted}), Order::advance);
  EXPECT_EQ(orders.forPart({.line = Line::first, .arm = Arm::foot}), Order::hold);
  EXPECT_EQ(orders.forPart({.line = Line::reserve, .arm = Arm::foot}), Order::press);
}

TEST_F(OrdersOfAnArmy, OfALineGoBeforeThoseOfAWing) {
  const Orders orders{{Order::press, Order::press, Order::press}, {Order::free, Order::hold}};
  EXPECT_EQ(orders.forPart({.wing = Wing::left, .line = Line::first}), Order::press);
  EXPECT_EQ(orders.forPart({.wing = Wing::left, .line = Line::reserve}), Order::hold);
}

TEST_F(OrdersOfAnArmy, NeverLeaveAUnitWithoutAnAnswer) {
  const Parts parts(battle, decision.side);
  for (const Order order : allOrders) {
    ActionList following = candidates;
    keepFollowing(*rules, {{order, order, order}, {}}, parts, following);
    EXPECT_FALSE(following.empty());
    for (const Action& action : following) EXPECT_NE(std::ranges::find(candidates, action), candidates.end());
  }
}

// To hold for ever is another battle than to hold for a turn, and both are others than to do as one sees fit.
TEST_F(OrdersOfAnArmy, ForATurnAloneEndWithIt) {
  const Parts parts(battle, decision.side);
  const std::array all{Order::hold, Order::hold, Order::hold};
  int otherLater = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto worth = [&](int turns, const Orders& orders) {
      return Playouts(turns).play(*rules, battle, decision.side, orders, parts, seed).worth;
    };
    EXPECT_EQ(worth(1, {all, {}, {}, true}), worth(1, {all, {}, {}, false})) << seed;
    otherLater += worth(0, {all, {}, {}, true}) != worth(0, {all, {}, {}, false}) ? 1 : 0;
  }
  EXPECT_GT(otherLater, 0);
}

}  // namespace
}  // namespace signifer::orders_test
