#include "hannibal/stamina.h"

namespace signifer::hannibal {

StaminaValueOut staminaValue(const StaminaValueIn& in, const Tables& tables) {
  const int row = tables.stamina.rowOf[static_cast<std::size_t>(in.kind)];
  if (row < 0 || (!in.core && in.kind != Kind::despot)) return {};
  const StaminaRow& values = tables.stamina.rows[static_cast<std::size_t>(row)];
  return {values.contribution, values.loss};
}

std::optional<Refusal> refuseArmyStamina(const ArmyStaminaIn& in) {
  if (in.coreTwo == 0 && in.coreThree == 0 && in.coreFour == 0)
    return Refusal{"coreTwo", "an army has at least one core unit"};
  if (in.lostTwo > in.coreTwo) return Refusal{"lostTwo", "more are lost than there were"};
  if (in.lostThree > in.coreThree) return Refusal{"lostThree", "more are lost than there were"};
  if (in.lostFour > in.coreFour) return Refusal{"lostFour", "more are lost than there were"};
  return std::nullopt;
}

ArmyStaminaOut armyStamina(const ArmyStaminaIn& in, const Tables& tables, const Options& options) {
  const auto& [two, three, four, despot] = tables.stamina.rows;
  ArmyStaminaOut out;
  out.start = in.coreTwo * two.contribution + in.coreThree * three.contribution + in.coreFour * four.contribution;
  out.lost =
      in.lostTwo * two.loss + in.lostThree * three.loss + in.lostFour * four.loss + (in.despotLost ? despot.loss : 0);
  out.left = out.start - out.lost;
  const bool half = options.staminaBreak == StaminaBreak::half;
  out.broken = half ? 2 * out.left <= out.start : out.left <= 0;
  return out;
}

}  // namespace signifer::hannibal
