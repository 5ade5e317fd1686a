// One battle out of the window's many: which one is meant, and how far it is on its way to the table.
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "simulation/picks.h"
#include "simulation/simulation_window.h"
#include "theme.h"
#include "widgets/depth_switch.h"
#include "widgets/parts.h"

namespace signifer::ui {

QWidget* SimulationWindow::makeHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(14);
  headline_ = new Label(21, QFont::Bold);
  headline_->setObjectName(QStringLiteral("headline"));
  headline_->setWordWrap(true);
  row->addWidget(headline_, 1);
  const QString choice =
      tr("The battle of middle length among those won by the side that won most. It opens with all its moves.");
  for (std::size_t setUp = 0; setUp < medians_.size(); ++setUp) {
    QPushButton*& median = medians_[setUp];
    median = new QPushButton;
    median->setObjectName(setUp == 0 ? QStringLiteral("median") : QStringLiteral("otherMedian"));
    median->setAutoDefault(false);
    median->setToolTip(choice);
    median->setAccessibleDescription(choice);
    row->addWidget(median, 0, Qt::AlignTop);
    connect(median, &QPushButton::clicked, this, [this, setUp] { openMedian(setUp); });
  }
  return head;
}

QWidget* SimulationWindow::makeFoot() {
  auto* foot = new QWidget;
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  opening_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  opening_->setObjectName(QStringLiteral("opening"));
  opening_->setWordWrap(true);
  row->addWidget(opening_, 1);
  row->addWidget(makeChartSwitch());
  stopOpening_ = new QPushButton(tr("Stop"));
  stopOpening_->setObjectName(QStringLiteral("stopOpening"));
  stopOpening_->setAutoDefault(false);
  stopOpening_->setAccessibleName(tr("Stop playing this battle"));
  // The charts stay where they are when it comes and goes.
  QSizePolicy keepsRoom = stopOpening_->sizePolicy();
  keepsRoom.setRetainSizeWhenHidden(true);
  stopOpening_->setSizePolicy(keepsRoom);
  row->addWidget(stopOpening_);
  connect(stopOpening_, &QPushButton::clicked, oneBattle_, &OneBattle::stop);
  return foot;
}

QWidget* SimulationWindow::makeChartSwitch() {
  chartSwitch_ = new QWidget;
  chartSwitch_->setObjectName(QStringLiteral("chartSwitch"));
  auto* row = new QHBoxLayout(chartSwitch_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  auto* caption = new Label(12.5, QFont::Normal, Label::Tone::second);
  caption->setText(tr("Charts of"));
  row->addWidget(caption);
  row->addSpacing(8);
  auto* group = new QButtonGroup(chartSwitch_);
  for (int setUp = 0; setUp < 2; ++setUp) {
    auto* button = new QPushButton(setUp == 0 ? tr("A") : tr("B"));
    button->setAccessibleName(setUp == 0 ? tr("Charts of A: as on the table") : tr("Charts of B: what if"));
    button->setCheckable(true);
    button->setChecked(setUp == 0);
    button->setAutoDefault(false);
    group->addButton(button, setUp);
    row->addWidget(button);
  }
  const auto follow = [this] { chartSwitch_->setStyleSheet(joinedStyle()); };
  connect(&Theme::current(), &Theme::changed, chartSwitch_, follow);
  follow();
  connect(group, &QButtonGroup::idClicked, this, [this](int setUp) {
    charted_ = static_cast<std::size_t>(setUp);
    showPlots();
  });
  return chartSwitch_;
}

// The set-up whose charts are shown; the first one if there is no second.
std::size_t SimulationWindow::charted() const { return charted_ < runner_->setUps().size() ? charted_ : 0; }

void SimulationWindow::openMedian(std::size_t setUp) {
  if (const auto number = medianBattle(runner_->records(setUp).battles)) openBattle(setUp, *number);
}

// Each further click opens the next battle of the same bar.
void SimulationWindow::openNext(int turn, SideIndex side) {
  const std::size_t setUp = charted();
  const auto last = openedLast_.find({setUp, turn, side});
  const auto number = nextEnding(runner_->records(setUp).battles, turn, side,
                                 last == openedLast_.end() ? std::nullopt : std::optional(last->second));
  if (!number) return opening_->setText(tr("These battles did not end."));
  openedLast_[{setUp, turn, side}] = *number;
  openBattle(setUp, *number);
}

void SimulationWindow::openBattle(std::size_t setUp, std::uint32_t number) {
  const std::string seed = runner_->records(setUp).about.at("seed").get<std::string>();
  const SetUp& played = runner_->setUps()[setUp];
  takesLong_ =
      std::ranges::any_of(played.commanders, [](const std::string& name) { return name.starts_with("legate"); });
  oneBattle_->play(played, std::stoull(seed), number);
}

void SimulationWindow::refreshMedians() {
  const std::size_t setUps = runner_->played() > 0 ? runner_->setUps().size() : 0;
  for (std::size_t setUp = 0; setUp < medians_.size(); ++setUp) {
    QPushButton& median = *medians_[setUp];
    median.setVisible(setUp < setUps);
    if (setUp >= setUps) continue;
    median.setEnabled(medianBattle(runner_->records(setUp).battles).has_value());
    median.setText(setUps == 1  ? tr("Play the median battle")
                   : setUp == 0 ? tr("Median battle of A")
                                : tr("Median battle of B"));
  }
}

void SimulationWindow::refreshOpening() {
  const bool there = runner_->played() > 0;
  const bool playing = oneBattle_->playing();
  refreshMedians();
  opening_->setVisible(there);
  chartSwitch_->setVisible(there && runner_->setUps().size() > 1);
  stopOpening_->setVisible(playing);
  if (!playing) return opening_->setText(tr("Click a bar of \"When it ends\" to open one of its battles."));
  opening_->setText(
      takesLong_ ? tr("Playing battle %1 once more, turn %2. A legate takes some ten seconds, or more.")
                       .arg(oneBattle_->number())
                       .arg(oneBattle_->turn())
                 : tr("Playing battle %1 once more, turn %2.").arg(oneBattle_->number()).arg(oneBattle_->turn()));
}

}  // namespace signifer::ui
