#include "schema/raw_json.h"

namespace signifer {
namespace {

/// The place after the string that begins here; npos where it does not end.
std::size_t afterString(std::string_view text, std::size_t quote) {
  for (std::size_t at = quote + 1;; ++at) {
    at = text.find_first_of("\"\\", at);
    if (at == std::string_view::npos) return at;
    if (text[at] == '"') return at + 1;
    ++at;  // what is escaped
  }
}

std::size_t afterSpace(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r')) ++at;
  return at;
}

}  // namespace

std::string_view rawObject(std::string_view text, std::string_view name) {
  std::string_view found;
  std::size_t at = afterSpace(text, 0);
  if (at == text.size() || text[at] != '{') return {};
  int depth = 0;
  std::size_t begins = std::string_view::npos;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      const std::size_t end = afterString(text, at);
      if (end == std::string_view::npos) return {};
      const std::size_t next = afterSpace(text, end);
      const bool isName = depth == 1 && next < text.size() && text[next] == ':';
      // A name with escapes may be this one in disguise.
      if (isName && text.substr(at, end - at).find('\\') != std::string_view::npos) return {};
      if (isName && text.substr(at + 1, end - at - 2) == name) {
        const std::size_t value = afterSpace(text, next + 1);
        if (!found.empty() || value == text.size() || text[value] != '{') return {};
        begins = value;
      }
      at = isName ? next + 1 : end;
      continue;
    }
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    ++at;
    if (depth == 1 && c == '}' && begins != std::string_view::npos) {
      found = text.substr(begins, at - begins);
      begins = std::string_view::npos;
    }
    if (depth == 0) return afterSpace(text, at) == text.size() ? found : std::string_view();
  }
  return {};
}

}  // namespace signifer
