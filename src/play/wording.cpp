#include "play/wording.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace signifer {
namespace {

std::string decimal(double value, int places) {
  std::array<char, 32> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, places);
  std::string text(buffer.data(), end.ptr);
  while (text.find('.') != std::string::npos && (text.back() == '0' || text.back() == '.')) {
    const bool point = text.back() == '.';
    text.pop_back();
    if (point) break;
  }
  return text;
}

std::string inOwn(const Definition& definition, const Battle& battle, const OwnLength& own, Length length) {
  return decimal(static_cast<double>(length) / definition.inInches(own, battle.setup->settings), 2) + " " + own.name;
}

std::string place(const Definition& definition, const Battle& battle, const Entry& entry, std::string_view name) {
  if (name == "unit") return std::string(unitName(battle, entry.unit));
  if (name == "other") return std::string(unitName(battle, entry.other));
  if (name == "person") return std::string(personName(battle, entry.person));
  if (name == "side") return std::string(sideName(battle, entry.side));
  std::size_t index = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), index);
  if (read.ec == std::errc() && index < entry.figures.size()) return worded(definition, battle, entry.figures[index]);
  return "{" + std::string(name) + "}";
}

}  // namespace

std::string worded(const Figure& figure) {
  switch (figure.measure) {
    case Figure::Measure::length:
      return decimal(figure.value / 1000.0, 2) + " in";
    case Figure::Measure::angle:
      return decimal(figure.value / 100.0, 1) + "\u00B0";
    case Figure::Measure::squares:
      return std::to_string(figure.value) + (figure.value == 1 ? " square" : " squares");
    default:
      return std::to_string(figure.value);
  }
}

std::string worded(const Definition& definition, const Battle& battle, const Figure& figure) {
  std::string words = worded(figure);
  if (figure.measure == Figure::Measure::length && !definition.lengths().empty())
    words += " (" + inOwn(definition, battle, definition.lengths().front(), figure.value) + ")";
  return words;
}

std::string wordedAtLength(const Definition& definition, const Battle& battle, Length length) {
  std::string words = worded(Figure::inches(length));
  for (const OwnLength& own : definition.lengths()) words += " \u00B7 " + inOwn(definition, battle, own, length);
  return words;
}

std::string_view unitName(const Battle& battle, UnitIndex unit) {
  if (unit < 0 || unit >= battle.unitCount()) return "";
  return battle.setup->units[static_cast<std::size_t>(unit)].name;
}

std::string_view personName(const Battle& battle, PersonIndex person) {
  if (person < 0 || person >= battle.personCount()) return "";
  return battle.setup->people[static_cast<std::size_t>(person)].name;
}

std::string_view sideName(const Battle& battle, SideIndex side) {
  return side == 0 || side == 1 ? std::string_view(battle.setup->sides[side].name) : std::string_view();
}

std::string sentence(const Definition& definition, const Battle& battle, const Entry& entry) {
  const std::string_view phrase = definition.phrase(entry.phrase);
  std::string out;
  for (std::size_t i = 0; i < phrase.size();) {
    const std::size_t close = phrase[i] == '{' ? phrase.find('}', i) : std::string_view::npos;
    if (close == std::string_view::npos) {
      out += phrase[i++];
      continue;
    }
    out += place(definition, battle, entry, phrase.substr(i + 1, close - i - 1));
    i = close + 1;
  }
  return out;
}

std::string sentence(const Definition& definition, const Battle& battle, const Reason& reason) {
  Entry entry;
  entry.phrase = reason.code;
  entry.unit = reason.unit;
  std::string out = sentence(definition, battle, entry);
  if (reason.measured && reason.allowed)
    out += " (" + worded(definition, battle, *reason.measured) + ", allowed " +
           worded(definition, battle, *reason.allowed) + ")";
  else if (reason.measured)
    out += " (" + worded(definition, battle, *reason.measured) + ")";
  return out;
}

}  // namespace signifer
