// A commander's name as people read it, whichever word was typed.
#pragma once

#include <string>
#include <string_view>

namespace signifer {

/// "recruit" for "random" too; "centurion, bold".
[[nodiscard]] std::string commanderInWords(std::string_view name);

}  // namespace signifer
