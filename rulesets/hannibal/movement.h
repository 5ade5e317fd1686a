// Movement without a charge: which actions go together in a turn, how far a unit may go, whether a march fits its
// allowance and what a wheel costs. The sheet's manoeuvre and movement tables. Where a unit may stand is for play.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

[[nodiscard]] std::optional<Refusal> refuseManoeuvre(const ManoeuvreIn& in);
/// May a unit combine these actions in its turn? (HG-MAN-1 to HG-MAN-7, HG-MAN-9, HG-MAN-12, HG-MAN-14)
[[nodiscard]] ManoeuvreOut manoeuvre(const ManoeuvreIn& in, const Tables& tables, const Options& options);

[[nodiscard]] std::optional<Refusal> refuseMoveAllowance(const MoveAllowanceIn& in);
/// How far may a unit go? The movement table (HG-MOV-1 to HG-MOV-12). Dice: d6 for a charge or rout.
[[nodiscard]] MoveAllowanceOut moveAllowance(const MoveAllowanceIn& in, const Tables& tables, Dice& dice);

/// The row of the movement table that says how far such a unit marches.
[[nodiscard]] std::string_view marchRule(MoveClass moveClass);
/// Does this march fit its allowance? (HG-MAN-8, HG-MAN-10, HG-MOV-5, HG-MOV-6, HG-MOV-11)
[[nodiscard]] MarchOut march(const MarchIn& in, const Tables& tables);

/// How much movement does a wheel cost? (HG-MAN-7, HG-MAN-10), to a hundredth.
[[nodiscard]] WheelOut wheel(const WheelIn& in, const Options& options);
/// The cost of a wheel for the outer front corner of a unit or line, not rounded: for measuring on the table.
[[nodiscard]] double wheelInches(double radiusInches, double degrees, const Options& options);

}  // namespace signifer::hannibal
