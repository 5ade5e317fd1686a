// A round of combat on the table, stage by stage: each stage that throws dice or asks somebody is a task, so that any
// moment of it can be saved.
#pragma once

#include "othw/play/course.h"

namespace signifer::othw {

/// Opens a round: the attacker's action, pursuit or rampage. A fleeing unit is cut down without dice, and the attacker
/// takes its square (OT-FLE-6, D35).
void startCombat(Play& play, UnitIndex attacker, UnitIndex defender);

/// A choice of the unit, or its dice.
[[nodiscard]] Question asking(const Battle& battle, UnitIndex unit, bool choice);
/// Going on without an answer is a no.
[[nodiscard]] inline bool saysYes(const Action& action) {
  return static_cast<ActionId>(action.kind) != ActionId::advance && action.values[0] != 0;
}
/// The question of a stage of a round, and the unit or side asked.
[[nodiscard]] Question askedOfRound(const Position& position, const Task& task);
/// Two units, with no more hits than dice.
[[nodiscard]] bool isRound(const Battle& battle, const Task& task);
/// Goes past a stage that asks nothing.
void passRound(Play& play, const Task& task);
/// Carries out a stage with an answer; going on without one is a no.
void answerRound(Play& play, const Task& task, const Action& action);
/// The general who may rally a unit's hits, noPerson for none (D38).
[[nodiscard]] PersonIndex rallierOf(const Book& book, const Battle& battle, UnitIndex unit);

}  // namespace signifer::othw
