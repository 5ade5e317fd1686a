// When a division is broken, and when by broken divisions an army is defeated (IO-DIV, IO-END).
#pragma once

#include <optional>

#include "initiative/forms.h"
#include "initiative/tables.h"
#include "rules/procedure.h"

namespace signifer::initiative {

[[nodiscard]] std::optional<Refusal> refuseDivisionStatus(const DivisionStatusIn& in);
/// IO-DIV-1.
[[nodiscard]] DivisionStatusOut divisionStatus(const DivisionStatusIn& in, const Book& book);

[[nodiscard]] std::optional<Refusal> refuseVictory(const VictoryIn& in);
/// IO-END-1.
[[nodiscard]] VictoryOut victory(const VictoryIn& in, const Book& book);

}  // namespace signifer::initiative
