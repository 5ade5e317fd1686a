// The promises that every rule set makes, held against random battles. The conformance tests use it for the rule sets
// of this program, `signifer-cli conform` for those of others.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/ruleset.h"

namespace signifer {

/// A promise that was broken.
struct ConformFault {
  /// The promise as a sentence: "Every candidate is legal."
  std::string promise;
  /// The contrary, with its seed; action and state are JSON.
  std::string found;
};

struct ConformPlan {
  std::uint64_t seed = 1;
  int battles = 3;
};

struct ConformReport {
  std::uint64_t actions = 0;
  /// The first fault of each promise.
  std::vector<ConformFault> faults;
};

/// Plays random battles from `start`. Each ends, and offers legal candidates alone. It is the same battle after it was
/// saved and loaded, and after its last action was taken back and repeated. What is told has phrases with every place
/// filled, and rules that stand in rules.json. A refusal names a rule of the rule set. `start` is ready to be played.
[[nodiscard]] ConformReport conform(const std::shared_ptr<const RuleSet>& rules, const Battle& start,
                                    const ConformPlan& plan);

}  // namespace signifer
