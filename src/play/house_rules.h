// A club's house rules as a file: options by name and a patch of the rule set's JSON, with a title to print
// (docs/file-formats.md, "House rules"). A file without a format is taken as the patch alone.
#pragma once

#include <memory>
#include <string>

#include "library/loader.h"
#include "schema/document.h"

namespace signifer {

struct HouseRulesFile {
  std::string title;
  /// The rule set that they are for; empty where the file does not say.
  std::string ruleSet;
  HouseRules rules;
};

/// Throws SourceError.
[[nodiscard]] HouseRulesFile readHouseRulesFile(const Node& root);

/// Where house rules stand in a document, as JSON Pointers.
struct HouseRulesPlace {
  std::string options = "/options";
  std::string patch;
};

/// Makes a rule set under house rules that stand in `file`. A fault is reported at its place there. Throws SourceError.
[[nodiscard]] std::unique_ptr<RuleSet> createUnder(const RuleSetSource& source, const HouseRules& house,
                                                   const Document& file, const HouseRulesPlace& place);

}  // namespace signifer
