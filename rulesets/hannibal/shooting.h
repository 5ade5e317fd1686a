// Shooting, pila included: may a shot be taken, and what does it do. The sheet's ranges and shooting modifiers. Where
// the target lies, and what stands between, is measured in play.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

[[nodiscard]] std::optional<Refusal> refuseShotPermitted(const ShotPermittedIn& in);
/// May this shot be taken? (HG-RNG-1 to HG-RNG-8, HG-PIL-1, HG-PIL-2)
[[nodiscard]] ShotPermittedOut shotPermitted(const ShotPermittedIn& in, const Tables& tables, const Options& options);
/// The row that says how far the weapon reaches.
[[nodiscard]] std::string_view rangeRule(Weapon weapon);
/// Whether the weapon shoots over units that stand between (HG-RNG-6).
[[nodiscard]] bool shootsOverhead(Weapon weapon, const Options& options);

[[nodiscard]] std::optional<Refusal> refuseShooting(const ShootingIn& in);
/// One unit's volley (HG-SHO-1 to HG-SHO-12, HG-HIT-1 to HG-HIT-3). Dice: two d6. Modifiers come in empty.
[[nodiscard]] ShootingOut shooting(const ShootingIn& in, const Tables& tables, const Options& options, Dice& dice,
                                   Modifiers& modifiers);

}  // namespace signifer::hannibal
