#include "game/roll_view.h"

#include <QRegularExpression>
#include <algorithm>
#include <numeric>
#include <string_view>

#include "dice/sources.h"
#include "game/roll_odds.h"
#include "lengths.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "symbols.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

// "one hit", "2 hits", "not routs", "disordered": an outcome after a colon.
QString outcomeWords(const Field& field, const Value& value) {
  const QString caption = lowerFirst(captionOf(field));
  if (field.type == FieldType::boolean) return value.whole != 0 ? caption : tr("%1: no").arg(caption);
  if (field.type != FieldType::integer && field.type != FieldType::number) return valueWords(field, value);
  if (field.name == "hits" && value.whole == 0) return tr("no hit");
  if (field.name == "hits") return counted(static_cast<qsizetype>(value.whole), tr("one hit"), tr("%1 hits"));
  return QStringLiteral("%1 %2").arg(caption, measuredWords(field, value));
}

// "6 + 2, +1 = 9"; "4 + 5 = 9" where the modifiers count for something else than the roll.
QString sumWords(const Consultation& ruling) {
  // Larger pools are added up by hand no more: their sum says nothing.
  constexpr std::size_t mostSummed = 3;
  QStringList faces;
  for (const int face : ruling.faces) faces << QString::number(face);
  if (faces.isEmpty()) return {};
  const Fields& results = ruling.procedure->info().results;
  const int thrown = std::accumulate(ruling.faces.begin(), ruling.faces.end(), 0);
  const int total = thrown + ruling.ruling.modifiers.total();
  // A score comes before a mere sum of faces.
  for (const bool scored : {true, false})
    for (std::size_t i = 0; i < results.size() && ruling.faces.size() <= mostSummed; ++i) {
      const Value& value = ruling.ruling.result[i];
      const double sum = results[i].type == FieldType::number ? value.real : static_cast<double>(value.whole);
      // A score counts figures of the unit, too.
      const bool score = results[i].name == "score";
      if (!isSum(results[i]) || score != scored || (!score && sum != total && sum != thrown)) continue;
      QString words = faces.join(QStringLiteral(" + "));
      if (sum != thrown) words += tr(", %1").arg(signedValue(sum - thrown));
      return faces.size() > 1 || sum != thrown ? tr("%1 = %2").arg(words, figureWords(sum)) : words;
    }
  // A test of two dice against a figure adds them up, though its outcome alone is told.
  const bool test = std::ranges::any_of(results, [](const Field& field) { return field.name == "needed"; }) &&
                    std::ranges::any_of(results, [](const Field& field) { return field.name == "outcome"; });
  if (test && faces.size() == 2) return tr("%1 = %2").arg(faces.join(QStringLiteral(" + "))).arg(thrown);
  // Several that count each for itself are on the dice already.
  return faces.size() == 1 ? faces.front() : QString();
}

// The face, or the sum, that is needed on the dice.
bool isNeeded(const Field& field) {
  const std::string_view name = field.name;
  return name == "needed" || name.ends_with("Needed") || name == "target" || name == "first";
}

// "1 hit 42 %", but "3: 17 %": two figures in a row are hard to read.
QString chanceOf(const QString& what, const QString& chance) {
  return what.back().isDigit() ? QStringLiteral("%1: %2").arg(what, chance) : tr("%1 %2").arg(what, chance);
}

}  // namespace

// The caption without its explanation, which is for forms: "Save needed; 0: none".
QString captionOf(const Field& field) {
  return captionWithoutUnit(field).section(QLatin1Char(';'), 0, 0).section(QStringLiteral(" ("), 0, 0);
}

QString valueWords(const Field& field, const Value& value) {
  switch (field.type) {
    case FieldType::boolean:
      return value.whole != 0 ? tr("yes") : tr("no");
    case FieldType::number:
      return isLength(field) ? lengthFigure(value.real) : figureWords(value.real);
    case FieldType::choice:
      return value.whole >= 0 && value.whole < static_cast<std::int64_t>(field.values.size())
                 ? wordOf(field, static_cast<std::size_t>(value.whole))
                 : QString();
    case FieldType::list: {
      QStringList words;
      for (std::size_t i = 0; i < field.values.size(); ++i)
        if ((value.whole >> i) & 1) words << wordOf(field, i);
      return words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral(", "));
    }
    default:
      if (const auto worded = field.figureWords.find(value.whole); worded != field.figureWords.end())
        return QString::fromStdString(worded->second);
      return isLength(field) ? lengthFigure(static_cast<double>(value.whole)) : QString::number(value.whole);
  }
}

QString measuredWords(const Field& field, const Value& value) {
  const QString unit = unitOf(field);
  QString words = valueWords(field, value);
  if (unit.isEmpty() || (field.type != FieldType::integer && field.type != FieldType::number)) return words;
  return unit == QLatin1String("°") ? words + unit : tr("%1 %2").arg(words, unit);
}

LetteredSides letteredSides(const Battle& battle, const Consultation& ruling, UnitIndex one, UnitIndex other,
                            SideIndex active) {
  const auto letters = [](const Field& field) {
    const auto has = [&field](const char* letter) {
      return std::ranges::find(field.values, letter) != field.values.end();
    };
    return field.type == FieldType::choice && has("a") && has("b");
  };
  if (std::ranges::none_of(ruling.procedure->info().results, letters) || active == noSide) return {};
  LetteredSides sides{ruling.procedure, text(sideName(battle, active)), text(sideName(battle, enemyOf(active)))};
  for (const UnitIndex unit : {one, other})
    if (unit != noUnit) (battle.unit(unit).side == active ? sides.a : sides.b) = text(unitName(battle, unit));
  return sides;
}

QString LetteredSides::named(QString words) const {
  if (procedure == nullptr) return words;
  static const QRegularExpression first(QStringLiteral("\\bA\\b"));
  static const QRegularExpression second(QStringLiteral("\\bB\\b"));
  // Through marks, as a name may hold a letter.
  const QString mark(QChar(0x1));
  words.replace(second, mark).replace(first, a);
  return words.replace(mark, b);
}

namespace {

void name(RollView& view, const LetteredSides& sides) {
  for (QString& fact : view.facts) fact = sides.named(fact);
  for (OddsRow& row : view.odds.rows) row.words = sides.named(row.words);
  view.odds.caption = sides.named(view.odds.caption);
  view.result = sides.named(view.result);
}

}  // namespace

OddsView tellingOdds(const Consultation& ruling) { return Outcomes(ruling).view(); }

QString chanceWords(const Consultation& ruling) {
  Outcomes outcomes(ruling);
  const std::optional<std::size_t> at = outcomes.telling();
  if (!at) return {};
  const Field& field = outcomes.fields()[*at];
  if (field.type == FieldType::boolean) {
    for (const Odds& odds : outcomes.of(*at))
      if (odds.result.front().whole != 0) return tr("%1: %2").arg(captionOf(field), percentWords(odds.weight.value()));
    return {};
  }
  constexpr std::size_t few = 3;
  QStringList words;
  for (const Odds& odds : outcomes.of(*at))
    words << chanceOf(rowWords(field, odds.result.front()), percentWords(odds.weight.value()));
  return words.size() <= static_cast<qsizetype>(few) ? words.join(QStringLiteral(", ")) : QString();
}

RollView rollView(const Definition& definition, const Consultation& ruling, bool rolled) {
  RollView view;
  view.title = QString::fromStdString(ruling.procedure->info().title);
  Outcomes outcomes(ruling);
  double sum = 0;
  const auto add = [&](const Modifier& modifier) {
    view.modifiers.push_back({modifier.amount(), text(modifier.rule), modifierWords(definition, modifier.rule)});
    sum += modifier.amount();
  };
  // Before the roll only what counts whatever falls.
  if (rolled)
    std::ranges::for_each(ruling.ruling.modifiers.list(), add);
  else
    std::ranges::for_each(outcomes.certainModifiers(), add);
  view.odds = outcomes.view();
  view.scores = outcomes.scores(rolled);
  const Fields& results = ruling.procedure->info().results;
  bool net = false;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Field& field = results[i];
    const bool figure = field.type == FieldType::integer || field.type == FieldType::number;
    if (!figure || isSum(field) || !outcomes.isCertain(i)) continue;
    net = net || isNeeded(field);
    view.facts.push_back(tr("%1: %2").arg(captionOf(field), measuredWords(field, ruling.ruling.result[i])));
  }
  // A figure that is needed on the dice has the modifiers in it: nothing is added to what falls.
  if (!view.modifiers.empty() && !net) view.sum = signedValue(sum);
  if (!rolled) {
    view.odds.came = -1;
    return view;
  }
  view.result = sumWords(ruling);
  if (const std::optional<std::size_t> at = outcomes.told()) {
    const QString outcome = outcomeWords(results[*at], ruling.ruling.result[*at]);
    view.result = view.result.isEmpty() ? outcome : tr("%1: %2").arg(view.result, outcome);
  }
  return view;
}

namespace {

int lineThatTells(const Event& event, const Consultation* ruling) {
  for (std::size_t i = 0; i < event.account.size() && ruling != nullptr; ++i)
    for (const Consultation& one : event.account[i].consulted)
      if (&one == ruling) return static_cast<int>(i);
  return -1;
}

}  // namespace

std::vector<RollView> rollsOf(const BattleController& game, const Event& event) {
  std::vector<ToldRuling> told;
  for (const AccountLine& line : event.account)
    for (const Consultation& ruling : line.consulted) told.push_back({line.unit, line.other, &ruling});
  const std::vector<const Consultation*> rulings = rulingsOfThrows(event.dice, std::move(told));
  std::vector<RollView> rolls;
  std::vector<const Consultation*> shown;
  for (std::size_t i = 0; i < event.dice.size(); ++i) {
    const ThrownDice& dice = event.dice[i];
    // A ruling with several throws is shown once, with all of its dice.
    const auto known = std::ranges::find(shown, rulings[i]);
    if (rulings[i] != nullptr && known != shown.end() &&
        rolls[static_cast<std::size_t>(known - shown.begin())].unit == dice.unit) {
      rolls[static_cast<std::size_t>(known - shown.begin())].dice.push_back(dice);
      continue;
    }
    RollView view = rulings[i] != nullptr ? rollView(game.definition(), *rulings[i], true) : RollView{};
    if (view.title.isEmpty()) view.title = phraseOf(game.definition(), dice.purpose);
    view.side = dice.side;
    view.unit = dice.unit;
    view.other = dice.against;
    view.dice.push_back(dice);
    view.line = lineThatTells(event, rulings[i]);
    if (rulings[i] != nullptr)
      name(view, letteredSides(game.battle(), *rulings[i], dice.unit, dice.against, event.side));
    rolls.push_back(std::move(view));
    shown.push_back(rulings[i]);
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
  if (roll.ruling) name(view, letteredSides(game.battle(), *roll.ruling, view.unit, view.other, game.battle().active));
  return view;
}

}  // namespace signifer::ui
