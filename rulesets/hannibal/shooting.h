// Shooting, pila included: may a shot be taken, and what does it do. The sheet's ranges and shooting modifiers. Where
// the target lies, and what stands between, is measured in play.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

/// The shooter's own contact with an enemy, by its own face; new: a charge has just made it.
enum class ShooterContact : std::uint8_t { none, newFront, newFlankOrRear, continuing };

enum class ShotReason : std::uint8_t {
  alreadyShot,
  lineBlocked,
  notNewFrontalContact,
  outOfArc,
  outOfRange,
  shooterInContact,
  targetInCombat,
};

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

struct ShotPermittedOut {
  bool allowed = false;
  int rangeInches = 0;
  WordSet<ShotReason> reasons;
  friend auto operator<=>(const ShotPermittedOut&, const ShotPermittedOut&) = default;
};

[[nodiscard]] std::optional<Refusal> refuseShotPermitted(const ShotPermittedIn& in);
/// May this shot be taken? (HG-RNG-1 to HG-RNG-8, HG-PIL-1, HG-PIL-2)
[[nodiscard]] ShotPermittedOut shotPermitted(const ShotPermittedIn& in, const Tables& tables, const Options& options);
/// Whether the weapon shoots over units that stand between (HG-RNG-6).
[[nodiscard]] bool shootsOverhead(Weapon weapon, const Options& options);

enum class Shooter : std::uint8_t { footSkirmishers, lightCavalry, other };
enum class Target : std::uint8_t { lightCavalry, artillerists, otherCavalry, terrorUnit, other };

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

struct ShootingOut {
  int score = 0;
  int hits = 0;
  friend auto operator<=>(const ShootingOut&, const ShootingOut&) = default;
};

[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in);
/// One unit's volley (HG-SHO-1 to HG-SHO-12, HG-HIT-1 to HG-HIT-3). Dice: two d6. Modifiers come in empty.
[[nodiscard]] ShootingOut shooting(const ShootingIn& in, const Tables& tables, const Options& options, Dice& dice,
                                   Modifiers& modifiers);

}  // namespace signifer::hannibal

namespace signifer {

template <>
struct Words<hannibal::ShooterContact> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "new-front", "new-flank-or-rear", "continuing"});
};

template <>
struct Words<hannibal::ShotReason> {
  static constexpr auto words =
      std::to_array<std::string_view>({"already-shot", "line-blocked", "not-new-frontal-contact", "out-of-arc",
                                       "out-of-range", "shooter-in-contact", "target-in-combat"});
};

template <>
struct Words<hannibal::Shooter> {
  static constexpr auto words = std::to_array<std::string_view>({"foot-skirmishers", "light-cavalry", "other"});
};

template <>
struct Words<hannibal::Target> {
  static constexpr auto words =
      std::to_array<std::string_view>({"light-cavalry", "artillerists", "other-cavalry", "terror-unit", "other"});
};

}  // namespace signifer
