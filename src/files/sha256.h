// SHA-256 by libsodium, for seals that people hold against each other.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace signifer {

/// The 32 bytes of the sum.
[[nodiscard]] std::string sha256(std::string_view bytes);
/// The sum under a key (HMAC-SHA-256), in hexadecimal digits: whoever has the key can make it and check it.
[[nodiscard]] std::string keyedSum(std::string_view key, std::string_view bytes);
/// So many bytes that nobody can guess, in hexadecimal digits.
[[nodiscard]] std::string drawnKey(std::size_t bytes);
/// Bytes in small hexadecimal digits, two each.
[[nodiscard]] std::string hexDigits(std::string_view bytes);

}  // namespace signifer
