#include "sheet/roll_words.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <numeric>
#include <string_view>

#include "dice/odds.h"
#include "dice/sources.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/foresight.h"
#include "rules/procedure_odds.h"

namespace signifer {
namespace {

// More outcomes than this say nothing at a glance.
constexpr std::size_t mostOutcomes = 8;
// So many throws tell most of what the dice decide from what they do not.
constexpr std::uint64_t tries = 12;
// Larger pools are added up by hand no more: their sum says nothing.
constexpr std::size_t mostSummed = 3;

std::string figureWords(double value) {
  std::string words = fmt::format("{:.2f}", value);
  words.erase(words.find_last_not_of('0') + 1);
  if (words.ends_with('.')) words.pop_back();
  return localNumber(words.starts_with('-') ? "\u2212" + words.substr(1) : words);
}

// The caption without what explains it to those who fill in a form, and without its unit.
std::string shortCaption(const Field& field) {
  std::string caption = captionOf(field);
  for (const std::string_view cut : {"\u202F;", ";", " (", ", inches", ", Zoll", ", pouces"})
    caption = caption.substr(0, caption.find(cut));
  return caption;
}

bool isSum(const Field& field) {
  static constexpr auto names =
      std::to_array<std::string_view>({"score", "total", "roll", "die", "rolled", "bonusRoll", "ownScore"});
  return std::ranges::find(names, field.name) != names.end();
}

bool isFigure(const Field& field) { return field.type == FieldType::integer || field.type == FieldType::number; }
double figureOf(const Field& field, const Value& value) {
  return field.type == FieldType::number ? value.real : static_cast<double>(value.whole);
}

std::string valueInWords(const Field& field, const Value& value) {
  if (field.type == FieldType::boolean) return valueWords(field, Json(value.whole != 0));
  if (field.type == FieldType::choice) {
    const bool known = value.whole >= 0 && value.whole < static_cast<std::int64_t>(field.values.size());
    return known ? valueWords(field, Json(field.values[static_cast<std::size_t>(value.whole)])) : std::string();
  }
  if (field.type == FieldType::list) {
    Json words = Json::array();
    for (std::size_t i = 0; i < field.values.size(); ++i)
      if ((value.whole >> i) & 1) words.push_back(field.values[i]);
    return valueWords(field, words);
  }
  if (const auto worded = field.figureWords.find(value.whole); isFigure(field) && worded != field.figureWords.end())
    return worded->second;
  const std::string figure = figureWords(figureOf(field, value));
  if (field.unit == "inch") return said("{0} in", {figure});
  return field.unit == "degree" ? figure + "\u00B0" : figure;
}

std::string hitsInWords(std::int64_t hits) { return said("{0|no hit|# hit|# hits}", {std::to_string(hits)}); }

// "2 hits", "routs", "distance 7 in": what came, behind a colon.
std::string outcomeWords(const Field& field, const Value& value) {
  const std::string caption = shortCaption(field);
  if (field.name == "hits") return hitsInWords(value.whole);
  if (field.type == FieldType::boolean) return value.whole != 0 ? caption : said("{0}: no", {caption});
  if (!isFigure(field)) return valueInWords(field, value);
  return caption + " " + valueInWords(field, value);
}

std::string rowWords(const Field& field, const Value& value) {
  return field.name == "hits" ? hitsInWords(value.whole) : valueInWords(field, value);
}

// "6 + 2, +1 = 9"; "4 + 5 = 9" where the modifiers count for something else than the roll.
std::string sumWords(const Consultation& ruling) {
  if (ruling.faces.empty()) return {};
  std::string faces;
  for (const int face : ruling.faces) faces += (faces.empty() ? "" : " + ") + std::to_string(face);
  const Fields& results = ruling.procedure->info().results;
  const int thrown = std::accumulate(ruling.faces.begin(), ruling.faces.end(), 0);
  const int total = thrown + ruling.ruling.modifiers.total();
  for (const bool scored : {true, false})
    for (std::size_t i = 0; i < results.size() && ruling.faces.size() <= mostSummed; ++i) {
      if (!isFigure(results[i]) || !isSum(results[i])) continue;
      const double sum = figureOf(results[i], ruling.ruling.result[i]);
      // A score counts figures of the unit, too.
      const bool score = results[i].name == "score";
      if (score != scored || (!score && sum != total && sum != thrown)) continue;
      if (sum == thrown) return ruling.faces.size() > 1 ? faces + " = " + figureWords(sum) : faces;
      return faces + ", " + (sum > thrown ? "+" : "") + figureWords(sum - thrown) + " = " + figureWords(sum);
    }
  // Several that count each for itself are on the dice already.
  return ruling.faces.size() == 1 ? faces : std::string();
}

// None where they would keep the reader waiting.
std::vector<Odds> oddsOf(const Consultation& ruling, int field) {
  try {
    OddsWatch watch(OddsLimit{.work = 2e4, .bytes = 4e6});
    return ruling.procedure->odds(ruling.inputs, {field}, watch);
  } catch (const OddsGivenUp&) {
    return {};
  }
}

// By result: whether a few throws all bring the same.
std::vector<bool> certainOf(const Consultation& ruling) {
  std::vector<bool> certain(ruling.procedure->info().results.size(), true);
  std::vector<Value> first;
  for (std::uint64_t seed = 1; seed <= tries; ++seed) {
    RolledDice dice(seed);
    const std::vector<Value> result = ruling.procedure->rule(ruling.inputs, dice).result;
    if (first.empty()) first = result;
    for (std::size_t i = 0; i < certain.size(); ++i) certain[i] = certain[i] && result[i] == first[i];
  }
  return certain;
}

// The results in the order in which people ask for them: the rule set's headline, then outcomes, then distances, then
// any other figure.
std::vector<int> asPeopleAsk(const ProcedureInfo& info) {
  std::vector<int> order;
  for (const std::string& name : info.headline)
    if (const int at = indexOf(info.results, name); at >= 0) order.push_back(at);
  const auto kind = [](const Field& field) {
    if (field.name == "hits" || field.type == FieldType::boolean || field.type == FieldType::choice) return 0;
    return field.name == "distance" ? 1 : 2;
  };
  for (int wanted = 0; wanted < 3; ++wanted)
    for (std::size_t i = info.results.size(); i-- > 0;)
      if (info.results[i].type != FieldType::list && !isSum(info.results[i]) && kind(info.results[i]) == wanted)
        order.push_back(static_cast<int>(i));
  return order;
}

}  // namespace

const RollTeller::Question& RollTeller::questionOf(const Consultation& ruling) {
  const auto [found, fresh] = known_.try_emplace(Asked{ruling.procedure, ruling.inputs.at});
  Question& question = found->second;
  if (!fresh) return question;
  question.certain = certainOf(ruling);
  for (const int at : asPeopleAsk(ruling.procedure->info())) {
    if (question.certain[static_cast<std::size_t>(at)]) continue;
    const std::vector<Odds> all = oddsOf(ruling, at);
    if (all.size() < 2 || all.size() > mostOutcomes) continue;
    const Field& field = ruling.procedure->info().results[static_cast<std::size_t>(at)];
    question.telling = at;
    question.odds.caption = shortCaption(field);
    for (const Odds& odds : all) {
      question.values.push_back(odds.result.front());
      question.odds.rows.emplace_back(rowWords(field, odds.result.front()), odds.weight.value());
    }
    break;
  }
  return question;
}

ToldRoll RollTeller::told(const Consultation& ruling) {
  ToldRoll roll;
  roll.title = ruling.procedure->info().title;
  for (const Modifier& modifier : ruling.ruling.modifiers.list()) {
    const RuleText* rule = d_.findRule(modifier.rule);
    roll.modifiers.push_back({modifier.amount(), std::string(modifier.rule),
                              rule == nullptr       ? std::string()
                              : rule->label.empty() ? rule->text
                                                    : rule->label});
  }
  const Question& question = questionOf(ruling);
  const Fields& results = ruling.procedure->info().results;
  for (std::size_t i = 0; i < results.size(); ++i)
    if (isFigure(results[i]) && !isSum(results[i]) && question.certain[i])
      roll.facts.push_back(
          said("{0}: {1}", {shortCaption(results[i]), valueInWords(results[i], ruling.ruling.result[i])}));
  roll.odds = question.odds;
  roll.result = sumWords(ruling);
  if (question.telling < 0) return roll;
  const auto at = static_cast<std::size_t>(question.telling);
  const auto came = std::ranges::find(question.values, ruling.ruling.result[at]);
  if (came != question.values.end()) roll.odds.came = static_cast<int>(came - question.values.begin());
  const std::string outcome = outcomeWords(results[at], ruling.ruling.result[at]);
  roll.result = roll.result.empty() ? outcome : said("{0}: {1}", {roll.result, outcome});
  return roll;
}

std::vector<ToldRoll> RollTeller::rollsOf(const Event& event) {
  std::vector<ToldRuling> rulings;
  for (const AccountLine& line : event.account)
    for (const Consultation& ruling : line.consulted) rulings.push_back({line.unit, line.other, &ruling});
  const std::vector<const Consultation*> ofThrows = rulingsOfThrows(event.dice, std::move(rulings));
  std::vector<ToldRoll> rolls;
  std::vector<const Consultation*> shown;
  for (std::size_t i = 0; i < event.dice.size(); ++i) {
    const ThrownDice& dice = event.dice[i];
    const Consultation* ruling = ofThrows[i];
    // A ruling with several throws is told once, with all of its dice.
    const auto known = std::ranges::find(shown, ruling);
    if (ruling != nullptr && known != shown.end() &&
        rolls[static_cast<std::size_t>(known - shown.begin())].unit == dice.unit) {
      rolls[static_cast<std::size_t>(known - shown.begin())].dice.push_back(&dice);
      continue;
    }
    ToldRoll roll = ruling != nullptr ? told(*ruling) : ToldRoll{};
    if (roll.title.empty()) roll.title = d_.phrase(dice.purpose);
    roll.side = dice.side;
    roll.unit = dice.unit;
    roll.other = dice.against;
    roll.dice = {&dice};
    rolls.push_back(std::move(roll));
    shown.push_back(ruling);
  }
  return rolls;
}

}  // namespace signifer
