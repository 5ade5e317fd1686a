// The greedy commander: carries each candidate out on a copy of the battle and takes the one after which the rule set
// appraises its side best. Candidates that throw dice are tried several times. It looks no further than one action.
#pragma once

#include "battle/kept_nearest.h"
#include "commander/commander.h"
#include "dice/sources.h"

namespace signifer {

class GreedyCommander final : public Commander {
 public:
  /// `trials`: how often a candidate that throws dice is tried.
  explicit GreedyCommander(std::uint64_t seed, int trials = 4) : dice_(seed), trials_(trials) {}
  [[nodiscard]] std::size_t choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                   const ActionList& candidates) override;

 private:
  [[nodiscard]] int worth(const RuleSet& rules, const Battle& battle, SideIndex side, const Action& action);

  RolledDice dice_;
  int trials_;
  Battle scratch_;
  KeptNearest kept_;
};

}  // namespace signifer
