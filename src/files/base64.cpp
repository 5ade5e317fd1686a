#include "files/base64.h"

#include <cstdint>

namespace signifer {
namespace {

constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string base64(std::string_view bytes) {
  std::string out;
  out.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k)
      three = three << 8U | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (std::size_t k = 0; k < 4; ++k) out += i + k > bytes.size() ? '=' : signs[three >> (18U - 6U * k) & 63U];
  }
  return out;
}

std::optional<std::string> fromBase64(std::string_view text) {
  std::string out;
  out.reserve(text.size() / 4 * 3);
  std::uint32_t four = 0;
  int held = 0;
  int padding = 0;
  for (const char c : text) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
    const std::size_t place = c == '=' ? 0 : signs.find(c);
    // Nothing may follow padding but more of it.
    if (place == std::string_view::npos || (padding > 0 && c != '=')) return std::nullopt;
    padding += c == '=' ? 1 : 0;
    four = four << 6U | static_cast<std::uint32_t>(place);
    if (++held < 4) continue;
    if (padding > 2) return std::nullopt;
    for (int k = 0; k < 3 - padding; ++k)
      out += static_cast<char>(four >> (16U - 8U * static_cast<unsigned>(k)) & 255U);
    four = 0;
    held = 0;
  }
  if (held != 0) return std::nullopt;
  return out;
}

}  // namespace signifer
