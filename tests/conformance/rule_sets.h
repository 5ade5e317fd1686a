// The rule sets and battles that the suites below go through: whatever is linked in and whatever stands in
// assets/scenarios, so that a new rule set or battle is tested without being named here. The rule sets that the
// guides lead through are among them: what their readers are told to write must pass.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
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

/// All battles in the order of their names. A battle and its rule set are read when first asked for: a program that
/// runs one test of thousands needs one.
class Scenarios {
 public:
  struct Iterator {
    using difference_type = std::ptrdiff_t;
    using value_type = Scenario;

    const Scenarios* all = nullptr;
    std::size_t at = 0;

    const Scenario& operator*() const { return (*all)[at]; }
    const Scenario* operator->() const { return &(*all)[at]; }
    Iterator& operator++() {
      ++at;
      return *this;
    }
    Iterator operator++(int) { return {all, at++}; }
    bool operator==(const Iterator&) const = default;
  };

  explicit Scenarios(std::vector<std::pair<std::string, std::filesystem::path>> files)
      : files_(std::move(files)), read_(files_.size()) {}

  [[nodiscard]] std::size_t size() const { return files_.size(); }
  [[nodiscard]] bool empty() const { return files_.empty(); }
  /// Its name alone, without reading it.
  [[nodiscard]] const std::string& name(std::size_t at) const { return files_[at].first; }
  [[nodiscard]] const Scenario& operator[](std::size_t at) const;
  [[nodiscard]] const Scenario& front() const { return (*this)[0]; }
  [[nodiscard]] Iterator begin() const { return {this, 0}; }
  [[nodiscard]] Iterator end() const { return {this, size()}; }

 private:
  std::vector<std::pair<std::string, std::filesystem::path>> files_;
  mutable std::vector<std::unique_ptr<const Scenario>> read_;
};
[[nodiscard]] const Scenarios& scenarios();

/// The seed of random trials, printed so that a failure can be repeated. SIGNIFER_TEST_SEED is another number, or
/// `fresh` for a new seed at every run.
[[nodiscard]] std::uint64_t trialSeed();

}  // namespace signifer::conformance
