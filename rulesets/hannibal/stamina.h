// Army stamina: what a unit adds to it, what its loss takes off, and how much is left. The sheet's Army Stamina Table.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/binding.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

/// What does a unit mean for army stamina? (HG-STA-1 to HG-STA-5)
[[nodiscard]] StaminaValueOut staminaValue(const StaminaValueIn& in, const Tables& tables);

[[nodiscard]] std::optional<Refusal> refuseArmyStamina(const ArmyStaminaIn& in);
/// How much stamina has the army left? (HG-STA-6)
[[nodiscard]] ArmyStaminaOut armyStamina(const ArmyStaminaIn& in, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
