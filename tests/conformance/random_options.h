// A shipped battle under options at random: about a third of them at another value than the ledger's.
#pragma once

#include <optional>
#include <string>

#include "conformance/rule_sets.h"
#include "dice/stream.h"
#include "schema/document.h"
#include "schema/source_error.h"

namespace signifer::conformance {

/// Nothing where these options exclude one another, or where the battle's own figures are outside what they allow.
[[nodiscard]] inline std::optional<Scenario> underRandomOptions(const Scenario& scenario, std::uint64_t seed) {
  const Definition& definition = scenario.rules->definition();
  Stream lots(streamSeed(seed, 0, "options"));
  HouseRules house;
  std::string chosen;
  for (const OptionInfo& option : definition.options()) {
    if (option.values.empty() || lots.below(3) != 0) continue;
    const std::string& value = option.values[lots.below(static_cast<std::uint32_t>(option.values.size()))];
    house.options[option.id] = value;
    chosen += " " + option.id + "=" + value;
  }
  try {
    const RuleSetSource* source = library().find(definition.id());
    if (source == nullptr) return std::nullopt;
    Scenario other{scenario.name + chosen, scenario.file, source->create(house), {}};
    other.start = readBattle(*other.rules, Document::load(scenario.file).root());
    return other;
  } catch (const SourceError&) {
    return std::nullopt;
  }
}

/// The battles as they are shipped, and each under three sets of options at random.
[[nodiscard]] inline const std::vector<Scenario>& scenariosUnderOptions() {
  static const std::vector<Scenario> all = [] {
    std::vector<Scenario> found;
    for (const Scenario& scenario : scenarios()) {
      if (isExample(scenario.rules->definition().id())) continue;
      found.push_back(scenario);
      int kept = 0;
      for (std::uint64_t seed = 1; seed < 40 && kept < 3; ++seed)
        if (auto other = underRandomOptions(scenario, seed)) {
          found.push_back(std::move(*other));
          ++kept;
        }
    }
    return found;
  }();
  return all;
}

}  // namespace signifer::conformance
