// The secrets of a battle as its state keeps them. A battle says what is hidden from the other side: nothing, the units
// and people that are marked so, or whatever no unit of a side sees. Each unit keeps what the other side knows of it.
// All of this stands in slots behind those of the rule set, which no rule set knows. So it is copied, undone, saved and
// summed with the state, and a battle without secrets is as it ever was.
#pragma once

#include <cstddef>
#include <cstdint>

#include "battle/battle.h"

namespace signifer {

/// The secrets of a battle: none, whoever is marked as hidden, or also whatever no one of the other side sees.
enum class Visibility : std::uint8_t { open, hidden, fog };

namespace hiding {

/// Slots of a battle's status, behind those that any rule set has.
inline constexpr std::size_t visibilitySlot = 15;
inline constexpr std::size_t sightSlot = 14;
/// Slots of a unit's status: the flags; the turn in which it was seen last, and the place, each number in two halves.
inline constexpr std::size_t flagsSlot = 47;
inline constexpr std::size_t turnSlot = 46;
inline constexpr std::size_t placeSlots = 42;
/// The slot of a person's status.
inline constexpr std::size_t personSlot = 11;

/// Flags. `marked`: hidden until it is revealed. `inSight`: the other side sees it now, in fog. `seenBefore`: the other
/// side has seen it, and the last place is kept.
inline constexpr std::int16_t marked = 1;
inline constexpr std::int16_t inSight = 2;
inline constexpr std::int16_t seenBefore = 4;
/// A flag above the inches of sight.
inline constexpr std::int16_t markersTellArm = 1 << 14;

[[nodiscard]] inline bool has(std::int16_t flags, std::int16_t flag) { return (flags & flag) != 0; }
inline void put(std::int16_t& flags, std::int16_t flag, bool on) {
  flags = static_cast<std::int16_t>(on ? flags | flag : flags & ~flag);
}

}  // namespace hiding

[[nodiscard]] inline Visibility visibilityOf(const Battle& battle) {
  return static_cast<Visibility>(battle.status.at[hiding::visibilitySlot]);
}
inline void setVisibility(Battle& battle, Visibility visibility) {
  battle.status.at[hiding::visibilitySlot] = static_cast<std::int16_t>(visibility);
}
/// How far a unit sees in whole inches; 0 where the battle does not say.
[[nodiscard]] inline int sightInches(const Battle& battle) {
  return battle.status.at[hiding::sightSlot] & ~hiding::markersTellArm;
}
inline void setSightInches(Battle& battle, int inches) {
  std::int16_t& slot = battle.status.at[hiding::sightSlot];
  slot = static_cast<std::int16_t>((slot & hiding::markersTellArm) | inches);
}
/// Whether markers tell if foot or mounted troops are below.
[[nodiscard]] inline bool markersTellArm(const Battle& battle) {
  return hiding::has(battle.status.at[hiding::sightSlot], hiding::markersTellArm);
}
inline void setMarkersTellArm(Battle& battle, bool tell) {
  hiding::put(battle.status.at[hiding::sightSlot], hiding::markersTellArm, tell);
}

/// Whether it is marked as hidden from the other side.
[[nodiscard]] inline bool isMarkedHidden(const Unit& unit) {
  return hiding::has(unit.status.at[hiding::flagsSlot], hiding::marked);
}
[[nodiscard]] inline bool isMarkedHidden(const Person& person) {
  return hiding::has(person.status.at[hiding::personSlot], hiding::marked);
}
inline void markHidden(Unit& unit, bool hidden) {
  hiding::put(unit.status.at[hiding::flagsSlot], hiding::marked, hidden);
}
inline void markHidden(Person& person, bool hidden) {
  hiding::put(person.status.at[hiding::personSlot], hiding::marked, hidden);
}

/// Whether anybody is marked as hidden.
[[nodiscard]] bool marksAnybody(const Battle& battle);

/// The turn and the place in which the other side saw a unit last.
struct LastSeen {
  int turn = 0;
  Point at;
  friend bool operator==(const LastSeen&, const LastSeen&) = default;
};
[[nodiscard]] inline bool wasSeen(const Unit& unit) {
  return hiding::has(unit.status.at[hiding::flagsSlot], hiding::seenBefore);
}
/// Of a unit that was seen.
[[nodiscard]] LastSeen lastSeen(const Unit& unit);
void noteSeen(Unit& unit, const LastSeen& seen);

}  // namespace signifer
