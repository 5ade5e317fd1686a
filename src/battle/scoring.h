// The points for objectives as a battle's state keeps them, and whether the objectives have ended it. All of this
// stands in slots behind those of the rule set, which no rule set knows (as in battle/hiding.h).
#pragma once

#include <cstddef>
#include <cstdint>

#include "battle/battle.h"

namespace signifer {

namespace scoring {

/// Slots of a side's status: its points, and those of them that the other side has not been told of.
inline constexpr std::size_t pointsSlot = 15;
inline constexpr std::size_t untoldSlot = 14;
/// The slot of a battle's status that says that its last turn is over.
inline constexpr std::size_t endedSlot = 13;

}  // namespace scoring

/// The most points of a side.
inline constexpr int mostPoints = 30000;

/// The points of a side so far, from the ends of turns; those of the end of the battle are not in it.
[[nodiscard]] inline int pointsScored(const Battle& battle, SideIndex side) {
  return battle.side(side).status.at[scoring::pointsSlot];
}
inline void setPointsScored(Battle& battle, SideIndex side, int points) {
  battle.side(side).status.at[scoring::pointsSlot] = static_cast<std::int16_t>(points);
}
/// The points among them that the other side does not know of: a unit that it does not see scored them.
[[nodiscard]] inline int pointsUntold(const Battle& battle, SideIndex side) {
  return battle.side(side).status.at[scoring::untoldSlot];
}
inline void setPointsUntold(Battle& battle, SideIndex side, int points) {
  battle.side(side).status.at[scoring::untoldSlot] = static_cast<std::int16_t>(points);
}

/// The last turn is over, as `lastTurn` of the battle's file says.
[[nodiscard]] inline bool lastTurnIsOver(const Battle& battle) { return battle.status.at[scoring::endedSlot] != 0; }
inline void setLastTurnOver(Battle& battle, bool over) { battle.status.at[scoring::endedSlot] = over ? 1 : 0; }

}  // namespace signifer
