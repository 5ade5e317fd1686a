// The outcome of orders: both sides play on from a copy of the battle, one of them under its orders, until some player
// turns have passed or the battle is over. The same number of a playout has the same dice for all orders that are
// tried, so that they are compared on equal luck.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "commander/imagined_dice.h"
#include "commander/orders.h"
#include "dice/dice.h"

namespace signifer {

/// The unit of chances that are kept as whole numbers.
inline constexpr double millionths = 1e6;

/// The end of a playout, for the side that it belongs to.
struct Ending {
  /// By appraiseEnd().
  int worth = 0;
  /// 1, 0 or a half where the battle was decided, else by chanceAtEnd(); nothing where the rule set knows no chances.
  std::optional<double> chance;
  /// The chance in millionths where it is known, so that a victory counts for no more than that; else the worth.
  [[nodiscard]] int outcome() const { return chance ? static_cast<int>(millionths * *chance) : worth; }
};

class Playouts {
 public:
  /// `turns`: player turns that end before the position is appraised; 1 ends with the turn of the moment, 0 with the
  /// battle. `care`: the rolls that judge each answer in the playout, the same for all of them. 0: each answer has one
  /// roll of its own, which is quicker and takes the lucky for the good. `sound`: both sides plan their answers on the
  /// way thoroughly; else only its own side plans, and the enemy is greedy.
  explicit Playouts(int turns, int care = 0, bool sound = false) : turns_(turns), care_(care), sound_(sound) {}

  /// The side's standing in the end. The side answers as a planning commander would without playouts; its enemy answers
  /// greedily. The orders hold in its own player turns, or in the first alone. The side begins with the action `first`,
  /// where one is given. Equal `seed`, equal dice.
  [[nodiscard]] Ending play(const RuleSet& rules, const Battle& battle, SideIndex side, const Orders& orders,
                            const Parts& parts, std::uint64_t seed, const Action* first = nullptr);

  /// From now on these units of the enemy wait in his own player turns: they march nowhere, and charge only who has
  /// moved since the playout began. By unit; empty for none.
  void enemyWaits(const std::vector<bool>& waiting) { waiting_ = waiting; }

  /// Is told of each answer that the side gives in the player turn of the moment, and of the battle before it.
  using Witness = std::function<void(const Battle& before, const Action& answer)>;
  void tell(Witness witness) { witness_ = std::move(witness); }
  /// The battle as the last playout left it.
  [[nodiscard]] const Battle& end() const { return battle_; }

  /// Answers that were tried on the way of all playouts so far, each as often as it is dear: what they cost, told alike
  /// on every machine.
  [[nodiscard]] std::int64_t work() const { return work_; }

 private:
  [[nodiscard]] Ending endingOf(const RuleSet& rules) const;
  [[nodiscard]] int worthOf(const RuleSet& rules, SideIndex asked, const Action& action);
  [[nodiscard]] std::size_t best(const RuleSet& rules, SideIndex asked);

  int turns_;
  /// Whose playout it is.
  SideIndex side_ = 0;
  int care_;
  std::int64_t work_ = 0;
  bool sound_;
  std::vector<bool> waiting_;
  Witness witness_;
  std::vector<ImaginedDice> considered_;
  Battle battle_, trial_;
  ActionList candidates_;
};

}  // namespace signifer
