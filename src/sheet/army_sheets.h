// An army's own sheet: its units by troop type with a box for each point of harm, its leaders, and only the special
// rules that it uses.
#pragma once

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "sheet/document.h"
#include "sheet/paper.h"

namespace signifer {

/// Adds one army, or both for noSide, each on pages of its own.
void addArmies(const RuleSet& rules, const Paper& paper, const Battle& battle, SideIndex side, Sheet& sheet);

/// An army in short, as a battle's sheet lists it: how many of which troops, and the leaders.
[[nodiscard]] SheetPanel forcesPanel(const RuleSet& rules, const Paper& paper, const Battle& battle, SideIndex side);

}  // namespace signifer
