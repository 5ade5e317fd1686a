#include "forms/cpp_text.h"

#include <cctype>
#include <sstream>

namespace signifer::forms {
namespace {

constexpr std::size_t widest = 120;

bool isUpper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

}  // namespace

std::string memberName(std::string_view word) {
  std::string name;
  bool begins = false;
  for (const char c : word) {
    if (c == '-') {
      begins = true;
      continue;
    }
    name += begins ? upper(c) : name.empty() ? lower(c) : c;
    begins = false;
  }
  return name;
}

std::string typeName(std::string_view word) {
  std::string name = memberName(word);
  if (!name.empty()) name[0] = upper(name[0]);
  return name;
}

std::string wordOf(std::string_view enumerator) {
  std::string word;
  for (const char c : enumerator) {
    if (isUpper(c)) word += '-';
    word += lower(c);
  }
  return word;
}

std::string commentOf(std::string_view text, std::string_view indent) {
  std::istringstream words{std::string(text)};
  std::string comment;
  std::string line;
  for (std::string word; words >> word;) {
    if (!line.empty() && line.size() + 1 + word.size() > widest) {
      comment += line + "\n";
      line.clear();
    }
    line += line.empty() ? std::string(indent) + "/// " + word : " " + word;
  }
  return line.empty() ? comment : comment + line + "\n";
}

std::string wrapped(const std::vector<std::string>& items, std::size_t indent) {
  std::string text;
  std::size_t column = indent;
  for (const std::string& item : items) {
    const bool first = text.empty();
    if (!first && column + item.size() + 3 > widest) {
      text += ",\n" + std::string(indent, ' ');
      column = indent;
    } else if (!first) {
      text += ", ";
      column += 2;
    }
    text += item;
    column += item.size();
  }
  return text;
}

}  // namespace signifer::forms
