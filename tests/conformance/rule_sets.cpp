#include "conformance/rule_sets.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <system_error>

#include "builtin_rulesets.h"
#include "library/places.h"
#include "schema/document.h"
#include "support/paths.h"

namespace signifer::conformance {

const RuleSetLibrary& library() {
  static const RuleSetLibrary loaded = [] {
    RuleSetLibrary found = RuleSetLibrary::builtin(builtinRuleSets(), ownRuleSets());
    for (const LoadProblem& problem : found.problems())
      std::fprintf(stderr, "%s: %s\n", problem.folder.c_str(), problem.reason.c_str());
    return found;
  }();
  return loaded;
}

const std::vector<Scenario>& scenarios() {
  static const std::vector<Scenario> all = [] {
    std::vector<Scenario> found;
    const std::filesystem::path root = std::filesystem::path(test::sourcePath()) / "assets/scenarios";
    std::error_code missing;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root, missing)) {
      if (entry.path().extension() != ".json") continue;
      const Document file = Document::load(entry.path());
      const RuleSetSource* source = library().find(file.root().at("ruleset").text());
      if (source == nullptr) continue;
      Scenario scenario;
      scenario.file = entry.path();
      scenario.name = source->id + "_" + entry.path().stem().string();
      std::ranges::replace(scenario.name, '-', '_');
      scenario.rules = source->create(readHouseRules(file.root()));
      scenario.start = readBattle(*scenario.rules, file.root());
      found.push_back(std::move(scenario));
    }
    std::ranges::sort(found, {}, &Scenario::name);
    return found;
  }();
  return all;
}

std::uint64_t freshSeed() {
  const char* fixed = std::getenv("SIGNIFER_TEST_SEED");
  const std::uint64_t seed = fixed != nullptr ? std::strtoull(fixed, nullptr, 10) : std::random_device()();
  std::printf("seed %llu (repeat with SIGNIFER_TEST_SEED=%llu)\n", static_cast<unsigned long long>(seed),
              static_cast<unsigned long long>(seed));
  return seed;
}

}  // namespace signifer::conformance
