// Whether the enemy comes on or waits. Playouts take him for one who comes on; against one who does not, a commander
// who holds until he does would stand there to the end of the battle.
#pragma once

#include <optional>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

class EnemyWatch {
 public:
  /// Looks at the enemy as a player turn of `side` begins. He stood still where few of his units have come nearer since
  /// the last look, on the way from the middle of his army to that of the side's, and few of the side's were hurt: who
  /// shoots or fights does not wait. Where he stood twice, those who did not come wait; else nobody does. Once alone
  /// tells little, as orders fail.
  void look(const RuleSet& rules, const Battle& battle, SideIndex side);
  /// Those who wait, by unit; empty where nobody does.
  [[nodiscard]] const std::vector<bool>& waiting() const { return waiting_; }

 private:
  struct Seen {
    /// Where an enemy stood; nothing of the side's own units, and of those who are not there.
    std::optional<Point> stood;
    /// How much a unit of the side's own had suffered; nothing of the enemy's, and of those who are not there.
    std::optional<int> harm;
  };

  /// By unit.
  std::vector<Seen> seen_;
  /// Whether he stood at the last look.
  bool stoodStill_ = false;
  std::vector<bool> waiting_;
};

}  // namespace signifer
