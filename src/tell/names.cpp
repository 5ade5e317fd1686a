#include "tell/names.h"

#include <algorithm>

#include "language/names.h"
#include "play/wording.h"
#include "schema/document.h"

namespace signifer::tell {
namespace {

// The words that name something, in English and in the language of now.
// The figure of an id is no name that anybody sees, unless two are called alike.
std::vector<std::string> namingWords(std::string_view name, std::string_view id, bool figures = true) {
  std::vector<std::string> words = wordsOfName(name);
  for (const std::string_view other : {saidName(name), id})
    for (std::string& word : wordsOfName(other)) {
      if (!figures && other == id && numberOf(word)) continue;
      if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
    }
  return words;
}

std::vector<std::string> namingWords(const Setup& setup, const UnitInfo& info) {
  return namingWords(info.name, info.id, std::ranges::count(setup.units, info.name, &UnitInfo::name) > 1);
}

int bestLikeness(const std::vector<std::string>& names, std::string_view typed) {
  int best = 0;
  for (const std::string& name : names) best = std::max(best, likeness(typed, name));
  return best;
}

// The longest beginning of the words that names something, and those that it names best.
template <class Index, class NamesOf>
Named<Index> longest(Index count, Words words, NamesOf&& namesOf) {
  Named<Index> named;
  std::vector<std::pair<Index, int>> left;
  for (Index i = 0; i < count; ++i) left.emplace_back(i, 0);
  std::size_t at = 0;
  for (; at < words.size(); ++at) {
    const std::string& typed = words[at].text;
    // "Boii and Senones" are two, "Hastati and principes" one; no word of a name is said twice.
    const auto isSaid = [&](std::string_view word) {
      return std::ranges::any_of(left, [&](const auto& one) { return bestLikeness(namesOf(one.first), word) == 3; });
    };
    if (at > 0 && (typed == "and" || typed == "und" || typed == "et") && !isSaid(typed)) break;
    const auto same = [&](const Word& word) { return word.text == typed; };
    if (at > 0 && senseOf(typed) != Sense::filler && std::ranges::any_of(words.first(at), same)) break;
    if (at > 0 && senseOf(typed) == Sense::filler) continue;
    if (at == 0 && senseOf(typed) == Sense::filler && (typed.size() < 3 || !isSaid(typed))) continue;
    // "All" is no beginning of "allies".
    if (senseOf(typed) == Sense::all && !isSaid(typed)) break;
    std::vector<std::pair<Index, int>> still;
    for (const auto& [one, score] : left)
      if (const int fits = bestLikeness(namesOf(one), typed); fits > 0) still.emplace_back(one, score + fits);
    if (still.empty()) break;
    // A word of the grammar is no part of a name unless it is one in full.
    if (at > 0 && senseOf(typed) != Sense::none &&
        std::ranges::none_of(still, [&](const auto& one) { return bestLikeness(namesOf(one.first), typed) == 3; }))
      break;
    left = std::move(still);
    named.count = at + 1;
  }
  // "The" and "of" alone name nobody.
  const auto isFiller = [](const Word& word) { return senseOf(word.text) == Sense::filler; };
  if (std::ranges::all_of(words.first(named.count), isFiller)) named.count = 0;
  if (named.count == 0) return named;
  int best = 0;
  for (const auto& one : left) best = std::max(best, one.second);
  for (const auto& [one, score] : left)
    if (score == best) named.fit.push_back(one);
  return named;
}

// "All Romans" are the whole side, and not the Roman horse alone. Units of which the words are the very names come
// first.
SideIndex sideOfAll(const Battle& battle, Words words) {
  const auto side = sideNamed(battle, words);
  const Setup& setup = *battle.setup;
  if (side.fit.size() != 1 || side.count == 0) return noSide;
  const Words named = words.first(side.count);
  if (!isWholeName(setup.sides[static_cast<std::size_t>(side.fit.front())].name, named)) return noSide;
  for (const UnitInfo& info : setup.units) {
    const std::vector<std::string> own = namingWords(setup, info);
    if (std::ranges::all_of(named, [&](const Word& word) {
          return senseOf(word.text) == Sense::filler || bestLikeness(own, word.text) == 3;
        }))
      return noSide;
  }
  return side.fit.front();
}

void keepIf(std::vector<UnitIndex>& units, auto&& holds) {
  std::vector<UnitIndex> kept;
  std::ranges::copy_if(units, std::back_inserter(kept), holds);
  if (!kept.empty()) units = std::move(kept);
}

}  // namespace

void joinNames(const Battle& battle, std::vector<Word>& words) {
  const auto joins = [&](std::string_view name) {
    if (name.find(',') == std::string_view::npos) return;
    const std::vector<Word> sought = wordsOf(name);
    const auto same = [](const Word& a, const Word& b) { return a.text == b.text; };
    for (auto at = words.begin();;) {
      at = std::search(at, words.end(), sought.begin(), sought.end(), same);
      if (at == words.end()) return;
      const auto end = at + static_cast<std::ptrdiff_t>(sought.size());
      words.erase(std::remove_if(at, end, [](const Word& word) { return word.text == ","; }), end);
      ++at;
    }
  };
  for (const UnitInfo& unit : battle.setup->units) {
    joins(unit.name);
    joins(saidName(unit.name));
  }
}

bool isWholeName(std::string_view name, Words typed) {
  for (const std::string_view one : {name, saidName(name)}) {
    const std::vector<Word> words = wordsOf(one);
    const auto isTyped = [&](const Word& word) {
      return word.text == "," || senseOf(word.text) == Sense::filler ||
             std::ranges::any_of(typed, [&](const Word& other) { return other.text == word.text; });
    };
    if (std::ranges::all_of(words, isTyped)) return true;
  }
  return false;
}

Named<UnitIndex> unitsNamed(const Battle& battle, Words words) {
  std::size_t skipped = 0;
  bool all = false;
  while (skipped < words.size() &&
         (senseOf(words[skipped].text) == Sense::all || senseOf(words[skipped].text) == Sense::filler)) {
    all = all || senseOf(words[skipped].text) == Sense::all;
    ++skipped;
  }
  // "All legions 4 ahead": the figure is no legion's.
  if (all)
    while (words.size() > skipped && std::ranges::any_of(words.subspan(skipped), [](const Word& word) {
             return numberOf(word.text).has_value();
           }))
      words = words.first(words.size() - 1);
  const Setup& setup = *battle.setup;
  std::vector<std::vector<std::string>> names;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    const UnitInfo& info = setup.units[static_cast<std::size_t>(u)];
    names.push_back(namingWords(setup, info));
    const SideInfo& side = setup.sides[static_cast<std::size_t>(battle.unit(u).side)];
    for (std::string& word : namingWords(side.name, side.id)) names.back().push_back(std::move(word));
  }
  auto named = longest<UnitIndex>(
      battle.unitCount(), words.subspan(skipped),
      [&](UnitIndex u) -> const std::vector<std::string>& { return names[static_cast<std::size_t>(u)]; });
  if (named.count == 0) return named;
  named.count += skipped;
  if (named.count < words.size() && senseOf(words[named.count].text) == Sense::all) {
    all = true;
    ++named.count;
  }
  named.all = all;
  if (const SideIndex side = all ? sideOfAll(battle, words.subspan(skipped)) : noSide; side != noSide) {
    named.fit.clear();
    for (UnitIndex u = 0; u < battle.unitCount(); ++u)
      if (battle.unit(u).present && battle.unit(u).side == side) named.fit.push_back(u);
    return named;
  }
  keepIf(named.fit, [&](UnitIndex u) { return battle.unit(u).present; });
  // "All horse": those of that name, not a side that has the word in its own.
  keepIf(named.fit, [&](UnitIndex u) {
    const UnitInfo& info = setup.units[static_cast<std::size_t>(u)];
    const std::vector<std::string> own = namingWords(setup, info);
    return std::ranges::all_of(words.subspan(skipped, named.count - skipped), [&](const Word& word) {
      const Sense sense = senseOf(word.text);
      return sense == Sense::filler || sense == Sense::all || bestLikeness(own, word.text) > 0;
    });
  });
  // An id that nobody sees names nothing where a name that is seen has the word.
  keepIf(named.fit, [&](UnitIndex u) {
    const UnitInfo& info = setup.units[static_cast<std::size_t>(u)];
    const std::vector<std::string> seen = namingWords(info.name, {});
    return std::ranges::all_of(words.subspan(skipped, named.count - skipped), [&](const Word& word) {
      const Sense sense = senseOf(word.text);
      return sense == Sense::filler || sense == Sense::all || bestLikeness(seen, word.text) > 0;
    });
  });
  // "Phalanx, left" is no "Egyptian phalanx, left".
  if (!all)
    keepIf(named.fit, [&](UnitIndex u) {
      return isWholeName(setup.units[static_cast<std::size_t>(u)].name, words.first(named.count));
    });
  return named;
}

Named<PersonIndex> personNamed(const Battle& battle, Words words) {
  std::vector<std::vector<std::string>> names;
  for (const PersonInfo& info : battle.setup->people) names.push_back(namingWords(info.name, info.id));
  return longest<PersonIndex>(battle.personCount(), words, [&](PersonIndex p) -> const std::vector<std::string>& {
    return names[static_cast<std::size_t>(p)];
  });
}

Named<SideIndex> sideNamed(const Battle& battle, Words words) {
  std::vector<std::vector<std::string>> names;
  for (const SideInfo& info : battle.setup->sides) names.push_back(namingWords(info.name, info.id));
  auto named = longest<SideIndex>(
      2, words, [&](SideIndex s) -> const std::vector<std::string>& { return names[static_cast<std::size_t>(s)]; });
  return named;
}

std::vector<StepIndex> stepsNamed(const RuleSet& rules, Words words) {
  const Sequence& sequence = rules.definition().sequence();
  std::vector<StepIndex> best;
  double bestScore = 0;
  for (int i = 0; i < sequence.size(); ++i) {
    const Step& step = sequence.step(i);
    if (step.id == "deployment" || step.id == "arrivals") continue;
    const std::vector<std::string> names = namingWords(step.title, step.id);
    double score = 0;
    std::size_t named = 0;
    for (const Word& word : words) {
      if (senseOf(word.text) == Sense::filler) continue;
      const int fits = bestLikeness(names, word.text);
      if (fits == 0) {
        named = 0;
        break;
      }
      ++named;
      score += fits;
    }
    if (named == 0) continue;
    // Of two titles with the same words the shorter is meant.
    score += 1.0 / static_cast<double>(1 + wordsOfName(step.title).size());
    if (score > bestScore + 1e-9) best.clear();
    if (score >= bestScore - 1e-9) best.push_back(static_cast<StepIndex>(i));
    bestScore = std::max(bestScore, score);
  }
  // A phase stands for its steps.
  const auto within = [&](int step, int phase) {
    for (; step >= 0; step = sequence.step(step).parent)
      if (step == phase) return true;
    return false;
  };
  for (const StepIndex phase : best)
    if (std::ranges::all_of(best, [&](StepIndex other) { return within(other, phase); })) return {phase};
  return best;
}

std::vector<std::string> namesLike(const Battle& battle, std::string_view typed) {
  constexpr std::size_t most = 9;
  constexpr std::size_t shortest = 4;
  std::vector<std::pair<std::string, std::vector<std::string>>> all;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    all.emplace_back(unitInFull(battle, u), wordsOfName(unitInFull(battle, u)));
  for (PersonIndex p = 0; p < battle.personCount(); ++p)
    all.emplace_back(personInFull(battle, p), wordsOfName(personInFull(battle, p)));
  std::vector<std::string_view> words;
  for (const auto& [name, its] : all)
    for (const std::string& word : its)
      if (word.size() >= shortest) words.push_back(word);
  std::vector<std::string> names;
  const std::string near = typed.size() < shortest ? std::string() : nearestWord(typed, words);
  for (const auto& [name, its] : all)
    if (!near.empty() && names.size() < most && std::ranges::find(its, near) != its.end()) names.push_back(name);
  return names;
}

std::string unitsInFull(const Battle& battle, const std::vector<UnitIndex>& units) {
  std::string names;
  for (const UnitIndex u : units) names += (names.empty() ? "" : ", ") + unitInFull(battle, u);
  return names;
}

}  // namespace signifer::tell
