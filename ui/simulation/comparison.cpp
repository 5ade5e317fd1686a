#include "simulation/comparison.h"

#include <algorithm>
#include <cmath>

#include "lengths.h"
#include "simulation/plots.h"
#include "simulation/simulation_window.h"

namespace signifer::ui {

QString signedPoints(double share, int places) {
  const QString points = fixedWords(std::abs(share) * 100, places);
  if (points == fixedWords(0, places)) return points;
  return (share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + points;
}

ShareRow winsOf(const SimulationRecords& records, SideIndex side) {
  const auto wins = static_cast<std::uint32_t>(std::ranges::count_if(
      records.battles, [side](const PlayedBattle& battle) { return !battle.stalled && battle.winner == side; }));
  const QString name = side == noSide ? SimulationWindow::tr("Drawn") : sideOf(records, static_cast<std::size_t>(side));
  return {side, name, shareOf(wins, static_cast<std::uint32_t>(records.battles.size()))};
}

QString differenceWords(const SimulationRecords& one, const SimulationRecords& other,
                        const std::optional<Decided>& decided) {
  const Difference difference = differenceOf(one.battles, other.battles);
  QString certainty = difference.low > 0 || difference.high < 0 ? SimulationWindow::tr("more than chance")
                                                                : SimulationWindow::tr("may be chance");
  if (decided)
    certainty = decided->more ? SimulationWindow::tr("decided: better for %1").arg(sideOf(one, 0))
                              : SimulationWindow::tr("decided: worse for %1").arg(sideOf(one, 0));
  return SimulationWindow::tr("Difference %1 points (%2 to %3): %4.")
      .arg(signedPoints(difference.share), signedPoints(difference.low), signedPoints(difference.high), certainty);
}

QString progressWords(const BattleRunner& runner, int battles) {
  QStringList words{SimulationWindow::tr("%1 of %2 battles")
                        .arg(runner.played())
                        .arg(std::max<int>(battles, static_cast<int>(runner.wanted())))};
  if (const double rate = runner.rate(); rate > 0) {
    words << SimulationWindow::tr("%1 a second").arg(fixedWords(rate, rate < 10 ? 1 : 0));
    const double left = (runner.wanted() - runner.played()) * static_cast<double>(runner.setUps().size()) / rate;
    if (runner.running())
      words << (left < 90 ? SimulationWindow::tr("%1 s left").arg(qRound(left))
                          : SimulationWindow::tr("%1 min left").arg(fixedWords(left / 60)));
  }
  if (runner.played() > 0) {
    const auto stalled = std::ranges::count(runner.records(0).battles, true, &PlayedBattle::stalled);
    words << (stalled == 0 ? SimulationWindow::tr("none stalled") : SimulationWindow::tr("%1 stalled").arg(stalled));
  }
  return words.join(QStringLiteral(" · "));
}

}  // namespace signifer::ui
