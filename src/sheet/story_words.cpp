#include "sheet/story_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <regex>
#include <utility>

#include "language/language.h"
#include "language/name_article.h"
#include "language/name_number.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/story_names.h"

namespace signifer {
namespace {

bool hasName(std::string_view words) {
  for (const std::string_view place : {"{unit}", "{other}", "{person}", "{side}"})
    if (words.find(place) != std::string_view::npos) return true;
  return false;
}

// A plain figure: {0} to {9} that chooses no words.
bool hasFigure(std::string_view words) {
  for (std::size_t at = words.find('{'); at != std::string_view::npos; at = words.find('{', at + 1))
    if (at + 2 < words.size() && words[at + 1] >= '0' && words[at + 1] <= '9' && words[at + 2] == '}') return true;
  return false;
}

// The name alone says nothing: "Velites: 14 Zoll geflohen."
bool saysSomething(std::string_view head) {
  std::string words(head);
  for (const std::string_view gone : {"{unit}", "{other}", "{person}", "{side}", "\u00A0", "\u202F"})
    for (std::size_t at = words.find(gone); at != std::string::npos; at = words.find(gone))
      words.erase(at, gone.size());
  return std::ranges::any_of(words, [](unsigned char c) { return std::isalpha(c) != 0 || c >= 0x80; });
}

// The place at which a phrase's last part begins that a story leaves out; npos for none. Behind a colon stands why,
// behind commas how far. As much as can be is kept: the part begins as late as it may for all figures to be in it.
std::size_t endOfStory(std::string_view phrase) {
  std::size_t last = std::string_view::npos;
  for (const std::string_view mark : {": ", ", ", "; "})
    for (std::size_t from = phrase.find(mark); from != std::string_view::npos; from = phrase.find(mark, from + 1)) {
      const std::string_view head = phrase.substr(0, from);
      const std::string_view tail = phrase.substr(from);
      if (!hasFigure(tail) || hasFigure(head) || !saysSomething(head)) continue;
      if (mark != ": " && hasName(tail)) continue;
      if (last == std::string_view::npos || from > last) last = from;
    }
  return last;
}

std::string patternOf(std::string_view tail) {
  std::string pattern;
  for (std::size_t i = 0; i < tail.size(); ++i) {
    const char c = tail[i];
    if (c == '{') {
      const std::size_t end = tail.find('}', i);
      if (end == std::string_view::npos) return {};
      pattern += ".*?";
      i = end;
    } else if (std::string_view(".^$|()[]*+?\\").find(c) != std::string_view::npos) {
      pattern += '\\';
      pattern += c;
    } else {
      pattern += c;
    }
  }
  return pattern + "$";
}

// "19.13 in" as "19 in"; what is under half an inch stays a whole one.
std::string rounded(const std::string& text) {
  static const std::regex length("([0-9]+)[.,]([0-9]+)( (?:in|Zoll|po)\\b)");
  std::string out;
  auto from = text.cbegin();
  for (std::sregex_iterator one(text.cbegin(), text.cend(), length), end; one != end; ++one) {
    out.append(from, (*one)[0].first);
    const double figure = std::stod((*one)[1].str() + "." + (*one)[2].str());
    out += std::to_string(std::max(1L, std::lround(figure))) + (*one)[3].str();
    from = (*one)[0].second;
  }
  return out.append(from, text.cend());
}

}  // namespace

std::string asTold(const Definition& definition, std::string_view id, std::string text) {
  if (id.empty()) return text;
  const std::string_view phrase = definition.phrase(id);
  if (const std::size_t cut = endOfStory(phrase); cut != std::string_view::npos) {
    const std::string pattern = patternOf(phrase.substr(cut));
    std::smatch found;
    if (!pattern.empty() && std::regex_search(text, found, std::regex(pattern)) && found.position() > 0) {
      text.erase(static_cast<std::size_t>(found.position()));
      // French has a space that does not break before the colon.
      for (const std::string_view space : {" ", "\u00A0", "\u202F"})
        if (text.ends_with(space)) text.erase(text.size() - space.size());
      text += '.';
    }
  }
  return rounded(text);
}

SpokenNames::SpokenNames(const Battle& battle) {
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit)
    for (const std::string& name : {unitInFull(battle, unit), std::string(unitName(battle, unit))})
      if (std::string spoken = spokenName(name); spoken != name) names_.emplace_back(name, std::move(spoken));
  std::ranges::stable_sort(names_, std::greater<>(), [](const auto& one) { return one.first.size(); });
}

std::string SpokenNames::in(std::string_view text) const {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto found =
        std::ranges::find_if(names_, [&](const auto& one) { return text.substr(at).starts_with(one.first); });
    out += found == names_.end() ? std::string(1, text[at]) : found->second;
    at += found == names_.end() ? 1 : found->first.size();
  }
  return out;
}

std::string withinSentence(const std::string& name) {
  if (spokenLanguage() == "en" && name.starts_with("The ")) return "t" + name.substr(1);
  const bool army = name.starts_with("Army of ") || name.ends_with(" army");
  const bool allied = name.ends_with(" and their allies");
  const bool people = name.find(" of the ") != std::string::npos && isNameOfMany(name);
  if (spokenLanguage() == "en" &&
      (army || allied || people ||
       ((name.ends_with("ns") || name.ends_with("ls") || name.ends_with("ks") || name.ends_with("ts")) &&
        name.find(' ') == std::string::npos)))
    return "the " + name;
  if (spokenLanguage() == "en") return name;
  if (std::string spoken = withArticle(name, isNameOfMany(name), NameRole::subject); spoken != name) return spoken;
  if (spokenLanguage() != "fr") return name;
  // Countries have an article, cities have none.
  constexpr auto la = std::to_array<std::string_view>({"Mac\u00E9doine", "Perse", "Gaule", "Gr\u00E8ce", "Syrie"});
  constexpr auto elided = std::to_array<std::string_view>({"Inde", "\u00C9gypte", "Italie", "Espagne", "Asie"});
  if (std::ranges::find(la, name) != la.end()) return "la " + name;
  if (std::ranges::find(elided, name) != elided.end()) return "l'" + name;
  return name;
}

bool tellsAFigure(const Definition& definition, std::string_view id) {
  const std::string_view phrase = id.empty() ? std::string_view() : definition.phrase(id);
  return hasFigure(phrase.substr(0, endOfStory(phrase)));
}

std::string withoutSuccessors(const Battle& battle, std::string text) {
  for (PersonIndex person = 0; person < battle.personCount(); ++person) {
    const std::string first(saidName(battle.setup->people[static_cast<std::size_t>(person)].name));
    const std::string successor = said("Successor of {0}", {first});
    if (const std::size_t at = text.find(successor); at != std::string::npos) text.replace(at, successor.size(), first);
  }
  return text;
}

namespace {

// More names than this are counted.
constexpr std::size_t mostNamesListed = 4;

// The words behind the comma of a name, and those of a sentence for them.
using PlaceWords = std::pair<std::string_view, std::string_view>;

constexpr auto englishPlaces = std::to_array<PlaceWords>({{"left", "on the left"},
                                                          {"right", "on the right"},
                                                          {"centre", "in the centre"},
                                                          {"left centre", "left of the centre"},
                                                          {"right centre", "right of the centre"},
                                                          {"left wing", "of the left wing"},
                                                          {"right wing", "of the right wing"},
                                                          {"flank", "on the flank"},
                                                          {"second line", "of the second line"},
                                                          {"inner", "on the inside"},
                                                          {"outer", "on the outside"}});
constexpr auto germanPlaces = std::to_array<PlaceWords>({{"links", "auf der Linken"},
                                                         {"rechts", "auf der Rechten"},
                                                         {"Mitte", "aus der Mitte"},
                                                         {"Mitte links", "links der Mitte"},
                                                         {"Mitte rechts", "rechts der Mitte"},
                                                         {"linker Fl\u00FCgel", "vom linken Fl\u00FCgel"},
                                                         {"rechter Fl\u00FCgel", "vom rechten Fl\u00FCgel"},
                                                         {"Flanke", "auf der Flanke"},
                                                         {"zweites Treffen", "aus dem zweiten Treffen"},
                                                         {"innen", "auf der Innenseite"},
                                                         {"au\u00DFen", "auf der Au\u00DFenseite"}});
constexpr auto frenchPlaces = std::to_array<PlaceWords>({{"gauche", "de gauche"},
                                                         {"droite", "de droite"},
                                                         {"centre", "du centre"},
                                                         {"centre gauche", "du centre gauche"},
                                                         {"centre droit", "du centre droit"},
                                                         {"aile gauche", "de l'aile gauche"},
                                                         {"aile droite", "de l'aile droite"},
                                                         {"flanc", "du flanc"},
                                                         {"deuxi\u00E8me ligne", "de la deuxi\u00E8me ligne"},
                                                         {"int\u00E9rieur", "de l'int\u00E9rieur"},
                                                         {"ext\u00E9rieur", "de l'ext\u00E9rieur"}});

std::string spokenPlace(std::string_view behindComma) {
  const auto of = [behindComma](std::span<const PlaceWords> places) {
    const auto found = std::ranges::find(places, behindComma, &PlaceWords::first);
    return found == places.end() ? std::string() : std::string(found->second);
  };
  if (spokenLanguage() == "de") return of(germanPlaces);
  if (spokenLanguage() == "fr") return of(frenchPlaces);
  return of(englishPlaces);
}

bool beginsWithVowel(std::string_view word) {
  return !word.empty() &&
         (std::string_view("AEIOUHaeiou").find(word[0]) != std::string_view::npos || word.starts_with("\u00C9"));
}

// "2", "III"; empty where the last word is no number.
std::string_view trailingNumber(std::string_view name) {
  const std::size_t space = name.rfind(' ');
  if (space == std::string_view::npos || space + 1 == name.size()) return {};
  const std::string_view word = name.substr(space + 1);
  const bool digits = word.find_first_not_of("0123456789") == std::string_view::npos;
  const bool roman = word.find_first_not_of("IVX") == std::string_view::npos;
  return digits || roman ? word : std::string_view();
}

int valueOfNumber(std::string_view number) {
  int value = 0;
  if (std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc()) return value;
  const auto letter = [](char c) { return c == 'X' ? 10 : c == 'V' ? 5 : 1; };
  for (std::size_t i = 0; i < number.size(); ++i) {
    const bool less = i + 1 < number.size() && letter(number[i]) < letter(number[i + 1]);
    value += less ? -letter(number[i]) : letter(number[i]);
  }
  return value;
}

// "1, 2 and 4"; of three or more without a gap "1 to 4".
std::string numbersInWords(std::vector<std::string> numbers) {
  std::ranges::stable_sort(numbers, {}, [](const std::string& one) { return valueOfNumber(one); });
  if (numbers.size() > 2 &&
      valueOfNumber(numbers.back()) - valueOfNumber(numbers.front()) + 1 == static_cast<int>(numbers.size()))
    return said("{0} to {1}", {numbers.front(), numbers.back()});
  std::string words = numbers.front();
  for (std::size_t i = 1; i < numbers.size(); ++i)
    words += (i + 1 < numbers.size() ? ", " : " " + said("and") + " ") + numbers[i];
  return words;
}

// Behind "der": "freien Stadt" of "freie Stadt", "Nervier und ihrer Verb\u00FCndeten".
std::string inGenitive(std::string words) {
  const std::size_t space = words.find(' ');
  if (space != std::string::npos && space > 0 && words[space - 1] == 'e') words.insert(space, "n");
  constexpr std::string_view theirs = " und ihre ";
  if (const std::size_t at = words.find(theirs); at != std::string::npos) words.insert(at + theirs.size() - 1, "r");
  return words;
}

}  // namespace

std::string ofSide(const std::string& side) {
  const std::string spoken = withinSentence(side);
  if (spokenLanguage() == "en") return "of " + spoken;
  const std::string bare = spoken.substr(std::min(spoken.find(' '), spoken.size() - 1) + 1);
  if (spokenLanguage() == "de") {
    if (spoken.starts_with("die ")) return "der " + inGenitive(bare);
    return spoken == side ? "von " + side : std::string();
  }
  if (spoken.starts_with("les ")) return "des " + bare;
  if (spoken.starts_with("le ")) return "du " + bare;
  if (spoken.starts_with("la ")) return "de " + spoken;
  if (spoken.starts_with("l'")) return "d" + spoken.substr(1);
  return beginsWithVowel(side) ? "d'" + side : "de " + side;
}

bool isArmy(std::string_view side) {
  constexpr auto first =
      std::to_array<std::string_view>({"Army ", "The Host ", "Host ", "Heer ", "Das Heer ", "Armee ", "Streitmacht ",
                                       "Aufgebot ", "Arm\u00E9e ", "L'arm\u00E9e ", "L'ost ", "Ost "});
  const auto begins = [side](std::string_view word) { return side.starts_with(word); };
  return std::ranges::any_of(first, begins) || side.ends_with(" army") || side.ends_with("heer") ||
         side.ends_with(" Heer") || side.ends_with("armee");
}

SpokenParts spokenParts(std::string name) {
  std::string side;
  const std::size_t bracket = name.rfind(" (");
  if (bracket != std::string::npos && name.ends_with(')')) {
    side = name.substr(bracket + 2, name.size() - bracket - 3);
    name.resize(bracket);
  }
  const std::string owner = side.empty() ? side : ofSide(side);
  const std::size_t comma = name.find(", ");
  SpokenParts parts{name.substr(0, comma), {}, {}, false};
  std::string place = comma == std::string::npos ? std::string() : name.substr(comma + 2);
  std::string& numbered = place.empty() ? parts.head : place;
  parts.number = trailingNumber(numbered);
  if (!parts.number.empty()) numbered.resize(numbered.size() - parts.number.size() - 1);
  const std::string spoken = place.empty() ? std::string() : spokenPlace(place);
  parts.placed = !spoken.empty();
  if (!place.empty() && (spoken.empty() || (!side.empty() && owner.empty()))) {
    parts.behind = " (" + place + (side.empty() ? "" : ", " + side) + ")";
    return parts;
  }
  if (!side.empty()) parts.behind = owner.empty() ? " (" + side + ")" : " " + owner;
  if (!spoken.empty()) parts.behind += " " + spoken;
  return parts;
}

std::string spokenName(std::string name) {
  const SpokenParts parts = spokenParts(std::move(name));
  return parts.head + (parts.number.empty() ? "" : " " + parts.number) + parts.behind;
}

std::string listOfNames(std::span<const std::string> names) {
  if (names.empty()) return {};
  if (names.size() == 1) return names.front();
  const std::size_t shown = names.size() <= mostNamesListed ? names.size() - 1 : mostNamesListed - 1;
  std::string words = names.front();
  for (std::size_t i = 1; i < shown; ++i) words += ", " + names[i];
  if (names.size() <= mostNamesListed) return words + " " + said("and") + " " + names.back();
  return said("{0} and {1|# more|# more}", {words, std::to_string(names.size() - shown)});
}

std::vector<NamesTogether> namesTogether(const Battle& start, std::span<const UnitIndex> units) {
  std::vector<NamesTogether> together;
  for (const UnitIndex unit : units) {
    SpokenParts name = spokenParts(unitInFull(start, unit));
    // "Huscarls and the dragon of Wessex"
    if (name.head.starts_with("The ")) name.head = withinSentence(name.head);
    const auto like = std::ranges::find_if(together, [&](const NamesTogether& one) {
      return one.base == name.head && one.behind == name.behind && one.numbers.empty() == name.number.empty();
    });
    NamesTogether& into =
        like == together.end() ? together.emplace_back(NamesTogether{name.head, {}, {}, name.behind}) : *like;
    into.units.push_back(unit);
    // Two units may be called alike.
    if (!name.number.empty() && std::ranges::find(into.numbers, name.number) == into.numbers.end())
      into.numbers.push_back(name.number);
  }
  return together;
}

std::string namesInWords(const std::vector<NamesTogether>& names, std::size_t most,
                         const std::function<bool(UnitIndex)>& isMany, NameRole role,
                         const std::function<bool(UnitIndex)>& isPerson) {
  std::vector<std::string> words;
  std::size_t left = 0;
  for (const NamesTogether& one : names) {
    if (names.size() > most && words.size() + 1 >= most) {
      left += one.units.size();
      continue;
    }
    const std::string numbers = one.numbers.empty() ? std::string() : " " + numbersInWords(one.numbers);
    // "Velites 1 to 3": a number stands for the article in English.
    const bool bare = !numbers.empty() && spokenLanguage() == "en";
    // "das leichte Fußvolk 1 und 2": the article goes with the name, however many bear it.
    const UnitIndex first = one.units.front();
    const bool person = isPerson && isPerson(first);
    words.push_back((bare     ? one.base
                     : person ? nameOfPerson(one.base, role)
                              : withArticle(one.base, isMany(first), role)) +
                    numbers + one.behind);
  }
  if (left == 0) return listOfNames(words);
  std::string list = words.front();
  for (std::size_t i = 1; i < words.size(); ++i) list += ", " + words[i];
  return said("{0} and {1|# more|# more}", {list, std::to_string(left)});
}

}  // namespace signifer
