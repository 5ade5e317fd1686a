// The battle's own sheet: its table to scale, the forces of both sides, victory, house rules, ground and sources: what
// players need to lay it out and to know when it is over.
#pragma once

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "sheet/document.h"
#include "sheet/roster.h"

namespace signifer {

/// Adds everything but the house rules' panel, which `houseRules` is.
void addBattleSheet(const ArmyPaper& how, const Battle& battle, SheetPanel houseRules, Sheet& sheet);

}  // namespace signifer
