// A ruling that is asked of another rule set. Rule sets that stand around another one (a deployment before it, hidden
// units in it) have its procedures so.
#pragma once

#include "rules/procedure.h"
#include "rules/procedure_odds.h"

namespace signifer {

/// Passes every question on to a procedure, which has to outlive it.
class Forwarded final : public Procedure {
 public:
  explicit Forwarded(const Procedure& to) : Procedure(to.info()), to_(to) {}
  [[nodiscard]] std::optional<Refusal> refuse(const Values& inputs) const override { return to_.refuse(inputs); }
  [[nodiscard]] Ruling rule(const Values& inputs, Dice& dice) const override { return to_.rule(inputs, dice); }
  [[nodiscard]] std::vector<Odds> odds(const Values& inputs, const std::vector<int>& by,
                                       OddsWatch& watch) const override {
    return to_.odds(inputs, by, watch);
  }

 private:
  const Procedure& to_;
};

}  // namespace signifer
