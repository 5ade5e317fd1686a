// The words of every rule set for what comes into sight, and for what a side does not see.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace signifer {

/// Phrases by their ids, in the language of now.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> sightPhrases();

}  // namespace signifer
