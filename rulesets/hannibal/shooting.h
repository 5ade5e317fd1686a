// Shooting, pila included: may a shot be taken, and what does it do. The sheet's ranges and shooting modifiers. Where
// the target lies, and what stands between, is measured in play.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

/// The shooter's own contact with an enemy, by its own face; new: a charge has just made it.
BOOST_DEFINE_FIXED_ENUM_CLASS(ShooterContact, std::uint8_t, none, newFront, newFlankOrRear, continuing)

BOOST_DEFINE_FIXED_ENUM_CLASS(ShotReason, std::uint8_t, alreadyShot, lineBlocked, notNewFrontalContact, outOfArc,
                              outOfRange, shooterInContact, targetInCombat)

struct ShotPermittedIn {
  Weapon weapon = Weapon::pilum;
  /// To the nearest part of the target in the arc of fire.
  double distanceInches = 0;
  /// How far the target, at the least, lies to the side of the centre line.
  double asideInches = 0;
  double frontageInches = 4;
  ShooterContact contact = ShooterContact::none;
  bool lineClear = true;
  bool targetInCombat = false;
  /// Or thrown, in this player turn.
  bool alreadyShot = false;
};
BOOST_DESCRIBE_STRUCT(ShotPermittedIn, (),
                      (weapon, distanceInches, asideInches, frontageInches, contact, lineClear, targetInCombat,
                       alreadyShot))

struct ShotPermittedOut {
  bool allowed = false;
  int rangeInches = 0;
  Reasons<ShotReason> reasons;
  friend auto operator<=>(const ShotPermittedOut&, const ShotPermittedOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShotPermittedOut, (), (allowed, rangeInches, reasons))

[[nodiscard]] std::optional<Refusal> refuseShotPermitted(const ShotPermittedIn& in);
/// May this shot be taken? (HG-RNG-1 to HG-RNG-8, HG-PIL-1, HG-PIL-2)
[[nodiscard]] ShotPermittedOut shotPermitted(const ShotPermittedIn& in, const Tables& tables, const Options& options);
/// The row that says how far the weapon reaches.
[[nodiscard]] std::string_view rangeRule(Weapon weapon);
/// Whether the weapon shoots over units that stand between (HG-RNG-6).
[[nodiscard]] bool shootsOverhead(Weapon weapon, const Options& options);

BOOST_DEFINE_FIXED_ENUM_CLASS(Shooter, std::uint8_t, footSkirmishers, lightCavalry, other)
BOOST_DEFINE_FIXED_ENUM_CLASS(Target, std::uint8_t, lightCavalry, artillerists, otherCavalry, terrorUnit, other)

struct ShootingIn {
  Weapon weapon = Weapon::pilum;
  Shooter shooter = Shooter::other;
  bool downhill = false;
  /// Of this engine at this static target.
  int earlierShots = 0;
  bool targetStatic = false;
  Target target = Target::other;
  /// Or countercharging.
  bool targetCharging = false;
  int targetShields = 0;
  Roller roller;
};
BOOST_DESCRIBE_STRUCT(ShootingIn, (),
                      (weapon, shooter, downhill, earlierShots, targetStatic, target, targetCharging, targetShields))

struct ShootingOut {
  int score = 0;
  int hits = 0;
  friend auto operator<=>(const ShootingOut&, const ShootingOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShootingOut, (), (score, hits))

[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in);
/// One unit's volley (HG-SHO-1 to HG-SHO-12, HG-HIT-1 to HG-HIT-3). Dice: two d6. Modifiers come in empty.
[[nodiscard]] ShootingOut shooting(const ShootingIn& in, const Tables& tables, const Options& options, Dice& dice,
                                   Modifiers& modifiers);

}  // namespace signifer::hannibal
