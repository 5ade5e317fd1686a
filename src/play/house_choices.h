// Every option and every figure of a rule set's tables that house rules can change, as a list in readable words, for
// whoever chooses among them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "library/loader.h"

namespace signifer {

/// One option, or one figure of the tables, that house rules can change.
struct HouseChoice {
  /// "/options/ties" or "/patch/tables/fight/veteran/value": where an overlay says it.
  std::string pointer;
  /// The chapter that it stands in: "Options", "Hand to hand".
  std::string chapter;
  std::string words;
  /// The rule that says it, empty where the table does not name one.
  std::string rule;
  /// What the rule says.
  std::string effect;
  /// Words to choose from; empty for a figure.
  std::vector<std::string> values;
  /// What people read for them.
  std::vector<std::string> captions;
  /// Bounds of an option's number; equal where there are none.
  std::int32_t least = 0;
  std::int32_t most = 0;
  /// As the sheet has it, as JSON.
  std::string standard;
};

/// All of a rule set's, options first, then tables in the file's order. Throws SourceError.
[[nodiscard]] std::vector<HouseChoice> houseChoices(const RuleSetSource& source);

}  // namespace signifer
