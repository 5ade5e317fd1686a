// The additions to every rule set's data where a battle has objectives (occasions/objectives.h) or units that arrive
// (occasions/arriving.h): the referee's rules, a step, and their words.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "rules/definition.h"

namespace signifer {

struct ObjectiveParts {
  std::vector<RuleText> rules;
  std::vector<std::pair<std::string, std::string>> phrases;
};
[[nodiscard]] ObjectiveParts objectiveParts();

/// The step in which units arrive, and what belongs to it (occasions/arriving.h).
struct ArrivalParts {
  Step step;
  std::vector<RuleText> rules;
  std::vector<ActionKind> actions;
  std::vector<TaskInfo> tasks;
  std::vector<std::pair<std::string, std::string>> phrases;
};
/// In the order of `ArrivalParts::actions`, behind those of the rule set.
enum class ArrivalAction : std::uint8_t { roll, arrive, wait, leave, stay };
/// In the order of `ArrivalParts::tasks`: the side whose arrivals are rolled for, who comes, who may leave.
enum class ArrivalTask : std::uint8_t { roll, comes, mayLeave };
inline constexpr std::size_t arrivalTasks = 3;
[[nodiscard]] ArrivalParts arrivalParts();

}  // namespace signifer
