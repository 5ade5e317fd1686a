// All sentences of a rule set by their ids, for whoever looks for one by its words.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "rules/definition.h"

namespace signifer {

using Phrases = std::map<std::string, std::string, std::less<>>;

[[nodiscard]] const Phrases& phrasesOf(const Definition& definition);

}  // namespace signifer
