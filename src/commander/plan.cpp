#include "commander/plan.h"

#include <algorithm>
#include <utility>

#include "dice/stream.h"
#include "language/language.h"

namespace signifer {
namespace {

/// The first set has no orders. Next come sets with one order for the whole army: only these can be compared where
/// playouts are dear. The last sets bind one wing, in all player turns or in this one, or one arm or line, and leave
/// the others free. Of those that are left out few were ever best (docs/commander-trials.md).
std::vector<Orders> ordersToTry(const Parts& parts) {
  constexpr std::array tellings{Order::hold, Order::press};
  std::vector<Orders> all{{}};
  for (const bool thisTurnOnly : {false, true})
    for (const Order order : tellings) all.push_back({{order, order, order}, {}, {}, thisTurnOnly});
  all.push_back({{Order::advance, Order::advance, Order::advance}, {}, {}, true});
  for (const bool thisTurnOnly : {false, true})
    for (const Order order : tellings)
      for (std::size_t wing = 0; wing < wingCount; ++wing) {
        all.push_back({{}, {}, {}, thisTurnOnly});
        all.back().of[wing] = order;
      }
  for (const Arm arm : {Arm::foot, Arm::mounted, Arm::missiles}) {
    if (!parts.someOf(arm)) continue;
    for (const bool thisTurnOnly : {false, true})
      for (const Order order : {Order::hold, arm == Arm::missiles ? Order::shoot : Order::press}) {
        all.push_back({{}, {}, {}, thisTurnOnly});
        all.back().ofArm[static_cast<std::size_t>(arm)] = order;
      }
  }
  if (!parts.anyReserve()) return all;
  for (std::size_t line = 0; line < lineCount; ++line)
    for (const Order order : tellings) {
      all.emplace_back();
      all.back().ofLine[line] = order;
    }
  return all;
}

const PlanSearch& searchOf(const Planning& planning, const Battle& battle) {
  return battle.setup->columns > 0 ? planning.planOnGrid : planning.plan;
}

}  // namespace

void Plan::make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning,
                std::uint64_t seed, const std::vector<bool>& waiting, const std::function<bool()>& outOfTime) {
  const PlanSearch& search = searchOf(planning, battle);
  parts_ = Parts(battle, side);
  tried_.clear();
  best_ = 0;
  moment_.reset();
  weighed_ = {};
  for (const Orders& orders : ordersToTry(parts_)) tried_.push_back({orders, {}});
  enemyWaits_ = !waiting.empty();
  Playouts playouts(search.turns, planning.care, planning.sound != 0);
  playouts.enemyWaits(waiting);
  const auto play = [&](Tried& tried, int number) {
    if (outOfTime()) return false;
    const std::uint64_t dice = streamSeed(seed, static_cast<std::uint64_t>(number), "playout");
    const Ending ending = playouts.play(rules, battle, side, tried.orders, parts_, dice);
    measured_ = !ending.chance ? Measured::points : search.turns == 0 ? Measured::victories : Measured::chances;
    tried.outcomes.push_back(ending.outcome());
    return true;
  };
  const auto ahead = playInRounds(
      tried_, {planning.playouts, search.rounds, search.work}, [&] { return playouts.work(); }, play);
  // Cut off by the clock after one or two, luck alone would bind a whole turn.
  if (std::ssize(tried_[0].outcomes) >= std::min(planning.playouts, fewestToTell))
    best_ = bestBeyondLuck(tried_, ahead, planning.character.boldness, search.doubt / 100.0);
  // The best of many has been lucky.
  const auto anew = [&](std::size_t one) {
    return [&, one](int number) {
      const std::uint64_t dice = streamSeed(seed, static_cast<std::uint64_t>(number), "confirming");
      return playouts.play(rules, battle, side, tried_[one].orders, parts_, dice).outcome();
    };
  };
  if (best_ != 0 && !staysAhead(anew(best_), anew(0), outOfTime)) best_ = 0;
  if (isMade()) moment_ = {battle, side, waiting};
}

void Plan::weigh(const RuleSet& rules, const Planning& planning, std::uint64_t seed,
                 const std::function<bool()>& outOfTime) {
  if (!moment_) return;
  const Moment then = *std::exchange(moment_, std::nullopt);
  Playouts playouts(searchOf(planning, then.battle).turns, planning.care, planning.sound != 0);
  playouts.enemyWaits(then.waiting);
  const auto outcome = [&](const Orders& orders, int number) {
    const std::uint64_t dice = streamSeed(seed, static_cast<std::uint64_t>(number), "weighing");
    return playouts.play(rules, then.battle, then.side, orders, parts_, dice).outcome();
  };
  // A plan without orders has nothing to be compared with.
  int chosen = 0;
  weighed_ = signifer::weigh([&](int number) { return chosen = outcome(orders(), number); },
                             [&](int number) { return best_ == 0 ? chosen : outcome({}, number); }, outOfTime);
}

bool Plan::isMade() const { return tried_.size() > 1 && !tried_[1].outcomes.empty(); }

std::string Plan::inWords() const {
  if (!isMade()) return {};
  const std::string words = planInWords(orders(), weighed_.chosen, weighed_.other, measured_);
  return enemyWaits_ ? said("The enemy waits.") + " " + words : words;
}

}  // namespace signifer
