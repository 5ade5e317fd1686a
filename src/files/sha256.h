// SHA-256 by libsodium, for seals that people hold against each other.
#pragma once

#include <string>
#include <string_view>

namespace signifer {

/// The 32 bytes of the sum.
[[nodiscard]] std::string sha256(std::string_view bytes);
/// Bytes in small hexadecimal digits, two each.
[[nodiscard]] std::string hexDigits(std::string_view bytes);

}  // namespace signifer
