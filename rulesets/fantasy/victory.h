// When the battle is over, and who has won it (FA-END).
#pragma once

#include <optional>

#include "fantasy/forms.h"
#include "fantasy/tables.h"
#include "rules/procedure.h"
#include "rules/reasons.h"

namespace signifer::fantasy {

[[nodiscard]] std::optional<Refusal> refuseVictory(const VictoryIn& in);
/// Is the battle over, and who has won? FA-END-1, FA-END-2.
[[nodiscard]] VictoryOut victory(const Book& book, const VictoryIn& in);

}  // namespace signifer::fantasy
