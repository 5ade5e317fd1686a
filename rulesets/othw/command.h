// Command: activations and the end of the phase, leadership tests, and what generals do and risk. Rulings only; play/
// asks them for the battle on the table.
#pragma once

#include "othw/forms.h"
#include "othw/tables.h"
#include "othw/terms.h"
#include "rules/account.h"

namespace signifer::othw {

[[nodiscard]] std::optional<Refusal> refuseActivation(const ActivationIn& in);
/// OT-SEQ-4 to 6, OT-GEN-6, OT-GEN-7.
[[nodiscard]] ActivationOut activation(const Book& book, const ActivationIn& in, Dice& dice, Modifiers& modifiers);

/// One d6 against the rating, once more if a general re-rolls a failure, who then stands at risk (OT-LED-1, OT-GEN-8,
/// OT-GEN-9).
[[nodiscard]] LeadershipTestOut leadershipTest(const Book& book, const LeadershipTestIn& in, Dice& dice,
                                               Modifiers& modifiers);

/// The score that a unit with this rating needs (D16).
[[nodiscard]] int neededToPass(const Book& book, int leadership);

[[nodiscard]] std::optional<Refusal> refuseFurtherMove(const Book& book, const FurtherMoveIn& in);
/// OT-MOV-8, OT-MOV-9.
[[nodiscard]] FurtherMoveOut furtherMove(const Book& book, const FurtherMoveIn& in, Dice& dice, Modifiers& modifiers);

/// OT-GEN-16 to 18, OT-GEN-3.
[[nodiscard]] FateRollOut fateRoll(const Book& book, const FateRollIn& in, Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseRisk(const RiskToGeneralIn& in);
/// OT-GEN-11, OT-GEN-14, OT-GEN-15, OT-GEN-5.
[[nodiscard]] RiskToGeneralOut riskToGeneral(const Book& book, const RiskToGeneralIn& in, Dice& dice,
                                             Modifiers& modifiers);

/// OT-GEN-12 to 14.
[[nodiscard]] RallyOut rally(const Book& book, const RallyIn& in, Dice& dice, Modifiers& modifiers);

/// A risk test's result as the result of a leadership test.
[[nodiscard]] constexpr GeneralFate asGeneralFate(RiskFate fate) {
  return static_cast<GeneralFate>(static_cast<int>(fate) + 1);
}
/// Whether a general still gives anything after it.
[[nodiscard]] constexpr bool staysAble(GeneralFate fate) {
  return fate != GeneralFate::removed && fate != GeneralFate::missesTurn;
}

}  // namespace signifer::othw
