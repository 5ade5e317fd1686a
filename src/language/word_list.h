// Lists of words as one text, parted by spaces, which is how constant lists of many languages are kept.
#pragma once

#include <string_view>

namespace signifer {

/// Whether the word stands in the list, whole.
[[nodiscard]] constexpr bool hasWord(std::string_view list, std::string_view word) {
  if (word.empty()) return false;
  for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
  }
  return false;
}

}  // namespace signifer
