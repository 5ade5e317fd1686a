// The way a planning commander deploys. Orders of battle (battle_orders.h) are played out on copies of the battle, from
// the first unit placed to the end, all with the same dice. An order clearly better than the usual one is begun, unit
// by unit. Before each of the next units the order that is kept to is compared with the next best and with small
// changes to it. An enemy behind a screen is not seen: he is taken to be drawn up as most would be. An enemy who places
// his units in turn is taken to keep to the order of battle that his placed units fit best, at first the usual one. All
// orders are compared again when one of his units stands far from that order.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "battle/action.h"
#include "commander/battle_orders.h"
#include "commander/comparing.h"
#include "commander/planning.h"
#include "commander/why.h"
#include "rules/ruleset.h"

namespace signifer {

class DeploymentChoice {
 public:
  /// Looks for the order of battle of the side that deploys now; does nothing where nobody deploys. Equal `seed`, equal
  /// choice. Where `outOfTime` says so it stays with what was found by then.
  void make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning, std::uint64_t seed,
            const std::function<bool()>& outOfTime);
  /// Looks for a better one for those who are still to be placed, a limited number of times: whoever stands already
  /// stays. The one that was begun is kept to unless another is clearly better.
  void improve(const RuleSet& rules, const Battle& battle, const Planning& planning, std::uint64_t seed,
               const std::function<bool()>& outOfTime);

  /// Weighs the order that was chosen last against the usual one, or the one that was begun, once; until then it is
  /// told without figures. Equal `seed`, equal figures.
  void weigh(const RuleSet& rules, const Planning& planning, std::uint64_t seed,
             const std::function<bool()>& outOfTime);

  /// The next unit or leader placed by it; nothing where nobody is left whom it can place, or none was looked for.
  [[nodiscard]] std::optional<Action> next(const RuleSet& rules, const Battle& battle);

  /// Keeps to the order, with the place that this action gives a unit, even if the order has another place for it or
  /// none.
  void keep(const RuleSet& rules, const Battle& battle, const Action& action);

  /// Whether it was made for this side, and everybody who was placed since stands where it had him placed.
  [[nodiscard]] bool isKeptTo(const Battle& battle, SideIndex side) const;
  /// The enemies who stand farther than a move from where they were expected when the order was last thought of.
  [[nodiscard]] std::vector<UnitIndex> surprising(const Battle& battle) const;
  /// In a sentence with figures; empty before it is made.
  [[nodiscard]] const std::string& inWords() const { return words_; }

 private:
  struct Tried {
    BattleOrder order;
    Outcomes outcomes;
  };
  struct Comparison {
    std::size_t best = 0;
    Measured measured = Measured::points;
    /// As the battle begins by the best, and by the first.
    std::optional<Battle> begun;
    std::optional<Battle> begunByFirst;
  };
  /// A choice that is still to be weighed.
  struct Choice {
    Comparison found;
    /// The words before the figures.
    std::string before;
    std::string order;
    bool again = false;
  };

  /// The first is preferred unless another is ahead by so many hundredths of a standard error.
  [[nodiscard]] Comparison compare(const RuleSet& rules, const Battle& battle, const Planning& planning,
                                   std::uint64_t seed, const Effort& effort, int doubt,
                                   const std::function<bool()>& outOfTime, std::vector<Tried>& tried) const;
  /// Tells the best, without figures until it is weighed.
  void choose(const std::string& before, const std::string& order, bool again, Comparison& found);
  /// The order of battle that the enemies who stand fit best; nothing where it is the usual one, or he places nobody.
  [[nodiscard]] const BattleOrder* enemyOrder(const Battle& battle) const;
  void expect(const RuleSet& rules, const Battle& battle, const Battle& begun);

  SideIndex side_ = noSide;
  /// The one that is kept to, then the others, best first.
  std::vector<BattleOrder> orders_;
  /// The orders that the enemy may follow, his usual one first.
  std::vector<BattleOrder> enemyOrders_;
  int improvements_ = 0;
  /// So that each comparison has other dice.
  std::uint64_t thoughts_ = 0;
  /// The units to be placed when the order was made, and the poses they have had since.
  std::map<UnitIndex, std::optional<Pose>> placed_;
  /// The places where visible enemies were expected to stand in the end.
  std::map<UnitIndex, Point> expected_;
  std::string words_;
  std::optional<Choice> unweighed_;
};

}  // namespace signifer
