// The course of a player turn as tables (rules/course.h): who is asked in each step and by each task, which actions
// answer, and what happens (HG-SEQ-1 to HG-SEQ-9).
#pragma once

#include "hannibal/play/position.h"
#include "rules/course.h"

namespace signifer::hannibal {

class Play;
class Referee;

struct Course : CourseOf<Course, StepId, TaskKind, Position, Play, Referee, ActionId> {
  static const std::array<StepRow, 9> steps;
  static const std::array<TaskRow, Words<TaskKind>::words.size()> tasks;
  static const std::array<ActionRow, Words<ActionId>::words.size()> actions;
};

}  // namespace signifer::hannibal
