#include "play/wording.h"

#include <array>
#include <atomic>
#include <charconv>
#include <cstdio>
#include <vector>

#include "language/field_words.h"
#include "language/language.h"
#include "language/names.h"
#include "play/close_figures.h"
#include "play/said_lengths.h"

namespace signifer {
namespace {

// One for the program, as the language is.
std::atomic<LengthUnit> saidIn = LengthUnit::inches;

std::string decimal(double value, int places) {
  std::array<char, 32> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, places);
  std::string text(buffer.data(), end.ptr);
  while (text.find('.') != std::string::npos && (text.back() == '0' || text.back() == '.')) {
    const bool point = text.back() == '.';
    text.pop_back();
    if (point) break;
  }
  return localNumber(std::move(text));
}

std::string inOwn(const Definition& definition, const Battle& battle, const OwnLength& own, Length length,
                  int further = 0) {
  const double inThem = static_cast<double>(length) / definition.inInches(own, battle.setup->settings);
  return decimal(inThem, 2 + further) + " " + own.name;
}

std::string worded(const Definition& definition, const Battle& battle, const Figure& figure, int further) {
  if (figure.measure == Figure::Measure::objective) {
    const auto place = static_cast<std::size_t>(figure.value);
    const auto& list = battle.setup->objectives;
    return place < list.size() ? std::string(saidName(list[place].name)) : std::string();
  }
  std::string words = signifer::worded(figure, further);
  if (figure.measure == Figure::Measure::length && !definition.lengths().empty())
    words += " (" + inOwn(definition, battle, definition.lengths().front(), figure.value, further) + ")";
  return words;
}

// The name of the other side within a sentence: "the Normans".
std::string enemyName(const Battle& battle, SideIndex side) {
  if (side == noSide) return {};
  std::string name(sideName(battle, static_cast<SideIndex>(1 - side)));
  if (spokenLanguage() == "en" && name.starts_with("The ")) name.front() = 't';
  return name;
}

std::string place(const Definition& definition, const Battle& battle, const Entry& entry, std::string_view name,
                  int further) {
  if (name == "unit") return unitInFull(battle, entry.unit);
  if (name == "other") return unitInFull(battle, entry.other);
  if (name == "person") return personInFull(battle, entry.person);
  if (name == "side") return std::string(sideName(battle, entry.side));
  if (name == "enemy") return enemyName(battle, entry.side);
  if (name == "step") return entry.step == noStep ? std::string() : definition.sequence().step(entry.step).title;
  std::size_t index = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), index);
  if (read.ec == std::errc() && index < entry.figures.size()) {
    const std::string_view forms = name.substr(static_cast<std::size_t>(read.ptr - name.data()));
    if (forms.starts_with('|')) return chosenByFigure(entry.figures[index].value, forms.substr(1));
    return worded(definition, battle, entry.figures[index], further);
  }
  return "{" + std::string(name) + "}";
}

}  // namespace

void sayLengthsIn(LengthUnit unit) { saidIn = unit; }
LengthUnit lengthsAreSaidIn() { return saidIn; }

std::string worded(const Figure& figure) { return worded(figure, 0); }

std::string worded(const Figure& figure, int further) {
  switch (figure.measure) {
    case Figure::Measure::length:
      if (lengthsAreSaidIn() == LengthUnit::centimetres)
        return said("{0} cm", {decimal(figure.value / 1000.0 * centimetresInAnInch, 2 + further)});
      return said("{0} in", {decimal(figure.value / 1000.0, 2 + further)});
    case Figure::Measure::angle:
      return said(figure.value == oneDegree ? "{0} degree" : "{0} degrees",
                  {decimal(figure.value / 100.0, 1 + further)});
    case Figure::Measure::squares:
      return said("{0|# square|# squares}", {std::to_string(figure.value)});
    default:
      // A minus, as it is printed, not a hyphen.
      return figure.value < 0 ? "\u2212" + std::to_string(-figure.value) : std::to_string(figure.value);
  }
}

int furtherPlaces(const Figure& one, const Figure& other) {
  constexpr int most = 2;
  if (one.measure != other.measure || one.value == other.value) return 0;
  int further = 0;
  while (further < most && worded(one, further) == worded(other, further)) ++further;
  return further;
}

std::string worded(const Definition& definition, const Battle& battle, const Figure& figure) {
  return worded(definition, battle, figure, 0);
}

std::string wordedAtLength(const Definition& definition, const Battle& battle, Length length) {
  std::string words = worded(Figure::inches(length));
  for (const OwnLength& own : definition.lengths()) words += " \u00B7 " + inOwn(definition, battle, own, length);
  return words;
}

std::string_view unitName(const Battle& battle, UnitIndex unit) {
  if (unit < 0 || unit >= battle.unitCount()) return "";
  return saidName(battle.setup->units[static_cast<std::size_t>(unit)].name);
}

std::string personName(const Battle& battle, PersonIndex person) {
  if (person < 0 || person >= battle.personCount()) return "";
  std::string name(saidName(battle.setup->people[static_cast<std::size_t>(person)].name));
  const int successions = battle.setup->successions;
  const bool succeeded = successions >= 0 && battle.person(person).status.at[successions] > 0;
  return succeeded ? said("Successor of {0}", {std::move(name)}) : name;
}

std::string_view sideName(const Battle& battle, SideIndex side) {
  return side == 0 || side == 1 ? saidName(battle.setup->sides[side].name) : std::string_view();
}

namespace {

// With the side where somebody of another side has the same name.
template <class Info, class Piece>
std::string inFull(const Battle& battle, const std::vector<Info>& infos, const std::vector<Piece>& pieces, int index,
                   std::string name) {
  if (index < 0 || static_cast<std::size_t>(index) >= infos.size()) return "";
  const auto at = static_cast<std::size_t>(index);
  for (std::size_t i = 0; i < infos.size(); ++i)
    if (pieces[i].side != pieces[at].side && infos[i].name == infos[at].name)
      return name + " (" + std::string(sideName(battle, pieces[at].side)) + ")";
  return name;
}

}  // namespace

std::string unitInFull(const Battle& battle, UnitIndex unit) {
  return inFull(battle, battle.setup->units, battle.units, unit, std::string(unitName(battle, unit)));
}

std::string personInFull(const Battle& battle, PersonIndex person) {
  return inFull(battle, battle.setup->people, battle.people, person, personName(battle, person));
}

std::string toldInWords(const Battle& battle, const Fields& fields, std::size_t at,
                        std::span<const std::int16_t> values) {
  const Holds holds = fields[at].holds;
  const std::int16_t place = keptValue(fields, at, values);
  if (holds == Holds::person && place >= 0 && place < battle.personCount())
    return said("to {0}", {personInFull(battle, place)});
  if (holds == Holds::unit && place >= 0 && place < battle.unitCount())
    return said("to {0}", {unitInFull(battle, place)});
  return toldInWords(fields, at, values);
}

namespace {

// "d'Alexandre", not "de Alexandre": French drops the vowel before another, and before an h that is not heard.
void append(std::string& out, const std::string& words) {
  const auto begins = [&words](std::string_view letters) {
    return !words.empty() && letters.find(words[0]) != std::string_view::npos;
  };
  // \u00C0 to \u00EF are vowels with an accent, but for c with a cedilla.
  const bool accented = words.size() > 1 && words[0] == '\xC3' && words[1] != '\x87' && words[1] != '\xA7';
  if (spokenLanguage() == "fr" && out.ends_with(" de ") && (accented || begins("AEIOUYHaeiouyh"))) {
    out.resize(out.size() - 2);
    out += "'";
  }
  out += words;
}

std::string filled(const Definition& definition, const Battle& battle, const Entry& entry, std::string_view phrase,
                   int further = 0) {
  std::string out;
  for (std::size_t i = 0; i < phrase.size();) {
    const std::size_t close = phrase[i] == '{' ? phrase.find('}', i) : std::string_view::npos;
    if (close == std::string_view::npos) {
      out += phrase[i++];
      continue;
    }
    append(out, place(definition, battle, entry, phrase.substr(i + 1, close - i - 1), further));
    i = close + 1;
  }
  return out;
}

// "7 of 6 in": the measure is said once where both have it.
std::string measuredOfAllowed(const Definition& definition, const Battle& battle, const Figure& measured,
                              const Figure& allowed) {
  const int further = furtherPlaces(measured, allowed);
  if (measured.measure != allowed.measure || !definition.lengths().empty())
    return said("{0} of {1}",
                {worded(definition, battle, measured, further), worded(definition, battle, allowed, further)});
  const std::string first = worded(measured, further);
  return said("{0} of {1}", {first.substr(0, first.find(' ')), worded(allowed, further)});
}

}  // namespace

std::string sentence(const Definition& definition, const Battle& battle, const Entry& entry) {
  return filled(definition, battle, entry, definition.phrase(entry.phrase));
}

std::string harmInWords(const Definition& definition, const Battle& battle, const Portrait& portrait) {
  Entry entry;
  entry.phrase = "marks-harm";
  entry.figures = {Figure::count(portrait.harm), Figure::count(portrait.harmMost)};
  if (definition.phrase(entry.phrase) != entry.phrase) return sentence(definition, battle, entry);
  return said("harm {0} of {1}", {std::to_string(portrait.harm), std::to_string(portrait.harmMost)});
}

std::string disorderInWords(const Definition& definition, const Battle& battle, const Portrait& portrait) {
  Entry entry;
  entry.phrase = "marks-disorder";
  entry.figures = {Figure::count(portrait.disorder)};
  if (definition.phrase(entry.phrase) != entry.phrase) return sentence(definition, battle, entry);
  return said("disorder {0}", {std::to_string(portrait.disorder)});
}

std::string measuredAgainst(const Definition& definition, const Battle& battle, const Reason& reason) {
  if (!reason.measured || !reason.allowed) return {};
  return measuredOfAllowed(definition, battle, *reason.measured, *reason.allowed);
}

std::string sentence(const Definition& definition, const Battle& battle, const Reason& reason) {
  Entry entry;
  entry.unit = reason.unit;
  entry.person = reason.person;
  entry.side = reason.side;
  entry.step = reason.step;
  if (reason.measured) entry.figures.push_back(*reason.measured);
  if (reason.allowed) entry.figures.push_back(*reason.allowed);
  const std::string own = said(reason.said);
  const std::string_view phrase = reason.said.empty() ? definition.phrase(reason.code) : std::string_view(own);
  const int further = reason.measured && reason.allowed ? furtherPlaces(*reason.measured, *reason.allowed) : 0;
  std::string out = filled(definition, battle, entry, phrase, further);
  if (!reason.measured || phrase.find("{0") != std::string_view::npos) return out;
  if (out.ends_with('.')) out.pop_back();
  const std::string measured = reason.allowed ? measuredOfAllowed(definition, battle, *reason.measured, *reason.allowed)
                                              : worded(definition, battle, *reason.measured);
  return said("{0}: {1}", {out, measured}) + ".";
}

std::string sentence(const Definition& definition, const Battle& battle, const DiceWanted& wanted) {
  static constexpr auto numbers =
      std::to_array<std::string_view>({"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"});
  const Purpose& purpose = wanted.purpose;
  const auto count = static_cast<std::size_t>(wanted.count);
  const std::string number = count < numbers.size() ? said(numbers[count]) : std::to_string(count);
  const std::string dice = wanted.die.kind == Die::Kind::deck ? said(count == 1 ? "{0} card" : "{0} cards", {number})
                           : wanted.die == Die::avd
                               ? said(count == 1 ? "{0} average die" : "{0} average dice", {number})
                           : wanted.die == Die::d6 ? said("{0} d6", {number})
                                                   : number + " " + nameOf(wanted.die);
  const std::string what(definition.phrase(wanted.phrase));
  const std::string unit = unitInFull(battle, purpose.unit);
  if (purpose.side == noSide)
    return unit.empty() ? said("The players need {0}: {1}.", {dice, what})
                        : said("The players need {0} for {2}: {1}.", {dice, what, unit});
  const std::string side(sideName(battle, static_cast<SideIndex>(purpose.side)));
  return unit.empty() ? said("{3} needs {0}: {1}.", {dice, what, "", side})
                      : said("{3} needs {0} for {2}: {1}.", {dice, what, unit, side});
}

}  // namespace signifer
