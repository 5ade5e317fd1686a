// The course of a phase as tables (rules/course.h): who is asked in each part and by each task, which actions answer,
// and what happens (OT-SEQ-1 to OT-SEQ-9). Its stops are the parts of a phase; the step that is kept with a battle is
// the one that is shown.
#pragma once

#include "othw/play/play.h"
#include "rules/course.h"

namespace signifer::othw {

class Referee;

struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee, ActionId> {
  static const std::array<StepRow, 6> steps;
  static const std::array<TaskRow, Words<TaskKind>::words.size()> tasks;
  static const std::array<ActionRow, Words<ActionId>::words.size()> actions;

  /// Nobody is asked once the battle is over.
  [[nodiscard]] static Decision decision(const Position& position);
};

}  // namespace signifer::othw
