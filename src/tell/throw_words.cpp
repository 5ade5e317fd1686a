#include "tell/throw_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "rules/hand_turns.h"
#include "rules/procedure_odds.h"
#include "schema/field_reader.h"
#include "sheet/roll_odds.h"
#include "sheet/roll_words.h"

namespace signifer::tell {
namespace {

std::string modifierInWords(const RuleSet& rules, const Modifier& modifier) {
  const RuleText* rule = rules.definition().findRule(modifier.rule);
  const std::string figure = worded(Figure::count(modifier.value)) + (modifier.half ? "½" : "");
  const std::string sign = modifier.amount() > 0 ? "+" : "";
  return sign + figure + " " + (rule == nullptr ? "" : rule->label + " ") + "(" + std::string(modifier.rule) + ")";
}

std::string diceInWords(std::size_t count, Die die) {
  const std::string number = std::to_string(count);
  if (die == Die::avd) return said(count == 1 ? "{0} average die" : "{0} average dice", {number});
  return number + (die == Die::d6 ? said("d6") : nameOf(die));
}

std::string modifiersInWords(const RuleSet& rules, const Consultation& ruling) {
  std::string words;
  for (const Modifier& modifier : ruling.ruling.modifiers.list())
    words += (words.empty() ? "" : ", ") + modifierInWords(rules, modifier);
  return words;
}

std::string oddsInWords(const RollOdds& odds) {
  std::string words;
  for (const RollOddsRow& row : odds.rows)
    words += (words.empty() ? "" : ", ") + said("{0}: {1}", {row.words, percentInWords(row.share)});
  return words.empty() ? words : said("{0}: {1}", {odds.caption, words});
}

// "Hits: none 58 %, 1: 42 %."
std::string chancesInWords(const Reader& reader, const ForeseenThrow& one) {
  const Consultation& ruling = *one.ruling;
  const ProcedureInfo& info = ruling.procedure->info();
  std::string words;
  for (const std::string& name : info.headline) {
    const int result = indexOf(info.results, name);
    if (result < 0) continue;
    const Field& field = info.results[static_cast<std::size_t>(result)];
    std::string chances;
    try {
      OddsWatch watch(OddsLimit{});
      const std::vector<Odds> all = ruling.procedure->odds(ruling.inputs, {result}, watch);
      // A result that comes whatever falls is no chance.
      if (all.size() < 2) continue;
      if (all.size() > mostOutcomes && field.type == FieldType::integer) {
        words += (words.empty() ? "" : " ") + oddsInWords(orMore(field, all)) + ".";
        continue;
      }
      for (const Odds& odds : all) {
        const std::string what = valueWords(field, toJson(field, odds.result.front()));
        const std::string chance = percentInWords(odds.weight.value());
        // "1: 33 %": two figures in a row are hard to read.
        const bool figure = !what.empty() && what.back() >= '0' && what.back() <= '9';
        chances += (chances.empty() ? "" : ", ") + (figure ? said("{0}: {1}", {what, chance}) : what + " " + chance);
      }
    } catch (const OddsGivenUp&) {
      continue;
    }
    words += (words.empty() ? "" : " ") + said("{0}: {1}", {captionInShort(field), chances}) + ".";
  }
  return withNames(reader, ruling, one.dice.unit, one.dice.against, words);
}

}  // namespace

std::string throwInWords(const RuleSet& rules, const Battle& battle, const ForeseenThrow& one, bool withChances) {
  std::string words;
  const auto add = [&words](const std::string& sentence) {
    if (!sentence.empty()) words += (words.empty() ? "" : " ") + sentence + (sentence.back() == '.' ? "" : ".");
  };
  const Reader reader{&rules.definition(), &battle, battle.active};
  std::string dice =
      one.dice.cards > 0 || one.dice.faces.empty() ? std::string() : diceInWords(one.dice.faces.size(), one.dice.die);
  if (const std::string counts = countsInWords(one.reading, one.from, one.dice.die); !counts.empty())
    dice += (dice.empty() ? "" : ", ") + counts;
  add(dice);
  // A throw for a leader is told with the unit that he is with.
  if (one.dice.purpose.find("leader") != std::string::npos && one.dice.unit != noUnit)
    for (PersonIndex p = 0; p < battle.personCount(); ++p)
      if (battle.person(p).present && battle.person(p).unit == one.dice.unit) add(personInFull(battle, p));
  if (!one.ruling) return words;
  const Consultation& ruling = *one.ruling;
  const ToldRoll told = toldRoll(reader, one);
  add(modifiersInWords(rules, ruling));
  for (const std::string& fact : told.facts) add(fact);
  const std::string results = resultsInWords(resultsBefore(reader, one));
  add(results);
  if (!withChances) return words;
  const std::string chances = chancesInWords(reader, one);
  // A score that is held against another's has no result of its own.
  add(chances.empty() ? oddsInWords(told.odds) : chances);
  return words;
}

bool isTest(const RuleSet& rules, const ForeseenThrow& one) {
  const HandTurns* turns = handTurnsOf(rules);
  return turns != nullptr && one.ruling && one.dice.unit != noUnit &&
         hasWord(turns->tests(), one.ruling->procedure->info().id);
}

bool isWay(const ForeseenThrow& one) {
  if (!one.ruling) return false;
  const ProcedureInfo& info = one.ruling->procedure->info();
  return std::ranges::any_of(info.results, [&](const Field& field) {
    const bool told = info.headline.empty() || std::ranges::find(info.headline, field.name) != info.headline.end();
    return told && !field.unit.empty();
  });
}

}  // namespace signifer::tell
