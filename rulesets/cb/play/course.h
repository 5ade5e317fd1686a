// The course of a player turn as tables (rules/course.h): who is asked in each step and by each task, which actions
// answer, and what happens (CB-SEQ-1 to CB-SEQ-15).
#pragma once

#include "cb/play/position.h"
#include "rules/course.h"

namespace signifer::cb {

class Play;
class Referee;

struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee, ActionId> {
  static const std::array<StepRow, 16> steps;
  static const std::array<TaskRow, Words<TaskKind>::words.size()> tasks;
  static const std::array<ActionRow, Words<ActionId>::words.size()> actions;
};

}  // namespace signifer::cb
