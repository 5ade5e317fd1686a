// The objectives of a battle as a table: the points that each gives as things stand, and each side's points in all.
#pragma once

#include <optional>

#include "rules/ruleset.h"
#include "sheet/document.h"

namespace signifer {

/// Nothing for a battle without objectives.
[[nodiscard]] std::optional<SheetTable> objectivesTable(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
