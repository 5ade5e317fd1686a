#include "game/roll_view.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>
#include <string_view>

#include "rules/procedure_odds.h"
#include "symbols.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// More outcomes than this say nothing at a glance.
constexpr std::size_t mostOutcomes = 8;
// Larger pools are added up by hand no more: their sum says nothing.
constexpr std::size_t mostSummed = 3;

QString tr(const char* words) { return QCoreApplication::translate("RollView", words); }

QString lowerFirst(const QString& words) { return words.left(1).toLower() + words.mid(1); }

// "one hit", "2 hits", "not routs", "disordered": an outcome after a colon.
QString outcomeWords(const Field& field, const Value& value) {
  const QString caption = lowerFirst(captionOf(field));
  if (field.type == FieldType::boolean) return value.whole != 0 ? caption : tr("not: %1").arg(caption);
  if (field.type != FieldType::integer && field.type != FieldType::number) return valueWords(field, value);
  if (field.name == "hits") return counted(static_cast<qsizetype>(value.whole), tr("one hit"), tr("%1 hits"));
  return QStringLiteral("%1 %2").arg(caption, valueWords(field, value));
}

QString rowWords(const Field& field, const Value& value) {
  if (field.name == "hits")
    return value.whole == 0 ? tr("No hit") : value.whole == 1 ? tr("1 hit") : tr("%1 hits").arg(value.whole);
  return valueWords(field, value);
}

bool isSum(const Field& field) {
  return field.name == "score" || field.name == "total" || field.name == "roll" || field.name == "die" ||
         field.name == "rolled" || field.name == "ownScore";
}

struct Varying {
  int field = -1;
  std::vector<Odds> odds;
};

// The last result that the dice decide, not being a mere sum: what the roll is for.
Varying telling(const Consultation& ruling) {
  const Fields& results = ruling.procedure->info().results;
  Varying found;
  for (int i = static_cast<int>(results.size()) - 1; i >= 0; --i) {
    const Field& field = results[static_cast<std::size_t>(i)];
    if (field.type == FieldType::list || isSum(field)) continue;
    std::vector<Odds> odds = ruling.procedure->odds(ruling.inputs, {i});
    if (odds.size() < 2 || odds.size() > mostOutcomes) continue;
    found = {i, std::move(odds)};
    // Hits, a test passed, a band are what is rolled for; side effects stand behind them.
    if (field.name == "hits" || field.type == FieldType::boolean || field.type == FieldType::choice) break;
  }
  return found;
}

QString sumWords(const Consultation& ruling) {
  QStringList faces;
  for (const int face : ruling.faces) faces << QString::number(face);
  if (faces.isEmpty()) return {};
  const Fields& results = ruling.procedure->info().results;
  const int thrown = std::accumulate(ruling.faces.begin(), ruling.faces.end(), 0);
  const int total = thrown + ruling.ruling.modifiers.total();
  for (std::size_t i = 0; i < results.size() && ruling.faces.size() <= mostSummed; ++i) {
    if (!isSum(results[i]) || ruling.ruling.result[i].whole != total) continue;
    QString words = faces.join(QStringLiteral(" + "));
    if (total != thrown) words += tr(", %1").arg(signedValue(total - thrown));
    return faces.size() > 1 || total != thrown ? tr("%1 = %2").arg(words).arg(total) : words;
  }
  return faces.join(QLatin1Char(' '));
}

// Throws and rulings are told in orders of their own: a ruling belongs to a throw where it holds its faces and speaks
// of the same unit.
bool holds(const Consultation& ruling, const std::vector<int>& faces) {
  return !faces.empty() && std::ranges::search(ruling.faces, faces).begin() != ruling.faces.end();
}

}  // namespace

QString captionOf(const Field& field) {
  return QString::fromStdString(field.caption.empty() ? field.name : field.caption);
}

QString valueWords(const Field& field, const Value& value) {
  switch (field.type) {
    case FieldType::boolean:
      return value.whole != 0 ? tr("yes") : tr("no");
    case FieldType::number:
      return QString::number(value.real);
    case FieldType::choice:
      return value.whole >= 0 && value.whole < static_cast<std::int64_t>(field.values.size())
                 ? plainWord(field.values[static_cast<std::size_t>(value.whole)])
                 : QString();
    case FieldType::list: {
      QStringList words;
      for (std::size_t i = 0; i < field.values.size(); ++i)
        if ((value.whole >> i) & 1) words << plainWord(field.values[i]);
      return words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral(", "));
    }
    default:
      return QString::number(value.whole);
  }
}

OddsView tellingOdds(const Consultation& ruling) {
  OddsView view;
  const Varying what = telling(ruling);
  if (what.field < 0) return view;
  const auto at = static_cast<std::size_t>(what.field);
  const Field& field = ruling.procedure->info().results[at];
  view.caption = captionOf(field);
  for (const Odds& odds : what.odds) {
    if (at < ruling.ruling.result.size() && odds.result.front() == ruling.ruling.result[at])
      view.came = static_cast<int>(view.rows.size());
    view.rows.push_back(
        {rowWords(field, odds.result.front()), odds.weight.value(), QString::fromStdString(odds.weight.fraction())});
  }
  return view;
}

RollView rollView(const Definition& definition, const Consultation& ruling, bool rolled) {
  RollView view;
  view.title = QString::fromStdString(ruling.procedure->info().title);
  for (const Modifier& modifier : ruling.ruling.modifiers.list())
    view.modifiers.push_back({modifier.amount(), text(modifier.rule), modifierWords(definition, modifier.rule)});
  if (!view.modifiers.empty()) view.sum = signedValue(ruling.ruling.modifiers.total());
  view.odds = tellingOdds(ruling);
  const Fields& results = ruling.procedure->info().results;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Field& field = results[i];
    const bool figure = field.type == FieldType::integer || field.type == FieldType::number;
    if (!figure || isSum(field) || ruling.procedure->odds(ruling.inputs, {static_cast<int>(i)}).size() != 1) continue;
    view.facts.push_back(tr("%1: %2").arg(captionOf(field), valueWords(field, ruling.ruling.result[i])));
  }
  if (!rolled) {
    view.odds.came = -1;
    return view;
  }
  view.result = sumWords(ruling);
  const Varying what = telling(ruling);
  if (what.field >= 0) {
    const auto at = static_cast<std::size_t>(what.field);
    const QString outcome = outcomeWords(results[at], ruling.ruling.result[at]);
    view.result = view.result.isEmpty() ? outcome : tr("%1: %2").arg(view.result, outcome);
  }
  return view;
}

std::vector<RollView> rollsOf(const BattleController& game, const Event& event) {
  std::vector<RollView> rolls;
  std::vector<const Consultation*> shown;
  for (const ThrownDice& dice : event.dice) {
    const Consultation* found = nullptr;
    for (const bool sameUnit : {true, false})
      for (const AccountLine& line : event.account)
        for (const Consultation& ruling : line.consulted) {
          const bool about = line.unit == dice.unit || line.other == dice.unit;
          if (found == nullptr && (about || !sameUnit) && holds(ruling, dice.faces)) found = &ruling;
        }
    // A ruling with several throws is shown once, with all of its dice.
    const auto known = std::ranges::find(shown, found);
    if (found != nullptr && known != shown.end() &&
        rolls[static_cast<std::size_t>(known - shown.begin())].unit == dice.unit) {
      rolls[static_cast<std::size_t>(known - shown.begin())].dice.push_back(dice);
      continue;
    }
    RollView view = found != nullptr ? rollView(game.definition(), *found, true) : RollView{};
    if (view.title.isEmpty() || found == nullptr) view.title = phraseOf(game.definition(), dice.purpose);
    view.side = dice.side;
    view.unit = dice.unit;
    view.other = dice.against;
    view.dice.push_back(dice);
    rolls.push_back(std::move(view));
    shown.push_back(found);
  }
  return rolls;
}

RollView rollView(const BattleController& game, const ForeseenThrow& roll) {
  RollView view = roll.ruling ? rollView(game.definition(), *roll.ruling, roll.known) : RollView{};
  view.title = phraseOf(game.definition(), roll.dice.purpose);
  view.side = roll.dice.side;
  view.unit = roll.dice.unit;
  view.other = roll.dice.against;
  if (roll.known) view.dice.push_back(roll.dice);
  return view;
}

}  // namespace signifer::ui
