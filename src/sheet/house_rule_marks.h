// The rules that house rules bear on, for whoever marks figures, reasons, modifiers and steps that are not the
// ledger's.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "rules/definition.h"

namespace signifer {

/// For each rule (its id) that an option in force, a changed figure or an added modifier bears on: the house rules in
/// words, one a line; for an option that names the steps and procedures where it is asked, their ids too. `ledger` is
/// the same rule set without house rules, `folder` the rule set's. Throws SourceError.
[[nodiscard]] std::map<std::string, std::string> houseRuleMarks(const Definition& definition, const HouseRules& house,
                                                                const Definition& ledger,
                                                                const std::filesystem::path& folder);

}  // namespace signifer
