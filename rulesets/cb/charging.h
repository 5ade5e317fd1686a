// Charging: the troops that may charge each other, the edge that a charge strikes, the responses of the charged unit
// and the DPs of the shock. Play measures whether a charge reaches its target, and which unit it meets.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/rows.h"
#include "cb/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::cb {

[[nodiscard]] std::optional<Refusal> refuseChargeEligibility(const Book& book, const ChargeEligibilityIn& in);
/// CB-CHG-1 to 9.
[[nodiscard]] ChargeEligibilityOut chargeEligibility(const Book& book, const ChargeEligibilityIn& in);

/// CB-DPG-12; frontal by D62.
[[nodiscard]] ChargeSectorOut chargeSector(const Book& book, const ChargeSectorIn& in);

struct ChargeResponseOut : ChargeResponseResult {
  Rows rows = {};
};
BOOST_DESCRIBE_STRUCT(ChargeResponseOut, (ChargeResponseResult), ())
[[nodiscard]] std::optional<Refusal> refuseChargeResponse(const Book& book, const ChargeResponseIn& in);
/// CB-RSP-1 to 8.
[[nodiscard]] ChargeResponseOut chargeResponse(const Book& book, const ChargeResponseIn& in);

[[nodiscard]] std::optional<Refusal> refuseShockDps(const Book& book, const ShockDpsIn& in);
/// CB-DPG-6, CB-DPG-9 to 13.
[[nodiscard]] ShockDpsOut shockDps(const Book& book, const ShockDpsIn& in, Modifiers& modifiers);

}  // namespace signifer::cb
