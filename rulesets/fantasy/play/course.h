// The course of a player's turn as tables (rules/course.h): who is asked in each step and by each task, which actions
// answer, and what happens (FA-SEQ-1 to FA-SEQ-13; section 1 of the ledger).
#pragma once

#include "fantasy/play/position.h"
#include "rules/course.h"

namespace signifer::fantasy {

class Play;
class Referee;

struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee, ActionId> {
  /// A question's matter: only the panic for a lost General is left in its step.
  static constexpr std::int16_t mourning = 1;
  static const std::array<StepRow, Words<StepId>::words.size()> steps;
  static const std::array<TaskRow, Words<TaskKind>::words.size()> tasks;
  static const std::array<ActionRow, Words<ActionId>::words.size()> actions;
};

}  // namespace signifer::fantasy
