#include "commander/orders.h"

#include <algorithm>
#include <functional>

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

Wings::Wings(const Battle& battle, SideIndex side) : wings_(battle.units.size(), Wing::centre) {
  std::array<double, 2> x{}, y{}, count{};
  for (const Unit& unit : battle.units) {
    if (!unit.present || unit.side == noSide) continue;
    const auto at = static_cast<std::size_t>(unit.side);
    x[at] += unit.pose.centre.x;
    y[at] += unit.pose.centre.y;
    ++count[at];
  }
  if (count[0] == 0 || count[1] == 0) return;
  const auto own = static_cast<std::size_t>(side);
  const auto foe = static_cast<std::size_t>(enemyOf(side));
  const double aheadX = x[foe] / count[foe] - x[own] / count[own];
  const double aheadY = y[foe] / count[foe] - y[own] / count[own];
  // To the right of the way to the enemy; whole thousandths, so that every machine sorts alike.
  std::vector<std::pair<std::int64_t, UnitIndex>> line;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const Unit& unit = battle.unit(u);
    if (unit.present && unit.side == side)
      line.emplace_back(
          static_cast<std::int64_t>(unit.pose.centre.x * (aheadY / 1000) - unit.pose.centre.y * (aheadX / 1000)), u);
  }
  std::ranges::sort(line);
  for (std::size_t i = 0; i < line.size(); ++i)
    wings_[static_cast<std::size_t>(line[i].second)] = static_cast<Wing>(i * wingCount / line.size());
}

Wing Wings::of(UnitIndex unit) const {
  return unit < 0 || static_cast<std::size_t>(unit) >= wings_.size() ? Wing::centre
                                                                     : wings_[static_cast<std::size_t>(unit)];
}

void keepFollowing(const Definition& definition, const Orders& orders, const Wings& wings, ActionList& candidates) {
  std::array<bool, wingCount> mayCharge{}, mayShoot{};
  const auto wingOf = [&](const Action& action) { return static_cast<std::size_t>(wings.of(action.unit)); };
  for (const Action& action : candidates) {
    const Sort sort = sortOf(definition, action);
    mayCharge[wingOf(action)] = mayCharge[wingOf(action)] || sort == Sort::charge;
    mayShoot[wingOf(action)] = mayShoot[wingOf(action)] || sort == Sort::shot;
  }
  const auto wanted = [&](const Action& action) {
    const std::size_t wing = wingOf(action);
    return follows(orders.of[wing], sortOf(definition, action), mayCharge[wing], mayShoot[wing]);
  };
  if (std::ranges::any_of(candidates, wanted)) std::erase_if(candidates, std::not_fn(wanted));
}

}  // namespace signifer
