// Whether a battle that people have told by hand hangs together: places that nobody can take, marks that exclude each
// other. Doubts warn and never block.
#pragma once

#include <string>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

struct StateDoubt {
  UnitIndex unit = noUnit;
  /// "Boii and Legio I stand on one spot: 0.6 in deep."
  std::string words;
  friend bool operator==(const StateDoubt&, const StateDoubt&) = default;
};

/// All doubts, unit by unit.
[[nodiscard]] std::vector<StateDoubt> stateDoubts(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
