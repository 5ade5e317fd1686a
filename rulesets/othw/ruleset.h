// O/THW Ancients as a rule set: who it is and what it offers. The rulings stand in command, movement, combat and
// morale, play on the table in play/. Not covered: shooting (the sheet has none) and sight; rosters that were pictures
// are ours.
#pragma once

#include "othw/play/candidates.h"
#include "othw/play/course.h"
#include "othw/play/measuring.h"
#include "othw/play/portrait.h"
#include "othw/play/referee.h"
#include "othw/play/turn.h"
#include "rules/played_rule_set.h"

namespace signifer::othw {

class Othw final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Othw(Definition definition);
};

}  // namespace signifer::othw
