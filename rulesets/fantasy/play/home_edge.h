// The edge of the table at which an army's player stands: his left is where tests of one step begin (D56).
#pragma once

#include "battle/battle.h"
#include "battle/setup.h"
#include "table/vec.h"

namespace signifer::fantasy {

/// The edge of its zone; without one the edge that its units, or its zone, lie nearer to than the enemy's. `none` while
/// it has neither.
[[nodiscard]] DeploymentZone::Edge homeEdge(const Battle& battle, SideIndex side);

/// How far to the right a place lies, as seen from the edge.
[[nodiscard]] Length fromTheLeft(DeploymentZone::Edge home, Point at);

}  // namespace signifer::fantasy
