#include "game/roll_odds.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "dice/sources.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// More outcomes than this say nothing at a glance.
constexpr std::size_t mostOutcomes = 8;
// So many of "so much or more" stand for all of them.
constexpr std::size_t mostSteps = 5;
// So many throws tell what the dice decide from what they do not.
constexpr std::uint64_t tries = 12;

bool isFigure(const Field& field) { return field.type == FieldType::integer || field.type == FieldType::number; }
double figureOf(const Field& field, const Value& value) {
  return field.type == FieldType::number ? value.real : static_cast<double>(value.whole);
}

QString orMoreWords(const QString& words) { return tr("%1 or more").arg(words); }

OddsRow rowOf(QString words, Weight weight) {
  weight.reduce();
  return {std::move(words), weight.value(), QString::fromStdString(weight.fraction())};
}

}  // namespace

bool isSum(const Field& field) {
  return field.name == "score" || field.name == "total" || field.name == "roll" || field.name == "die" ||
         field.name == "rolled" || field.name == "bonusRoll" || field.name == "ownScore";
}

QString rowWords(const Field& field, const Value& value) {
  if (field.name == "hits")
    return value.whole == 0 ? tr("No hit") : value.whole == 1 ? tr("1 hit") : tr("%1 hits").arg(value.whole);
  return measuredWords(field, value);
}

const std::vector<Odds>& Outcomes::of(std::size_t field) {
  if (!asked_[field]) known_[field] = atAGlance(static_cast<int>(field));
  asked_[field] = true;
  return known_[field];
}

// The rule set's headline comes first, as the figure that people ask for. Next come outcomes, then distances, then any
// other figure.
std::optional<std::size_t> Outcomes::telling() {
  for (const std::string& name : ruling_.procedure->info().headline) {
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
    const Value value = ruling_.procedure->rule(ruling_.inputs, dice).result[field];
    if (first && *first != value) return false;
    first = value;
  }
  return of(field).size() == 1;
}

std::vector<Modifier> Outcomes::certainModifiers() const {
  std::vector<Modifier> certain(ruling_.ruling.modifiers.list().begin(), ruling_.ruling.modifiers.list().end());
  for (std::uint64_t seed = 1; seed <= tries && !certain.empty(); ++seed) {
    RolledDice dice(seed);
    const Ruling other = ruling_.procedure->rule(ruling_.inputs, dice);
    std::erase_if(certain, [&](const Modifier& one) {
      return std::ranges::none_of(other.modifiers.list(), [&](const Modifier& same) {
        return same.rule == one.rule && same.amount() == one.amount();
      });
    });
  }
  return certain;
}

// None where they would keep the window waiting.
std::vector<Odds> Outcomes::atAGlance(int field) const {
  try {
    OddsWatch watch(OddsLimit{.work = 5e4, .bytes = 4e6});
    return ruling_.procedure->odds(ruling_.inputs, {field}, watch);
  } catch (const OddsGivenUp&) {
    return {};
  }
}

// With nothing else to decide: the last figure with several outcomes, a sum only if there is no other.
std::optional<std::size_t> Outcomes::figure() {
  for (const bool sums : {false, true})
    for (std::size_t i = fields().size(); i-- > 0;)
      if (isFigure(fields()[i]) && isSum(fields()[i]) == sums && of(i).size() >= 2) return i;
  return std::nullopt;
}

OddsView Outcomes::view() {
  OddsView view;
  const std::optional<std::size_t> at = telling();
  if (!at) {
    if (const std::optional<std::size_t> many = figure()) addAtLeast(view, *many);
    return view;
  }
  const Field& field = fields()[*at];
  view.caption = captionOf(field);
  for (const Odds& odds : of(*at)) {
    if (*at < ruling_.ruling.result.size() && odds.result.front() == ruling_.ruling.result[*at])
      view.came = static_cast<int>(view.rows.size());
    view.rows.push_back(rowOf(rowWords(field, odds.result.front()), odds.weight));
  }
  return view;
}

// The lowest value comes whatever falls, so the steps begin above it.
void Outcomes::addAtLeast(OddsView& view, std::size_t at) {
  const Field& field = fields()[at];
  std::vector<Odds> all = of(at);
  std::ranges::sort(all, {}, [&](const Odds& odds) { return figureOf(field, odds.result.front()); });
  view.caption = captionOf(field);
  std::vector<Weight> orMore(all.size());
  orMore.back() = all.back().weight;
  for (std::size_t i = all.size() - 1; i-- > 0;) {
    orMore[i] = orMore[i + 1];
    orMore[i] += all[i].weight;
  }
  const std::size_t steps = std::min(mostSteps, all.size() - 1);
  const std::optional<double> came =
      at < ruling_.ruling.result.size() ? std::optional(figureOf(field, ruling_.ruling.result[at])) : std::nullopt;
  for (std::size_t step = 0; step < steps; ++step) {
    const std::size_t i = 1 + step * (all.size() - 2) / std::max<std::size_t>(1, steps - 1);
    if (came && figureOf(field, all[i].result.front()) <= *came) view.came = static_cast<int>(view.rows.size());
    const QString words = rowWords(field, all[i].result.front());
    view.rows.push_back(rowOf(i + 1 == all.size() ? words : orMoreWords(words), orMore[i]));
  }
}

std::shared_ptr<const ScoreOdds> Outcomes::scores(bool rolled) {
  const auto field = std::ranges::find(fields(), "score", &Field::name);
  if (field == fields().end() || field->type != FieldType::integer || telling()) return nullptr;
  const auto at = static_cast<std::size_t>(field - fields().begin());
  auto found = std::make_shared<ScoreOdds>();
  found->procedure = ruling_.procedure->info().id;
  if (rolled)
    found->scores.emplace_back(ruling_.ruling.result[at].whole, Weight{});
  else
    for (const Odds& odds : of(at)) found->scores.emplace_back(odds.result.front().whole, odds.weight);
  return found->scores.empty() ? nullptr : found;
}

OddsView oddsOfScores(const RollView& own, const RollView& theirs) {
  OddsView view;
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
  view.caption = tr("own score against theirs");
  const std::array<QString, 3> words{tr("Higher"), tr("Equal"), tr("Lower")};
  for (std::size_t i = 0; i < chances.size(); ++i)
    if (chances[i]) view.rows.push_back(rowOf(words[i], *chances[i]));
  return view;
}

}  // namespace signifer::ui
