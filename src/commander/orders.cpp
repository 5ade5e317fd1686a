#include "commander/orders.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include "table/vec.h"

namespace signifer {
namespace {

enum class Sort : std::uint8_t { march, charge, shot, other };

Sort sortOf(const Definition& definition, const Action& action) {
  const std::string& gesture = definition.actions()[static_cast<std::size_t>(action.kind)].gesture;
  if (gesture == "charge") return Sort::charge;
  if (gesture == "shoot") return Sort::shot;
  return action.path.empty() ? Sort::other : Sort::march;
}

bool follows(Order order, Sort sort, bool mayCharge, bool mayShoot) {
  switch (order) {
    case Order::free:
      return true;
    case Order::hold:
      return sort != Sort::march && sort != Sort::charge;
    case Order::advance:
      return sort != Sort::charge;
    case Order::press:
      return !mayCharge || sort == Sort::charge;
    case Order::shoot:
      return mayShoot ? sort == Sort::shot : sort != Sort::charge;
  }
  return true;
}

}  // namespace

std::string_view wordsOf(Order order) {
  switch (order) {
    case Order::free:
      return "does as it sees fit";
    case Order::hold:
      return "holds";
    case Order::advance:
      return "moves without charging";
    case Order::press:
      return "charges where it can";
    case Order::shoot:
      return "shoots and does not charge";
  }
  return {};
}

Order Orders::forPart(Wing wing, Line line) const {
  const Order order = ofLine[static_cast<std::size_t>(line)];
  return order != Order::free ? order : of[static_cast<std::size_t>(wing)];
}

bool Orders::byLine() const {
  return std::ranges::any_of(ofLine, [](Order order) { return order != Order::free; });
}

namespace {

/// The way from the middle of an army to the middle of its enemy; none where either has no units.
std::optional<Vec2> wayToEnemy(const Battle& battle, SideIndex side) {
  std::array<Vec2, 2> sum{};
  std::array<double, 2> count{};
  for (const Unit& unit : battle.units) {
    if (!unit.present || unit.side == noSide) continue;
    const auto at = static_cast<std::size_t>(unit.side);
    sum[at] += toVec(unit.pose.centre);
    ++count[at];
  }
  if (count[0] == 0 || count[1] == 0) return std::nullopt;
  const auto own = static_cast<std::size_t>(side);
  const auto foe = static_cast<std::size_t>(enemyOf(side));
  return sum[foe] * (1 / count[foe]) - sum[own] * (1 / count[own]);
}

}  // namespace

Parts::Parts(const Battle& battle, SideIndex side) : parts_(battle.units.size()) {
  const auto way = wayToEnemy(battle, side);
  if (!way) return;
  // To the right of the way to the enemy, and ahead on it; whole thousandths, so that every machine sorts alike.
  struct Stand {
    std::int64_t right = 0;
    std::int64_t ahead = 0;
    UnitIndex unit = noUnit;
  };
  const double far = std::max(1.0, length(*way));
  std::vector<Stand> stands;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (!unit.present || unit.side != side) continue;
    const Vec2 at = toVec(unit.pose.centre);
    stands.push_back(
        {std::llround((at.x * way->y - at.y * way->x) / far), std::llround((at.x * way->x + at.y * way->y) / far), u});
  }
  std::ranges::sort(stands, {}, [](const Stand& stand) { return std::pair(stand.right, stand.unit); });
  for (std::size_t i = 0; i < stands.size(); ++i) {
    Part& part = parts_[static_cast<std::size_t>(stands[i].unit)];
    part.wing = static_cast<Wing>(i * wingCount / stands.size());
    const Base& base = battle.unit(stands[i].unit).base;
    const bool covered = std::ranges::any_of(stands, [&](const Stand& other) {
      const Base& before = battle.unit(other.unit).base;
      return other.ahead - stands[i].ahead >= (base.depth + before.depth) / 2 &&
             std::abs(other.right - stands[i].right) < (base.frontage + before.frontage) / 4;
    });
    part.line = covered ? Line::reserve : Line::first;
  }
}

Parts::Part Parts::of(UnitIndex unit) const {
  return unit < 0 || static_cast<std::size_t>(unit) >= parts_.size() ? Part{} : parts_[static_cast<std::size_t>(unit)];
}

Wing Parts::wingOf(UnitIndex unit) const { return of(unit).wing; }
Line Parts::lineOf(UnitIndex unit) const { return of(unit).line; }
bool Parts::anyReserve() const {
  return std::ranges::any_of(parts_, [](const Part& part) { return part.line == Line::reserve; });
}

void keepFollowing(const Definition& definition, const Orders& orders, const Parts& parts, ActionList& candidates) {
  std::array<std::array<bool, lineCount>, wingCount> mayCharge{}, mayShoot{};
  const auto of = [&](auto& might, const Action& action) -> bool& {
    return might[static_cast<std::size_t>(parts.wingOf(action.unit))]
                [static_cast<std::size_t>(parts.lineOf(action.unit))];
  };
  for (const Action& action : candidates) {
    const Sort sort = sortOf(definition, action);
    of(mayCharge, action) = of(mayCharge, action) || sort == Sort::charge;
    of(mayShoot, action) = of(mayShoot, action) || sort == Sort::shot;
  }
  const auto wanted = [&](const Action& action) {
    const Order order = orders.forPart(parts.wingOf(action.unit), parts.lineOf(action.unit));
    return follows(order, sortOf(definition, action), of(mayCharge, action), of(mayShoot, action));
  };
  if (std::ranges::any_of(candidates, wanted)) std::erase_if(candidates, std::not_fn(wanted));
}

}  // namespace signifer
