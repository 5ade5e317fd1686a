// Charges and countercharges up to the touch: permission, distance, line, and the side from which a unit is charged.
// The forward arc and the make-up of a Battle Line are here, too. The charge's effect on combat is in combat.h.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

/// The hits behind `battleWorn`, for the figures of a refusal; play alone knows them. Not in the form.
struct Wear {
  int hits = 0;
  int strength = 0;
};

/// The bearing up to which the forward arc reaches on either side, hundredths of a degree.
[[nodiscard]] constexpr Angle forwardArcLimit(ForwardArc arc) {
  return arc == ForwardArc::halfPlane ? 90 * oneDegree : arc == ForwardArc::straightAhead ? 0 : 45 * oneDegree;
}

struct ChargePermittedIn : ChargePermittedForm {
  Wear wear;
  /// The bearing from the front corner to a target outside the arc; play alone knows. Not in the form.
  std::optional<Angle> outsideArc;
};
BOOST_DESCRIBE_STRUCT(ChargePermittedIn, (ChargePermittedForm), ())

[[nodiscard]] std::optional<Refusal> refuseChargePermitted(const ChargePermittedIn& in);
/// May this unit charge that target? (HG-MOV-8, HG-BW-2, HG-CHG-5, HG-CHG-6)
[[nodiscard]] ChargePermittedOut chargePermitted(const ChargePermittedIn& in, const Tables& tables,
                                                 const Options& options);
/// The longest charge of a class, inches: the highest die. 0 where it may not charge.
[[nodiscard]] int longestCharge(MoveClass moveClass, const Tables& tables);

/// Does the charge reach? (HG-MOV-7, HG-CC-2, HG-CHG-3) Dice: d6 where a charge is allowed.
[[nodiscard]] ChargeMoveOut chargeMove(const ChargeMoveIn& in, const Tables& tables, Dice& dice);

struct CounterchargeIn : CounterchargeForm {
  Wear wear;
  /// The bearing from the front corner to a charger outside the arc; play alone knows. Not in the form.
  std::optional<Angle> outsideArc;
};
BOOST_DESCRIBE_STRUCT(CounterchargeIn, (CounterchargeForm), ())

[[nodiscard]] std::optional<Refusal> refuseCountercharge(const CounterchargeIn& in);
/// May the charged unit countercharge, and how far? (HG-CC-1 to HG-CC-5, HG-BW-2)
[[nodiscard]] CounterchargeOut countercharge(const CounterchargeIn& in, const Tables& tables, const Options& options);

[[nodiscard]] std::optional<Refusal> refuseChargeLine(const ChargeLineIn& in);
/// The required line of a charge or countercharge (HG-CHG-1, HG-CHG-2).
[[nodiscard]] ChargeLineOut chargeLine(const ChargeLineIn& in);

[[nodiscard]] std::optional<Refusal> refuseArcOfApproach(const ArcOfApproachIn& in);
/// From which side does a point lie? (HG-CHG-4) The front is the forward arc of HG-CC-3 and HG-CHG-5 as well.
[[nodiscard]] ArcOfApproachOut arcOfApproach(const ArcOfApproachIn& in, const Options& options);

/// Do two neighbouring units form a Battle Line? (HG-BL-4)
[[nodiscard]] FormedTogetherOut formedTogether(const FormedTogetherIn& in, const Tables& tables,
                                               const Options& options);

}  // namespace signifer::hannibal
