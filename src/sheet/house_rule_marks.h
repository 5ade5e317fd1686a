// The rules that house rules bear on, for whoever marks figures, reasons, modifiers and steps that are not the
// ledger's.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "rules/definition.h"

namespace signifer {

/// The house rules in words, one a line, by the rule (its id) that they bear on. An option also stands by the steps and
/// procedures that it names itself. `ledger` is the same rule set without house rules, `folder` the rule set's. Throws
/// SourceError.
[[nodiscard]] std::map<std::string, std::string> houseRuleMarks(const Definition& definition, const HouseRules& house,
                                                                const Definition& ledger,
                                                                const std::filesystem::path& folder);

}  // namespace signifer
