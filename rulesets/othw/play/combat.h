// A round of combat on the table, stage by stage: each stage that throws dice or asks somebody is a task, so that any
// moment of it can be saved.
#pragma once

#include "othw/play/play.h"

namespace signifer::othw {

/// Opens a round: the attacker's action, pursuit or rampage. A fleeing unit is cut down without dice, and the attacker
/// takes its square (OT-FLE-6, D35).
void startCombat(Play& play, UnitIndex attacker, UnitIndex defender);

/// What the top task of a combat, or of what follows it, asks. None: it asks nobody and throws nothing.
struct Asked {
  StepId step = StepId::rollAttacks;
  UnitIndex unit = noUnit;
  SideIndex side = noSide;
  std::uint64_t kinds = 0;
  bool automatic = false;
};
[[nodiscard]] std::optional<Asked> askedBy(const Book& book, const Battle& battle, const Task& task);

/// The general who may rally a unit's hits, noPerson for none (D38).
[[nodiscard]] PersonIndex rallierOf(const Book& book, const Battle& battle, UnitIndex unit);

/// The kind of action that answers a task which leaves a choice; advance for the others.
[[nodiscard]] Kind answerTo(Chore chore);
/// Carries out the top task with an answer.
void answerTask(Play& play, const Action& action);
/// Goes past the top task, which asks nothing.
void passTask(Play& play);

}  // namespace signifer::othw
