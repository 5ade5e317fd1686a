#include "language/name_number.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <vector>

#include "language/language.h"

namespace signifer {
namespace {

using NameWords = std::vector<std::string_view>;

NameWords nameWords(std::string_view name) {
  if (const std::size_t end = name.find_first_of(",("); end != std::string_view::npos && end > 0)
    name = name.substr(0, end);
  NameWords words;
  while (!name.empty()) {
    const std::size_t space = std::min(name.find(' '), name.size());
    if (space > 0) words.push_back(name.substr(0, space));
    name.remove_prefix(std::min(space + 1, name.size()));
  }
  return words;
}

std::string inSmall(std::string_view word) {
  std::string small(word);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

template <std::size_t N>
bool endsWithAny(std::string_view word, const std::array<std::string_view, N>& ends) {
  return std::ranges::any_of(ends, [word](std::string_view end) { return word.ends_with(end); });
}

template <std::size_t N>
bool isAny(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::ranges::find(words, word) != words.end();
}

// The word that the rest belongs to: the last before "von", "des" and the like, without a number behind it.
std::string headOf(const NameWords& words) {
  constexpr auto joining =
      std::to_array<std::string_view>({"von", "vor", "links", "rechts", "der", "des", "vom", "aus", "im", "am", "auf",
                                       "mit", "zu", "zur", "of", "on", "in", "with", "from"});
  std::string head;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && isAny(words[i], joining)) break;
    const bool number = std::ranges::all_of(words[i], [](unsigned char c) {
      return std::isdigit(c) != 0 || std::string_view("IVXLC.").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (!number) head = inSmall(words[i]);
  }
  return head;
}

// "Hastati und Principes"
bool joinsTwo(const NameWords& words, std::string_view and_) {
  return words.size() > 2 && std::find(words.begin() + 1, words.end() - 1, and_) != words.end() - 1;
}

bool isManyInGerman(const NameWords& words) {
  constexpr auto one = std::to_array<std::string_view>(
      {"ion", "dron", "ien", "ei", "heer", "banner", "lager", "h\u00FCter", "tr\u00E4ger der", "adler", "bolzenwerfer",
       "steinwerfer", "tross", "zug", "us", "os", "eumenes", "hauptmann"});
  constexpr auto many = std::to_array<std::string_view>({"trolle", "leute", "pferde", "gesch\u00FCtze", "hunde",
                                                         "schilde", "verb\u00FCndete", "huskarle", "thane", "\u00E4re",
                                                         "freunde", "niere", "knechte", "k\u00E4mpfe", "st\u00E4mme"});
  constexpr auto ends = std::to_array<std::string_view>({"n", "er", "s", "i"});
  // "Französisches und flämisches Fußvolk" is one.
  const std::string head = headOf(words);
  // "Heer Karthagos"
  constexpr auto armies = std::to_array<std::string_view>({"Heer", "Armee", "Aufgebot", "Garde", "Wache"});
  if (!words.empty() && isAny(words.front(), armies)) return false;
  if (endsWithAny(head, many)) return true;
  return !endsWithAny(head, one) && endsWithAny(head, ends);
}

bool isManyInFrench(const NameWords& words) {
  constexpr auto one = std::to_array<std::string_view>({"corps", "gros", "phalanx"});
  constexpr auto ends = std::to_array<std::string_view>({"s", "x", "ii", "ati"});
  if (words.empty()) return false;
  const std::string head = inSmall(words.front());
  // "Antiochos III", "Marius"
  if (head.ends_with("os") || head.ends_with("us")) return false;
  const bool withCrew = std::ranges::find(words, "ses") != words.end();
  return (!isAny(head, one) && endsWithAny(head, ends)) || (!withCrew && joinsTwo(words, "et"));
}

bool isManyInEnglish(const NameWords& words) {
  constexpr auto ends = std::to_array<std::string_view>({"s", "men", "i", "english", "foot", "horse"});
  const std::string head = headOf(words);
  // "Antiochus III"
  return !head.ends_with("ss") && !head.ends_with("us") && endsWithAny(head, ends);
}

}  // namespace

std::string headOfName(std::string_view name) { return headOf(nameWords(name)); }

bool isNameOfMany(std::string_view name) {
  const NameWords words = nameWords(name);
  if (spokenLanguage() == "de") return isManyInGerman(words);
  if (spokenLanguage() == "fr") return isManyInFrench(words);
  return isManyInEnglish(words);
}

}  // namespace signifer
