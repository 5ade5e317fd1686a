#include "battle/hiding.h"

#include <algorithm>

#include "battle/markers.h"

namespace signifer {
namespace {

// A place in two slots: its lower and its upper sixteen bits.
void putHalves(std::int16_t* slots, Length length) {
  const auto bits = static_cast<std::uint32_t>(length);
  slots[0] = static_cast<std::int16_t>(bits & 0xFFFFU);
  slots[1] = static_cast<std::int16_t>(bits >> 16U);
}

Length fromHalves(const std::int16_t* slots) {
  const auto lower = static_cast<std::uint16_t>(slots[0]);
  const auto upper = static_cast<std::uint16_t>(slots[1]);
  return static_cast<Length>(static_cast<std::uint32_t>(upper) << 16U | lower);
}

}  // namespace

bool marksAnybody(const Battle& battle) {
  return markersLie(battle) ||
         std::ranges::any_of(battle.units, [](const Unit& unit) { return isMarkedHidden(unit); }) ||
         std::ranges::any_of(battle.people, [](const Person& person) { return isMarkedHidden(person); });
}

LastSeen lastSeen(const Unit& unit) {
  const std::int16_t* const place = unit.status.at.data() + hiding::placeSlots;
  return {unit.status.at[hiding::turnSlot], {fromHalves(place), fromHalves(place + 2)}};
}

void noteSeen(Unit& unit, const LastSeen& seen) {
  hiding::put(unit.status.at[hiding::flagsSlot], hiding::seenBefore, true);
  unit.status.at[hiding::turnSlot] = static_cast<std::int16_t>(seen.turn);
  std::int16_t* const place = unit.status.at.data() + hiding::placeSlots;
  putHalves(place, seen.at.x);
  putHalves(place + 2, seen.at.y);
}

}  // namespace signifer
