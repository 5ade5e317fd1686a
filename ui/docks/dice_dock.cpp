#include "docks/dice_dock.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "lengths.h"
#include "play/dice_statistics.h"
#include "play/wording.h"
#include "simulation/plot_view.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

Plot plotOf(const DiceCount& dice, SideIndex side, const QString& name) {
  Plot plot;
  plot.title = name;
  plot.note = DiceDock::tr("faces; dashed: fair dice");
  PlotLayer bars{PlotLayer::Kind::bar, side, {}, {}, {}, false};
  PlotLayer fair{PlotLayer::Kind::line, noSide, {}, {}, {}, true};
  plot.most = 1;
  QStringList words;
  for (const auto& [face, count] : dice.faces) {
    plot.turns.push_back(face);
    bars.low.push_back(0);
    bars.high.push_back(count.fell);
    fair.high.push_back(count.expected);
    plot.labels.push_back(QString::number(count.fell));
    plot.most = std::max({plot.most, count.fell * 1.25, count.expected * 1.25});
    words << DiceDock::tr("%1: %2 times, %3 expected").arg(face).arg(count.fell).arg(figureWords(count.expected, 1));
  }
  plot.layers = {bars, fair};
  plot.sentence = words.join(QStringLiteral("; "));
  return plot;
}

QString luckWords(const DiceCount& dice) {
  if (dice.luck() >= 2) return DiceDock::tr("uncommonly good luck");
  if (dice.luck() <= -2) return DiceDock::tr("uncommonly bad luck");
  return DiceDock::tr("ordinary luck");
}

}  // namespace

DiceDock::DiceDock(BattleController& game, QWidget* parent)
    : Dock(tr("Dice"), QStringLiteral("diceDock"), parent), game_(game) {
  dropBar();
  auto* body = new QWidget;
  auto* row = new QHBoxLayout(body);
  row->setContentsMargins(12, 6, 12, 6);
  row->setSpacing(18);
  for (std::size_t side = 0; side < 2; ++side) {
    auto* column = new QVBoxLayout;
    plots_[side] = new PlotView;
    words_[side] = new Label(12.5, QFont::Normal, Label::Tone::second);
    words_[side]->setObjectName(QStringLiteral("diceWords%1").arg(side));
    words_[side]->setWordWrap(true);
    column->addWidget(plots_[side], 1);
    column->addWidget(words_[side]);
    row->addLayout(column, 1);
  }
  auto* scroll = new QScrollArea;
  scroll->setWidget(body);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  setWidget(scroll);
  connect(&game_, &BattleController::changed, this, &DiceDock::refresh, Qt::QueuedConnection);
  // A hidden dock works nothing out. The window hides its docks once more after its battle is gone, which ends this
  // connection.
  connect(this, &QDockWidget::visibilityChanged, &game_, [this](bool seen) {
    seen_ = seen;
    refresh();
  });
}

void DiceDock::refresh() {
  if (!game_.hasBattle() || !seen_) return;
  const DiceStatistics statistics = diceStatistics(game_.session());
  for (SideIndex side = 0; side < 2; ++side) {
    const auto at = static_cast<std::size_t>(side);
    const DiceCount& dice = statistics.sides[at];
    plots_[at]->setPlot(plotOf(dice, side, text(sideName(game_.battle(), side))));
    words_[at]->setText(dice.rolled == 0 ? tr("No dice yet.")
                                         : tr("%1 dice, %2 on average; fair dice give %3: %4.")
                                               .arg(dice.rolled)
                                               .arg(figureWords(dice.mean()))
                                               .arg(figureWords(dice.expectedMean()))
                                               .arg(luckWords(dice)));
  }
}

}  // namespace signifer::ui
