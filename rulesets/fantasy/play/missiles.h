// The parts of a volley: the models that bear, the range, and the save. Shared by play, the referee and the candidates.
#pragma once

#include "fantasy/play/position.h"
#include "fantasy/shooting.h"

namespace signifer::fantasy {

/// Inches from the front edge, or the rim of a swarm, to the target's nearest point.
[[nodiscard]] double shootingInches(const Position& position, UnitIndex u, UnitIndex target);
/// Models that bear on the target, and those behind them (FA-SHO-15).
struct Bearing {
  int front = 0;
  int rear = 0;
};
/// `enough`: no more of the front rank are counted.
[[nodiscard]] Bearing bearingOn(const Position& position, UnitIndex u, UnitIndex target, int enough = 1000);
[[nodiscard]] MissileWeaponIn missilesOf(const Position& position, UnitIndex u, UnitIndex target, double inches,
                                         bool twice, bool charging);
/// All that the ruling `shooting` asks, but for the number of shots.
[[nodiscard]] ShootingIn shotOf(const Position& position, UnitIndex u, UnitIndex target, double inches, bool twice,
                                bool charging);

}  // namespace signifer::fantasy
