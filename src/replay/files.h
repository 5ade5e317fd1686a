// The script and the style of the replay's page (assets/replay), which stand in the library itself.
#pragma once

#include <string_view>

namespace signifer {

extern const std::string_view replayScript;
extern const std::string_view replayStyle;
/// SHA-256 of each, in hexadecimal digits.
extern const std::string_view replayScriptSum;
extern const std::string_view replayStyleSum;

}  // namespace signifer
