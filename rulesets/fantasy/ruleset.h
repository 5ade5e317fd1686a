// The Fantasy/Ancients Hybrid as a rule set: who it is and what it offers. The rulings stand in command, movement,
// charging, shooting, armour, combat and morale.
#pragma once

#include "fantasy/tables.h"
#include "rules/rulings_only.h"

namespace signifer::fantasy {

class Fantasy final : public RulingsOnly {
 public:
  explicit Fantasy(Definition definition);

 private:
  Book book_;
};

}  // namespace signifer::fantasy
