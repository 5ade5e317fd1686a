#include "sheet/roll_words.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

#include "dice/sources.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "sheet/roll_figures.h"
#include "sheet/roll_odds.h"

namespace signifer {
namespace {

// Larger pools are added up by hand no more: their sum says nothing.
constexpr std::size_t mostSummed = 3;

// "2 hits", "routs", "distance 7 in": what came, behind a colon.
std::string outcomeWords(const Field& field, const Value& value) {
  const std::string caption = insideSentence(captionInShort(field));
  if (field.name == "hits") return hitsInWords(value.whole);
  if (field.type == FieldType::boolean) return value.whole != 0 ? caption : said("{0}: no", {caption});
  if (!isFigure(field)) return valueInWords(field, value);
  return caption + " " + measuredInWords(field, value);
}

// "6 + 2" of faces; a total that was told instead of them stands alone.
std::string dieWords(const Consultation& ruling, const std::vector<const ThrownDice*>& dice) {
  const bool told = std::ranges::any_of(dice, [](const ThrownDice* one) { return one->told.has_value(); });
  if (told)
    return dice.size() == 1 && dice.front()->told->reading == Reading::total ? figureInWords(dice.front()->told->total)
                                                                             : std::string();
  std::string faces;
  for (const int face : ruling.faces) faces += (faces.empty() ? "" : " + ") + std::to_string(face);
  return faces;
}

// "6 + 2, +1 = 9"; "4 + 5 = 9" where the modifiers count for something else than the roll.
std::string sumWords(const Consultation& ruling, const std::vector<const ThrownDice*>& dice) {
  const std::string faces = dieWords(ruling, dice);
  if (faces.empty()) return {};
  const bool several = faces.find('+') != std::string::npos;
  const Fields& results = ruling.procedure->info().results;
  const int thrown = std::accumulate(ruling.faces.begin(), ruling.faces.end(), 0);
  const int total = thrown + ruling.ruling.modifiers.total();
  // A score comes before a mere sum of faces.
  for (const bool scored : {true, false})
    for (std::size_t i = 0; i < results.size() && ruling.faces.size() <= mostSummed; ++i) {
      if (!isSum(results[i])) continue;
      const double sum = figureOf(results[i], ruling.ruling.result[i]);
      // A score counts figures of the unit, too.
      const bool score = results[i].name == "score";
      if (score != scored || (!score && sum != total && sum != thrown)) continue;
      if (sum == thrown) return several ? faces + " = " + figureInWords(sum) : faces;
      return faces + ", " + signedInWords(sum - thrown) + " = " + figureInWords(sum);
    }
  // A test of two dice against a figure adds them up, though its outcome alone is told.
  const bool test = std::ranges::any_of(results, [](const Field& field) { return field.name == "needed"; }) &&
                    std::ranges::any_of(results, [](const Field& field) { return field.name == "outcome"; });
  if (test && several && ruling.faces.size() == 2) return faces + " = " + std::to_string(thrown);
  // Several that count each for itself are on the dice already.
  return several ? std::string() : faces;
}

// The face, or the sum, that is needed on the dice.
bool isNeeded(const Field& field) {
  const std::string_view name = field.name;
  return name == "needed" || name.ends_with("Needed") || name == "target" || name == "first";
}

bool hasLetters(const Field& field) {
  const auto has = [&field](const char* letter) {
    return std::ranges::find(field.values, letter) != field.values.end();
  };
  return field.type == FieldType::choice && has("a") && has("b");
}

bool isLetter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

// Names for the letters A and B of a form, each a word of its own.
struct Lettered {
  std::string a;
  std::string b;
  [[nodiscard]] std::string named(const std::string& words) const {
    if (a.empty()) return words;
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const bool alone = (i == 0 || !isLetter(words[i - 1])) && (i + 1 == words.size() || !isLetter(words[i + 1]));
      if (alone && words[i] == 'A')
        out += a;
      else if (alone && words[i] == 'B')
        out += b;
      else
        out += words[i];
    }
    return out;
  }
};

Lettered letteredBy(const Reader& reader, const Consultation& ruling, UnitIndex one, UnitIndex other) {
  const Fields& results = ruling.procedure->info().results;
  if (reader.battle == nullptr || reader.active == noSide || std::ranges::none_of(results, hasLetters)) return {};
  const Battle& battle = *reader.battle;
  Lettered sides{std::string(sideName(battle, reader.active)), std::string(sideName(battle, enemyOf(reader.active)))};
  for (const UnitIndex unit : {one, other})
    if (unit != noUnit)
      (battle.unit(unit).side == reader.active ? sides.a : sides.b) = std::string(unitName(battle, unit));
  return sides;
}

std::string ruleWords(const Definition& definition, std::string_view rule) {
  const RuleText* found = definition.findRule(rule);
  if (found == nullptr) return {};
  return found->label.empty() ? found->text : found->label;
}

ToldRoll tell(const Reader& reader, const Consultation& ruling, Outcomes& outcomes, bool rolled,
              const std::vector<const ThrownDice*>& dice) {
  ToldRoll roll;
  roll.title = ruling.procedure->info().title;
  roll.rules = ruling.procedure->info().rules;
  double sum = 0;
  const auto add = [&](const Modifier& modifier) {
    roll.modifiers.push_back(
        {modifier.amount(), std::string(modifier.rule), ruleWords(*reader.definition, modifier.rule)});
    sum += modifier.amount();
  };
  // Before the roll only what counts whatever falls.
  if (rolled)
    std::ranges::for_each(ruling.ruling.modifiers.list(), add);
  else
    std::ranges::for_each(outcomes.certain(ruling.ruling.modifiers), add);
  const std::vector<Value>* came = rolled ? &ruling.ruling.result : nullptr;
  roll.odds = outcomes.view(came);
  roll.scores = outcomes.scores(came);
  const Fields& results = ruling.procedure->info().results;
  bool net = false;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Field& field = results[i];
    if (!isFigure(field) || isSum(field) || !outcomes.isCertain(i)) continue;
    net = net || isNeeded(field);
    roll.facts.push_back(said("{0}: {1}", {captionInShort(field), measuredInWords(field, ruling.ruling.result[i])}));
  }
  // A figure that is needed on the dice has the modifiers in it: nothing is added to what falls.
  if (!roll.modifiers.empty() && !net) roll.sum = signedInWords(sum);
  if (!rolled) return roll;
  roll.result = sumWords(ruling, dice);
  if (const std::optional<std::size_t> at = outcomes.told()) {
    const std::string outcome = outcomeWords(results[*at], ruling.ruling.result[*at]);
    roll.result = roll.result.empty() ? outcome : said("{0}: {1}", {roll.result, outcome});
  }
  return roll;
}

void name(ToldRoll& roll, const Lettered& sides) {
  for (std::string& fact : roll.facts) fact = sides.named(fact);
  for (RollOddsRow& row : roll.odds.rows) row.words = sides.named(row.words);
  roll.odds.caption = sides.named(roll.odds.caption);
  roll.result = sides.named(roll.result);
}

int lineThatTells(const Event& event, const Consultation* ruling) {
  for (std::size_t i = 0; i < event.account.size() && ruling != nullptr; ++i)
    for (const Consultation& one : event.account[i].consulted)
      if (&one == ruling) return static_cast<int>(i);
  return -1;
}

// The values of a throw that its result can hang on: faces, or totals.
std::vector<int> valuesOf(const ForeseenThrow& roll) {
  std::vector<int> values;
  const auto faces = facesOf(roll.dice.die);
  const auto count = static_cast<int>(roll.dice.faces.size());
  if (roll.dice.cards > 0 || count == 0) return values;
  if (roll.reading == Reading::total)
    for (int total = count * faces.front(); total <= count * faces.back(); ++total) values.push_back(total);
  else if (count == 1)
    values.assign(faces.begin(), faces.end());
  values.erase(std::ranges::unique(values).begin(), values.end());
  return values;
}

}  // namespace

ToldRoll toldRoll(const Reader& reader, const Consultation& ruling, UnitIndex unit, UnitIndex other, bool rolled) {
  Outcomes outcomes(*ruling.procedure, ruling.inputs);
  ToldRoll roll = tell(reader, ruling, outcomes, rolled, {});
  name(roll, letteredBy(reader, ruling, unit, other));
  return roll;
}

ToldRoll toldRoll(const Reader& reader, const ForeseenThrow& foreseen) {
  ToldRoll roll;
  const ThrownDice& dice = foreseen.dice;
  if (foreseen.ruling) {
    Outcomes outcomes(*foreseen.ruling->procedure, foreseen.ruling->inputs);
    roll = tell(reader, *foreseen.ruling, outcomes, foreseen.known,
                foreseen.known ? std::vector<const ThrownDice*>{&dice} : std::vector<const ThrownDice*>{});
    name(roll, letteredBy(reader, *foreseen.ruling, dice.unit, dice.against));
  }
  roll.title = reader.definition->phrase(dice.purpose);
  roll.side = dice.side;
  roll.unit = dice.unit;
  roll.other = dice.against;
  if (foreseen.known) roll.dice = {&dice};
  return roll;
}

std::string withNames(const Reader& reader, const Consultation& ruling, UnitIndex unit, UnitIndex other,
                      const std::string& words) {
  return letteredBy(reader, ruling, unit, other).named(words);
}

std::string chanceInWords(const Reader& reader, const Consultation& ruling, UnitIndex unit, UnitIndex other) {
  Outcomes outcomes(*ruling.procedure, ruling.inputs);
  const std::optional<std::size_t> at = outcomes.telling();
  if (!at) return {};
  const Lettered sides = letteredBy(reader, ruling, unit, other);
  const Field& field = outcomes.fields()[*at];
  if (field.type == FieldType::boolean) {
    for (const Odds& odds : outcomes.of(*at))
      if (odds.result.front().whole != 0)
        return sides.named(said("{0}: {1}", {captionInShort(field), percentInWords(odds.weight.value())}));
    return {};
  }
  constexpr std::size_t few = 3;
  if (outcomes.of(*at).size() > few) return {};
  std::string words;
  for (const Odds& odds : outcomes.of(*at)) {
    const std::string what = rowInWords(field, odds.result.front());
    const std::string chance = percentInWords(odds.weight.value());
    // "1 hit 42 %", but "3: 17 %": two figures in a row are hard to read.
    const bool figure = !what.empty() && what.back() >= '0' && what.back() <= '9';
    words += (words.empty() ? "" : ", ") + (figure ? said("{0}: {1}", {what, chance}) : what + " " + chance);
  }
  return sides.named(words);
}

std::vector<RollResult> resultsBefore(const Reader& reader, const ForeseenThrow& foreseen) {
  std::vector<RollResult> results;
  if (!foreseen.ruling) return results;
  const Consultation& ruling = *foreseen.ruling;
  const std::vector<int>& faces = foreseen.dice.faces;
  // Nobody knows what further dice of a ruling will show.
  if (ruling.faces.size() != faces.size()) return results;
  Outcomes outcomes(*ruling.procedure, ruling.inputs);
  const std::optional<std::size_t> at = outcomes.told();
  if (!at) return results;
  const Field& field = outcomes.fields()[*at];
  const Lettered sides = letteredBy(reader, ruling, foreseen.dice.unit, foreseen.dice.against);
  for (const int value : valuesOf(foreseen)) {
    ToldDice told;
    told.total = value;
    const std::vector<int> script = foreseen.reading == Reading::total
                                        ? facesReadingSo(foreseen.dice.die, static_cast<int>(faces.size()), told)
                                        : std::vector<int>{value};
    ScriptedDice dice(script);
    std::string words;
    try {
      words = sides.named(outcomeWords(field, ruling.procedure->rule(ruling.inputs, dice).result[*at]));
    } catch (const ScriptError&) {
      words = said("more dice");
    }
    if (!results.empty() && results.back().words == words)
      results.back().most = value;
    else
      results.push_back({value, value, std::move(words)});
  }
  if (results.size() < 2) results.clear();
  return results;
}

RollTeller::RollTeller(const Definition& definition) : d_(definition) {}
RollTeller::~RollTeller() = default;

Outcomes& RollTeller::outcomesOf(const Consultation& ruling) {
  std::unique_ptr<Outcomes>& known = known_[Asked{ruling.procedure, ruling.inputs.at}];
  if (!known) known = std::make_unique<Outcomes>(*ruling.procedure, ruling.inputs);
  return *known;
}

std::vector<ToldRoll> RollTeller::rollsOf(const Event& event, const Battle* battle) {
  std::vector<ToldRuling> told;
  for (const AccountLine& line : event.account)
    for (const Consultation& ruling : line.consulted) told.push_back({line.unit, line.other, &ruling});
  const std::vector<const Consultation*> rulings = rulingsOfThrows(event.dice, std::move(told));
  const Reader reader{&d_, battle, event.side};
  std::vector<ToldRoll> rolls;
  for (std::size_t i = 0; i < event.dice.size(); ++i) {
    const ThrownDice& dice = event.dice[i];
    const Consultation* ruling = rulings[i];
    const auto isTold = [&](std::size_t earlier) {
      return ruling != nullptr && rulings[earlier] == ruling && event.dice[earlier].unit == dice.unit;
    };
    // A ruling with several throws is told once, with all of its dice.
    bool again = false;
    for (std::size_t earlier = 0; earlier < i; ++earlier) again = again || isTold(earlier);
    if (again) continue;
    std::vector<const ThrownDice*> all{&dice};
    for (std::size_t later = i + 1; later < event.dice.size(); ++later)
      if (isTold(later)) all.push_back(&event.dice[later]);
    ToldRoll roll = ruling != nullptr ? tell(reader, *ruling, outcomesOf(*ruling), true, all) : ToldRoll{};
    if (ruling != nullptr) name(roll, letteredBy(reader, *ruling, dice.unit, dice.against));
    if (roll.title.empty()) roll.title = d_.phrase(dice.purpose);
    roll.side = dice.side;
    roll.unit = dice.unit;
    roll.other = dice.against;
    roll.dice = std::move(all);
    roll.line = lineThatTells(event, ruling);
    rolls.push_back(std::move(roll));
  }
  return rolls;
}

}  // namespace signifer
