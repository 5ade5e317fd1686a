// Markers on the table, which tell the other side that something is there: a hidden unit, or nothing at all (a dummy).
// They are kept in slots of the units behind those of any rule set, three to a unit and from the first unit on,
// whomever they belong to. So they are copied, undone, saved and summed with the state (as in battle/hiding.h).
#pragma once

#include <vector>

#include "battle/battle.h"

namespace signifer {

struct Marker {
  /// The number that stands on it, from 1.
  int number = 0;
  SideIndex side = noSide;
  /// The unit below it; a dummy has none.
  UnitIndex unit = noUnit;
  /// The place of a dummy, in whole tenths of an inch.
  Point at;
  /// Nobody knows yet what lies below it.
  bool lies = true;
  /// In the view of a side: what lies below is not in this battle. It has a place alone.
  bool veiled = false;
  /// It has a place and passes for mounted troops. Told where the battle's markers tell the arm.
  bool mounted = false;
  friend bool operator==(const Marker&, const Marker&) = default;
};

namespace markers {
/// The first slot of a unit's status that holds a part of a marker; three slots a marker.
inline constexpr std::size_t firstSlot = 33;
inline constexpr std::size_t eachUnit = 3;
inline constexpr int highestNumber = 999;
}  // namespace markers

/// How many markers a battle of so many units has room for.
[[nodiscard]] constexpr std::size_t mostMarkers(std::size_t units) { return units * markers::eachUnit; }

/// Whether there is any, lying or gone. Quick.
[[nodiscard]] inline bool hasMarkers(const Battle& battle) {
  return !battle.units.empty() && battle.units.front().status.at[markers::firstSlot] != 0;
}
[[nodiscard]] bool markersLie(const Battle& battle);
/// All of them, by their numbers.
[[nodiscard]] std::vector<Marker> markersOf(const Battle& battle);
/// Puts these in the place of all. Those beyond the room are left out.
void setMarkers(Battle& battle, const std::vector<Marker>& all);

/// A place as a marker has it: in whole tenths of an inch.
[[nodiscard]] Point placeOfMarker(Point at);
/// The number of the marker that lies over a unit; 0 without one.
[[nodiscard]] int markerOver(const Battle& battle, UnitIndex unit);
/// Lays a marker over a unit, which is hidden from then on, or a dummy at a place. It has the next number. False where
/// there is no room for it. `mounted`: a dummy passes for mounted troops.
bool layMarker(Battle& battle, SideIndex side, UnitIndex unit, Point at, bool mounted = false);
/// Takes the markers off units that are hidden no more.
void liftMarkers(Battle& battle);

}  // namespace signifer
