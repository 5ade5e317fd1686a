// Initiative Order as a rule set: its definition, the figures and options read from it, its rulings.
#pragma once

#include "initiative/tables.h"
#include "rules/rulings_only.h"

namespace signifer::initiative {

class Initiative final : public RulingsOnly {
 public:
  explicit Initiative(Definition definition);
  ~Initiative() override;

 private:
  Book book_;
};

}  // namespace signifer::initiative
