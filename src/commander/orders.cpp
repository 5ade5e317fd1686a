#include "commander/orders.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>

namespace signifer {
namespace {

enum class Sort : std::uint8_t { march, charge, shot, other };

/// A leader's order may move others than the unit that it names: it counts as a march only where all hold.
Sort sortOf(const RuleSet& rules, const Action& action, bool allHold = false) {
  const std::string& gesture = rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture;
  if (gesture == "charge") return Sort::charge;
  if (gesture == "shoot") return Sort::shot;
  if (!action.path.empty()) return Sort::march;
  return (action.person == noPerson || allHold) && rules.leadsToMove(action) ? Sort::march : Sort::other;
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

Order Orders::forPart(const Part& part) const {
  if (const Order order = ofArm[static_cast<std::size_t>(part.arm)]; order != Order::free) return order;
  if (const Order order = ofLine[static_cast<std::size_t>(part.line)]; order != Order::free) return order;
  return of[static_cast<std::size_t>(part.wing)];
}

bool Orders::byLine() const {
  return std::ranges::any_of(ofLine, [](Order order) { return order != Order::free; });
}

bool Orders::byArm() const {
  return std::ranges::any_of(ofArm, [](Order order) { return order != Order::free; });
}

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
    part.arm = armOf(roleOf(battle.setup->units[static_cast<std::size_t>(stands[i].unit)].symbol));
    ++ofArm_[static_cast<std::size_t>(part.arm)];
  }
}

Part Parts::of(UnitIndex unit) const {
  return unit < 0 || static_cast<std::size_t>(unit) >= parts_.size() ? Part{} : parts_[static_cast<std::size_t>(unit)];
}

bool Parts::someOf(Arm arm) const {
  const int some = ofArm_[static_cast<std::size_t>(arm)];
  return some > 0 && some < std::accumulate(ofArm_.begin(), ofArm_.end(), 0);
}

bool Parts::anyReserve() const {
  return std::ranges::any_of(parts_, [](const Part& part) { return part.line == Line::reserve; });
}

namespace {

template <class Wanted>
void keep(ActionList& candidates, Wanted&& wanted) {
  if (std::ranges::any_of(candidates, wanted)) std::erase_if(candidates, std::not_fn(wanted));
}

}  // namespace

void keepWhatCostsNothing(const RuleSet& rules, const Battle& battle, const Decision& decision,
                          ActionList& candidates) {
  if (decision.unit == noUnit) return;
  keep(candidates, [&](const Action& action) { return rules.costsNothing(battle, action); });
}

void keepWaiting(const RuleSet& rules, const std::vector<bool>& waiting, const Battle& start, const Battle& battle,
                 ActionList& candidates) {
  const auto stands = [&](UnitIndex u) { return u >= 0 && battle.unit(u).pose.centre == start.unit(u).pose.centre; };
  keep(candidates, [&](const Action& action) {
    if (action.unit < 0 || !waiting[static_cast<std::size_t>(action.unit)]) return true;
    const Sort sort = sortOf(rules, action);
    return sort == Sort::charge ? !stands(action.target) : sort != Sort::march;
  });
}

void keepFollowing(const RuleSet& rules, const Orders& orders, const Parts& parts, ActionList& candidates) {
  constexpr std::size_t all = wingCount * lineCount * armCount;
  std::array<bool, all> mayCharge{}, mayShoot{};
  const auto number = [&](const Action& action) {
    const Part part = parts.of(action.unit);
    return (static_cast<std::size_t>(part.wing) * lineCount + static_cast<std::size_t>(part.line)) * armCount +
           static_cast<std::size_t>(part.arm);
  };
  const bool allHold = orders == Orders{{Order::hold, Order::hold, Order::hold}, {}, {}, orders.thisTurnOnly};
  for (const Action& action : candidates) {
    const Sort sort = sortOf(rules, action);
    mayCharge[number(action)] |= sort == Sort::charge;
    mayShoot[number(action)] |= sort == Sort::shot;
  }
  keep(candidates, [&](const Action& action) {
    const std::size_t at = number(action);
    return follows(orders.forPart(parts.of(action.unit)), sortOf(rules, action, allHold), mayCharge[at], mayShoot[at]);
  });
}

}  // namespace signifer
