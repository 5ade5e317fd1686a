// The results of the window's battles: in words, bars, charts and losses, and as files.
#include <QBuffer>
#include <QFileDialog>
#include <QPainter>
#include <QSpinBox>
#include <QTableWidget>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "dialogs/save_dialog.h"
#include "files/write_file.h"
#include "play/battle_json.h"
#include "play/losses.h"
#include "play/wording.h"
#include "simulation/comparison.h"
#include "simulation/plot_view.h"
#include "simulation/plots.h"
#include "simulation/share_bars.h"
#include "simulation/simulation_window.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int shownUnits = 200;

QTableWidgetItem* figure(const QString& words, double value) {
  auto* item = new QTableWidgetItem(words);
  item->setData(Qt::UserRole, value);
  item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  return item;
}

double lostShare(const SimulationRecords& records, std::size_t unit) {
  if (records.battles.empty()) return 0;
  const auto lost =
      std::ranges::count_if(records.battles, [unit](const PlayedBattle& battle) { return battle.lost.test(unit); });
  return static_cast<double>(lost) / static_cast<double>(records.battles.size());
}

}  // namespace

QString SimulationWindow::headline() const {
  if (runner_->played() == 0)
    return runner_->running() ? tr("The first battles are being played…") : tr("Who wins this battle, and why?");
  const ShareRow first = winsOf(runner_->records(0), 0);
  const ShareRow second = winsOf(runner_->records(0), 1);
  const auto percent = [](const ShareRow& row) { return QString::number(qRound(row.share.share * 100)); };
  if (runner_->setUps().size() < 2) {
    const ShareRow& best = first.share.share >= second.share.share ? first : second;
    return tr("%1 won %2 %").arg(best.words, percent(best));
  }
  return tr("%1 won %2 %; what if: %3 %").arg(first.words, percent(first), percent(winsOf(runner_->records(1), 0)));
}

void SimulationWindow::showShares() {
  const std::size_t there = runner_->played() == 0 ? 0 : runner_->setUps().size();
  for (std::size_t i = 0; i < 2; ++i) {
    shares_[i]->setVisible(i < there);
    shareHeads_[i]->setVisible(i < there);
    if (i >= there) continue;
    shareHeads_[i]->setText(i == 0 ? tr("A: as on the table · 95 % interval") : tr("B: what if · 95 % interval"));
    const SimulationRecords& records = runner_->records(i);
    shares_[i]->setRows({winsOf(records, 0), winsOf(records, 1), winsOf(records, noSide)});
  }
}

void SimulationWindow::showPlots() {
  const bool there = runner_->played() > 0;
  prospect_->setVisible(!there);
  for (PlotView* plot : plots_) plot->setVisible(there);
  losses_->setVisible(there);
  words_->setVisible(there);
  difference_->setVisible(false);
  if (!there) return;
  const SimulationRecords& records = runner_->records(charted());
  const bool two = runner_->setUps().size() > 1;
  const std::array plots{decidedPlot(records), chancePlot(records), lengthPlot(records)};
  for (std::size_t i = 0; i < plots.size(); ++i) {
    Plot plot = plots[i];
    // A picture of it may be kept.
    if (two) plot.title = QStringLiteral("%1 · %2").arg(charted() == 0 ? tr("A") : tr("B"), plot.title);
    plots_[i]->setPlot(std::move(plot));
  }
  words_->setText((turningWords(records) + QLatin1Char(' ') + diceWords(records)).trimmed());
  difference_->setVisible(runner_->setUps().size() > 1);
  if (runner_->setUps().size() > 1)
    difference_->setText(differenceWords(runner_->records(0), runner_->records(1), runner_->decided()));
}

void SimulationWindow::showLosses() {
  if (runner_->played() == 0) return;
  const bool two = runner_->setUps().size() > 1;
  losses_->setColumnHidden(2, !two);
  losses_->setColumnHidden(3, !two);
  const Battle& start = runner_->setUps().front().start;
  const UnitSet units = unitsTakingPart(runner_->setUps().front().rules->definition(), start);
  std::vector<std::pair<double, UnitIndex>> order;
  for (UnitIndex u = 0; u < start.unitCount(); ++u)
    if (in(units, u)) order.emplace_back(-lostShare(runner_->records(0), static_cast<std::size_t>(u)), u);
  std::ranges::stable_sort(order, {}, &std::pair<double, UnitIndex>::first);
  if (order.size() > shownUnits) order.resize(shownUnits);
  losses_->setRowCount(static_cast<int>(order.size()));
  // Another army has other units: they are compared where both have one of this name.
  for (int row = 0; row < static_cast<int>(order.size()); ++row) {
    const auto [share, unit] = order[static_cast<std::size_t>(row)];
    auto* name = new QTableWidgetItem(QIcon(sideFlag(start.unit(unit).side)), text(unitName(start, unit)));
    losses_->setItem(row, 0, name);
    losses_->setItem(row, 1, figure(QString::number(qRound(-share * 100)), -share));
    if (!two) continue;
    const UnitIndex other = findUnit(runner_->setUps()[1].start, start.setup->units[static_cast<std::size_t>(unit)].id);
    const double there = other == noUnit ? 0 : lostShare(runner_->records(1), static_cast<std::size_t>(other));
    losses_->setItem(row, 2, figure(other == noUnit ? tr("–") : QString::number(qRound(there * 100)), there));
    losses_->setItem(row, 3, figure(other == noUnit ? QString() : signedPoints(there + share, 0), there + share));
  }
  losses_->resizeRowsToContents();
}

bool SimulationWindow::writeTo(const QString& path) const {
  try {
    if (path.endsWith(QLatin1String(".csv"))) {
      std::string all;
      for (std::size_t i = 0; i < runner_->setUps().size(); ++i) all += csvOf(runner_->records(i));
      writeFile(path.toStdString(), all);
    } else if (path.endsWith(QLatin1String(".png"))) {
      QPixmap picture(QSize(1000, 1000) * 2);
      picture.setDevicePixelRatio(2);
      picture.fill(colours().base);
      QPainter painter(&picture);
      for (std::size_t i = 0; i < plots_.size(); ++i)
        paintPlot(painter, QRectF(20, 20 + 325.0 * static_cast<double>(i), 960, 300), plots_[i]->plot());
      painter.end();
      QBuffer bytes;
      bytes.open(QIODevice::WriteOnly);
      if (!picture.save(&bytes, "PNG")) return false;
      writeFile(path.toStdString(), bytes.data().toStdString());
    } else {
      Json json = summaryOf(runner_->records(0));
      if (runner_->setUps().size() > 1) {
        const Difference difference = differenceOf(runner_->records(0).battles, runner_->records(1).battles);
        json = {{"one", json},
                {"other", summaryOf(runner_->records(1))},
                {"difference",
                 {{"side", position_.battle.setup->sides[0].id},
                  {"share", difference.share},
                  {"low", difference.low},
                  {"high", difference.high}}}};
      }
      writeFile(path.toStdString(), json.dump(2) + "\n");
    }
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

void SimulationWindow::save() {
  QString filter;
  const QString title = text(position_.battle.setup->title);
  QString path =
      QFileDialog::getSaveFileName(this, tr("Save the simulation"), proposedFile(tr("%1 – simulation").arg(title), {}),
                                   tr("Figures (*.json);;Battles, a line each (*.csv);;Charts (*.png)"), &filter);
  if (path.isEmpty()) return;
  const QString ending = filter.contains(QLatin1String("csv"))   ? QStringLiteral(".csv")
                         : filter.contains(QLatin1String("png")) ? QStringLiteral(".png")
                                                                 : QStringLiteral(".json");
  path = withEnding(path, ending);
  if (!writeTo(path)) headline_->setText(tr("%1 cannot be written.").arg(path));
}

}  // namespace signifer::ui
