// Shooting: may a unit shoot now, with how many dice, what hits, and what the hits do. Whom it sees, and how far, is
// measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/account.h"
#include "rules/reasons.h"

namespace signifer::cb {

/// The reach of a weapon, in JT (CB-SHO-11).
[[nodiscard]] double reachOf(const Book& book, Missile weapon, double bowShot);
[[nodiscard]] std::optional<Refusal> refuseShootingEligibility(const ShootingEligibilityIn& in);
/// CB-SEQ-7 to 9, CB-SHO-10, CB-SHO-11.
[[nodiscard]] ShootingEligibilityOut shootingEligibility(const Book& book, const ShootingEligibilityIn& in);

[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in);
/// CB-SHO-1 to 9. One pool of d6.
[[nodiscard]] ShootingOut shooting(const Book& book, const ShootingIn& in, Dice& dice, Modifiers& modifiers);

struct ShootingEffectOut : ShootingEffectResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(ShootingEffectOut, (ShootingEffectResult), ())
[[nodiscard]] std::optional<Refusal> refuseShootingEffect(const Book& book, const ShootingEffectIn& in);
/// CB-SHO-12, CB-SHK-1, CB-SHK-3.
[[nodiscard]] ShootingEffectOut shootingEffect(const Book& book, const ShootingEffectIn& in, Dice& dice);

}  // namespace signifer::cb
