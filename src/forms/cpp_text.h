// C++ names and text for the headers that write_forms makes of a rule set's JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace signifer::forms {

using Json = nlohmann::ordered_json;

/// "leader-move-inches" as leaderMoveInches; "A" as a.
[[nodiscard]] std::string memberName(std::string_view word);
/// "rout-check" as RoutCheck.
[[nodiscard]] std::string typeName(std::string_view word);
/// The word that an enumerator of this name stands for where nothing else is said: heavyInfantry is "heavy-infantry".
[[nodiscard]] std::string wordOf(std::string_view enumerator);
/// A comment of `///` lines within 120 columns; nothing for an empty text.
[[nodiscard]] std::string commentOf(std::string_view text, std::string_view indent);
/// Items with commas between, in lines within 120 columns; lines after the first are indented.
[[nodiscard]] std::string wrapped(const std::vector<std::string>& items, std::size_t indent);

}  // namespace signifer::forms
