// Shooting: what a missile weapon does at a range, who may shoot, the score to hit, and from shots to unsaved wounds.
#pragma once

#include "fantasy/armour.h"
#include "fantasy/forms.h"

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

[[nodiscard]] std::optional<Refusal> refuseMissileWeapon(const Book& book, const MissileWeaponIn& in);
/// FA-WPN-1 to 18, FA-SHO-15.
[[nodiscard]] MissileWeaponOut missileWeapon(const Book& book, const MissileWeaponIn& in);

/// FA-CHG-10, FA-MAN-11, FA-FEA-5, FA-RAL-5, FA-WPN-15, FA-SHO-1.
[[nodiscard]] ShootingPermissionOut shootingPermission(const Book& book, const ShootingPermissionIn& in);

[[nodiscard]] std::optional<Refusal> refuseShootingToHit(const ShootingToHitIn& in);
/// FA-SHO-3 to 13, FA-FEA-3.
[[nodiscard]] ShootingToHitOut shootingToHit(const Book& book, const ShootingToHitIn& in, Modifiers& modifiers);

/// The inputs of shooting-to-hit, the shots and the target's body.
struct ShootingIn : ShootingForm {
  [[nodiscard]] ShootingToHitIn toHit() const {
    return {weapon, distance, bs, moved, targetCharging, target, targetMoving, cover, largeTarget, fearFailed};
  }
};
BOOST_DESCRIBE_STRUCT(ShootingIn, (ShootingForm), ())
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
