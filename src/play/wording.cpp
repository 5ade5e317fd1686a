#include "play/wording.h"

#include <array>
#include <charconv>
#include <cstdio>
#include <vector>

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

// "{1|no hits|# hit|# hits}": figure 1 chooses its words, of one and many or of none, one and many; # is the figure.
std::string chosenByFigure(const Figure& figure, std::string_view forms) {
  std::vector<std::string_view> words;
  for (std::size_t bar = forms.find('|'); bar != std::string_view::npos; bar = forms.find('|')) {
    words.push_back(forms.substr(0, bar));
    forms.remove_prefix(bar + 1);
  }
  words.push_back(forms);
  const std::size_t many = words.size() - 1;
  const bool one = figure.value == 1;
  std::size_t chosen = one && many > 0 ? many - 1 : many;
  if (figure.value == 0 && many == 2) chosen = 0;
  std::string text(words[chosen]);
  if (const std::size_t hash = text.find('#'); hash != std::string::npos)
    text.replace(hash, 1, std::to_string(figure.value));
  return text;
}

std::string place(const Definition& definition, const Battle& battle, const Entry& entry, std::string_view name) {
  if (name == "unit") return std::string(unitName(battle, entry.unit));
  if (name == "other") return std::string(unitName(battle, entry.other));
  if (name == "person") return std::string(personName(battle, entry.person));
  if (name == "side") return std::string(sideName(battle, entry.side));
  if (name == "step") return entry.step == noStep ? std::string() : definition.sequence().step(entry.step).title;
  std::size_t index = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), index);
  if (read.ec == std::errc() && index < entry.figures.size()) {
    const std::string_view forms = name.substr(static_cast<std::size_t>(read.ptr - name.data()));
    if (forms.starts_with('|')) return chosenByFigure(entry.figures[index], forms.substr(1));
    return worded(definition, battle, entry.figures[index]);
  }
  return "{" + std::string(name) + "}";
}

}  // namespace

std::string worded(const Figure& figure) {
  switch (figure.measure) {
    case Figure::Measure::length:
      return decimal(figure.value / 1000.0, 2) + " in";
    case Figure::Measure::angle:
      return decimal(figure.value / 100.0, 1) + (figure.value == oneDegree ? " degree" : " degrees");
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

namespace {

std::string filled(const Definition& definition, const Battle& battle, const Entry& entry, std::string_view phrase) {
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

// "7 of 6 in": the measure is said once where both have it.
std::string measuredOfAllowed(const Definition& definition, const Battle& battle, const Figure& measured,
                              const Figure& allowed) {
  if (measured.measure != allowed.measure || !definition.lengths().empty())
    return worded(definition, battle, measured) + " of " + worded(definition, battle, allowed);
  const std::string first = worded(measured);
  return first.substr(0, first.find(' ')) + " of " + worded(allowed);
}

}  // namespace

std::string sentence(const Definition& definition, const Battle& battle, const Entry& entry) {
  return filled(definition, battle, entry, definition.phrase(entry.phrase));
}

std::string sentence(const Definition& definition, const Battle& battle, const Reason& reason) {
  Entry entry;
  entry.unit = reason.unit;
  entry.person = reason.person;
  entry.side = reason.side;
  entry.step = reason.step;
  if (reason.measured) entry.figures.push_back(*reason.measured);
  if (reason.allowed) entry.figures.push_back(*reason.allowed);
  const std::string_view phrase = reason.said.empty() ? definition.phrase(reason.code) : reason.said;
  std::string out = filled(definition, battle, entry, phrase);
  if (!reason.measured || phrase.find("{0") != std::string_view::npos) return out;
  if (out.ends_with('.')) out.pop_back();
  out += ": ";
  out += reason.allowed ? measuredOfAllowed(definition, battle, *reason.measured, *reason.allowed)
                        : worded(definition, battle, *reason.measured);
  return out + ".";
}

std::string sentence(const Definition& definition, const Battle& battle, const DiceWanted& wanted) {
  static constexpr auto numbers =
      std::to_array<std::string_view>({"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"});
  const Purpose& purpose = wanted.purpose;
  std::string out(purpose.side == noSide ? "The players need "
                                         : sideName(battle, static_cast<SideIndex>(purpose.side)));
  if (purpose.side != noSide) out += " needs ";
  const auto count = static_cast<std::size_t>(wanted.count);
  out += count < numbers.size() ? std::string(numbers[count]) : std::to_string(count);
  if (wanted.die.kind == Die::Kind::deck)
    out += count == 1 ? " card" : " cards";
  else if (wanted.die == Die::avd)
    out += count == 1 ? " average die" : " average dice";
  else
    out += " " + nameOf(wanted.die);
  if (purpose.unit != noUnit) out += " for " + std::string(unitName(battle, purpose.unit));
  return out + ": " + std::string(definition.phrase(wanted.phrase)) + ".";
}

}  // namespace signifer
