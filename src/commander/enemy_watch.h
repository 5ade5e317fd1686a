// Whether the enemy comes on or waits. Playouts take him for one who comes on; against one who does not, a commander
// who holds until he does would stand there to the end of the battle.
#pragma once

#include <optional>
#include <vector>

#include "battle/battle.h"

namespace signifer {

class EnemyWatch {
 public:
  /// Looks at the enemy as a player turn of `side` begins. Where few of his units have come nearer between the last
  /// looks, on the way from the middle of his army to that of the side's, and few between those before, the others
  /// wait; else nobody does. Once alone tells little: orders fail, fights hold an army up.
  void look(const Battle& battle, SideIndex side);
  /// Those who wait, by unit; empty where nobody does.
  [[nodiscard]] const std::vector<bool>& waiting() const { return waiting_; }

 private:
  /// Where the enemy's units stood at the last look, by unit; nothing of those who were not there.
  std::vector<std::optional<Point>> stood_;
  /// Whether he stood at the last look.
  bool stoodStill_ = false;
  std::vector<bool> waiting_;
};

}  // namespace signifer
