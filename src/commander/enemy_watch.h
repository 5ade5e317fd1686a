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
  /// the last look, and few of the side's were hurt: units that shoot or fight do not wait. Nearness counts on the way
  /// from the middle of his army to that of the side's. Where he stood twice, those who did not come wait; else nobody
  /// does. Once alone tells little, as orders fail.
  void look(const RuleSet& rules, const Battle& battle, SideIndex side);
  /// The units that wait, as a flag for each unit; empty where nobody waits.
  [[nodiscard]] const std::vector<bool>& waiting() const { return waiting_; }

 private:
  struct Seen {
    /// An enemy's last place; nothing for the side's own units and for absent ones.
    std::optional<Point> stood;
    /// The harm to a unit of the side's own; nothing for the enemy's units and for absent ones.
    std::optional<int> harm;
  };

  /// By unit.
  std::vector<Seen> seen_;
  /// Whether he stood at the last look.
  bool stoodStill_ = false;
  std::vector<bool> waiting_;
};

}  // namespace signifer
