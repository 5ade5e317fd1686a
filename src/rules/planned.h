// What a commander that plans goes by for its own answers one by one, before it plays the best of them out. A rule set
// that can tell who will win better than its greedy yardstick does offers this beside RuleSet.
#pragma once

#include "battle/battle.h"
#include "rules/ruleset.h"

namespace signifer {

class PlannedYardstick {
 public:
  PlannedYardstick() = default;
  PlannedYardstick(const PlannedYardstick&) = delete;
  PlannedYardstick& operator=(const PlannedYardstick&) = delete;
  virtual ~PlannedYardstick() = default;
  /// Closer to who will win than RuleSet::appraise, in its measure, and dearer.
  [[nodiscard]] virtual int appraisePlanned(const Battle& battle, SideIndex side) const = 0;
};

/// By the rule set's planned yardstick where it has one, else by its usual one.
[[nodiscard]] inline int appraisePlanned(const RuleSet& rules, const Battle& battle, SideIndex side) {
  const auto* planned = dynamic_cast<const PlannedYardstick*>(&rules);
  return planned != nullptr ? planned->appraisePlanned(battle, side) : rules.appraise(battle, side);
}

}  // namespace signifer
