#include "tell/rules_found.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "tell/asked.h"
#include "tell/question_reader.h"

namespace signifer::tell {
namespace {

// Whether the word names a thing that rules are about, and does not only ask.
bool isOfRules(const std::string& word) {
  constexpr Parts things = partsOf(Asks::begins, Asks::deploys, Asks::fights, Asks::tests, Asks::answers, Asks::dice,
                                   Asks::arrives, Asks::scores, Asks::toHit, Asks::wins);
  if (word.size() < 3 || numberOf(word) || senseOf(word) == Sense::filler || senseOf(word) == Sense::isNot)
    return false;
  const Asks asks = asksOf(word);
  return asks == Asks::none ? !isBetween(word) : (partsOf(asks) & things) != 0;
}

// Okapi BM25: what a word that stands so often in a text of so many words adds to its weight. The rarer the word and
// the shorter the text, the more.
double weightOf(double times, double texts, double with, double length, double average) {
  constexpr double saturation = 1.2;
  constexpr double byLength = 0.75;
  const double rarity = std::log(1 + (texts - with + 0.5) / (with + 0.5));
  return rarity * times * (saturation + 1) / (times + saturation * (1 - byLength + byLength * length / average));
}

}  // namespace

RulesFound rulesWith(const Definition& definition, Words question) {
  constexpr std::size_t most = 4;
  // A rule that fits much less than the best is about something else.
  constexpr double near = 0.6;
  RulesFound found;
  const std::vector<RuleText>& all = definition.rules();
  const auto texts = static_cast<double>(all.size());
  std::vector<std::vector<std::string>> words;
  double average = 0;
  for (const RuleText& rule : all) {
    words.push_back(wordsOfName(rule.text + " " + rule.label));
    average += static_cast<double>(words.back().size()) / texts;
  }
  std::vector<std::pair<double, const RuleText*>> fit;
  for (const RuleText& rule : all) fit.emplace_back(0, &rule);
  for (const Word& word : question) {
    if (!isOfRules(word.text)) continue;
    std::vector<std::ptrdiff_t> times;
    for (const auto& rule : words)
      times.push_back(std::ranges::count_if(rule, [&](const std::string& one) { return sameStem(word.text, one); }));
    const auto with = static_cast<double>(std::ranges::count_if(times, [](auto one) { return one > 0; }));
    (with > 0 ? found.had : found.missing).push_back(word);
    for (std::size_t i = 0; i < all.size(); ++i)
      fit[i].first +=
          weightOf(static_cast<double>(times[i]), texts, with, static_cast<double>(words[i].size()), average);
  }
  if (found.had.empty()) return found;
  std::ranges::stable_sort(fit, std::ranges::greater(), &std::pair<double, const RuleText*>::first);
  const double least = near * fit.front().first;
  const auto end = std::ranges::find_if(fit, [&](const auto& one) { return one.first < least; });
  for (auto one = fit.begin(); one != end && found.rules.size() < most; ++one) found.rules.push_back(one->second);
  found.more = static_cast<std::size_t>(end - fit.begin()) - found.rules.size();
  return found;
}

}  // namespace signifer::tell
