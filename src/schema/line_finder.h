// Finds the line of a JSON text on which the value of a JSON Pointer begins. The parser keeps no places, and an error
// is rare: so the text is walked again only when there is something to report.
#pragma once

#include <string_view>

namespace signifer {

/// Line from 1 on; 0 if the text has no such value. The text must be valid JSON.
[[nodiscard]] int lineOfPointer(std::string_view text, std::string_view pointer);

}  // namespace signifer
