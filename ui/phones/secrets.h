// Secrets of the phones' server: random tokens and challenges, the phrase that people read off the window, and the
// proof that a phone knows it. Plain http shows everything to those who listen, so the phrase itself is never sent.
#pragma once

#include <string>
#include <string_view>

namespace signifer::phones {

/// So many random bytes of the system, in hexadecimal digits.
[[nodiscard]] std::string randomHex(int bytes);
/// Four plain words with hyphens, drawn from 256.
[[nodiscard]] std::string drawPhrase();
/// A phrase as the proof takes it: lower case, single hyphens for whatever parts the words.
[[nodiscard]] std::string plainPhrase(std::string_view typed);
/// HMAC-SHA256 in hexadecimal digits, as docs/phones-protocol.md has it.
[[nodiscard]] std::string proofOf(std::string_view phrase, std::string_view challenge, std::string_view nonce);
/// Compares without telling by its time how much was right.
[[nodiscard]] bool sameSecret(std::string_view a, std::string_view b);
/// Whether the text is so many hexadecimal digits.
[[nodiscard]] bool isHex(std::string_view text, std::size_t digits);

}  // namespace signifer::phones
