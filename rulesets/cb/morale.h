// Morale: removing DPs and rallying, assigning DPs, and the shaken state. Which enemies and friends are near is
// measured in play.
#pragma once

#include <boost/describe/class.hpp>

#include "cb/forms.h"
#include "cb/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::cb {

[[nodiscard]] std::optional<Refusal> refuseRally(const Book& book, const RallyIn& in);
/// CB-RAL-1, CB-RAL-2, CB-CMD-4, CB-DPR-1 to 5.
[[nodiscard]] RallyOut rally(const Book& book, const RallyIn& in, Modifiers& modifiers);

/// CB-DPR-1 to 5.
[[nodiscard]] DpRemovalOut dpRemoval(const Book& book, const DpRemovalIn& in, Modifiers& modifiers);

/// CB-DPG-1 to 5, CB-DPG-7, CB-DPG-8.
[[nodiscard]] MoraleDpsOut moraleDps(const Book& book, const MoraleDpsIn& in, Modifiers& modifiers);

[[nodiscard]] std::optional<Refusal> refuseDpTally(const Book& book, const DpTallyIn& in);
/// CB-SHK-1, CB-SHK-2.
[[nodiscard]] DpTallyOut dpTally(const Book& book, const DpTallyIn& in);

}  // namespace signifer::cb
