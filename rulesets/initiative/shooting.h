// Ranged attacks: what a unit sees, ranges, who may shoot, dice and hits, and which targets must test. The sheet's
// Visibility, Shooting Sequence, ranged dice, range table and to-hit modifiers.
#pragma once

#include <optional>

#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::initiative {

BOOST_DEFINE_FIXED_ENUM_CLASS(Viewed, std::uint8_t, unit, general)
BOOST_DEFINE_FIXED_ENUM_CLASS(Hidden, std::uint8_t, none, partly, wholly)
BOOST_DEFINE_FIXED_ENUM_CLASS(SightReason, std::uint8_t, generalNotATarget, hiddenByFormations, hiddenByTerrain)
struct VisibilityIn {
  Viewed target = Viewed::unit;
  bool artillery = false;
  /// Viewer or target stands higher than the formations between.
  bool higher = false;
  Hidden terrain = Hidden::none;
  Hidden formations = Hidden::none;
};
BOOST_DESCRIBE_STRUCT(VisibilityIn, (), (target, artillery, higher, terrain, formations))
struct VisibilityOut {
  bool canSee = false;
  bool partlyObscured = false;
  bool canTarget = false;
  Reasons<SightReason> reasons;
  friend auto operator<=>(const VisibilityOut&, const VisibilityOut&) = default;
};
BOOST_DESCRIBE_STRUCT(VisibilityOut, (), (canSee, partlyObscured, canTarget, reasons))
/// IO-VIS-1, IO-VIS-3, IO-VIS-4, IO-VIS-7, IO-VIS-8, IO-VIS-10 to IO-VIS-14.
[[nodiscard]] VisibilityOut visibility(const VisibilityIn& in, const Book& book);

/// The row of the range table.
[[nodiscard]] std::string_view rangeRow(Weapon weapon);
struct WeaponRangeIn {
  Weapon weapon = Weapon::javelin;
  double distanceInches = 0;
};
BOOST_DESCRIBE_STRUCT(WeaponRangeIn, (), (weapon, distanceInches))
struct WeaponRangeOut {
  int rangeInches = 0;
  bool inRange = false;
  bool extreme = false;
  friend auto operator<=>(const WeaponRangeOut&, const WeaponRangeOut&) = default;
};
BOOST_DESCRIBE_STRUCT(WeaponRangeOut, (), (rangeInches, inRange, extreme))
/// IO-RGT-1 to IO-RGT-6, IO-HIT-9.
[[nodiscard]] WeaponRangeOut weaponRange(const WeaponRangeIn& in, const Book& book);

BOOST_DEFINE_FIXED_ENUM_CLASS(ShootReason, std::uint8_t, alreadyShot, artilleryMoved, engaged, formationCannotShoot,
                              noMissiles, notInFront, notNearest, notVisible, outOfRange, targetEngaged)
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
BOOST_DESCRIBE_STRUCT(MayShootIn, (),
                      (shot, rangedValue, formation, weapon, distanceInches, seesTarget, inFront, nearestTarget,
                       targetEngaged, engaged, alreadyShot, artilleryMoved))
struct MayShootOut {
  bool allowed = false;
  Reasons<ShootReason> reasons;
  friend auto operator<=>(const MayShootOut&, const MayShootOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MayShootOut, (), (allowed, reasons))
/// Whether a volley may be aimed at a unit, in combat or not (IO-SHO-5).
[[nodiscard]] constexpr bool mayBeShotAt(bool engaged, const Options& options) {
  return !engaged || options.shootIntoCombat;
}
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
BOOST_DESCRIBE_STRUCT(ShootingIn, (),
                      (rangedValue, size, formation, faces, weapon, distanceInches, shot, shaken, disordered,
                       targetObscured, targetOpenOrder, targetType, fromTargetsFront))
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
BOOST_DESCRIBE_STRUCT(ShootingOut, (), (inRange, attackDice, needed, hits, sixes, onlySixesHit))
/// On any side (IO-SHO-5).
[[nodiscard]] constexpr bool shootsAllRound(Formation formation) {
  return formation == Formation::square || formation == Formation::buildings;
}
/// Whether the dice go by the faces from which the target is seen (D-27).
[[nodiscard]] bool shootsByFaces(Formation formation, const Book& book);
[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in, const Book& book);
/// IO-RNG-1 to IO-RNG-6, IO-HIT-1 to IO-HIT-11. Dice: a pool of d6, one for each attack die.
[[nodiscard]] ShootingOut shooting(const ShootingIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

BOOST_DEFINE_FIXED_ENUM_CLASS(RangedTable, std::uint8_t, ranged, none)
BOOST_DEFINE_FIXED_ENUM_CLASS(ShootingTestReason, std::uint8_t, becomesShaken, hitOnASix, shakenWithCasualties,
                              twoHitsOnSixesOnly)
struct ShootingBreakCheckIn {
  int hitsBefore = 0;
  int casualties = 0;
  int stamina = 6;
  /// Hits, before saves, of attacks that could hit only on a 6.
  int sixesOnlyHits = 0;
  /// Rolled 6s, before saves, of attacks that could hit on less too.
  int sixes = 0;
};
BOOST_DESCRIBE_STRUCT(ShootingBreakCheckIn, (), (hitsBefore, casualties, stamina, sixesOnlyHits, sixes))
struct ShootingBreakCheckOut {
  bool testRequired = false;
  RangedTable table = RangedTable::none;
  bool shaken = false;
  bool shattered = false;
  int excessHits = 0;
  Reasons<ShootingTestReason> reasons;
  friend auto operator<=>(const ShootingBreakCheckOut&, const ShootingBreakCheckOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShootingBreakCheckOut, (), (testRequired, table, shaken, shattered, excessHits, reasons))
[[nodiscard]] std::optional<Refusal> refuseShootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book);
/// IO-SHO-2 to IO-SHO-4, IO-SHO-6, IO-SHO-7.
[[nodiscard]] ShootingBreakCheckOut shootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book);

}  // namespace signifer::initiative
