// One or many by a name: "Legio III" moved as one, "Numidians" as many. Sentences in German and French need to know.
#pragma once

#include <string>
#include <string_view>

namespace signifer {

/// Whether a unit's or side's name is that of many, in the language of now. Goes by the word that the others belong to:
/// its last letters, and the words that end as many do and are one.
[[nodiscard]] bool isNameOfMany(std::string_view name);
/// The word that the others belong to, in small letters: "reiter" of "Gallische Reiter des Westens 2".
[[nodiscard]] std::string headOfName(std::string_view name);

}  // namespace signifer
