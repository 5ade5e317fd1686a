// The additions to every rule set's data where the players deploy (play/deployment.h): a phase behind its own, kinds of
// action and task, the referee's rules, and their words.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "rules/definition.h"

namespace signifer {

struct DeploymentPhase {
  Step step;
  std::vector<RuleText> rules;
  std::vector<ActionKind> actions;
  std::vector<TaskInfo> tasks;
  std::vector<std::pair<std::string, std::string>> phrases;
};

/// In the order of `DeploymentPhase::actions`, behind those of the rule set.
enum class DeployAction : std::uint8_t { unit, leader, done };
/// In the order of `DeploymentPhase::tasks`: who is still to be placed, who stands behind the screen, whose go it is.
enum class DeployTask : std::uint8_t { unitWaits, leaderWaits, unitHidden, leaderHidden, deploying };
inline constexpr std::size_t deployActions = 3;
inline constexpr std::size_t deployTasks = 5;

[[nodiscard]] DeploymentPhase deploymentPhase(bool grid);

}  // namespace signifer
