// Rule ids as they stand on paper: without what all of a rule set's ids begin with, families and runs drawn together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace signifer {

/// The ids that a short list means: "CHG-5 BW-2" or "H2H-10..12", each with the prefix before it.
[[nodiscard]] std::vector<std::string> expandRules(std::string_view list, std::string_view prefix);

/// As printed: "CHG-5, BW-2", "MOV-2, 5", "H2H-10–12". The prefix is left out.
[[nodiscard]] std::string shortRules(const std::vector<std::string>& rules, std::string_view prefix);

}  // namespace signifer
