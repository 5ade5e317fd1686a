// Army stamina: what a unit adds to it, what its loss takes off, and how much is left. The sheet's Army Stamina Table.
#pragma once

#include <optional>

#include "hannibal/tables.h"
#include "rules/binding.h"
#include "rules/procedure.h"

namespace signifer::hannibal {

struct StaminaValueIn {
  Kind kind = Kind::lightChariots;
  bool core = true;
};
BOOST_DESCRIBE_STRUCT(StaminaValueIn, (), (kind, core))

struct StaminaValueOut {
  int contribution = 0;
  int loss = 0;
  friend auto operator<=>(const StaminaValueOut&, const StaminaValueOut&) = default;
};
BOOST_DESCRIBE_STRUCT(StaminaValueOut, (), (contribution, loss))

/// What does a unit mean for army stamina? (HG-STA-1 to HG-STA-5)
[[nodiscard]] StaminaValueOut staminaValue(const StaminaValueIn& in, const Tables& tables);

/// Core units by the value of their loss.
struct ArmyStaminaIn {
  /// At the start.
  int coreTwo = 0;
  int coreThree = 0;
  int coreFour = 0;
  int lostTwo = 0;
  int lostThree = 0;
  int lostFour = 0;
  bool despotLost = false;
};
BOOST_DESCRIBE_STRUCT(ArmyStaminaIn, (), (coreTwo, coreThree, coreFour, lostTwo, lostThree, lostFour, despotLost))

struct ArmyStaminaOut {
  int start = 0;
  int lost = 0;
  /// May be negative.
  int left = 0;
  bool broken = false;
  friend auto operator<=>(const ArmyStaminaOut&, const ArmyStaminaOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ArmyStaminaOut, (), (start, lost, left, broken))

[[nodiscard]] std::optional<Refusal> refuseArmyStamina(const ArmyStaminaIn& in);
/// How much stamina has the army left? (HG-STA-6)
[[nodiscard]] ArmyStaminaOut armyStamina(const ArmyStaminaIn& in, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
