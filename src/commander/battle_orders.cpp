#include "commander/battle_orders.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "language/language.h"
#include "play/table_plan.h"
#include "rules/roles.h"
#include "table/vec.h"

namespace signifer {
namespace {

constexpr double betweenUnits = 0.25 * oneInch;
constexpr double betweenRows = 1.0 * oneInch;
/// Of the foot, where some are in reserve.
constexpr std::size_t reservePart = 3;

Role roleInBattle(const Battle& battle, UnitIndex u) {
  return signifer::roleOf(battle.setup->units[static_cast<std::size_t>(u)].symbol);
}

using Units = std::vector<UnitIndex>;

/// The ground of a side as its commander sees it: across from left to right, ahead towards the enemy.
struct Ground {
  Angle heading = 0;
  double left = std::numeric_limits<double>::max(), right = -left, rear = left, front = -left;

  [[nodiscard]] Vec2 forward() const { return forwardOf(heading); }
  [[nodiscard]] double across(Vec2 at) const { return dot(at, rightOf(heading)); }
  [[nodiscard]] double ahead(Vec2 at) const { return dot(at, forward()); }
  [[nodiscard]] Vec2 at(double across, double ahead) const { return rightOf(heading) * across + forward() * ahead; }
};

/// Most of the units look at the enemy.
Angle headingOfMost(const Battle& battle, const Units& units) {
  const auto count = [&](Angle heading) {
    return std::ranges::count(units, heading, [&](UnitIndex u) { return battle.unit(u).pose.heading; });
  };
  const auto most =
      std::ranges::max_element(units, {}, [&](UnitIndex u) { return count(battle.unit(u).pose.heading); });
  return battle.unit(*most).pose.heading;
}

std::optional<Ground> groundOf(const Battle& battle, SideIndex side, const Units& units) {
  if (units.empty()) return std::nullopt;
  Ground ground{headingOfMost(battle, units)};
  for (const DeploymentZone& zone : battle.setup->deployment.zones) {
    if (zone.side != side) continue;
    for (const Point corner : outlineOf(zone, *battle.setup)) {
      const Vec2 at = toVec(corner);
      ground.left = std::min(ground.left, ground.across(at));
      ground.right = std::max(ground.right, ground.across(at));
      ground.rear = std::min(ground.rear, ground.ahead(at));
      ground.front = std::max(ground.front, ground.ahead(at));
    }
  }
  return ground.left < ground.right ? std::optional(ground) : std::nullopt;
}

/// Draws units up in rows, each from left to right, from the front of the ground to its rear.
class Rows {
 public:
  Rows(const Battle& battle, const Ground& ground, const Units& waiting)
      : battle_(battle), ground_(ground), side_(battle.setup->squareSide) {
    for (const UnitIndex u : waiting) byRole_[static_cast<std::size_t>(roleInBattle(battle, u))].push_back(u);
    usualFront_ = ground.rear;
    for (const UnitIndex u : waiting)
      usualFront_ = std::max(usualFront_, ground.ahead(toVec(battle.unit(u).pose.centre)) + depth(u) / 2);
  }

  // As far ahead as in the usual order, where all rows have room.
  void place(BattleOrder& order) const {
    Units screen = order.screen ? of(Role::missiles) : Units{};
    if (order.beastsBefore) screen.insert(screen.end(), of(Role::beasts).begin(), of(Role::beasts).end());
    Units reserve;
    std::vector<Units> rows{lineOf(order, reserve)};
    keepToWidth(rows.front(), reserve);
    keepToWidth(screen, reserve);
    for (Units next; !reserve.empty(); reserve = std::exchange(next, {})) {
      keepToWidth(reserve, next);
      rows.push_back(reserve);
    }
    const Units& baggage = of(Role::baggage);
    double behind = deepest(baggage);
    for (const Units& row : rows) behind += deepest(row) + apart();
    const double before = screen.empty() ? 0.0 : deepest(screen) + apart();
    double front = std::max(std::min(usualFront_, ground_.front - before), ground_.rear + behind);
    placeRow(screen, front + before, order, 0);
    const double room = std::max(0.0, front - ground_.rear - behind);
    for (const Units& row : rows) {
      placeRow(row, front, order, room);
      front -= deepest(row) + apart();
    }
    placeRow(baggage, ground_.rear + deepest(baggage), order, 0);
  }

  [[nodiscard]] bool has(Role role) const { return !of(role).empty(); }

 private:
  [[nodiscard]] const Units& of(Role role) const { return byRole_[static_cast<std::size_t>(role)]; }
  [[nodiscard]] bool grid() const { return side_ > 0; }
  [[nodiscard]] double frontage(UnitIndex u) const { return grid() ? side_ : battle_.unit(u).base.frontage; }
  [[nodiscard]] double depth(UnitIndex u) const { return grid() ? side_ : battle_.unit(u).base.depth; }
  [[nodiscard]] double gap() const { return grid() ? 0.0 : betweenUnits; }
  [[nodiscard]] double apart() const { return grid() ? 0.0 : betweenRows; }
  [[nodiscard]] double deepest(const Units& row) const {
    double most = 0;
    for (const UnitIndex u : row) most = std::max(most, depth(u));
    return most;
  }
  [[nodiscard]] double width(const Units& row) const {
    double sum = -gap();
    for (const UnitIndex u : row) sum += frontage(u) + gap();
    return sum;
  }

  // From left to right: horse, beasts, missile troops, foot between its engines, and the same again.
  [[nodiscard]] Units lineOf(const BattleOrder& order, Units& reserve) const {
    Units foot = of(Role::foot);
    if (order.reserve) {
      const auto first = foot.end() - std::ssize(foot) / static_cast<std::ptrdiff_t>(reservePart);
      reserve.assign(first, foot.end());
      foot.erase(first, foot.end());
    }
    Units left, right;
    const auto share = [&](Role role, std::size_t onLeft) {
      const Units& all = of(role);
      left.insert(left.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(onLeft));
      right.insert(right.begin(), all.begin() + static_cast<std::ptrdiff_t>(onLeft), all.end());
    };
    const std::size_t mounted = of(Role::horse).size();
    share(Role::horse, order.mounted == BattleOrder::Mounted::left    ? mounted
                       : order.mounted == BattleOrder::Mounted::right ? 0
                                                                      : (mounted + 1) / 2);
    if (!order.beastsBefore) share(Role::beasts, of(Role::beasts).size() / 2);
    if (!order.screen) share(Role::missiles, of(Role::missiles).size() / 2);
    share(Role::engine, (of(Role::engine).size() + 1) / 2);
    left.insert(left.end(), foot.begin(), foot.end());
    left.insert(left.end(), right.begin(), right.end());
    return left;
  }

  // Units that find no room go to another row: those from the middle, which are foot where there is any.
  void keepToWidth(Units& row, Units& other) const {
    while (row.size() > 1 && width(row) > ground_.right - ground_.left) {
      const auto middle = row.begin() + std::ssize(row) / 2;
      other.push_back(*middle);
      row.erase(middle);
    }
  }

  // `back`: so far from the front a refused end may stand.
  void placeRow(const Units& row, double front, BattleOrder& order, double back) const {
    using End = BattleOrder::End;
    const double room = ground_.right - ground_.left - width(row);
    const double part = order.aside == End::left ? 0.0 : order.aside == End::right ? 1.0 : 0.5;
    double across = ground_.left + whole(room * part);
    const double last = std::max(1.0, static_cast<double>(row.size()) - 1);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const UnitIndex u = row[i];
      const double fromLeft = static_cast<double>(i) / last;
      const double held = order.refused == End::right ? fromLeft : order.refused == End::left ? 1 - fromLeft : 0.0;
      const double ahead = front - whole(back * held) - depth(u) / 2;
      order.poses[static_cast<std::size_t>(u)] = {toPoint(ground_.at(across + frontage(u) / 2, ahead)),
                                                  ground_.heading};
      across += frontage(u) + gap();
    }
  }
  // On a grid so many squares.
  [[nodiscard]] double whole(double length) const {
    return grid() ? std::floor(length / side_ + 0.01) * side_ : length;
  }

  const Battle& battle_;
  const Ground& ground_;
  double side_;
  double usualFront_ = 0;
  std::array<Units, 6> byRole_;
};

BattleOrder usualOrder(const Battle& battle, const Units& waiting) {
  BattleOrder order;
  order.units = waiting;
  for (const Unit& unit : battle.units) order.poses.push_back(unit.pose);
  for (const Person& person : battle.people) order.leaders.push_back(person.at);
  return order;
}

void exchangeWings(const Ground& ground, const Units& waiting, const std::vector<PersonIndex>& leaders,
                   BattleOrder& order) {
  order.manner = BattleOrder::Manner::exchanged;
  const auto mirrored = [&](Point at) {
    const Vec2 from = toVec(at);
    return toPoint(ground.at(ground.left + ground.right - ground.across(from), ground.ahead(from)));
  };
  for (const UnitIndex u : waiting) {
    Pose& pose = order.poses[static_cast<std::size_t>(u)];
    pose = {mirrored(pose.centre), normalised(2 * ground.heading - pose.heading)};
  }
  for (const PersonIndex p : leaders)
    order.leaders[static_cast<std::size_t>(p)] = mirrored(order.leaders[static_cast<std::size_t>(p)]);
}

// A leader stays with the unit that he would be nearest to in the usual order.
void takeLeadersAlong(const Battle& battle, SideIndex side, const std::vector<PersonIndex>& leaders,
                      BattleOrder& order) {
  for (const PersonIndex p : leaders) {
    const Vec2 at = toVec(battle.person(p).at);
    UnitIndex nearest = noUnit;
    for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
      const auto away = [&](UnitIndex v) { return squaredLength(toVec(battle.unit(v).pose.centre) - at); };
      if (battle.unit(u).side == side && (nearest == noUnit || away(u) < away(nearest))) nearest = u;
    }
    if (nearest == noUnit) continue;
    const Pose& now = order.poses[static_cast<std::size_t>(nearest)];
    order.leaders[static_cast<std::size_t>(p)] =
        toPoint(toVec(now.centre) + at - toVec(battle.unit(nearest).pose.centre));
  }
}

// Forms by arms come first, then the same lines with an end refused or to one side of the ground.
std::vector<BattleOrder> forms(bool hasMissiles, bool hasBeasts) {
  using Mounted = BattleOrder::Mounted;
  using End = BattleOrder::End;
  std::vector<BattleOrder> forms;
  const auto add = [&](Mounted mounted) -> BattleOrder& {
    BattleOrder& form = forms.emplace_back();
    form.manner = BattleOrder::Manner::drawnUp;
    form.mounted = mounted;
    return form;
  };
  constexpr std::array wings{Mounted::bothWings, Mounted::left, Mounted::right};
  for (const Mounted mounted : wings)
    for (const bool screen : {false, true})
      for (const bool beastsBefore : {false, true}) {
        if ((screen && !hasMissiles) || (beastsBefore && !hasBeasts)) continue;
        BattleOrder& form = add(mounted);
        form.screen = screen;
        form.beastsBefore = beastsBefore;
      }
  add(Mounted::bothWings).reserve = true;
  for (const Mounted mounted : wings)
    for (const End refused : {End::none, End::left, End::right})
      for (const End aside : {End::none, End::left, End::right}) {
        if (refused == End::none && aside == End::none) continue;
        BattleOrder& form = add(mounted);
        form.refused = refused;
        form.aside = aside;
      }
  return forms;
}

}  // namespace

std::vector<BattleOrder> battleOrders(const Battle& battle, SideIndex side, const std::vector<UnitIndex>& waiting,
                                      const std::vector<PersonIndex>& leaders) {
  std::vector<BattleOrder> orders{usualOrder(battle, waiting)};
  const auto ground = groundOf(battle, side, waiting);
  if (!ground) return orders;
  const auto add = [&](BattleOrder order) {
    const auto same = [&](const BattleOrder& other) { return other.poses == order.poses; };
    if (std::ranges::none_of(orders, same)) orders.push_back(std::move(order));
  };
  BattleOrder exchanged = orders.front();
  exchangeWings(*ground, waiting, leaders, exchanged);
  add(std::move(exchanged));
  const Rows rows(battle, *ground, waiting);
  for (const BattleOrder& form : forms(rows.has(Role::missiles), rows.has(Role::beasts))) {
    BattleOrder order = form;
    order.units = waiting;
    order.poses = orders.front().poses;
    order.leaders = orders.front().leaders;
    rows.place(order);
    takeLeadersAlong(battle, side, leaders, order);
    add(std::move(order));
  }
  return orders;
}

std::vector<UnitIndex> inOrderOfPlacing(const Battle& battle, std::vector<UnitIndex> waiting) {
  std::ranges::stable_sort(waiting, {}, [&](UnitIndex u) { return roleInBattle(battle, u); });
  return waiting;
}

}  // namespace signifer
