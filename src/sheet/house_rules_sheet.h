// The house rules in force, as papers list them: beside what the rule set has, and every option with what may be
// chosen.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "library/loader.h"
#include "rules/definition.h"
#include "sheet/document.h"

namespace signifer {

/// A house rule in force, beside what the rule set has instead.
struct HouseRuleLine {
  std::string caption;
  std::string inForce;
  std::string instead;
};
/// `folder` is the rule set's, which says what people call its figures.
[[nodiscard]] std::vector<HouseRuleLine> houseRuleLines(const Definition& definition, const HouseRules& house,
                                                        const Definition& ledger, const std::filesystem::path& folder);

/// `wide`: for a paper of its own, which also says that there are none.
[[nodiscard]] SheetPanel houseRulesPanel(const std::vector<HouseRuleLine>& lines, bool wide);

/// Every option, its choices with the chosen one crossed: to agree on before a battle.
[[nodiscard]] SheetPanel optionsPanel(const Definition& definition, const std::filesystem::path& folder);

}  // namespace signifer
