// A battle as it stands in a file of either kind: a battle file, or a journal as far as it was played.
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "battle/battle.h"
#include "library/loader.h"
#include "play/opening.h"
#include "rules/ruleset.h"

namespace signifer {

struct AnyBattle {
  std::shared_ptr<const RuleSet> rules;
  Battle battle;
  /// House rules of the battle's own that cannot be used.
  std::vector<LeftOutOverlay> leftOut;
  /// The players' notes beside a journal, a JSON object.
  std::string notes = "{}";
};

/// Throws SourceError, and what reading journals throws.
[[nodiscard]] AnyBattle openAnyBattle(const RuleSetLibrary& library, const std::filesystem::path& path);

}  // namespace signifer
