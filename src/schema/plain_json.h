// The short way to values: JSON that is sound is read in one go. It leaves unsound and rare text to the library's
// parser (json_text.cpp), which can explain the fault. The library's parser would read all text that the short way
// takes just the same.
#pragma once

#include <string_view>

#include "schema/json_text.h"

namespace signifer {

/// Whether the whole text was read into `json`; otherwise the text may be at fault or merely unusual.
[[nodiscard]] bool readPlainJson(std::string_view text, Json& json);

}  // namespace signifer
