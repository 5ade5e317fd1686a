// Ranged attacks: what a unit sees, ranges, who may shoot, dice and hits, and which targets must test. The sheet's
// Visibility, Shooting Sequence, ranged dice, range table and to-hit modifiers.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

enum class Viewed : std::uint8_t { unit, general };
enum class Hidden : std::uint8_t { none, partly, wholly };
enum class SightReason : std::uint8_t { generalNotATarget, hiddenByFormations, hiddenByTerrain };
struct VisibilityIn {
  Viewed target = Viewed::unit;
  bool artillery = false;
  /// Viewer or target stands higher than the formations between.
  bool higher = false;
  Hidden terrain = Hidden::none;
  Hidden formations = Hidden::none;
};
struct VisibilityOut {
  bool canSee = false;
  bool partlyObscured = false;
  bool canTarget = false;
  WordSet<SightReason> reasons;
  friend auto operator<=>(const VisibilityOut&, const VisibilityOut&) = default;
};
/// IO-VIS-1, IO-VIS-3, IO-VIS-4, IO-VIS-7, IO-VIS-8, IO-VIS-10 to IO-VIS-14.
[[nodiscard]] VisibilityOut visibility(const VisibilityIn& in, const Book& book);

struct WeaponRangeIn {
  Weapon weapon = Weapon::javelin;
  double distanceInches = 0;
};
struct WeaponRangeOut {
  int rangeInches = 0;
  bool inRange = false;
  bool extreme = false;
  friend auto operator<=>(const WeaponRangeOut&, const WeaponRangeOut&) = default;
};
/// IO-RGT-1 to IO-RGT-6, IO-HIT-9.
[[nodiscard]] WeaponRangeOut weaponRange(const WeaponRangeIn& in, const Book& book);

enum class ShootReason : std::uint8_t {
  alreadyShot,
  artilleryMoved,
  engaged,
  formationCannotShoot,
  noMissiles,
  notInFront,
  notNearest,
  notVisible,
  outOfRange,
  targetEngaged,
};
struct MayShootIn {
  Shot shot = Shot::normal;
  int rangedValue = 3;
  Formation formation = Formation::line;
  Weapon weapon = Weapon::javelin;
  double distanceInches = 6;
  bool seesTarget = true;
  bool inFront = true;
  bool nearestTarget = true;
  bool targetEngaged = false;
  bool engaged = false;
  bool alreadyShot = false;
  bool artilleryMoved = false;
};
struct MayShootOut {
  bool allowed = false;
  WordSet<ShootReason> reasons;
  friend auto operator<=>(const MayShootOut&, const MayShootOut&) = default;
};
/// IO-SHO-5, IO-SHO-8 to IO-SHO-10, IO-VIS-1, IO-VIS-15, IO-RNG-4.
[[nodiscard]] MayShootOut mayShoot(const MayShootIn& in, const Book& book);

struct ShootingIn {
  int rangedValue = 3;
  Size size = Size::standard;
  Formation formation = Formation::line;
  /// Of buildings; of a square where the option square-shooting counts them.
  int faces = 1;
  Weapon weapon = Weapon::javelin;
  double distanceInches = 6;
  Shot shot = Shot::normal;
  bool shaken = false;
  bool disordered = false;
  bool targetObscured = false;
  bool targetOpenOrder = false;
  TargetType targetType = TargetType::other;
  bool fromTargetsFront = true;
  Roller roller;
};
struct ShootingOut {
  bool inRange = false;
  int attackDice = 0;
  /// 0 without dice; 7, with the option six-always-hits off, where nothing hits.
  int needed = 0;
  int hits = 0;
  int sixes = 0;
  bool onlySixesHit = false;
  friend auto operator<=>(const ShootingOut&, const ShootingOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in, const Book& book);
/// IO-RNG-1 to IO-RNG-6, IO-HIT-1 to IO-HIT-11. Dice: a pool of d6, one for each attack die.
[[nodiscard]] ShootingOut shooting(const ShootingIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

enum class RangedTable : std::uint8_t { ranged, none };
enum class ShootingTestReason : std::uint8_t { becomesShaken, hitOnASix, shakenWithCasualties, twoHitsOnSixesOnly };
struct ShootingBreakCheckIn {
  int hitsBefore = 0;
  int casualties = 0;
  int stamina = 6;
  /// Hits, before saves, of attacks that could hit only on a 6.
  int sixesOnlyHits = 0;
  /// Rolled 6s, before saves, of attacks that could hit on less too.
  int sixes = 0;
};
struct ShootingBreakCheckOut {
  bool testRequired = false;
  RangedTable table = RangedTable::none;
  bool shaken = false;
  bool shattered = false;
  int excessHits = 0;
  WordSet<ShootingTestReason> reasons;
  friend auto operator<=>(const ShootingBreakCheckOut&, const ShootingBreakCheckOut&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseShootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book);
/// IO-SHO-2 to IO-SHO-4, IO-SHO-6, IO-SHO-7.
[[nodiscard]] ShootingBreakCheckOut shootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book);

}  // namespace signifer::initiative

namespace signifer {

template <>
struct Words<initiative::Viewed> {
  static constexpr auto words = std::to_array<std::string_view>({"unit", "general"});
};

template <>
struct Words<initiative::Hidden> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "partly", "wholly"});
};

template <>
struct Words<initiative::SightReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"general-not-a-target", "hidden-by-formations", "hidden-by-terrain"});
};

template <>
struct Words<initiative::ShootReason> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"already-shot", "artillery-moved", "engaged", "formation-cannot-shoot", "no-missiles", "not-in-front",
       "not-nearest", "not-visible", "out-of-range", "target-engaged"});
};

template <>
struct Words<initiative::RangedTable> {
  static constexpr auto words = std::to_array<std::string_view>({"ranged", "none"});
};

template <>
struct Words<initiative::ShootingTestReason> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"becomes-shaken", "hit-on-a-six", "shaken-with-casualties", "two-hits-on-sixes-only"});
};

}  // namespace signifer
