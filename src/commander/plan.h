// The plan of a player turn: orders for the wings, the lines or the arms of an army. Several sets of orders are played
// out on copies of the battle, all with the same dice. The better half of those that beat no orders at all is played
// out again, and so on. What is then clearly better is the plan. It can be told in words and shown on the table.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "commander/commander.h"
#include "commander/comparing.h"
#include "commander/orders.h"
#include "commander/planning.h"
#include "commander/playouts.h"
#include "commander/why.h"

namespace signifer {

class Plan {
 public:
  /// Looks for the plan of the side whose player turn it is. Equal `seed`, equal plan. Where `outOfTime` says so it
  /// stays with what was found by then; a few playouts order nothing. `waiting`: see
  /// Playouts::enemyWaits().
  void make(const RuleSet& rules, const Battle& battle, SideIndex side, const Planning& planning, std::uint64_t seed,
            const std::vector<bool>& waiting, const std::function<bool()>& outOfTime);

  /// Weighs it against no orders, once; until then it is told without figures. Equal `seed`, equal figures.
  void weigh(const RuleSet& rules, const Planning& planning, std::uint64_t seed,
             const std::function<bool()>& outOfTime);

  [[nodiscard]] Orders orders() const { return tried_.empty() ? Orders{} : tried_[best_].orders; }
  [[nodiscard]] const Parts& parts() const { return parts_; }
  /// In a sentence with figures; empty before one is made, and where the battle is so large that no two sets of orders
  /// can be compared.
  [[nodiscard]] std::string inWords() const;

 private:
  [[nodiscard]] bool isMade() const;

  /// What it was made for.
  struct Moment {
    Battle battle;
    SideIndex side = noSide;
    std::vector<bool> waiting;
  };
  struct Tried {
    Orders orders;
    /// The chance to win in millionths where the rule set knows it, so that a victory counts for no more than that.
    Outcomes outcomes;
  };

  Parts parts_;
  /// No orders at all first.
  std::vector<Tried> tried_;
  std::size_t best_ = 0;
  bool enemyWaits_ = false;
  /// Until it is weighed.
  std::optional<Moment> moment_;
  Weighed weighed_;
  Measured measured_ = Measured::points;
};

}  // namespace signifer
