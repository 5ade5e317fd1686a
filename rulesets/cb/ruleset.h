// CB as a rule set: who it is and what it offers. The rulings stand in command, movement, manoeuvre, charging,
// shooting, combat, combat_result and morale.
#pragma once

#include "cb/tables.h"
#include "rules/rulings_only.h"

namespace signifer::cb {

class Cb final : public RulingsOnly {
 public:
  explicit Cb(Definition definition);

 private:
  Book book_;
};

}  // namespace signifer::cb
