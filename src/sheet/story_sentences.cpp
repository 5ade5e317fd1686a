#include "sheet/story_sentences.h"

#include <algorithm>
#include <string>

#include "play/wording.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

std::string nameOf(const Battle& start, UnitIndex unit) {
  return unit == noUnit ? std::string() : unitInFull(start, unit);
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

void joinAlike(const Battle& start, std::vector<StorySentence>& sentences) {
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    StorySentence& one = sentences[i];
    if (one.phrase.empty() || one.unit == noUnit || one.starred || one.comment) continue;
    const std::string shape = nameless(start, one);
    const SideIndex side = start.unit(one.unit).side;
    std::vector<std::string> units{nameOf(start, one.unit)};
    std::vector<std::string> others{nameOf(start, one.other)};
    for (std::size_t k = i + 1; k < sentences.size();) {
      const StorySentence& next = sentences[k];
      const bool alike = next.phrase == one.phrase && next.unit != noUnit && !next.starred && !next.comment &&
                         next.strong == one.strong && start.unit(next.unit).side == side &&
                         nameless(start, next) == shape;
      const bool sameUnit = alike && next.unit == one.unit;
      const bool sameOther = alike && next.other == one.other;
      const bool repeats = sameUnit && sameOther;
      const bool oneMoreOther =
          !repeats && sameUnit && units.size() == 1 && next.other != noUnit && one.other != noUnit;
      const bool oneMoreUnit = !repeats && sameOther && others.size() == 1 &&
                               std::ranges::find(units, nameOf(start, next.unit)) == units.end();
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

}  // namespace signifer
