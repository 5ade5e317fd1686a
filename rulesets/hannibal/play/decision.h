// What is asked now, worked out from step and tasks.
#pragma once

#include "hannibal/play/position.h"

namespace signifer::hannibal {

[[nodiscard]] Decision decide(const Position& position);
/// Whether a unit of the active side may still do something in this Action Phase.
[[nodiscard]] bool mayStillAct(const Position& position, UnitIndex u);

}  // namespace signifer::hannibal
