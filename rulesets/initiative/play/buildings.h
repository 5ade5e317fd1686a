// Units in buildings (IO-TER-4): where one stands that goes in or comes out. Reads positions, changes nothing.
#pragma once

#include "initiative/play/position.h"

namespace signifer::initiative {

/// A pose with the base that goes with it.
struct Station {
  Pose pose;
  Base base;
};

/// In a piece of buildings: the smallest rectangle along its first side that holds it; the front is the side nearest to
/// where the unit looked.
[[nodiscard]] Station insideOf(const TerrainPiece& piece, Angle heading);
/// The unit that bars buildings to the unit that would enter: one that stands in them, or an enemy nearer to them than
/// the clear distance and than the unit itself. noUnit for none.
[[nodiscard]] UnitIndex crowding(const Position& position, UnitIndex u, int piece);
/// In a formation just outside the unit's buildings, looking out of the side by which it leaves.
[[nodiscard]] Station outsideOf(const Position& position, UnitIndex u, Quarter side, Formation formation);
/// The pose in which a change of formation, but not one into buildings, leaves the unit of the action.
[[nodiscard]] Station standingIn(const Position& position, const Action& action);
/// In line just outside, towards a direction, looking as before (give ground and retreat).
[[nodiscard]] Station outsideAlong(const Position& position, UnitIndex u, Vec2 direction);

}  // namespace signifer::initiative
