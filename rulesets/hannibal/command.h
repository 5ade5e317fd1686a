// Leaders: may one move, join or leave a unit, and is he lost with the unit or by its hits. The sheet's Leader Phase
// with the ledger's numbers; where he stands is measured in play.
#pragma once

#include <optional>

#include "hannibal/forms.h"
#include "hannibal/tables.h"
#include "rules/account.h"
#include "rules/binding.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::hannibal {

/// Is the attached leader lost? (HG-LDR-1, HG-LDR-5) Dice: two d6 if the unit was eliminated, or took hits.
[[nodiscard]] LeaderCasualtyOut leaderCasualty(const LeaderCasualtyIn& in, const Options& options, Dice& dice);

[[nodiscard]] std::optional<Refusal> refuseLeaderMove(const LeaderMoveIn& in);
/// May a leader of the active side do this in a leader step? (HG-LDR-2)
[[nodiscard]] LeaderMoveOut leaderMove(const LeaderMoveIn& in, const Tables& tables, const Options& options);
/// The move of a leader whose profile says `own`. A leader with the table's usual move has that of the option
/// leader-move-inches instead.
[[nodiscard]] double leaderMoveInches(double own, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
