#include "sheet/story_sentences.h"

#include <algorithm>
#include <string>

#include "language/language.h"
#include "language/name_article.h"
#include "play/wording.h"
#include "sheet/story_names.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

std::string nameOf(const Battle& start, UnitIndex unit) {
  return unit == noUnit ? std::string() : spokenName(unitInFull(start, unit));
}

// The sentence with marks in the place of its two names; the longer name first, as one may hold the other.
std::string nameless(const Battle& start, const StorySentence& one) {
  std::string text = one.text;
  const std::string unit = nameOf(start, one.unit);
  const std::string other = nameOf(start, one.other);
  const auto mark = [&text](const std::string& name, const char* by) {
    const std::size_t at = name.empty() ? std::string::npos : text.find(name);
    if (at != std::string::npos) text.replace(at, name.size(), by);
  };
  if (unit.size() >= other.size()) {
    mark(unit, "\x01");
    mark(other, "\x02");
  } else {
    mark(other, "\x02");
    mark(unit, "\x01");
  }
  return text;
}

}  // namespace

void dropWhatIsToldBetter(std::vector<StorySentence>& sentences) {
  for (std::size_t i = sentences.size(); i-- > 0;) {
    const StorySentence& one = sentences[i];
    if (one.unit == noUnit || one.other == noUnit || one.strong || one.starred) continue;
    const bool better = std::any_of(sentences.begin() + static_cast<std::ptrdiff_t>(i) + 1, sentences.end(),
                                    [&](const StorySentence& later) { return aboutTheSameTwo(one, later); });
    // The loser's fate is told; the winner's word for it is not needed.
    const bool mirrored = std::ranges::any_of(sentences, [&](const StorySentence& other) {
      return other.strong && other.event == one.event && aboutTheSameTwo(one, other);
    });
    if (better || mirrored) sentences.erase(sentences.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

namespace {

/// A sentence takes no more words than a reader keeps in mind.
constexpr std::ptrdiff_t mostWords = 32;
/// And no more pairs of units: all of them are named.
constexpr std::size_t mostPairs = 4;
/// And no more deeds of one unit.
constexpr std::size_t mostDeeds = 3;

// "routed", of "Velites routed."; empty where the sentence does not begin with the unit's name.
std::string deedOf(const Battle& start, const StorySentence& one) {
  if (one.unit == noUnit || one.starred || one.comment || !one.also.empty()) return {};
  const std::string name = nameOf(start, one.unit);
  if (!one.text.starts_with(name) || !one.text.ends_with('.')) return {};
  return one.text.substr(name.size(), one.text.size() - name.size() - 1);
}

// The mark behind the name where no verb follows it: ": ", with the space that French has before it.
std::string_view markBehindName(std::string_view deed) {
  for (const std::string_view mark : {": ", "\u00A0: ", "\u202F: ", " : "})
    if (deed.starts_with(mark)) return mark;
  return {};
}

std::string listedBehindName(const std::vector<std::string>& deeds) {
  std::string list = deeds.front();
  for (std::size_t i = 1; i < deeds.size(); ++i) list += ", " + deeds[i];
  return list;
}

std::ptrdiff_t wordsIn(std::string_view text) { return std::ranges::count(text, ' ') + 1; }

}  // namespace

void joinDeeds(const Battle& start, std::vector<StorySentence>& sentences) {
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    StorySentence& one = sentences[i];
    const std::string first = deedOf(start, one);
    const std::string_view mark = markBehindName(first);
    std::vector<std::string> deeds{first};
    std::ptrdiff_t words = wordsIn(one.text);
    while (!first.empty() && i + 1 < sentences.size() && deeds.size() < mostDeeds) {
      const StorySentence& next = sentences[i + 1];
      const std::string deed = deedOf(start, next);
      const bool fits = !deed.empty() && next.unit == one.unit && markBehindName(deed) == mark &&
                        (!mark.empty() || (deed.starts_with(' ') && first.starts_with(' ')));
      words += wordsIn(deed);
      if (!fits || words > mostWords || deed == deeds.back()) break;
      deeds.push_back(deed.substr(mark.empty() ? 1 : mark.size()));
      if (next.other != noUnit) one.also.push_back(next.other);
      one.strong = one.strong || next.strong;
      sentences.erase(sentences.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    if (deeds.size() == 1) continue;
    one.text = nameOf(start, one.unit) + (mark.empty() ? listOfNames(deeds) : listedBehindName(deeds)) + ".";
  }
}

void joinAlike(const Battle& start, std::vector<StorySentence>& sentences) {
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    StorySentence& one = sentences[i];
    if (one.phrase.empty() || one.unit == noUnit || one.starred || one.comment) continue;
    const std::string shape = nameless(start, one);
    const bool namesOther = shape.find('\x02') != std::string::npos;
    const bool namesBoth = namesOther && shape.find('\x01') != std::string::npos;
    const SideIndex side = start.unit(one.unit).side;
    std::vector<std::string> units{nameOf(start, one.unit)};
    std::vector<std::string> others{nameOf(start, one.other)};
    for (std::size_t k = i + 1; k < sentences.size();) {
      const StorySentence& next = sentences[k];
      const bool alike = next.phrase == one.phrase && next.unit != noUnit && !next.starred && !next.comment &&
                         next.strong == one.strong && start.unit(next.unit).side == side &&
                         nameless(start, next) == shape;
      const bool sameUnit = alike && next.unit == one.unit;
      // Somebody whom the sentence does not name makes no difference to it.
      const bool sameOther = alike && (next.other == one.other || !namesOther);
      const bool repeats = sameUnit && sameOther;
      const bool oneMoreOther =
          !repeats && sameUnit && units.size() == 1 && next.other != noUnit && one.other != noUnit;
      const bool oneMoreUnit = !repeats && sameOther && others.size() == 1 &&
                               std::ranges::find(units, nameOf(start, next.unit)) == units.end();
      const bool onePairMore = alike && namesBoth && units.size() == others.size() && units.size() < mostPairs &&
                               std::ranges::find(units, nameOf(start, next.unit)) == units.end() &&
                               std::ranges::find(others, nameOf(start, next.other)) == others.end();
      if (onePairMore) {
        units.push_back(nameOf(start, next.unit));
        others.push_back(nameOf(start, next.other));
        one.also.insert(one.also.end(), {next.unit, next.other});
        sentences.erase(sentences.begin() + static_cast<std::ptrdiff_t>(k));
        continue;
      }
      if (!repeats && !oneMoreOther && !oneMoreUnit) {
        ++k;
        continue;
      }
      if (oneMoreOther || oneMoreUnit) {
        (oneMoreOther ? others : units).push_back(nameOf(start, oneMoreOther ? next.other : next.unit));
        one.also.push_back(oneMoreOther ? next.other : next.unit);
      }
      sentences.erase(sentences.begin() + static_cast<std::ptrdiff_t>(k));
    }
    if (units.size() == 1 && others.size() == 1) continue;
    one.text = shape;
    if (const std::size_t at = one.text.find('\x01'); at != std::string::npos)
      one.text.replace(at, 1, listOfNames(units));
    if (const std::size_t at = one.text.find('\x02'); at != std::string::npos)
      one.text.replace(at, 1, listOfNames(others));
  }
}

namespace {

/// A joined sentence has so many words at most.
constexpr std::ptrdiff_t mostWordsJoined = 26;

}  // namespace

Subject subjectOf(const std::string& text, const Fate& fate, const ShapeNames& names) {
  if (!names.person.empty()) return {};
  if (!names.agents.empty() && text.starts_with(names.agents + " "))
    return {fate.agents, names.agents, true, names.manyAgents};
  if (!names.victims.empty() && text.starts_with(names.victims + " "))
    return {fate.victims, names.victims, false, names.manyVictims};
  return {};
}

std::string withPronoun(const std::string& text, const Subject& subject) {
  std::string pronoun;
  if (spokenLanguage() == "en") pronoun = subject.many ? "they" : "it";
  // In German and French a single one has a gender, and French has two for many.
  if (spokenLanguage() == "de" && subject.many) pronoun = "sie";
  if (spokenLanguage() == "fr" && subject.many) pronoun = "les m\u00EAmes";
  if (pronoun.empty()) return {};
  // "They" after "Triarii 1 put Boii to flight" are the doers: what they did next says so.
  if (spokenLanguage() == "en" && subject.acts) pronoun += " then";
  return pronoun + text.substr(subject.name.size());
}

std::string placeFirst(const std::string& text, const std::string& where) {
  if (spokenLanguage() == "de" || where.empty()) return {};
  const std::size_t at = text.find(where);
  if (at == std::string::npos) return {};
  std::string rest = text;
  rest.erase(at, where.size());
  return where.substr(1) + (spokenLanguage() == "fr" ? ", " : " ") + rest;
}

bool joinSentences(StorySentence& into, const StorySentence& next, const std::string& begin) {
  if (!into.text.ends_with('.') || into.starred || next.starred || next.comment || !next.inFull.empty()) return false;
  if (wordsIn(into.text) + wordsIn(next.text) > mostWordsJoined || !next.text.starts_with(capitalised(begin)))
    return false;
  const std::string rest = begin + next.text.substr(begin.size());
  for (std::string* text : {&into.text, &into.inFull})
    if (!text->empty()) *text = text->substr(0, text->size() - 1) + ", " + said("and") + " " + rest;
  into.event = std::max(into.event, next.event);
  for (const UnitIndex unit : {next.unit, next.other})
    if (unit != noUnit) into.also.push_back(unit);
  into.also.insert(into.also.end(), next.also.begin(), next.also.end());
  return true;
}

void nameAgain(std::vector<StorySentence>& sentences) {
  for (std::size_t i = 1; i < sentences.size(); ++i)
    if (sentences[i - 1].phrase.empty()) sentences[i].text = sentences[i].byItself();
}

}  // namespace signifer
