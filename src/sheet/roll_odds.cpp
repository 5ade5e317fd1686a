#include "sheet/roll_odds.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "dice/sources.h"
#include "language/language.h"

namespace signifer {
namespace {

// So many of "so much or more" stand for all of them.
constexpr std::size_t orMoreRows = 5;
// So many throws tell what the dice decide from what they do not.
constexpr std::uint64_t tries = 12;

bool isFigureField(const Field& field) { return field.type == FieldType::integer || field.type == FieldType::number; }
double figureOfField(const Field& field, const Value& value) {
  return field.type == FieldType::number ? value.real : static_cast<double>(value.whole);
}

RollOddsRow rowOf(std::string words, Weight weight) {
  weight.reduce();
  return {std::move(words), weight.value(), weight.fraction()};
}

}  // namespace

bool isSum(const Field& field) {
  static constexpr auto names =
      std::to_array<std::string_view>({"score", "total", "roll", "die", "rolled", "bonusRoll", "ownScore"});
  return std::ranges::find(names, field.name) != names.end();
}

const std::vector<Odds>& Outcomes::of(std::size_t field) {
  if (!asked_[field]) known_[field] = atAGlance(static_cast<int>(field));
  asked_[field] = true;
  return known_[field];
}

// The rule set's headline comes first, as the figure that people ask for. Next come outcomes, then distances, then any
// other figure.
std::optional<std::size_t> Outcomes::telling() {
  for (const std::string& name : procedure_.info().headline) {
    const int at = indexOf(fields(), name);
    if (at < 0) continue;
    const std::size_t outcomes = of(static_cast<std::size_t>(at)).size();
    if (outcomes >= 2 && outcomes <= mostOutcomes) return static_cast<std::size_t>(at);
  }
  enum class Says : std::uint8_t { outcome, way, figure };
  const auto saidBy = [](const Field& field) {
    if (field.name == "hits" || field.type == FieldType::boolean || field.type == FieldType::choice)
      return Says::outcome;
    return field.name == "distance" ? Says::way : Says::figure;
  };
  for (const Says wanted : {Says::outcome, Says::way, Says::figure})
    for (std::size_t i = fields().size(); i-- > 0;) {
      const Field& field = fields()[i];
      if (field.type == FieldType::list || isSum(field) || saidBy(field) != wanted) continue;
      if (of(i).size() >= 2 && of(i).size() <= mostOutcomes) return i;
    }
  return std::nullopt;
}

std::optional<std::size_t> Outcomes::told() {
  if (const auto at = telling()) return at;
  for (const std::string_view name : {"hits", "distance"})
    for (std::size_t i = 0; i < fields().size(); ++i)
      if (fields()[i].name == name && !isCertain(i)) return i;
  return std::nullopt;
}

// A few throws tell most that are not, without all outcomes.
bool Outcomes::isCertain(std::size_t field) {
  std::optional<Value> first;
  for (std::uint64_t seed = 1; seed <= tries; ++seed) {
    RolledDice dice(seed);
    const Value value = procedure_.rule(inputs_, dice).result[field];
    if (first && *first != value) return false;
    first = value;
  }
  return of(field).size() == 1;
}

std::vector<Modifier> Outcomes::certain(const Modifiers& modifiers) const {
  std::vector<Modifier> certain(modifiers.list().begin(), modifiers.list().end());
  for (std::uint64_t seed = 1; seed <= tries && !certain.empty(); ++seed) {
    RolledDice dice(seed);
    const Ruling other = procedure_.rule(inputs_, dice);
    std::erase_if(certain, [&](const Modifier& one) {
      return std::ranges::none_of(other.modifiers.list(), [&](const Modifier& same) {
        return same.rule == one.rule && same.amount() == one.amount();
      });
    });
  }
  return certain;
}

// None where they would keep the reader waiting.
std::vector<Odds> Outcomes::atAGlance(int field) const {
  try {
    OddsWatch watch(OddsLimit{.work = 5e4, .bytes = 4e6});
    return procedure_.odds(inputs_, {field}, watch);
  } catch (const OddsGivenUp&) {
    return {};
  }
}

// With nothing else to decide: the last figure of the headline, else of all with several outcomes; a sum only if there
// is no other.
std::optional<std::size_t> Outcomes::figure() {
  const std::vector<std::string>& headline = procedure_.info().headline;
  for (std::size_t i = headline.size(); i-- > 0;) {
    const int at = indexOf(fields(), headline[i]);
    const auto field = static_cast<std::size_t>(at);
    if (at >= 0 && isFigureField(fields()[field]) && of(field).size() >= 2) return field;
  }
  for (const bool sums : {false, true})
    for (std::size_t i = fields().size(); i-- > 0;)
      if (isFigureField(fields()[i]) && isSum(fields()[i]) == sums && of(i).size() >= 2) return i;
  return std::nullopt;
}

RollOdds Outcomes::view(const std::vector<Value>* came) {
  RollOdds view;
  const std::optional<std::size_t> at = telling();
  if (!at) {
    if (const std::optional<std::size_t> many = figure())
      return orMore(fields()[*many], of(*many), came == nullptr ? nullptr : &(*came)[*many]);
    return view;
  }
  const Field& field = fields()[*at];
  view.caption = captionInShort(field);
  for (const Odds& odds : of(*at)) {
    if (came != nullptr && odds.result.front() == (*came)[*at]) view.came = static_cast<int>(view.rows.size());
    view.rows.push_back(rowOf(rowInWords(field, odds.result.front()), odds.weight));
    if (field.name == "hits" || field.type == FieldType::boolean)
      view.figures.push_back(static_cast<double>(odds.result.front().whole));
  }
  view.hits = field.name == "hits";
  return view;
}

// The lowest value comes whatever falls, so the steps begin above it.
RollOdds orMore(const Field& field, std::vector<Odds> all, const Value* came) {
  RollOdds view;
  std::ranges::sort(all, {}, [&](const Odds& odds) { return figureOfField(field, odds.result.front()); });
  view.caption = captionInShort(field);
  std::vector<Weight> chances(all.size());
  chances.back() = all.back().weight;
  for (std::size_t i = all.size() - 1; i-- > 0;) {
    chances[i] = chances[i + 1];
    chances[i] += all[i].weight;
  }
  const std::size_t steps = std::min(orMoreRows, all.size() - 1);
  for (std::size_t step = 0; step < steps; ++step) {
    const std::size_t i = 1 + step * (all.size() - 2) / std::max<std::size_t>(1, steps - 1);
    const double figure = figureOfField(field, all[i].result.front());
    if (came != nullptr && figure <= figureOfField(field, *came)) view.came = static_cast<int>(view.rows.size());
    const std::string words = rowInWords(field, all[i].result.front());
    view.rows.push_back(rowOf(i + 1 == all.size() ? words : said("{0} or more", {words}), chances[i]));
  }
  return view;
}

std::shared_ptr<const RollScores> Outcomes::scores(const std::vector<Value>* rolled) {
  const auto field = std::ranges::find(fields(), "score", &Field::name);
  if (field == fields().end() || field->type != FieldType::integer || telling()) return nullptr;
  const auto at = static_cast<std::size_t>(field - fields().begin());
  auto found = std::make_shared<RollScores>();
  found->procedure = procedure_.info().id;
  if (rolled != nullptr)
    found->scores.emplace_back((*rolled)[at].whole, Weight{});
  else
    for (const Odds& odds : of(at)) found->scores.emplace_back(odds.result.front().whole, odds.weight);
  return found->scores.empty() ? nullptr : found;
}

RollOdds oddsAgainst(const ToldRoll& own, const ToldRoll& theirs) {
  RollOdds view;
  if (!own.scores || !theirs.scores || own.scores->procedure != theirs.scores->procedure) return view;
  std::array<std::optional<Weight>, 3> chances;
  for (const auto& [mine, one] : own.scores->scores)
    for (const auto& [other, two] : theirs.scores->scores) {
      auto& chance = chances[mine > other ? 0 : mine == other ? 1 : 2];
      const Weight both = one * two;
      if (chance)
        *chance += both;
      else
        chance = both;
    }
  view.caption = said("own score against theirs");
  const std::array<std::string, 3> words{said("Higher"), said("Equal"), said("Lower")};
  for (std::size_t i = 0; i < chances.size(); ++i)
    if (chances[i]) view.rows.push_back(rowOf(words[i], *chances[i]));
  return view;
}

}  // namespace signifer
