// The window of many battles: choices on the left, results on the right.
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include "files/file_deeds.h"
#include "language/names.h"
#include "machine/machine_dock.h"
#include "play/wording.h"
#include "simulation/plot_view.h"
#include "simulation/share_bars.h"
#include "simulation/simulation_window.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/choice_list.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int mostBattles = 1000000;
constexpr int standardBattles = 400;
constexpr int moreBattles = 1000;

}  // namespace

QComboBox* SimulationWindow::makeCommander(bool orTheSame) {
  auto* list = new ChoiceList;
  if (orTheSame) list->addItem(tr("The same"), QString());
  for (const char* name : {"recruit", "greedy", "centurion", "legate"})
    list->addItem(commanderTitle(QLatin1String(name)), QString::fromLatin1(name));
  list->setCurrentIndex(std::max(0, list->findData(orTheSame ? QString() : QStringLiteral("greedy"))));
  return list;
}

QWidget* SimulationWindow::makeChoices() {
  auto* pane = new QWidget;
  pane->setFixedWidth(qRound(Theme::current().px(262)));
  auto* whole = new QVBoxLayout(pane);
  whole->setContentsMargins(0, 0, 0, 14);
  // Large text scrolls; the buttons stay in view.
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* choices = new QWidget;
  scroll->setWidget(choices);
  whole->addWidget(scroll, 1);
  auto* column = new QVBoxLayout(choices);
  column->setContentsMargins(14, 14, 14, 0);
  column->setSpacing(5);
  auto* title = new Label(17, QFont::Bold);
  title->setWordWrap(true);
  title->setText(text(saidName(position_.battle.setup->title)));
  column->addWidget(title);
  auto* from = new Label(12.5, QFont::Normal, Label::Tone::second);
  from->setWordWrap(true);
  from->setText(tr("%1 · from turn %2 as it stands on the table")
                    .arg(QString::fromStdString(position_.rules->definition().name()))
                    .arg(position_.battle.turn));
  column->addWidget(from);
  for (SideIndex side = 0; side < 2; ++side) {
    const QString name = text(sideName(position_.battle, side));
    Label* head = sectionHead(tr("Commander of %1").arg(name));
    head->setWordWrap(true);
    column->addWidget(head);
    QComboBox* list = makeCommander(false);
    list->setObjectName(QStringLiteral("commander%1").arg(side));
    list->setAccessibleName(tr("Commander of %1").arg(name));
    commanders_[static_cast<std::size_t>(side)] = list;
    column->addWidget(list);
  }
  column->addWidget(makeWhatIf());
  battles_ = new QSpinBox;
  battles_->setObjectName(QStringLiteral("battles"));
  battles_->setAccessibleName(tr("Battles"));
  battles_->setRange(1, mostBattles);
  battles_->setValue(standardBattles);
  seed_ = new QLineEdit(QString::number(firstSeed_));
  seed_->setObjectName(QStringLiteral("seed"));
  seed_->setAccessibleName(tr("Seed"));
  auto* form = new QFormLayout;
  form->addRow(tr("Battles"), battles_);
  form->addRow(tr("Seed"), seed_);
  column->addLayout(form);
  certain_ = new Label(12, QFont::Normal, Label::Tone::second);
  certain_->setWordWrap(true);
  column->addWidget(certain_);
  column->addStretch(1);
  more_ = new QPushButton(tr("%1 more").arg(QLocale().toString(moreBattles)));
  save_ = new QPushButton(tr("Save…"));
  for (QPushButton* button : {more_, save_}) button->setAutoDefault(false);
  save_->setToolTip(tr("The figures as JSON, each battle as CSV, or the charts as a picture"));
  auto* buttons = new QVBoxLayout;
  buttons->setContentsMargins(14, 0, 14, 0);
  auto* two = new QHBoxLayout;
  two->addWidget(more_);
  two->addWidget(save_);
  buttons->addLayout(two);
  run_ = new NextButton;
  run_->setObjectName(QStringLiteral("run"));
  buttons->addWidget(run_);
  whole->addLayout(buttons);
  connect(battles_, &QSpinBox::valueChanged, this, &SimulationWindow::refresh);
  connect(run_, &NextButton::clicked, this, &SimulationWindow::pressed);
  connect(save_, &QPushButton::clicked, this, &SimulationWindow::save);
  connect(more_, &QPushButton::clicked, this, [this] {
    untilDecided_->setChecked(false);
    battles_->setValue(static_cast<int>(runner_->played()) + moreBattles);
    runner_->playOn();
    runner_->goOn(static_cast<std::uint32_t>(battles_->value()));
  });
  return pane;
}

QWidget* SimulationWindow::makeWhatIf() {
  auto* box = new QWidget;
  auto* column = new QVBoxLayout(box);
  column->setContentsMargins(0, 8, 0, 4);
  column->setSpacing(4);
  auto* head = new Label(13.5, QFont::DemiBold);
  head->setText(tr("What if?"));
  column->addWidget(head);
  for (SideIndex side = 0; side < 2; ++side) {
    const QString name = text(sideName(position_.battle, side));
    Label* led = sectionHead(tr("%1 led by").arg(name));
    led->setWordWrap(true);
    column->addWidget(led);
    QComboBox* list = makeCommander(true);
    list->setObjectName(QStringLiteral("otherCommander%1").arg(side));
    list->setAccessibleName(tr("What if %1 were led by").arg(name));
    otherCommanders_[static_cast<std::size_t>(side)] = list;
    column->addWidget(list);
  }
  column->addWidget(sectionHead(tr("Under a house rule")));
  option_ = new ChoiceList;
  option_->setObjectName(QStringLiteral("option"));
  option_->setAccessibleName(tr("What if this house rule were in force"));
  fillOptions();
  column->addWidget(option_);
  column->addWidget(sectionHead(tr("Another army or deployment")));
  auto* row = new QHBoxLayout;
  otherFile_ = new QLineEdit;
  otherFile_->setObjectName(QStringLiteral("otherBattle"));
  otherFile_->setPlaceholderText(tr("A battle file"));
  otherFile_->setAccessibleName(tr("A battle file with another army or deployment"));
  auto* choose = new QPushButton(tr("…"));
  choose->setAutoDefault(false);
  choose->setAccessibleName(tr("Choose a battle file"));
  row->addWidget(otherFile_, 1);
  row->addWidget(choose);
  column->addLayout(row);
  connect(choose, &QPushButton::clicked, this, [this] {
    const QString path =
        askForOwnFile(this, FileKind::table, tr("A battle of the same rule set"), tr("Battles (*.json)"));
    if (!path.isEmpty()) otherFile_->setText(path);
  });
  untilDecided_ = new QCheckBox(tr("Stop when one is better"));
  untilDecided_->setObjectName(QStringLiteral("untilDecided"));
  untilDecided_->setToolTip(tr("Where both are alike, one is said to be better in at most one comparison of twenty."));
  column->addWidget(untilDecided_);
  return box;
}

void SimulationWindow::fillOptions() {
  option_->addItem(tr("The same"), QStringList());
  const auto& options = position_.rules->definition().options();
  const Setup& setup = *position_.battle.setup;
  for (std::size_t i = 0; i < options.size() && i < setup.options.size(); ++i)
    for (std::size_t value = 0; value < options[i].values.size(); ++value)
      if (static_cast<std::int32_t>(value) != setup.options[i])
        option_->addItem(
            tr("%1: %2").arg(QString::fromStdString(options[i].caption), plainWord(options[i].values[value])),
            QStringList{QString::fromStdString(options[i].id), QString::fromStdString(options[i].values[value])});
}

// The text that is read here before the first battle is played.
QWidget* SimulationWindow::makeProspect() {
  auto* list = new QWidget;
  list->setBackgroundRole(QPalette::Base);
  auto* column = new QVBoxLayout(list);
  column->setContentsMargins(0, 10, 0, 0);
  column->setSpacing(14);
  const auto add = [column](const QString& head, const QString& words) {
    auto* title = new Label(15, QFont::DemiBold);
    title->setText(head);
    auto* line = new Label(13.5, QFont::Normal, Label::Tone::second);
    line->setWordWrap(true);
    line->setText(words);
    auto* pair = new QVBoxLayout;
    pair->setSpacing(2);
    pair->addWidget(title);
    pair->addWidget(line);
    column->addLayout(pair);
  };
  add(tr("Who wins"), tr("The share of each side, with what chance leaves open."));
  add(tr("When it is decided"),
      tr("Wins turn by turn, the chance to win over the turns, and how long the battle lasts."));
  add(tr("Who is lost"), tr("Each unit, by how often it is gone in the end."));
  add(tr("What if"), tr("Choose another commander, house rule or battle file on the left: the same battles are played "
                        "a second time on the same dice, and the difference is told."));
  auto* still = new Label(13.5, QFont::Normal, Label::Tone::second);
  still->setWordWrap(true);
  still->setText(tr("Nothing on the table changes."));
  column->addWidget(still);
  column->addStretch(1);
  auto* scroll = new QScrollArea;
  scroll->setObjectName(QStringLiteral("prospect"));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setWidget(list);
  prospect_ = scroll;
  return scroll;
}

QWidget* SimulationWindow::makeResults() {
  auto* pane = new QWidget;
  pane->setAutoFillBackground(true);
  pane->setBackgroundRole(QPalette::Base);
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(18, 12, 18, 12);
  column->setSpacing(8);
  column->addWidget(makeHead());
  difference_ = new Label(15, QFont::Normal, Label::Tone::second);
  difference_->setObjectName(QStringLiteral("difference"));
  difference_->setWordWrap(true);
  column->addWidget(difference_);
  auto* bar = new QHBoxLayout;
  progress_ = new QProgressBar;
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(9);
  progressWords_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  progressWords_->setObjectName(QStringLiteral("progressWords"));
  bar->addWidget(progress_, 1);
  bar->addWidget(progressWords_);
  column->addLayout(bar);
  column->addWidget(makeProspect());
  auto* shares = new QHBoxLayout;
  shares->setSpacing(24);
  for (std::size_t i = 0; i < 2; ++i) {
    auto* one = new QVBoxLayout;
    shareHeads_[i] = new Label(12.5, QFont::DemiBold);
    shareHeads_[i]->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    shares_[i] = new ShareBars;
    shares_[i]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    one->addWidget(shareHeads_[i]);
    one->addWidget(shares_[i]);
    shares->addLayout(one, 1);
  }
  column->addLayout(shares);
  auto* grid = new QGridLayout;
  grid->setSpacing(14);
  for (PlotView*& plot : plots_) plot = new PlotView;
  plots_[2]->setObjectName(QStringLiteral("lengths"));
  plots_[2]->setChoosable(true);
  connect(plots_[2], &PlotView::opened, this, &SimulationWindow::openNext);
  losses_ = new QTableWidget(0, 4);
  losses_->setObjectName(QStringLiteral("losses"));
  losses_->setAccessibleName(tr("Lost most often"));
  losses_->setHorizontalHeaderLabels({tr("Lost most often, % of battles"), tr("A"), tr("B"), tr("B − A")});
  losses_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  for (const int figures : {1, 2, 3}) losses_->setColumnWidth(figures, 62);
  losses_->verticalHeader()->hide();
  losses_->setShowGrid(false);
  losses_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  losses_->setSelectionBehavior(QAbstractItemView::SelectRows);
  grid->addWidget(plots_[0], 0, 0);
  grid->addWidget(plots_[1], 0, 1);
  grid->addWidget(plots_[2], 1, 0);
  grid->addWidget(losses_, 1, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  column->addLayout(grid, 1);
  words_ = new Label(12.5, QFont::Normal);
  words_->setObjectName(QStringLiteral("words"));
  words_->setWordWrap(true);
  column->addWidget(words_);
  column->addWidget(makeFoot());
  return pane;
}

}  // namespace signifer::ui
