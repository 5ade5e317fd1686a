// Leaders: who may still move, for whom is thrown, and where one may escape to. Reads positions and changes nothing.
#pragma once

#include "hannibal/play/position.h"

namespace signifer::hannibal {

/// An unattached leader of the active side that has not yet moved in this phase.
[[nodiscard]] bool mayMoveLeaders(const Battle& battle);
[[nodiscard]] bool hasLeaders(const Battle& battle, SideIndex side);
/// Somebody is to be thrown for in the leader-casualties step (HG-LDR-1).
[[nodiscard]] bool leadersToCheck(const Position& position);
/// Units that a leader touched by an enemy may escape to (HG-LDR-3).
[[nodiscard]] UnitSet refuges(const Position& position, PersonIndex p);

}  // namespace signifer::hannibal
