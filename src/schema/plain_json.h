// The short way to values: JSON that is sound is read in one go. What is not, and what is seldom met, it leaves to the
// library's parser (json_text.cpp), which knows what to say about it; what it takes, that parser reads alike.
#pragma once

#include <string_view>

#include "schema/json_text.h"

namespace signifer {

/// Whether the whole text was read into `json`; otherwise the text may be at fault or merely unusual.
[[nodiscard]] bool readPlainJson(std::string_view text, Json& json);

}  // namespace signifer
