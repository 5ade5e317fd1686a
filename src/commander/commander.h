// The machine commander: picks an answer to a decision from its candidates, over the shared interface only. Its
// strength is set in work, not in time, so that what it does can be repeated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "battle/action.h"
#include "rules/ruleset.h"

namespace signifer {

class Commander {
 public:
  virtual ~Commander();
  /// Index of the chosen candidate; `candidates` is not empty.
  [[nodiscard]] virtual std::size_t choose(const RuleSet& rules, const Battle& battle, const Decision& decision,
                                           const ActionList& candidates) = 0;
};

/// The names that makeCommander knows, with a sentence about each.
struct CommanderInfo {
  std::string_view name;
  std::string_view summary;
};
[[nodiscard]] const std::vector<CommanderInfo>& commanders();

/// A commander by name; nullptr where no commander has it. `seed` is one that streamSeed gave.
[[nodiscard]] std::unique_ptr<Commander> makeCommander(std::string_view name, std::uint64_t seed);

}  // namespace signifer
