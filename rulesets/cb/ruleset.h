// CB as a rule set: its procedures and its battles on the table. The figures stand in cb.json, the rulings in the files
// beside this one, play in play/.
#pragma once

#include "cb/play/candidates.h"
#include "cb/play/measuring.h"
#include "cb/play/play.h"
#include "cb/play/portrait.h"
#include "cb/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::cb {

class Cb final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Cb(Definition definition);
};

}  // namespace signifer::cb
