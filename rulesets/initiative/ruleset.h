// Initiative Order as a rule set: its definition, the figures and options read from it, its rulings, and play on the
// table (play/).
#pragma once

#include "initiative/play/candidates.h"
#include "initiative/play/measuring.h"
#include "initiative/play/play.h"
#include "initiative/play/portrait.h"
#include "initiative/play/referee.h"
#include "rules/played_rule_set.h"

namespace signifer::initiative {

class Initiative final : public PlayedRuleSet<PlayBook, Position, Course, Play, Referee, Candidates> {
 public:
  explicit Initiative(Definition definition);
};

}  // namespace signifer::initiative
