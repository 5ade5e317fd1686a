// What may come of orders: both sides play on from a copy of the battle, one of them under its orders, until some
// player turns have passed. The same number of a playout has the same dice for all orders that are tried, so that they
// are compared on equal luck.
#pragma once

#include <cstdint>
#include <vector>

#include "commander/imagined_dice.h"
#include "commander/orders.h"
#include "dice/dice.h"

namespace signifer {

class Playouts {
 public:
  /// `turns`: player turns that end before the position is appraised; 1 ends with the turn of the moment. `care`:
  /// throws that each answer on the way is judged by, the same for all of them; 0: one, and each answer has its own,
  /// which is quicker and takes the lucky for the good. `sound`: both sides plan their answers on the way
  /// thoroughly; else only its own side plans, and the enemy is greedy.
  explicit Playouts(int turns, int care = 0, bool sound = false) : turns_(turns), care_(care), sound_(sound) {}

  /// How the battle stands for the side in the end, by the rule set's own measure. It answers as a commander that plans
  /// would who plays nothing out, its enemy greedily. The orders hold in its own player turns. It begins with the
  /// action `first`, where one is given. Equal `seed`, equal dice.
  [[nodiscard]] int play(const RuleSet& rules, const Battle& battle, SideIndex side, const Orders& orders,
                         const Wings& wings, std::uint64_t seed, const Action* first = nullptr);

 private:
  [[nodiscard]] int worthOf(const RuleSet& rules, SideIndex asked, const Action& action);
  [[nodiscard]] std::size_t best(const RuleSet& rules, SideIndex asked);

  int turns_;
  /// Whose playout it is.
  SideIndex side_ = 0;
  int care_;
  bool sound_;
  std::vector<ImaginedDice> considered_;
  Battle battle_, trial_;
  ActionList candidates_;
};

}  // namespace signifer
