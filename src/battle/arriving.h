// Units that are not on the table and are not lost: they wait to arrive, or have left by an edge for points. It stands
// in slots behind those of the rule set (as in battle/hiding.h).
#pragma once

#include "battle/hiding.h"

namespace signifer {

namespace arriving {

/// Flags beside those of hiding: `waiting` off the table; the edge that it left by in the bits from `edgeShift` on.
inline constexpr std::int16_t waiting = 8;
inline constexpr int edgeShift = 4;
inline constexpr std::int16_t edgeBits = 7 << edgeShift;
/// The slot of a side's status: the turn in which its arrivals were asked for last.
inline constexpr std::size_t askedSlot = 13;

}  // namespace arriving

[[nodiscard]] inline bool waitsOffTable(const Unit& unit) {
  return hiding::has(unit.status.at[hiding::flagsSlot], arriving::waiting);
}
inline void setWaitsOffTable(Unit& unit, bool waits) {
  hiding::put(unit.status.at[hiding::flagsSlot], arriving::waiting, waits);
}

/// The edge by which a unit has left the table of its own will; none for the others.
[[nodiscard]] inline DeploymentZone::Edge leftBy(const Unit& unit) {
  return static_cast<DeploymentZone::Edge>((unit.status.at[hiding::flagsSlot] & arriving::edgeBits) >>
                                           arriving::edgeShift);
}
inline void setLeftBy(Unit& unit, DeploymentZone::Edge edge) {
  std::int16_t& flags = unit.status.at[hiding::flagsSlot];
  flags = static_cast<std::int16_t>((flags & ~arriving::edgeBits) | static_cast<int>(edge) << arriving::edgeShift);
}

/// Off the table, and no loss of its army.
[[nodiscard]] inline bool isAside(const Unit& unit) {
  return waitsOffTable(unit) || leftBy(unit) != DeploymentZone::Edge::none;
}

/// The turn in which a side was asked last for its arrivals; 0 for none.
[[nodiscard]] inline int askedForArrivals(const Battle& battle, SideIndex side) {
  return battle.side(side).status.at[arriving::askedSlot];
}
inline void setAskedForArrivals(Battle& battle, SideIndex side, int turn) {
  battle.side(side).status.at[arriving::askedSlot] = static_cast<std::int16_t>(turn);
}

}  // namespace signifer
