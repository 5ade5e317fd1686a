// The figures that an army list gives to units and leaders, by the words that people ask for them with.
#pragma once

#include <string>
#include <vector>

#include "rules/definition.h"
#include "tell/fields.h"

namespace signifer::tell {

/// Whether all typed words name the field.
[[nodiscard]] bool namesTrait(const Field& field, const std::vector<std::string>& typed);
/// Whether they name any field of the profiles, or of what is noted of leaders.
[[nodiscard]] bool namesTrait(const Definition& definition, const std::vector<std::string>& typed);

}  // namespace signifer::tell
