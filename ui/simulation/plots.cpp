#include "simulation/plots.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "language/names.h"
#include "lengths.h"
#include "simulation/course.h"
#include "symbols.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

Course courseOf(const SimulationRecords& records) {
  return signifer::courseOf(records.battles, records.about.at("firstTurn").get<int>());
}

double perCent(std::uint32_t part, std::size_t of) {
  return of == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(of);
}

}  // namespace

QString sideOf(const SimulationRecords& records, std::size_t side) {
  return text(saidName(records.about.at("sides").at(side).at("name").get<std::string>()));
}

Plot decidedPlot(const SimulationRecords& records) {
  Plot plot;
  plot.title = tr("Who has won by the end of each turn");
  plot.note = tr("% of battles");
  PlotLayer first{PlotLayer::Kind::area, 0, {}, {}, sideOf(records, 0), false};
  PlotLayer second{PlotLayer::Kind::area, 1, {}, {}, sideOf(records, 1), false};
  PlotLayer open{PlotLayer::Kind::area, noSide, {}, {}, tr("still open or drawn"), false};
  QStringList words;
  const Course course = courseOf(records);
  for (const TurnOfCourse& turn : course.turns) {
    const double one = perCent(turn.won[0], records.battles.size());
    const double other = perCent(turn.won[1], records.battles.size());
    plot.turns.push_back(turn.turn);
    first.low.push_back(0);
    first.high.push_back(one);
    second.low.push_back(100 - other);
    second.high.push_back(100);
    open.low.push_back(one);
    open.high.push_back(100 - other);
    words << tr("turn %1: %2 %3 %, %4 %5 %")
                 .arg(turn.turn)
                 .arg(first.words)
                 .arg(qRound(one))
                 .arg(second.words)
                 .arg(qRound(other));
  }
  plot.layers = {first, second, open};
  plot.sentence = words.join(QStringLiteral("; "));
  return plot;
}

Plot chancePlot(const SimulationRecords& records) {
  Plot plot;
  plot.title = tr("Chance to win");
  plot.note = tr("% for %1 between machines of equal strength: middle and most of the battles").arg(sideOf(records, 0));
  PlotLayer band{PlotLayer::Kind::band, 0, {}, {}, {}, false};
  PlotLayer middle{PlotLayer::Kind::line, 0, {}, {}, sideOf(records, 0), false};
  PlotLayer level{PlotLayer::Kind::line, noSide, {}, {}, {}, true};
  QStringList words;
  for (const TurnOfCourse& turn : courseOf(records).turns) {
    plot.turns.push_back(turn.turn);
    band.low.push_back(100 * turn.low);
    band.high.push_back(100 * turn.high);
    middle.high.push_back(100 * turn.middle);
    level.high.push_back(50);
    words << tr("turn %1: %2 %").arg(turn.turn).arg(qRound(100 * turn.middle));
  }
  plot.layers = {band, level, middle};
  plot.sentence = words.join(QStringLiteral("; "));
  return plot;
}

Plot lengthPlot(const SimulationRecords& records) {
  std::map<int, std::array<std::uint32_t, 3>> ends;
  for (const PlayedBattle& battle : records.battles)
    ++ends[battle.turns][battle.winner == noSide ? 2 : static_cast<std::size_t>(battle.winner)];
  Plot plot;
  plot.title = tr("When it ends");
  plot.note = tr("turns, % of battles");
  if (ends.empty()) return plot;
  std::array<PlotLayer, 3> bars;
  bars.fill({PlotLayer::Kind::bar, noSide, {}, {}, {}, false});
  bars[0].side = 0;
  bars[1].side = 1;
  for (const std::size_t side : {0, 1}) bars[side].words = sideOf(records, side);
  bars[2].words = tr("drawn");
  plot.most = 1;
  QStringList words;
  for (int turn = ends.begin()->first; turn <= ends.rbegin()->first; ++turn) {
    plot.turns.push_back(turn);
    double top = 0;
    // The second side at the foot, then the first, then draws.
    for (const std::size_t which : {std::size_t{1}, std::size_t{0}, std::size_t{2}}) {
      const double share = perCent(ends[turn][which], records.battles.size());
      bars[which].low.push_back(top);
      top += share;
      bars[which].high.push_back(top);
    }
    plot.labels.push_back(top > 0 ? QString::number(qRound(top)) : QString());
    plot.most = std::max(plot.most, top * 1.18);
    words << tr("turn %1: %2 %").arg(turn).arg(qRound(top));
  }
  plot.layers = {bars[1], bars[0], bars[2]};
  plot.sentence = words.join(QStringLiteral("; "));
  return plot;
}

QString turningWords(const SimulationRecords& records) {
  const Course course = courseOf(records);
  if (course.turningPoint)
    return tr("Turning point: turn %1. Whichever side is ahead when it ends wins at least four times in five.")
        .arg(*course.turningPoint);
  const auto led = [](const TurnOfCourse& turn) { return turn.led[0] + turn.led[1]; };
  const auto best = std::ranges::max_element(course.turns, {}, led);
  if (best == course.turns.end() || led(*best) < 20) return {};
  return tr("No turning point: whoever is ahead at the end of turn %1 wins %2 %.")
      .arg(best->turn)
      .arg(qRound(perCent(best->leaderWon[0] + best->leaderWon[1], led(*best))));
}

QString diceWords(const SimulationRecords& records) {
  QStringList words;
  for (SideIndex side = 0; side < 2; ++side) {
    const Luck luck = luckIn(records.battles, side);
    if (luck.rolled == 0) continue;
    QString line =
        tr("%1 rolled %2 on average").arg(sideOf(records, static_cast<std::size_t>(side)), fixedWords(luck.mean, 2));
    if (luck.whenWon > 0 && luck.whenLost > 0)
      line +=
          tr(": %1 in battles won, %2 in battles lost").arg(fixedWords(luck.whenWon, 2), fixedWords(luck.whenLost, 2));
    words << line + QLatin1Char('.');
  }
  return words.join(QLatin1Char(' '));
}

}  // namespace signifer::ui
