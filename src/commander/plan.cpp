#include "commander/plan.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "commander/why.h"
#include "dice/stream.h"
#include "language/language.h"

namespace signifer {
namespace {

/// With fewer of each set of orders nothing is ordered.
constexpr int fewestPlayouts = 4;

/// The same for the whole army, then for one wing while the others do as they see fit.
std::vector<Orders> ordersToTry() {
  constexpr std::array ofOneWing{Order::hold, Order::press, Order::shoot};
  std::vector<Orders> all;
  all.reserve(allOrders.size() + wingCount * ofOneWing.size());
  for (const Order order : allOrders) all.push_back({{order, order, order}});
  for (std::size_t wing = 0; wing < wingCount; ++wing)
    for (const Order order : ofOneWing) {
      Orders one;
      one.of[wing] = order;
      all.push_back(one);
    }
  return all;
}

}  // namespace

void Plan::divide(const Battle& battle, SideIndex side) {
  wings_ = Wings(battle, side);
  units_ = {};
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).present && battle.unit(u).side == side)
      units_[static_cast<std::size_t>(wings_.of(u))].push_back(u);
}

void Plan::playOut(const RuleSet& rules, const Battle& battle, SideIndex side, Playouts& playouts, std::uint64_t seed,
                   std::span<const std::size_t> ahead, const std::function<bool()>& outOfTime) {
  for (const std::size_t one : ahead) {
    if (outOfTime()) return;
    Tried& tried = tried_[one];
    const int worth = playouts.play(rules, battle, side, tried.orders, wings_, seed);
    const auto chance = rules.chanceAtEnd(worth);
    tried.worths.push_back(worth);
    tried.outcomes.push_back(chance ? static_cast<int>(1e6 * *chance) : worth);
  }
}

void Plan::make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning,
                std::uint64_t seed, const std::function<bool()>& outOfTime) {
  const PlanSearch& search = battle.setup->columns > 0 ? planning.planOnGrid : planning.plan;
  divide(battle, side);
  tried_.clear();
  best_ = 0;
  for (const Orders& orders : ordersToTry()) tried_.push_back({orders, {}, {}});
  Playouts playouts(search.turns, planning.care, planning.sound != 0);
  std::vector<std::size_t> ahead(tried_.size());
  std::iota(ahead.begin(), ahead.end(), std::size_t{0});
  for (int i = 0; i < search.rounds * planning.playouts && ahead.size() > 1 && !outOfTime(); ++i) {
    if (i > 0 && i % planning.playouts == 0) dropThoseBehind(leadsOverFirst(tried_), ahead);
    playOut(rules, battle, side, playouts, streamSeed(seed, static_cast<std::uint64_t>(i), "playout"), ahead,
            outOfTime);
  }
  // Cut off by the clock after one or two, luck alone would bind a whole turn.
  if (std::ssize(tried_[0].outcomes) >= std::min(planning.playouts, fewestPlayouts))
    best_ = bestBeyondLuck(tried_, ahead, planning.character.boldness, search.doubt / 100.0);
}

std::string Plan::inWords(const RuleSet& rules) const {
  if (tried_.empty() || tried_[0].worths.empty()) return {};
  return planInWords(rules, orders(), tried_[best_].worths, tried_[0].worths);
}

std::vector<WingPlan> Plan::wingPlans() const {
  if (tried_.empty() || tried_[0].worths.empty()) return {};
  const auto& of = orders().of;
  const bool alike = of[0] == of[1] && of[1] == of[2];
  const auto words = [&](std::size_t wing) -> std::string {
    // Nobody needs to read on the table who does as he sees fit.
    if (of[wing] == Order::free) return "";
    const std::string order = said(wordsOf(of[wing]));
    if (alike) return said("The army {0}.", {order});
    return wing == 0   ? said("The left wing {0}.", {order})
           : wing == 1 ? said("The centre {0}.", {order})
                       : said("The right wing {0}.", {order});
  };
  std::vector<WingPlan> plans;
  for (std::size_t wing = 0; wing < wingCount; ++wing) {
    const bool goes = of[wing] != Order::hold && of[wing] != Order::shoot;
    if (!alike || plans.empty()) plans.push_back({{}, words(wing), goes});
    plans.back().units.insert(plans.back().units.end(), units_[wing].begin(), units_[wing].end());
  }
  std::erase_if(plans, [](const WingPlan& plan) { return plan.units.empty(); });
  return plans;
}

}  // namespace signifer
