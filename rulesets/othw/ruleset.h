// O/THW Ancients as a rule set: who it is and what it offers. The rulings stand in command, movement, combat and
// morale, play on the table in play/.
#pragma once

#include "othw/tables.h"
#include "rules/rulings_only.h"

namespace signifer::othw {

class Othw final : public RulingsOnly {
 public:
  explicit Othw(Definition definition);

 private:
  Book book_;
};

}  // namespace signifer::othw
