// Text as HTML shows it: what a page could take for a tag or an end of an attribute is written as an entity.
#pragma once

#include <string>
#include <string_view>

namespace signifer {

/// Control characters become spaces; line breaks stay.
[[nodiscard]] inline std::string inHtml(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '"')
      out += "&quot;";
    else
      out += static_cast<unsigned char>(c) < 0x20 && c != '\n' ? ' ' : c;
  }
  return out;
}

}  // namespace signifer
