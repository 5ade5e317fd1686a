// Ranged attacks: what a unit sees, ranges, who may shoot, dice and hits, and which targets must test. The sheet's
// Visibility, Shooting Sequence, ranged dice, range table and to-hit modifiers.
#pragma once

#include <optional>

#include "initiative/forms.h"
#include "initiative/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::initiative {

/// IO-VIS-1, IO-VIS-3, IO-VIS-4, IO-VIS-7, IO-VIS-8, IO-VIS-10 to IO-VIS-14.
[[nodiscard]] VisibilityOut visibility(const VisibilityIn& in, const Book& book);

/// The row of the range table.
[[nodiscard]] std::string_view rangeRow(Weapon weapon);
/// IO-RGT-1 to IO-RGT-6, IO-HIT-9.
[[nodiscard]] WeaponRangeOut weaponRange(const WeaponRangeIn& in, const Book& book);

/// Whether a volley may be aimed at a unit, in combat or not (IO-SHO-5).
[[nodiscard]] constexpr bool mayBeShotAt(bool engaged, const Options& options) {
  return !engaged || options.shootIntoCombat;
}
/// IO-SHO-5, IO-SHO-8 to IO-SHO-10, IO-VIS-1, IO-VIS-15, IO-RNG-4.
[[nodiscard]] MayShootOut mayShoot(const MayShootIn& in, const Book& book);

/// On any side (IO-SHO-5).
[[nodiscard]] constexpr bool shootsAllRound(Formation formation) {
  return formation == Formation::square || formation == Formation::buildings;
}
/// Whether the dice go by the faces from which the target is seen (D-27).
[[nodiscard]] bool shootsByFaces(Formation formation, const Book& book);
[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in, const Book& book);
/// IO-RNG-1 to IO-RNG-6, IO-HIT-1 to IO-HIT-11. Dice: a pool of d6, one for each attack die.
[[nodiscard]] ShootingOut shooting(const ShootingIn& in, const Book& book, Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseShootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book);
/// IO-SHO-2 to IO-SHO-4, IO-SHO-6, IO-SHO-7.
[[nodiscard]] ShootingBreakCheckOut shootingBreakCheck(const ShootingBreakCheckIn& in, const Book& book);

}  // namespace signifer::initiative
