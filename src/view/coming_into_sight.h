// Coming into sight: by an action, or because an enemy stands near or in the open. It is kept in the state of the
// battle.
#pragma once

#include "battle/action.h"
#include "battle/battle.h"
#include "rules/account.h"
#include "rules/ruleset.h"

namespace signifer {

/// Works out anew who is in sight where a battle is fought in fog, and notes where everybody was seen. Nothing in other
/// battles.
void lookAround(const RuleSet& rules, Battle& battle);

/// Works it out after an action before which everybody had looked around: nobody looks if nothing has changed.
void lookAroundAfter(const RuleSet& rules, const Battle& before, Battle& battle);

/// After an action: reveals units and people that are marked as hidden where they moved, acted or were come upon, and
/// tells it.
void revealAfter(const RuleSet& rules, const Battle& before, Battle& battle, const Action& action,
                 Chronicle& chronicle);

}  // namespace signifer
