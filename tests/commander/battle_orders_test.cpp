// Orders of battle: the usual one first, the arms where books of tactics have them, and all of them on open ground.
#include "commander/battle_orders.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "commander/deploying_armies.h"
#include "play/deployment.h"
#include "table/distance.h"

namespace signifer::battle_orders_test {
namespace {

using Manner = BattleOrder::Manner;
using Mounted = BattleOrder::Mounted;
using End = BattleOrder::End;

struct BattleOrders : testing::Test {
  const std::vector<std::string> army{"heavy-cavalry", "hoplite", "hoplite",      "archer",
                                      "elephant",      "hoplite", "light-cavalry"};
  Position red = test::deployingArmies("turns", army, army);

  [[nodiscard]] static std::vector<UnitIndex> unitsOf(const Position& position, SideIndex side) {
    std::vector<UnitIndex> units;
    for (UnitIndex u = 0; u < position.battle.unitCount(); ++u)
      if (position.battle.unit(u).side == side) units.push_back(u);
    return units;
  }
  [[nodiscard]] std::vector<UnitIndex> unitsOf(SideIndex side) const { return unitsOf(red, side); }
  [[nodiscard]] static std::vector<BattleOrder> ordersOf(const Position& position, SideIndex side = 0) {
    return battleOrders(position.battle, side, unitsOf(position, side), {});
  }
  using Wanted = std::function<bool(const BattleOrder&)>;
  [[nodiscard]] static BattleOrder orderOf(const std::vector<BattleOrder>& orders, const Wanted& wanted) {
    const auto found = std::ranges::find_if(
        orders, [&](const BattleOrder& order) { return order.manner == Manner::drawnUp && wanted(order); });
    EXPECT_NE(found, orders.end());
    return found == orders.end() ? BattleOrder{} : *found;
  }
  // Units of a side from left to right as it sees them, by their numbers.
  [[nodiscard]] static std::vector<UnitIndex> acrossFrom(const BattleOrder& order, std::vector<UnitIndex> units,
                                                         SideIndex side) {
    std::ranges::sort(units, {}, [&](UnitIndex u) {
      const Length x = order.poses[static_cast<std::size_t>(u)].centre.x;
      return side == 0 ? x : -x;
    });
    return units;
  }
};

TEST_F(BattleOrders, BeginWithTheUsualOneAndRepeatNone) {
  const auto orders = ordersOf(red);
  EXPECT_EQ(orders.front().manner, Manner::usual);
  for (UnitIndex u = 0; u < red.battle.unitCount(); ++u)
    EXPECT_EQ(orders.front().poses[static_cast<std::size_t>(u)], red.battle.unit(u).pose);
  for (std::size_t i = 0; i < orders.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(orders[i].poses, orders[j].poses) << i << " and " << j;
  EXPECT_EQ(std::ranges::count(orders, Manner::exchanged, &BattleOrder::manner), 1);
  // Three wings by screen by elephants, with a reserve, and with an end refused or to one side or both.
  EXPECT_EQ(std::ranges::count(orders, Manner::drawnUp, &BattleOrder::manner), 13 + 3 * 8);
}

TEST_F(BattleOrders, PutTheMountedOnTheWings) {
  const std::vector<UnitIndex> line{0, 1, 2, 3, 4, 5, 6};
  const auto plain = [](Mounted mounted) {
    return [mounted](const BattleOrder& order) {
      return order.mounted == mounted && !order.screen && !order.beastsBefore && !order.reserve &&
             order.refused == End::none && order.aside == End::none;
    };
  };
  const auto orders = ordersOf(red);
  const auto both = acrossFrom(orderOf(orders, plain(Mounted::bothWings)), line, 0);
  EXPECT_EQ(both.front(), 0);
  EXPECT_EQ(both.back(), 6);
  const auto left = acrossFrom(orderOf(orders, plain(Mounted::left)), line, 0);
  EXPECT_EQ(std::vector<UnitIndex>(left.begin(), left.begin() + 2), (std::vector<UnitIndex>{0, 6}));
  const auto right = acrossFrom(orderOf(orders, plain(Mounted::right)), line, 0);
  EXPECT_EQ(std::vector<UnitIndex>(right.end() - 2, right.end()), (std::vector<UnitIndex>{0, 6}));
  // Blue faces red, so blue's left is to the right of the table.
  const std::vector<UnitIndex> blue{7, 8, 9, 10, 11, 12, 13};
  const auto blueLeft = acrossFrom(orderOf(ordersOf(red, 1), plain(Mounted::left)), blue, 1);
  EXPECT_EQ(std::vector<UnitIndex>(blueLeft.begin(), blueLeft.begin() + 2), (std::vector<UnitIndex>{7, 13}));
}

TEST_F(BattleOrders, PutAScreenBeforeTheLineAndAReserveBehindIt) {
  const auto orders = ordersOf(red);
  const auto front = [](const BattleOrder& order, UnitIndex u) {
    return order.poses[static_cast<std::size_t>(u)].centre.y;
  };
  const BattleOrder screened =
      orderOf(orders, [](const BattleOrder& order) { return order.screen && order.beastsBefore; });
  for (const UnitIndex before : {UnitIndex{3}, UnitIndex{4}})
    for (const UnitIndex behind : {UnitIndex{0}, UnitIndex{1}, UnitIndex{2}, UnitIndex{5}, UnitIndex{6}})
      EXPECT_GE(front(screened, before) - front(screened, behind), 2 * oneInch);
  const BattleOrder deep = orderOf(orders, [](const BattleOrder& order) { return order.reserve; });
  EXPECT_GE(front(deep, 1) - front(deep, 5), 3 * oneInch) << "the last third of the foot";
  EXPECT_EQ(front(deep, 1), front(deep, 2));
}

TEST_F(BattleOrders, HoldAnEndBackOrStandToOneSide) {
  for (UnitIndex u = 0; u < 7; ++u) red.battle.unit(u).pose.centre.y = 10 * oneInch;
  const auto orders = ordersOf(red);
  const auto order = [&](End refused, End aside) {
    return orderOf(orders, [=](const BattleOrder& one) {
      return one.mounted == Mounted::bothWings && one.refused == refused && one.aside == aside && !one.screen &&
             !one.beastsBefore && !one.reserve;
    });
  };
  const auto at = [](const BattleOrder& one, UnitIndex u) { return one.poses[static_cast<std::size_t>(u)].centre; };
  // Unit 0 stands at the left end, unit 6 at the right, unit 2 in the middle.
  const BattleOrder left = order(End::left, End::none);
  const BattleOrder right = order(End::right, End::none);
  EXPECT_GE(at(left, 6).y - at(left, 0).y, 5 * oneInch);
  EXPECT_GE(at(right, 0).y - at(right, 6).y, 5 * oneInch);
  for (const BattleOrder& one : {left, right}) {
    EXPECT_GT(at(one, 2).y, std::min(at(one, 0).y, at(one, 6).y));
    EXPECT_LT(at(one, 2).y, std::max(at(one, 0).y, at(one, 6).y));
  }
  const BattleOrder middle = order(End::none, End::none);
  const Length most = at(middle, 0).x - at(order(End::none, End::left), 0).x;
  EXPECT_GT(most, oneInch);
  EXPECT_EQ(at(order(End::none, End::right), 0).x - at(middle, 0).x, most);
  EXPECT_EQ(at(order(End::right, End::left), 6), (Point{at(middle, 6).x - most, at(right, 6).y}));
}

// Of two hundred: pairs that are not alike with their fronts where the other's was, and steps within the zone.
TEST_F(BattleOrders, AreChangedByLot) {
  const std::vector<UnitIndex> waiting{0, 1, 2, 4};
  const BattleOrder usual = ordersOf(red).front();
  Stream lots(5);
  Stream same(5);
  std::set<std::pair<UnitIndex, UnitIndex>> pairs;
  std::set<std::pair<UnitIndex, bool>> steps;
  for (int i = 0; i < 200; ++i) {
    const auto changed = changedByLot(red.battle, usual, waiting, lots);
    ASSERT_TRUE(changed);
    ASSERT_EQ(changed->changes.size(), 1U);
    EXPECT_EQ(changed->poses, changedByLot(red.battle, usual, waiting, same)->poses);
    const BattleOrder::Change& change = changed->changes[0];
    std::vector<Pose> wanted = usual.poses;
    Pose& one = wanted[static_cast<std::size_t>(change.unit)];
    if (change.with == noUnit) {
      steps.emplace(change.unit, change.ahead);
      one.centre.y += (change.ahead ? 3 : -3) * oneInch;
    } else {
      pairs.insert(std::minmax(change.unit, change.with));
      std::swap(one, wanted[static_cast<std::size_t>(change.with)]);
    }
    EXPECT_EQ(changed->poses, wanted);
  }
  EXPECT_EQ(pairs, (std::set<std::pair<UnitIndex, UnitIndex>>{{0, 1}, {0, 2}, {0, 4}, {1, 4}, {2, 4}}))
      << "units 1 and 2 are alike";
  EXPECT_EQ(steps, (std::set<std::pair<UnitIndex, bool>>{{0, true}, {1, true}, {2, true}, {4, true}}))
      << "farther back is off the table";
  EXPECT_FALSE(changedByLot(red.battle, usual, std::span(waiting).first(1), lots));
}

TEST_F(BattleOrders, ExchangeUnitsFrontBesideFront) {
  Position deep = red;
  deep.battle.unit(4).base.depth += 2 * oneInch;
  const BattleOrder usual = ordersOf(deep).front();
  Stream lots(5);
  const auto frontOf = [&](const BattleOrder& order, UnitIndex u) {
    return order.poses[static_cast<std::size_t>(u)].centre.y + deep.battle.unit(u).base.depth / 2;
  };
  for (int i = 0; i < 50; ++i) {
    const auto changed = changedByLot(deep.battle, usual, std::vector<UnitIndex>{0, 4}, lots);
    ASSERT_TRUE(changed);
    if (changed->changes[0].with == noUnit) continue;
    EXPECT_EQ(frontOf(*changed, 0), frontOf(usual, 4));
    EXPECT_EQ(frontOf(*changed, 4), frontOf(usual, 0));
    return;
  }
  FAIL() << "they were never exchanged";
}

TEST_F(BattleOrders, StandWhereUnitsMayBePlaced) {
  const auto footprint = [&](const BattleOrder& order, UnitIndex u) {
    return Footprint(order.poses[static_cast<std::size_t>(u)], red.battle.unit(u).base);
  };
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
    for (const BattleOrder& order : ordersOf(red, side))
      for (const UnitIndex u : unitsOf(side)) {
        const Pose& pose = order.poses[static_cast<std::size_t>(u)];
        EXPECT_EQ(outsideZones(*red.battle.setup, side, pose, red.battle.unit(u).base), 0.0);
        for (const UnitIndex v : unitsOf(side)) {
          if (v == u) continue;
          EXPECT_GT(gapBetween(footprint(order, u), footprint(order, v)).distance, 0.0)
              << inWords(order, red.battle) << u << " and " << v;
        }
      }
}

TEST_F(BattleOrders, MakeMoreRowsOfAnArmyThatIsWiderThanItsZone) {
  const std::vector<std::string> many(14, "hoplite");
  Position wide = test::deployingArmies("turns", many, {"hoplite"});
  // As they stand in the file they leave the table: that is the usual order's affair.
  const BattleOrder drawn = orderOf(ordersOf(wide), [](const BattleOrder& order) { return !order.reserve; });
  std::vector<Length> rows;
  for (UnitIndex u = 0; u < 14; ++u) {
    const Pose& pose = drawn.poses[static_cast<std::size_t>(u)];
    EXPECT_EQ(outsideZones(*wide.battle.setup, 0, pose, wide.battle.unit(u).base), 0.0);
    if (std::ranges::find(rows, pose.centre.y) == rows.end()) rows.push_back(pose.centre.y);
  }
  EXPECT_EQ(rows.size(), 2U);
}

TEST_F(BattleOrders, TakeSquaresOfAGrid) {
  auto setup = std::make_shared<signifer::Setup>(*red.battle.setup);
  setup->columns = 12;
  setup->rows = 9;
  setup->squareSide = 4 * oneInch;
  red.battle.setup = setup;
  for (UnitIndex u = 0; u < 7; ++u)
    red.battle.unit(u).pose.centre = {(4 * u + 2) * oneInch, (u == 6 ? 6 : 2) * oneInch};
  for (const BattleOrder& order : ordersOf(red)) {
    if (order.manner != Manner::drawnUp) continue;
    std::vector<Point> taken;
    for (UnitIndex u = 0; u < 7; ++u) {
      const Point at = order.poses[static_cast<std::size_t>(u)].centre;
      EXPECT_EQ(at.x % (4 * oneInch), 2 * oneInch);
      EXPECT_EQ(at.y % (4 * oneInch), 2 * oneInch);
      EXPECT_EQ(std::ranges::find(taken, at), taken.end());
      taken.push_back(at);
    }
  }
}

TEST_F(BattleOrders, AreTheUsualOneAloneWhereTheSideHasNoZone) {
  auto setup = std::make_shared<signifer::Setup>(*red.battle.setup);
  setup->deployment.zones.clear();
  red.battle.setup = setup;
  EXPECT_EQ(ordersOf(red).size(), 1U);
}

TEST_F(BattleOrders, AreToldInWords) {
  const auto orders = ordersOf(red);
  EXPECT_EQ(inWords(orders.front(), red.battle), "In the usual order.");
  EXPECT_EQ(
      inWords(orderOf(orders,
                      [](const BattleOrder& o) { return o.mounted == Mounted::left && o.screen && !o.beastsBefore; }),
              red.battle),
      "The mounted arm on the left wing, missile troops before the line, elephants and chariots on the wings.");
  EXPECT_NE(inWords(orderOf(orders, [](const BattleOrder& o) { return o.reserve; }), red.battle).find("in reserve."),
            std::string::npos);
  const auto held = [](const BattleOrder& o) {
    return o.mounted == Mounted::right && o.refused == End::left && o.aside == End::right;
  };
  EXPECT_TRUE(
      inWords(orderOf(orders, held), red.battle).ends_with(", the left end held back, all on the right of the zone."));
}

TEST_F(BattleOrders, TellWhatWasChanged) {
  BattleOrder order = ordersOf(red).front();
  order.changes.push_back({.unit = 0, .with = 3});
  order.changes.push_back({.unit = 1, .ahead = true});
  EXPECT_EQ(inWords(order, red.battle), "In the usual order. red 0 and red 3 exchanged. red 1 farther ahead.");
  order.changes[1].ahead = false;
  EXPECT_TRUE(inWords(order, red.battle).ends_with("red 1 farther back."));
  order.changes.push_back({.unit = 2});
  EXPECT_EQ(inWords(order, red.battle), "In the usual order. With 3 changes of place.");
}

TEST_F(BattleOrders, PlaceTheHorseLast) {
  EXPECT_EQ(inOrderOfPlacing(red.battle, {0, 1, 2, 3, 4, 5, 6}), (std::vector<UnitIndex>{1, 2, 5, 3, 4, 0, 6}));
}

}  // namespace
}  // namespace signifer::battle_orders_test
