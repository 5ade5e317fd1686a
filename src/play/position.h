// A battle out of a file, with the rule set that it asks for under the file's house rules: how every battle is opened,
// by the command line, by requests and by the window.
#pragma once

#include <memory>
#include <span>

#include "battle/battle.h"
#include "library/loader.h"
#include "play/house_rules.h"
#include "rules/ruleset.h"
#include "schema/document.h"

namespace signifer {

class KnownUnits;

/// A battle as a file describes it, with its rule set under the file's house rules.
struct Position {
  std::shared_ptr<const RuleSet> rules;
  Battle battle;
};

/// A battle file asks for a rule set that is not installed.
class UnknownRuleSet : public SourceError {
 public:
  using SourceError::SourceError;
};

/// The rule set of a battle under the house rules of all layers; where the battle's file says how the players deploy,
/// with that before it (play/deployment.h). Throws SourceError.
[[nodiscard]] std::unique_ptr<RuleSet> createFor(const RuleSetSource& source, const Node& battle,
                                                 std::span<const HouseRulesLayer> layers);

/// The house rules that stand in a battle file. Throws SourceError.
[[nodiscard]] HouseRulesLayer ownHouseRules(const Node& battle);

/// `more` are house rules besides those of the file; they come before them. Throws SourceError.
[[nodiscard]] Position readPosition(const RuleSetLibrary& library, const Node& battle,
                                    std::span<const HouseRulesLayer> more = {});
/// Reads a position with its rule set, which was made under the very house rules of this battle.
[[nodiscard]] Position readPosition(std::shared_ptr<const RuleSet> rules, const Node& battle,
                                    KnownUnits* known = nullptr);

}  // namespace signifer
