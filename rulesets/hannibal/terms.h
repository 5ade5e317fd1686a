// The words of Hannibal at the Gates: the kinds of unit and what they are to its tables, the parts that a unit may play
// in a charge, the answers of its procedures. Reasons of refusals stand with their procedures, options in options.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "dice/dice.h"
#include "schema/words.h"

namespace signifer::hannibal {

/// What a unit is. The despot is a person, but stamina counts him like a unit.
enum class Kind : std::uint8_t {
  lightChariots,
  mediumChariots,
  battleCavalry,
  rankers,
  soldiers,
  warriors,
  legionaries,
  armoredCavalry,
  heavyChariots,
  hoplites,
  pikes,
  footSkirmishers,
  rabble,
  lightCavalry,
  elephants,
  boltShooter,
  catapult,
  despot,
};
inline constexpr int kinds = 18;

/// Rows of the movement table; the catapult, which it leaves out, is ours.
enum class MoveClass : std::uint8_t { foot, mountedOrElephants, chariots, boltShooter, catapult };
inline constexpr int moveClasses = 5;

/// Rows of the manoeuvre table: three light types and all others.
enum class UnitType : std::uint8_t { lightCavalry, lightChariots, footSkirmishers, other };
[[nodiscard]] constexpr bool isLight(UnitType type) { return type != UnitType::other; }

enum class UnitState : std::uint8_t { free, inContact, routed };

enum class Weapon : std::uint8_t { pilum, bow, sling, javelin, boltThrower, catapult };
inline constexpr int weapons = 6;
[[nodiscard]] constexpr bool isEngine(Weapon weapon) {
  return weapon == Weapon::boltThrower || weapon == Weapon::catapult;
}

/// From which side somebody comes, and on which side he strikes. The front is the forward arc as well.
enum class Arc : std::uint8_t { front, flank, rear };

/// A unit's part in the charges of a round of combat; `charged` is the charge round of one that stood.
enum class Part : std::uint8_t { laterRound, charging, countercharging, charged };

/// How far its hits have worn a unit (HG-CAS-1, HG-BW-1).
enum class Level : std::uint8_t { none, upToHalf, overHalf, eliminated };

/// Whose dice they are: indexes in the battle, -1 away from the table. Part of the inputs of every procedure that
/// throws dice, but not of its form.
struct Roller {
  std::int16_t side = -1;
  std::int16_t unit = -1;
  std::int16_t against = -1;

  /// `phrase` is a literal that names a phrase of the rule set.
  [[nodiscard]] Purpose purpose(std::string_view phrase) const { return {phrase, side, unit, against}; }
};

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::Kind> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"light-chariots", "medium-chariots", "battle-cavalry", "rankers", "soldiers", "warriors", "legionaries",
       "armored-cavalry", "heavy-chariots", "hoplites", "pikes", "foot-skirmishers", "rabble", "light-cavalry",
       "elephants", "bolt-shooter", "catapult", "despot"});
};

template <>
struct Words<hannibal::MoveClass> {
  static constexpr auto words =
      std::to_array<std::string_view>({"foot", "mounted-or-elephants", "chariots", "bolt-shooter", "catapult"});
};

template <>
struct Words<hannibal::UnitType> {
  static constexpr auto words =
      std::to_array<std::string_view>({"light-cavalry", "light-chariots", "foot-skirmishers", "other"});
};

template <>
struct Words<hannibal::UnitState> {
  static constexpr auto words = std::to_array<std::string_view>({"free", "in-contact", "routed"});
};

template <>
struct Words<hannibal::Weapon> {
  static constexpr auto words =
      std::to_array<std::string_view>({"pilum", "bow", "sling", "javelin", "bolt-thrower", "catapult"});
};

template <>
struct Words<hannibal::Arc> {
  static constexpr auto words = std::to_array<std::string_view>({"front", "flank", "rear"});
};

template <>
struct Words<hannibal::Part> {
  static constexpr auto words =
      std::to_array<std::string_view>({"later-round", "charging", "countercharging", "charged"});
};

template <>
struct Words<hannibal::Level> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "up-to-half", "over-half", "eliminated"});
};

}  // namespace signifer
