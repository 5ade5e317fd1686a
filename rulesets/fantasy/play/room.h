// Room for a unit to form up: the nearest place, in any formation of its profile (section 6 of the ledger: reform after
// rallying, coming back to the table).
#pragma once

#include <optional>

#include "fantasy/play/ways.h"

namespace signifer::fantasy {

/// A place for a unit, and the formation in which there is room.
struct Room {
  Pose pose;
  Formation formation = Formation::closeOrder;
  int abreast = 1;
};

/// The nearest place along the edge at which the unit left, looking inwards, its rear on the edge; none within the
/// reach (FA-RET-1).
[[nodiscard]] std::optional<Room> roomAtEdge(const Position& position, UnitIndex u, Length reach);
/// Room at the edge in this formation alone, for a unit that stands at the edge behind it.
[[nodiscard]] std::optional<Room> roomAtEdgeIn(const Position& position, UnitIndex u, Formation formation, int abreast,
                                               Length reach);
/// About the unit's centre with this facing if it can be, else with another or in another formation, else at the
/// nearest place (FA-RAL-5).
[[nodiscard]] std::optional<Room> roomNear(const Position& position, UnitIndex u, Angle facing);

}  // namespace signifer::fantasy
