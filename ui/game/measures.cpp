#include "game/measures.h"

#include <algorithm>

#include "language/language.h"
#include "lengths.h"
#include "play/wording.h"
#include "symbols.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QString reasonsOf(const BattleController& game, const SightLine& line) {
  QStringList words;
  for (const Reason& reason : line.reasons) words << reasonWords(game.rules(), game.battle(), reason);
  return words.join(QLatin1Char(' '));
}

std::vector<MeasureRow> sightRows(const BattleController& game, UnitIndex unit, bool reversed) {
  std::vector<MeasureRow> rows;
  const std::vector<SightView> views = sightViews(game, unit, reversed);
  for (const bool seen : {true, false})
    for (const SightView& view : views) {
      if (view.line.seen != seen) continue;
      const auto& reasons = view.line.reasons;
      rows.push_back({view.other, text(unitName(game.battle(), view.other)), apartInWords(game, view.away),
                      reasonsOf(game, view.line), reasons.empty() ? QString() : text(reasons.front().rule), seen});
    }
  return rows;
}

std::vector<MeasureRow> zoneRows(const BattleController& game, UnitIndex unit) {
  std::vector<Zone> zones = game.rules().zones(game.battle(), unit);
  std::ranges::stable_sort(zones, {}, [](const Zone& zone) { return zone.reach.value; });
  std::vector<MeasureRow> rows;
  for (const Zone& zone : zones) {
    QString title = phraseOf(game.definition(), zone.phrase);
    if (zone.person != noPerson)
      title = text(said("{0}: {1}", {std::string(personName(game.battle(), zone.person)), title.toStdString()}));
    const auto figure = worded(game.definition(), game.battle(), zone.reach);
    rows.push_back({noUnit, title, QString::fromStdString(figure), {}, text(zone.rule), true});
  }
  return rows;
}

}  // namespace

QString lengthIn(const BattleController& game, double length) {
  return text(wordedAtLength(game.definition(), game.battle(), toLength(length)));
}

QString zoneWords(const BattleController& game, const Zone& zone) {
  const QString words = phraseOf(game.definition(), zone.phrase);
  return QStringLiteral("%1 · %2").arg(words, QString::fromStdString(worded(zone.reach)));
}

QString apartInWords(const BattleController& game, const Figure& apart, bool shortly) {
  if (apart.measure != Figure::Measure::length) return text(worded(apart));
  return shortly ? lengthSaid(apart.value / double{oneInch}, 1) : lengthIn(game, apart.value);
}

std::vector<EnemyAway> enemiesByDistance(const BattleController& game, UnitIndex unit) {
  const Battle& battle = game.battle();
  std::vector<EnemyAway> enemies;
  for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
    const Unit& other = battle.unit(i);
    if (other.present && other.side != battle.unit(unit).side && game.rules().portray(battle, i).shape != Shape::person)
      enemies.push_back({game.rules().apart(battle, unit, i), i});
  }
  std::ranges::stable_sort(enemies, {}, [](const EnemyAway& enemy) { return enemy.away.value; });
  return enemies;
}

std::vector<SightView> sightViews(const BattleController& game, UnitIndex unit, bool reversed) {
  std::vector<SightView> views;
  for (const auto& [away, other] : enemiesByDistance(game, unit)) {
    const auto line = game.rules().sight(game.battle(), reversed ? other : unit, reversed ? unit : other);
    if (line) views.push_back({other, away, *line});
  }
  return views;
}

std::vector<MeasureRow> measureRows(const BattleController& game, UnitIndex unit, Measured what) {
  switch (what) {
    case Measured::nothing:
      return {};
    case Measured::sees:
    case Measured::seenBy:
      return sightRows(game, unit, what == Measured::seenBy);
    case Measured::zones:
      return zoneRows(game, unit);
    case Measured::distances:
      break;
  }
  std::vector<MeasureRow> rows;
  for (const auto& [away, other] : enemiesByDistance(game, unit))
    rows.push_back({other, text(unitName(game.battle(), other)), apartInWords(game, away), {}, {}, true});
  return rows;
}

QString measureTitle(Measured what) {
  switch (what) {
    case Measured::nothing:
      return {};
    case Measured::sees:
      return tr("Sees, nearest first");
    case Measured::seenBy:
      return tr("Is seen by, nearest first");
    case Measured::distances:
      return tr("Enemies, nearest first");
    case Measured::zones:
      return tr("Reaches and zones");
  }
  return {};
}

QString nothingMeasured(const BattleController& game, Measured what) {
  const QString rules = QString::fromStdString(game.definition().name());
  if (what == Measured::zones) return tr("%1 measures no reaches or zones for this unit.").arg(rules);
  if (what == Measured::distances) return tr("No enemies are left on the table.");
  return tr("%1 has no rules for sight.").arg(rules);
}

}  // namespace signifer::ui
