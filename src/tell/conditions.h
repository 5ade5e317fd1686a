// The states of units that the rules find out of other facts, such as shaken by its hits, by the words that people ask
// for them with. The rule set's marks on a unit say whether it is so.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/ruleset.h"
#include "tell/fields.h"

namespace signifer::tell {

/// The mark that a word names, by the id of its phrase; empty where a field of the unit's state says it better, or
/// none does.
[[nodiscard]] std::string conditionNamed(const Definition& definition, std::string_view typed);
/// "Steady", whom nothing is wrong with, where the rule set has no such word of its own.
[[nodiscard]] bool namesSteady(const Definition& definition, std::string_view typed);
/// A word for being in a fight: "engaged", "in contact", "im Nahkampf".
[[nodiscard]] bool namesFight(std::string_view typed);
/// A word for a state of units, whether the rule set has it or not.
[[nodiscard]] bool namesState(std::string_view typed);

/// Whether the rules show the mark on the unit.
[[nodiscard]] bool shows(const RuleSet& rules, const Battle& battle, UnitIndex unit, std::string_view condition);
/// The marks of what is wrong with it, in words; empty for none.
[[nodiscard]] std::string wrongWith(const RuleSet& rules, const Battle& battle, UnitIndex unit);
/// The states that can be asked for.
[[nodiscard]] std::vector<std::string> statesToAskFor(const Definition& definition);

}  // namespace signifer::tell
