// The words of Initiative Order: the rows of its tables, formations, weapons, quarters. Reasons of refusals stand with
// their procedures, options in options.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "dice/dice.h"
#include "schema/words.h"

namespace signifer::initiative {

/// Rows of the movement table.
enum class Troop : std::uint8_t {
  infantry,
  elephants,
  wagonsOrBaggage,
  manPortableArtillery,
  otherArtillery,
  cataphractCavalry,
  heavyChariots,
  lightChariots,
  cavalry,
  lightCavalry,
  horseArchers,
};
inline constexpr int troops = 11;
[[nodiscard]] constexpr bool isArtillery(Troop troop) {
  return troop == Troop::manPortableArtillery || troop == Troop::otherArtillery;
}
[[nodiscard]] constexpr bool isBaggage(Troop troop) { return troop == Troop::wagonsOrBaggage; }

/// Columns of the break-test tables (IO-BRK-3).
enum class BreakType : std::uint8_t { infantry, cavalry, skirmishers };
inline constexpr int breakTypes = 3;

enum class Formation : std::uint8_t { line, openOrder, wedge, column, testudo, square, buildings };
/// The formations of a unit that is not in buildings, in the order of Formation.
enum class FieldFormation : std::uint8_t { line, openOrder, wedge, column, testudo, square };

enum class Size : std::uint8_t { standard, large, small, tiny };

enum class Weapon : std::uint8_t {
  javelin,
  dart,
  otherThrown,
  sling,
  bow,
  crossbow,
  staffSling,
  lightArtillery,
  mediumArtillery,
  heavyArtillery,
};
inline constexpr int weapons = 10;
[[nodiscard]] constexpr bool isArtillery(Weapon weapon) { return weapon >= Weapon::lightArtillery; }

/// What a unit is to those who shoot at it.
enum class TargetType : std::uint8_t { other, shieldedHeavyInfantry, cataphractCavalry, artilleryOrBaggage };

enum class Shot : std::uint8_t { normal, closing, traversing };

/// Whether a unit charged in this turn or has won the last round of its fight; never both (D-34).
enum class Momentum : std::uint8_t { none, charging, winning };

/// The zones around a unit (IO-MOV-10).
enum class Quarter : std::uint8_t { front, left, right, rear };

enum class PlayerSide : std::uint8_t { active, opponent };

/// Whose dice they are: indexes in the battle, -1 away from the table. Part of the inputs of every procedure that
/// throws dice, but not of its form.
struct Roller {
  std::int16_t side = -1;
  std::int16_t unit = -1;
  std::int16_t against = -1;

  /// `phrase` is a literal that names a phrase of the rule set.
  [[nodiscard]] Purpose purpose(std::string_view phrase) const { return {phrase, side, unit, against}; }
};

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::Troop> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"infantry", "elephants", "wagons-or-baggage", "man-portable-artillery", "other-artillery", "cataphract-cavalry",
       "heavy-chariots", "light-chariots", "cavalry", "light-cavalry", "horse-archers"});
};

template <>
struct Words<initiative::BreakType> {
  static constexpr auto words = std::to_array<std::string_view>({"infantry", "cavalry", "skirmishers"});
};

template <>
struct Words<initiative::Formation> {
  static constexpr auto words =
      std::to_array<std::string_view>({"line", "open-order", "wedge", "column", "testudo", "square", "buildings"});
};

template <>
struct Words<initiative::FieldFormation> {
  static constexpr auto words =
      std::to_array<std::string_view>({"line", "open-order", "wedge", "column", "testudo", "square"});
};

template <>
struct Words<initiative::Size> {
  static constexpr auto words = std::to_array<std::string_view>({"standard", "large", "small", "tiny"});
};

template <>
struct Words<initiative::Weapon> {
  static constexpr auto words =
      std::to_array<std::string_view>({"javelin", "dart", "other-thrown", "sling", "bow", "crossbow", "staff-sling",
                                       "light-artillery", "medium-artillery", "heavy-artillery"});
};

template <>
struct Words<initiative::TargetType> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"other", "shielded-heavy-infantry", "cataphract-cavalry", "artillery-or-baggage"});
};

template <>
struct Words<initiative::Shot> {
  static constexpr auto words = std::to_array<std::string_view>({"normal", "closing", "traversing"});
};

template <>
struct Words<initiative::Momentum> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "charging", "winning"});
};

template <>
struct Words<initiative::Quarter> {
  static constexpr auto words = std::to_array<std::string_view>({"front", "left", "right", "rear"});
};

template <>
struct Words<initiative::PlayerSide> {
  static constexpr auto words = std::to_array<std::string_view>({"active", "opponent"});
};

}  // namespace signifer
