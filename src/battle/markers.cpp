#include "battle/markers.h"

#include <algorithm>

#include "battle/hiding.h"

namespace signifer {
namespace {

constexpr Length tenth = oneInch / 10;
/// The first slot of a marker: its number above these flags.
constexpr int secondSideFlag = 1;
constexpr int lyingFlag = 2;
constexpr int veiledFlag = 4;
constexpr int overUnitFlag = 8;
constexpr int numberShift = 4;
/// Above the highest number: battles from before markers told it have it off.
constexpr int mountedFlag = 1 << 14;
static_assert(((markers::highestNumber + 1) << numberShift) <= mountedFlag);

std::int16_t tenths(Length length) { return static_cast<std::int16_t>((length + tenth / 2) / tenth); }

Marker readFrom(const std::int16_t* slots) {
  Marker marker;
  marker.number = (slots[0] & (mountedFlag - 1)) >> numberShift;
  marker.side = (slots[0] & secondSideFlag) != 0 ? SideIndex{1} : SideIndex{0};
  marker.lies = (slots[0] & lyingFlag) != 0;
  marker.veiled = (slots[0] & veiledFlag) != 0;
  marker.mounted = (slots[0] & mountedFlag) != 0;
  if ((slots[0] & overUnitFlag) != 0)
    marker.unit = slots[1];
  else
    marker.at = {slots[1] * tenth, slots[2] * tenth};
  return marker;
}

void writeTo(std::int16_t* slots, const Marker& marker) {
  const int flags = (marker.side == 1 ? secondSideFlag : 0) | (marker.lies ? lyingFlag : 0) |
                    (marker.veiled ? veiledFlag : 0) | (marker.unit != noUnit ? overUnitFlag : 0) |
                    (marker.mounted ? mountedFlag : 0);
  slots[0] = static_cast<std::int16_t>(marker.number << numberShift | flags);
  slots[1] = marker.unit != noUnit ? marker.unit : tenths(marker.at.x);
  slots[2] = marker.unit != noUnit ? std::int16_t{0} : tenths(marker.at.y);
}

}  // namespace

Point placeOfMarker(Point at) { return {tenths(at.x) * tenth, tenths(at.y) * tenth}; }

bool markersLie(const Battle& battle) {
  if (!hasMarkers(battle)) return false;
  const std::vector<Marker> all = markersOf(battle);
  return std::ranges::any_of(all, &Marker::lies);
}

std::vector<Marker> markersOf(const Battle& battle) {
  std::vector<Marker> all;
  for (const Unit& unit : battle.units)
    for (std::size_t i = 0; i < markers::eachUnit; ++i) {
      const std::int16_t* const slots = unit.status.at.data() + markers::firstSlot + 3 * i;
      if (slots[0] == 0) return all;
      all.push_back(readFrom(slots));
    }
  return all;
}

void setMarkers(Battle& battle, const std::vector<Marker>& all) {
  auto next = all.begin();
  for (Unit& unit : battle.units)
    for (std::size_t i = 0; i < markers::eachUnit; ++i) {
      std::int16_t* const slots = unit.status.at.data() + markers::firstSlot + 3 * i;
      std::fill_n(slots, 3, std::int16_t{0});
      if (next != all.end()) writeTo(slots, *next++);
    }
}

int markerOver(const Battle& battle, UnitIndex unit) {
  if (!hasMarkers(battle)) return 0;
  for (const Marker& one : markersOf(battle))
    if (one.lies && one.unit == unit) return one.number;
  return 0;
}

bool layMarker(Battle& battle, SideIndex side, UnitIndex unit, Point at, bool mounted) {
  std::vector<Marker> all = markersOf(battle);
  if (unit != noUnit && markerOver(battle, unit) != 0) return true;
  const int number = all.empty() ? 1 : all.back().number + 1;
  if (all.size() >= mostMarkers(battle.units.size()) || number > markers::highestNumber) return false;
  if (unit != noUnit) markHidden(battle.unit(unit), true);
  all.push_back(
      {number, side, unit, unit == noUnit ? placeOfMarker(at) : Point{}, true, false, unit == noUnit && mounted});
  setMarkers(battle, all);
  return true;
}

void liftMarkers(Battle& battle) {
  if (!hasMarkers(battle)) return;
  std::vector<Marker> all = markersOf(battle);
  for (Marker& one : all)
    if (one.unit != noUnit && !isMarkedHidden(battle.unit(one.unit))) one.lies = false;
  setMarkers(battle, all);
}

}  // namespace signifer
