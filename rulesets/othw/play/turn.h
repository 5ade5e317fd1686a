// The course of a phase: from flights to the other side's phase, past everything that asks nobody anything.
#pragma once

#include "othw/play/play.h"
#include "rules/ruleset.h"

namespace signifer::othw {

/// Notes, once a phase, which units of the active side start it next to an enemy (OT-CMB-2, D14).
void noteStarts(Play& play);
void enterPart(Play& play, Part part);
template <Part part>
void enterPart(Play& play) {
  enterPart(play, part);
}
void closePhase(Play& play);
void fleeNext(Play& play);
void pursueNext(Play& play);
void rampageNext(Play& play);
void nothingToAnswer(Play& play);
/// Who has the first phase (D5).
void rollForFirstPhase(Play& play, const Task& task, const Action& action);
void chooseFirstPhase(Play& play, const Task& task, const Action& action);

[[nodiscard]] std::optional<Outcome> outcomeOf(const Position& position);

}  // namespace signifer::othw
