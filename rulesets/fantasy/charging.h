// Charging. It says which units may, must or may not declare a charge, and which tests a charge calls for. It also
// gives the answers open to the charged, and says whether the charge reaches.
#pragma once

#include "fantasy/forms.h"
#include "fantasy/movement.h"

namespace signifer::fantasy {

/// FA-FRZ-1, FA-FST-9, FA-RET-1.
[[nodiscard]] ChargeDeclarationOut chargeDeclaration(const ChargeDeclarationIn& in);

/// FA-PAN-3, FA-PAN-6, FA-FEA-1, FA-FEA-4, FA-TRR-2, FA-TRR-3, FA-TRR-5, FA-FRZ-6, FA-FRZ-7.
[[nodiscard]] ChargeTestsOut chargeTests(const Book& book, const ChargeTestsIn& in);

/// FA-CHG-1, FA-CHG-2.
[[nodiscard]] ChargeMoveOut chargeMove(const Book& book, const ChargeMoveIn& in);

/// Why one reaction is not open to the unit; the procedure permits those without a reason.
[[nodiscard]] Reasons<NoReaction> noReaction(const Book& book, const ChargeReactionsIn& in, Reaction reaction);
[[nodiscard]] std::optional<Refusal> refuseChargeReactions(const ChargeReactionsIn& in);
/// FA-CHG-5, 6, 8, 9, 11, 12, FA-FRZ-2, FA-FST-9.
[[nodiscard]] ChargeReactionsOut chargeReactions(const Book& book, const ChargeReactionsIn& in);

}  // namespace signifer::fantasy
