// A modifier of a club's own, as house rules write it (docs/file-formats.md, "House rules"). It names the procedure,
// the rule id and words, the amount, and the inputs under which it counts.
#pragma once

#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

struct AddedRule {
  /// Place of the procedure in the list.
  std::size_t procedure = 0;
  RuleText rule;
  AddedModifier modifier;
};

/// Reads `{"procedure", "rule", "label", "text", "value", "if": {input: value | [words] | {"min", "max"}}}`. Throws
/// SourceError.
[[nodiscard]] AddedRule readAddedRule(const Node& node, const std::vector<ProcedureInfo>& procedures);

}  // namespace signifer
