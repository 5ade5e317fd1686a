// Shooting: what a missile weapon does at a range, who may shoot, the score to hit, and from shots to unsaved wounds.
#pragma once

#include "fantasy/armour.h"

namespace signifer::fantasy {

/// A missile weapon at a range.
struct Missile {
  Band band = Band::out;
  Shot shot = Shot::outOfRange;
  /// 0 where the shot is not allowed.
  int strength = 0;
  int save = 0;
};
/// FA-WPN-1 to 15, FA-WPN-18. `twice`: the slinger fires twice.
[[nodiscard]] Missile missileAt(const Book& book, Weapon weapon, double distance, bool moved, bool twice);

struct MissileWeaponIn {
  Weapon weapon = Weapon::thrownRocks;
  double distance = 0;
  bool moved = false;
  bool fireTwice = false;
  Formation formation = Formation::closeOrder;
  int frontRank = 5;
  int rearModels = 0;
};
BOOST_DESCRIBE_STRUCT(MissileWeaponIn, (), (weapon, distance, moved, fireTwice, formation, frontRank, rearModels))
struct MissileWeaponOut {
  Band band = Band::out;
  bool massed = false;
  int saveModifier = 0;
  int shooters = 0;
  Shot shot = Shot::outOfRange;
  int shots = 0;
  int strength = 0;
  friend auto operator<=>(const MissileWeaponOut&, const MissileWeaponOut&) = default;
};
BOOST_DESCRIBE_STRUCT(MissileWeaponOut, (), (band, massed, saveModifier, shooters, shot, shots, strength))
[[nodiscard]] std::optional<Refusal> refuseMissileWeapon(const Book& book, const MissileWeaponIn& in);
/// FA-WPN-1 to 18, FA-SHO-15.
[[nodiscard]] MissileWeaponOut missileWeapon(const Book& book, const MissileWeaponIn& in);

struct ShootingPermissionIn {
  Weapon weapon = Weapon::thrownRocks;
  bool moved = false;
  bool marched = false;
  bool charged = false;
  bool disengaged = false;
  bool reformed = false;
  bool rallied = false;
  bool failedFearTest = false;
  bool fleeing = false;
  bool inCombat = false;
};
BOOST_DESCRIBE_STRUCT(ShootingPermissionIn, (),
                      (weapon, moved, marched, charged, disengaged, reformed, rallied, failedFearTest, fleeing,
                       inCombat))
struct ShootingPermissionOut {
  Reasons<NoShooting> barredBy;
  bool permitted = false;
  friend auto operator<=>(const ShootingPermissionOut&, const ShootingPermissionOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShootingPermissionOut, (), (barredBy, permitted))
/// FA-CHG-10, FA-MAN-11, FA-FEA-5, FA-RAL-5, FA-WPN-15, FA-SHO-1.
[[nodiscard]] ShootingPermissionOut shootingPermission(const Book& book, const ShootingPermissionIn& in);

struct ShootingToHitIn {
  Weapon weapon = Weapon::thrownRocks;
  double distance = 0;
  int bs = 3;
  bool moved = false;
  bool targetCharging = false;
  Target target = Target::formed;
  bool targetMoving = false;
  Cover cover = Cover::none;
  /// Of the profile (FA-SHO-14).
  bool largeTarget = false;
  bool fearFailed = false;
};
BOOST_DESCRIBE_STRUCT(ShootingToHitIn, (),
                      (weapon, distance, bs, moved, targetCharging, target, targetMoving, cover, largeTarget,
                       fearFailed))
struct ShootingToHitOut {
  int first = 0;
  int score = 0;
  int second = 0;
  Shot shot = Shot::outOfRange;
  friend auto operator<=>(const ShootingToHitOut&, const ShootingToHitOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShootingToHitOut, (), (first, score, second, shot))
[[nodiscard]] std::optional<Refusal> refuseShootingToHit(const ShootingToHitIn& in);
/// FA-SHO-3 to 13, FA-FEA-3.
[[nodiscard]] ShootingToHitOut shootingToHit(const Book& book, const ShootingToHitIn& in, Modifiers& modifiers);

/// The inputs of shooting-to-hit, the shots and the target's body.
struct ShootingIn {
  Weapon weapon = Weapon::thrownRocks;
  double distance = 0;
  int bs = 3;
  bool moved = false;
  bool targetCharging = false;
  Target target = Target::formed;
  bool targetMoving = false;
  Cover cover = Cover::none;
  bool largeTarget = false;
  bool fearFailed = false;
  bool fireTwice = false;
  int shots = 0;
  int toughness = 3;
  int save = noSave;
  /// Not in the form.
  Roller who = {};

  [[nodiscard]] ShootingToHitIn toHit() const {
    return {weapon, distance, bs, moved, targetCharging, target, targetMoving, cover, largeTarget, fearFailed};
  }
};
BOOST_DESCRIBE_STRUCT(ShootingIn, (),
                      (weapon, distance, bs, moved, targetCharging, target, targetMoving, cover, largeTarget,
                       fearFailed, fireTwice, shots, toughness, save))
struct ShootingOut {
  int hits = 0;
  int saveNeeded = 0;
  int score = 0;
  Shot shot = Shot::outOfRange;
  int unsaved = 0;
  int woundNeeded = 0;
  int wounds = 0;
  friend auto operator<=>(const ShootingOut&, const ShootingOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ShootingOut, (), (hits, saveNeeded, score, shot, unsaved, woundNeeded, wounds))
/// The number that one stage of the dice hands to the next: sixes, hits or wounds.
struct ShootingWork {
  int count = 0;
  friend auto operator<=>(const ShootingWork&, const ShootingWork&) = default;
};
[[nodiscard]] std::optional<Refusal> refuseShooting(const Book& book, const ShootingIn& in);
/// One stage of the dice; stages 0 to 3 are first dice, second dice, wounds, saves.
inline constexpr int shootingStages = 4;
void shootingStage(const Book& book, int stage, const ShootingIn& in, ShootingOut& out, ShootingWork& work, Dice& dice,
                   Modifiers& modifiers);
/// All stages: FA-SHO-3 to 13, FA-WND-1, FA-WND-2, FA-SAV-2, FA-SAV-3.
[[nodiscard]] ShootingOut shooting(const Book& book, const ShootingIn& in, Dice& dice, Modifiers& modifiers);

}  // namespace signifer::fantasy
