// The course of a phase: from flights to the other side's phase, past everything that asks nobody anything.
#pragma once

#include "othw/play/play.h"
#include "rules/ruleset.h"

namespace signifer::othw {

/// Goes on until somebody is asked something, dice are needed or the battle is over; rolls no dice itself.
void goOn(Play& play);
/// Notes, once a phase, which units of the active side start it next to an enemy (OT-CMB-2, D14).
void noteStarts(Battle& battle);
/// Carries out an action and everything that follows from it.
void resolveAction(Play& play, const Action& action);

/// Makes a battle that has been set up ready for its first decision.
void deployBattle(Play& play);
/// Works out what follows from positions and statuses. Throws SourceError for what no battle can hold.
void deriveBattle(const Book& book, const StepNumbers& steps, Battle& battle);

[[nodiscard]] std::optional<Outcome> outcomeOf(const Battle& battle);

}  // namespace signifer::othw
