// The words of Hannibal at the Gates: the kinds of unit and what they are to its tables, the parts that a unit may play
// in a charge, the answers of its procedures. Reasons of refusals stand with their procedures, options in options.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "schema/words.h"

namespace signifer::hannibal {

/// What a unit is. The despot is a person, but stamina counts him like a unit.
BOOST_DEFINE_FIXED_ENUM_CLASS(Kind, std::uint8_t, lightChariots, mediumChariots, battleCavalry, rankers, soldiers,
                              warriors, legionaries, armoredCavalry, heavyChariots, hoplites, pikes, footSkirmishers,
                              rabble, lightCavalry, elephants, boltShooter, catapult, despot)
inline constexpr int kinds = 18;

/// Rows of the movement table; the catapult, which it leaves out, is ours.
BOOST_DEFINE_FIXED_ENUM_CLASS(MoveClass, std::uint8_t, foot, mountedOrElephants, chariots, boltShooter, catapult)
inline constexpr int moveClasses = 5;

/// Rows of the manoeuvre table: three light types and all others.
BOOST_DEFINE_FIXED_ENUM_CLASS(UnitType, std::uint8_t, lightCavalry, lightChariots, footSkirmishers, other)
[[nodiscard]] constexpr bool isLight(UnitType type) { return type != UnitType::other; }

BOOST_DEFINE_FIXED_ENUM_CLASS(UnitState, std::uint8_t, free, inContact, routed)

BOOST_DEFINE_FIXED_ENUM_CLASS(Weapon, std::uint8_t, pilum, bow, sling, javelin, boltThrower, catapult)
inline constexpr int weapons = 6;
[[nodiscard]] constexpr bool isEngine(Weapon weapon) {
  return weapon == Weapon::boltThrower || weapon == Weapon::catapult;
}

/// From which side somebody comes, and on which side he strikes. The front is the forward arc as well.
BOOST_DEFINE_FIXED_ENUM_CLASS(Arc, std::uint8_t, front, flank, rear)

/// A unit's part in the charges of a round of combat; `charged` is the charge round of one that stood.
BOOST_DEFINE_FIXED_ENUM_CLASS(Part, std::uint8_t, laterRound, charging, countercharging, charged)

/// How far its hits have worn a unit (HG-CAS-1, HG-BW-1).
BOOST_DEFINE_FIXED_ENUM_CLASS(Level, std::uint8_t, none, upToHalf, overHalf, eliminated)

}  // namespace signifer::hannibal
