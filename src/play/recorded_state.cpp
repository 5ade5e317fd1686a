#include "play/recorded_state.h"

#include <algorithm>

#include "battle/hiding.h"
#include "rules/deployment_phase.h"

namespace signifer {
namespace {

// More tasks no rule set has gained between two versions that are read.
constexpr int mostGained = 8;

int ownTasks(const Definition& definition) {
  const auto& kinds = definition.taskKinds();
  const std::string first = deploymentPhase(definition.grid()).tasks.front().id;
  return static_cast<int>(std::ranges::find(kinds, first) - kinds.begin());
}

}  // namespace

bool isStateRecorded(const RuleSet& rules, const Battle& battle, std::uint64_t recorded) {
  if (fingerprint(battle) == recorded) return true;
  const int own = ownTasks(rules.definition());
  Battle before = battle;
  // Nothing said of a unit that had left whether that was seen.
  for (Unit& unit : before.units)
    if (!unit.present) hiding::put(unit.status.at[hiding::flagsSlot], hiding::inSight, false);
  if (fingerprint(before) == recorded) return true;
  const auto isMoved = [own](const Task& task) { return task.code >= own; };
  if (std::ranges::none_of(before.tasks, isMoved)) return false;
  for (int gained = 1; gained <= std::min(mostGained, own); ++gained) {
    before.tasks = battle.tasks;
    for (Task& task : before.tasks)
      if (isMoved(task)) task.code = static_cast<std::int16_t>(task.code - gained);
    if (fingerprint(before) == recorded) return true;
  }
  return false;
}

}  // namespace signifer
