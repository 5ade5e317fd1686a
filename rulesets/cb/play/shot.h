// Shots as the table gives them: who may shoot at whom, with how many stands (CB-SHO-10, CB-SHO-11, section 4a).
#pragma once

#include "cb/play/position.h"

namespace signifer::cb {

struct Shot {
  bool armed = false;
  int frontStands = 0;
  int rearStands = 0;
  /// An enemy that it sees, nearer than the target; and a unit that fights the target.
  UnitIndex nearer = noUnit;
  UnitIndex mixedWith = noUnit;
  Answered<ShootingEligibilityIn, ShootingEligibilityOut> permitted;
};
[[nodiscard]] Shot aim(const Position& position, UnitIndex u, UnitIndex target, Timing timing);
[[nodiscard]] Shooter shooterOf(const Position& position, UnitIndex u);
/// Whether it may shoot before it moves (CB-SEQ-8).
[[nodiscard]] bool shootsFirst(const Position& position, UnitIndex u);
[[nodiscard]] Timing timingNow(const Position& position, UnitIndex u);
/// Thousandths of an inch; 0 for those who have nothing to shoot with.
[[nodiscard]] double reachOf(const Position& position, UnitIndex u);

}  // namespace signifer::cb
