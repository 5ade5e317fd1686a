// The rule sets and battles that the suites below go through: whatever is linked in and whatever stands in
// assets/scenarios, so that a new rule set or battle is tested without being named here. The rule sets that the
// guides lead through are among them: what their readers are told to write must pass.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "library/loader.h"
#include "play/battle_json.h"

namespace signifer::conformance {

/// All built-in rule sets and those of the guides; the test fails if one does not load.
[[nodiscard]] const RuleSetLibrary& library();

/// Whether it is a rule set of the guides, which has only what its guide shows.
[[nodiscard]] bool isExample(const std::string& id);

/// The places of a rule set's parts in the source tree (docs/adding-a-rule-set.md, "Before you call it done").
struct RuleSetSources {
  std::filesystem::path folder;
  std::filesystem::path ledger;
  /// Worked cases, and rulings that pin the figures of the tables; the latter need not exist.
  std::filesystem::path cases;
  std::filesystem::path figures;
  /// Its own tests; need not exist.
  std::filesystem::path tests;
};
[[nodiscard]] RuleSetSources sourcesOf(const std::string& id);

/// A battle file of assets/scenarios and the rule set that it is for.
struct Scenario {
  std::string name;
  std::filesystem::path file;
  std::shared_ptr<const RuleSet> rules;
  Battle start;
};
[[nodiscard]] const std::vector<Scenario>& scenarios();

/// The seed of random trials, printed so that a failure can be repeated. SIGNIFER_TEST_SEED is another number, or
/// `fresh` for a new seed at every run.
[[nodiscard]] std::uint64_t trialSeed();

}  // namespace signifer::conformance
