#include "sheet/story_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <regex>

#include "language/language.h"
#include "language/name_article.h"
#include "language/name_number.h"
#include "language/names.h"
#include "play/wording.h"

namespace signifer {
namespace {

// More names than this are counted.
constexpr std::size_t mostNames = 4;

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

std::string spokenName(std::string name) {
  const std::size_t comma = name.find(", ");
  if (comma == std::string::npos) return name;
  const std::size_t side = name.rfind(" (");
  // "Phalanx, left (Rome)" has one pair of brackets as well.
  if (side != std::string::npos && side > comma && name.ends_with(')'))
    name.replace(side, 2, ", ");
  else
    name += ')';
  return name.replace(comma, 2, " (");
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
  if (spokenLanguage() == "en" &&
      (army || allied ||
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

std::string listOfNames(std::span<const std::string> names) {
  if (names.empty()) return {};
  if (names.size() == 1) return names.front();
  const std::size_t shown = names.size() <= mostNames ? names.size() - 1 : mostNames - 1;
  std::string words = names.front();
  for (std::size_t i = 1; i < shown; ++i) words += ", " + names[i];
  if (names.size() <= mostNames) return words + " " + said("and") + " " + names.back();
  return said("{0} and {1} more", {words, std::to_string(names.size() - shown)});
}

std::string withoutSuccessors(const Battle& battle, std::string text) {
  for (PersonIndex person = 0; person < battle.personCount(); ++person) {
    const std::string first(saidName(battle.setup->people[static_cast<std::size_t>(person)].name));
    const std::string successor = said("Successor of {0}", {first});
    if (const std::size_t at = text.find(successor); at != std::string::npos) text.replace(at, successor.size(), first);
  }
  return text;
}

std::string withSidesNamed(std::string words, std::span<const std::string> sides) {
  if (spokenLanguage() != "en") return words;
  for (const std::string& side : sides) {
    const std::size_t at = words.find("army of " + side);
    if (at == std::string::npos) continue;
    const std::string spoken = withinSentence(side);
    const bool army = spoken.starts_with("the Army of ") || spoken.ends_with(" army");
    if (army && at >= 4) words.replace(at - 4, 4 + 8 + side.size(), spoken);
    if (!army) words.replace(at + 8, side.size(), spoken);
  }
  return words;
}

}  // namespace signifer
