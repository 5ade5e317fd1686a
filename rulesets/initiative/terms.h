// The words of Initiative Order: the rows of its tables, formations, weapons, quarters. Reasons of refusals stand with
// their procedures, options in options.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/account.h"
#include "schema/words.h"

namespace signifer::initiative {

/// Rows of the movement table.
BOOST_DEFINE_FIXED_ENUM_CLASS(Troop, std::uint8_t, infantry, elephants, wagonsOrBaggage, manPortableArtillery,
                              otherArtillery, cataphractCavalry, heavyChariots, lightChariots, cavalry, lightCavalry,
                              horseArchers)
inline constexpr int troops = 11;
[[nodiscard]] constexpr bool isArtillery(Troop troop) {
  return troop == Troop::manPortableArtillery || troop == Troop::otherArtillery;
}
[[nodiscard]] constexpr bool isBaggage(Troop troop) { return troop == Troop::wagonsOrBaggage; }

/// Columns of the break-test tables (IO-BRK-3).
BOOST_DEFINE_FIXED_ENUM_CLASS(BreakType, std::uint8_t, infantry, cavalry, skirmishers)
inline constexpr int breakTypes = 3;

BOOST_DEFINE_FIXED_ENUM_CLASS(Formation, std::uint8_t, line, openOrder, wedge, column, testudo, square, buildings)
/// The formations of a unit that is not in buildings, in the order of Formation.
BOOST_DEFINE_FIXED_ENUM_CLASS(FieldFormation, std::uint8_t, line, openOrder, wedge, column, testudo, square)

BOOST_DEFINE_FIXED_ENUM_CLASS(Size, std::uint8_t, standard, large, small, tiny)

BOOST_DEFINE_FIXED_ENUM_CLASS(Weapon, std::uint8_t, javelin, dart, otherThrown, sling, bow, crossbow, staffSling,
                              lightArtillery, mediumArtillery, heavyArtillery)
inline constexpr int weapons = 10;
[[nodiscard]] constexpr bool isArtillery(Weapon weapon) { return weapon >= Weapon::lightArtillery; }

/// A unit as its shooters see it.
BOOST_DEFINE_FIXED_ENUM_CLASS(TargetType, std::uint8_t, other, shieldedHeavyInfantry, cataphractCavalry,
                              artilleryOrBaggage)

BOOST_DEFINE_FIXED_ENUM_CLASS(Shot, std::uint8_t, normal, closing, traversing)

/// Whether a unit charged in this turn or has won the last round of its fight; never both (D-34).
BOOST_DEFINE_FIXED_ENUM_CLASS(Momentum, std::uint8_t, none, charging, winning)

/// The zones around a unit (IO-MOV-10).
BOOST_DEFINE_FIXED_ENUM_CLASS(Quarter, std::uint8_t, front, left, right, rear)

BOOST_DEFINE_FIXED_ENUM_CLASS(PlayerSide, std::uint8_t, active, opponent)

}  // namespace signifer::initiative
