// Bytes as letters that stand in any text, and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace signifer {

/// In the standard alphabet, padded, on one line.
[[nodiscard]] std::string base64(std::string_view bytes);

/// The bytes that base64() wrote so; white space is passed over. Nothing where it is no such text.
[[nodiscard]] std::optional<std::string> fromBase64(std::string_view text);

}  // namespace signifer
