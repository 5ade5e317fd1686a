// The forces that a paper is about: an army's file, a battle's or a journal's, with the rule set as they play it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "battle/battle.h"
#include "library/loader.h"
#include "play/opening.h"
#include "rules/ruleset.h"

namespace signifer {

struct Forces {
  std::shared_ptr<const RuleSet> rules;
  /// As it begins; an army's is a trial battle of the army against itself.
  std::optional<Battle> battle;
  /// The army's side in its trial battle; noSide for both sides of a battle.
  SideIndex side = noSide;
  /// House rules of the battle's own that cannot be used: it is printed without them.
  std::vector<LeftOutOverlay> leftOut;
  /// The players' notes beside a journal, a JSON object.
  std::string notes = "{}";
};

/// The house rules that the forces are played under.
[[nodiscard]] HouseRulesLayer ownLayer(const Forces& forces);

/// Reads an army or a battle, by its file or by the name of one that came with the program; nothing where both are
/// empty, the army where both are given. Throws SourceError, and what reading journals throws.
[[nodiscard]] Forces readForces(const RuleSetLibrary& library, const std::string& army, const std::string& battle);

/// Leaves of a battle what the side knows; everything with noSide.
void keepKnown(Forces& forces, SideIndex side);

}  // namespace signifer
