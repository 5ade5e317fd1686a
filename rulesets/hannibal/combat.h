// Hand-to-hand combat: what a charge adds, a unit's blows, how worn hits make it, and what it may choose when the round
// has ended. The sheet's charging modifiers, combat modifiers, To Hit rolls and Disengage.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

struct ChargeModifierIn : ChargeModifierForm {
  /// The retreating target is struck in flank as well: counts under the option flank-on-retreating only. Not in the
  /// form, where the target is one thing.
  bool flankToo = false;
};
BOOST_DESCRIBE_STRUCT(ChargeModifierIn, (ChargeModifierForm), ())

struct ChargeModifierOut : ChargeModifierResult {
  /// Terrain has taken the bonus of rows 1 to 4 (HG-CMT-8). Not in the form.
  bool bonusLost = false;
  friend auto operator<=>(const ChargeModifierOut&, const ChargeModifierOut&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargeModifierOut, (ChargeModifierResult), ())

[[nodiscard]] std::optional<Refusal> refuseChargeModifier(const ChargeModifierIn& in);
/// The Charging Modifier Table (HG-CMT-1 to HG-CMT-9). Dice: two d6 for an aggressive unit that has its bonus.
[[nodiscard]] ChargeModifierOut chargeModifier(const ChargeModifierIn& in, const Tables& tables, const Options& options,
                                               Dice& dice, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseHandToHand(const HandToHandIn& in);
/// One unit's blows in one round (HG-H2H-1 to HG-H2H-12, HG-HIT-1 to HG-HIT-3). Dice: two d6.
[[nodiscard]] HandToHandOut handToHand(const HandToHandIn& in, const Tables& tables, Dice& dice, Modifiers& modifiers);
/// The To Hit bands, of blows and volleys alike.
[[nodiscard]] int hitsOf(int score, const Tables& tables);
/// The band that gives so many.
[[nodiscard]] std::string_view hitRule(int hits);

/// How worn is the unit? (HG-BW-1, HG-CAS-1, HG-RCK-1 to HG-RCK-3)
[[nodiscard]] CasualtyLevelOut casualtyLevel(const CasualtyLevelIn& in, const Tables& tables);

struct DisengageIn : DisengageForm {
  /// How far its move would take it clear of the nearest enemy; play alone knows. Not in the form.
  std::optional<Length> clearance;
};
BOOST_DESCRIBE_STRUCT(DisengageIn, (DisengageForm), ())

/// May a unit break off? (HG-BL-2, HG-DIS-1 to HG-DIS-3)
[[nodiscard]] DisengageOut disengage(const DisengageIn& in, const Tables& tables);

BOOST_DEFINE_FIXED_ENUM_CLASS(NoRetreatReason, std::uint8_t, lineNeverRetreats, noRoomToRetreat)

struct RoundOptionsOut : RoundOptionsResult {
  /// Why a retreat is not among them. Not in the form.
  Reasons<NoRetreatReason> noRetreat;
  friend auto operator<=>(const RoundOptionsOut&, const RoundOptionsOut&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundOptionsOut, (RoundOptionsResult), ())

/// What may a unit that still touches an enemy choose at the end of a round? (HG-BL-1, HG-RET-1, HG-RET-9, HG-DIS-1)
[[nodiscard]] RoundOptionsOut roundOptions(const RoundOptionsIn& in, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
