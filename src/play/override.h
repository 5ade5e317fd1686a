// A referee's change of the state by hand: positions, statuses, whose turn it is. An override is an event like any
// other and derived state follows it (docs/file-formats.md, "Overrides").
#pragma once

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

/// Applies `{"units": [{"id", "x", "y", "heading", "present", "status": {...}}], "people": [...], "sides": [...],
/// "turn", "active", "step", "status"}` and derives. Throws SourceError; the battle is then to be thrown away.
void applyOverride(const RuleSet& rules, Battle& battle, const Node& changes);

}  // namespace signifer
