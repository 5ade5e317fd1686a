#include "simulation/simulation_window.h"

#include <QBuffer>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "dialogs/save_dialog.h"
#include "files/write_file.h"
#include "machine/machine_dock.h"
#include "play/battle_json.h"
#include "play/position.h"
#include "play/wording.h"
#include "simulation/plots.h"
#include "simulation/share_bars.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int mostBattles = 1000000;
constexpr int standardBattles = 400;
constexpr int moreBattles = 1000;
constexpr int shownUnits = 200;

QString signedPoints(double share) {
  return (share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(share) * 100, 'f', 1);
}

ShareRow rowOf(const SimulationRecords& records, SideIndex side) {
  const auto wins = static_cast<std::uint32_t>(std::ranges::count_if(
      records.battles, [side](const PlayedBattle& battle) { return !battle.stalled && battle.winner == side; }));
  const QString name = side == noSide ? SimulationWindow::tr("Drawn") : sideOf(records, static_cast<std::size_t>(side));
  return {side, name, shareOf(wins, static_cast<std::uint32_t>(records.battles.size()))};
}

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

SimulationWindow::SimulationWindow(const RuleSetLibrary& library, const BattleController& game, QWidget* parent)
    : QDialog(parent), library_(library), game_(game), runner_(new BattleRunner(this)) {
  setObjectName(QStringLiteral("simulation"));
  setWindowTitle(tr("Many battles: %1").arg(QString::fromStdString(game.battle().setup->title)));
  setModal(false);
  resize(1180, 760);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(makeChoices());
  row->addWidget(makeResults(), 1);
  connect(runner_, &BattleRunner::progressed, this, &SimulationWindow::refresh);
  refresh();
}

SimulationWindow::~SimulationWindow() = default;

QComboBox* SimulationWindow::makeCommander(bool orTheSame) {
  auto* list = new QComboBox;
  list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  if (orTheSame) list->addItem(tr("The same"), QString());
  for (const char* name : {"recruit", "greedy", "centurion", "legate"})
    list->addItem(commanderTitle(QLatin1String(name)), QString::fromLatin1(name));
  list->setCurrentIndex(std::max(0, list->findData(orTheSame ? QString() : QStringLiteral("greedy"))));
  return list;
}

QWidget* SimulationWindow::makeChoices() {
  auto* pane = new QWidget;
  pane->setFixedWidth(qRound(Theme::current().px(262)));
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(14, 14, 14, 14);
  column->setSpacing(5);
  auto* title = new Label(17, QFont::Bold);
  title->setWordWrap(true);
  title->setText(QString::fromStdString(game_.battle().setup->title));
  column->addWidget(title);
  auto* from = new Label(12.5, QFont::Normal, Label::Tone::second);
  from->setWordWrap(true);
  from->setText(tr("%1 · from turn %2 as it stands on the table")
                    .arg(QString::fromStdString(game_.definition().name()))
                    .arg(game_.battle().turn));
  column->addWidget(from);
  for (SideIndex side = 0; side < 2; ++side) {
    const QString name = text(sideName(game_.battle(), side));
    column->addWidget(sectionHead(tr("Commander of %1").arg(name)));
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
  seed_ = new QLineEdit(QString::number(game_.session().seed()));
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
  more_ = new QPushButton(tr("%1 more").arg(moreBattles));
  save_ = new QPushButton(tr("Save…"));
  save_->setToolTip(tr("The figures as JSON, each battle as CSV, or the charts as a picture"));
  auto* two = new QHBoxLayout;
  two->addWidget(more_);
  two->addWidget(save_);
  column->addLayout(two);
  run_ = new QPushButton;
  run_->setObjectName(QStringLiteral("run"));
  run_->setDefault(true);
  run_->setMinimumHeight(qRound(Theme::current().px(38)));
  column->addWidget(run_);
  connect(battles_, &QSpinBox::valueChanged, this, &SimulationWindow::refresh);
  connect(run_, &QPushButton::clicked, this, &SimulationWindow::pressed);
  connect(save_, &QPushButton::clicked, this, &SimulationWindow::save);
  connect(more_, &QPushButton::clicked, this, [this] {
    battles_->setValue(static_cast<int>(runner_->played()) + moreBattles);
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
    const QString name = text(sideName(game_.battle(), side));
    column->addWidget(sectionHead(tr("%1 led by").arg(name)));
    QComboBox* list = makeCommander(true);
    list->setObjectName(QStringLiteral("otherCommander%1").arg(side));
    list->setAccessibleName(tr("What if %1 were led by").arg(name));
    otherCommanders_[static_cast<std::size_t>(side)] = list;
    column->addWidget(list);
  }
  column->addWidget(sectionHead(tr("Under a house rule")));
  option_ = new QComboBox;
  option_->setObjectName(QStringLiteral("option"));
  option_->setAccessibleName(tr("What if this house rule were in force"));
  option_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  fillOptions();
  column->addWidget(option_);
  column->addWidget(sectionHead(tr("Another army or deployment")));
  auto* row = new QHBoxLayout;
  otherFile_ = new QLineEdit;
  otherFile_->setObjectName(QStringLiteral("otherBattle"));
  otherFile_->setPlaceholderText(tr("A battle file"));
  otherFile_->setAccessibleName(tr("A battle file with another army or deployment"));
  auto* choose = new QPushButton(tr("…"));
  choose->setAccessibleName(tr("Choose a battle file"));
  row->addWidget(otherFile_, 1);
  row->addWidget(choose);
  column->addLayout(row);
  connect(choose, &QPushButton::clicked, this, [this] {
    const QString path = QFileDialog::getOpenFileName(this, tr("A battle of the same rule set"), otherFile_->text(),
                                                      tr("Battles (*.json)"));
    if (!path.isEmpty()) otherFile_->setText(path);
  });
  return box;
}

void SimulationWindow::fillOptions() {
  option_->addItem(tr("The same"), QStringList());
  const auto& options = game_.definition().options();
  const Setup& setup = *game_.battle().setup;
  for (std::size_t i = 0; i < options.size() && i < setup.options.size(); ++i)
    for (std::size_t value = 0; value < options[i].values.size(); ++value)
      if (static_cast<std::int32_t>(value) != setup.options[i])
        option_->addItem(
            tr("%1: %2").arg(QString::fromStdString(options[i].caption), plainWord(options[i].values[value])),
            QStringList{QString::fromStdString(options[i].id), QString::fromStdString(options[i].values[value])});
}

QWidget* SimulationWindow::makeResults() {
  auto* pane = new QWidget;
  pane->setAutoFillBackground(true);
  pane->setBackgroundRole(QPalette::Base);
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(18, 12, 18, 12);
  column->setSpacing(8);
  headline_ = new Label(21, QFont::Bold);
  headline_->setObjectName(QStringLiteral("headline"));
  headline_->setWordWrap(true);
  column->addWidget(headline_);
  auto* bar = new QHBoxLayout;
  progress_ = new QProgressBar;
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(9);
  progressWords_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  progressWords_->setObjectName(QStringLiteral("progressWords"));
  bar->addWidget(progress_, 1);
  bar->addWidget(progressWords_);
  column->addLayout(bar);
  auto* shares = new QHBoxLayout;
  shares->setSpacing(24);
  for (std::size_t i = 0; i < 2; ++i) {
    auto* one = new QVBoxLayout;
    shareHeads_[i] = new Label(12.5, QFont::DemiBold);
    shares_[i] = new ShareBars;
    one->addWidget(shareHeads_[i]);
    one->addWidget(shares_[i]);
    shares->addLayout(one, 1);
  }
  column->addLayout(shares);
  auto* grid = new QGridLayout;
  grid->setSpacing(14);
  for (PlotView*& plot : plots_) plot = new PlotView;
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
  return pane;
}

// The battle as it stands, or another from a file, under the house rule that is asked about.
SetUp SimulationWindow::otherSetUp(const SetUp& one) const {
  SetUp other = one;
  for (std::size_t side = 0; side < 2; ++side)
    if (const QString name = otherCommanders_[side]->currentData().toString(); !name.isEmpty())
      other.commanders[side] = name.toStdString();
  const QStringList option = option_->currentData().toStringList();
  const QString file = otherFile_->text().trimmed();
  if (option.isEmpty() && file.isEmpty()) return other;
  const Document document = file.isEmpty() ? Document::parse("the battle", writeBattle(*one.rules, one.start).dump())
                                           : Document::load(file.toStdString());
  if (document.root().at("ruleset").name() != game_.definition().id())
    throw std::runtime_error(tr("%1 is a battle of another rule set.").arg(file).toStdString());
  HouseRulesLayer layer;
  if (!option.isEmpty()) layer.rules.options[option[0].toStdString()] = option[1].toStdString();
  const Position position = readPosition(library_, document.root(), std::span(&layer, 1));
  other.rules = position.rules;
  other.start = position.battle;
  return other;
}

std::vector<SetUp> SimulationWindow::setUps() const {
  SetUp one{game_.session().sharedRules(), game_.battle(), {}};
  bool compares = option_->currentIndex() > 0 || !otherFile_->text().trimmed().isEmpty();
  for (std::size_t side = 0; side < 2; ++side) {
    one.commanders[side] = commanders_[side]->currentData().toString().toStdString();
    compares = compares || otherCommanders_[side]->currentIndex() > 0;
  }
  std::vector<SetUp> all{one};
  if (compares) all.push_back(otherSetUp(one));
  return all;
}

void SimulationWindow::start() {
  try {
    runner_->begin(setUps(), seed_->text().toULongLong(), static_cast<std::uint32_t>(battles_->value()));
  } catch (const std::exception& e) {
    headline_->setText(QString::fromUtf8(e.what()));
  }
}

// Begin, stop, or go on where it was stopped; whatever was chosen anew begins anew.
void SimulationWindow::pressed() {
  if (runner_->running()) return runner_->stop();
  std::vector<SetUp> wanted;
  try {
    wanted = setUps();
  } catch (const std::exception& e) {
    return headline_->setText(QString::fromUtf8(e.what()));
  }
  const auto alike = [](const SetUp& a, const SetUp& b) {
    return a.commanders == b.commanders && fingerprint(a.start) == fingerprint(b.start) &&
           a.start.setup->options == b.start.setup->options;
  };
  const bool same = runner_->played() > 0 && std::ranges::equal(wanted, runner_->setUps(), alike) &&
                    runner_->records(0).about.at("seed") == seed_->text().toStdString();
  if (same && runner_->played() < static_cast<std::uint32_t>(battles_->value()))
    return runner_->goOn(static_cast<std::uint32_t>(battles_->value()));
  start();
}

QString SimulationWindow::headline() const {
  if (runner_->played() == 0)
    return runner_->running() ? tr("The first battles are being played…") : tr("Who wins this battle, and why?");
  const SimulationRecords& one = runner_->records(0);
  const ShareRow first = rowOf(one, 0);
  const ShareRow second = rowOf(one, 1);
  const ShareRow& best = first.share.share >= second.share.share ? first : second;
  QString words = tr("%1 won %2 %").arg(best.words).arg(best.share.share * 100, 0, 'f', 0);
  if (runner_->setUps().size() < 2) return words;
  const Difference difference = differenceOf(one.battles, runner_->records(1).battles);
  const bool sure = difference.low > 0 || difference.high < 0;
  return words + tr(". What if: %1 won %2 points in a hundred (%3 to %4), %5")
                     .arg(first.words, signedPoints(difference.share), signedPoints(difference.low),
                          signedPoints(difference.high), sure ? tr("more than chance") : tr("which may be chance"));
}

QString SimulationWindow::progressWords() const {
  QStringList words{tr("%1 of %2 battles")
                        .arg(runner_->played())
                        .arg(std::max<int>(battles_->value(), static_cast<int>(runner_->wanted())))};
  if (const double rate = runner_->rate(); rate > 0) {
    words << tr("%1 a second").arg(rate, 0, 'f', rate < 10 ? 1 : 0);
    const double left = (runner_->wanted() - runner_->played()) * static_cast<double>(runner_->setUps().size()) / rate;
    if (runner_->running())
      words << (left < 90 ? tr("%1 s left").arg(qRound(left)) : tr("%1 min left").arg(left / 60, 0, 'f', 1));
  }
  if (runner_->played() > 0) {
    const auto stalled = std::ranges::count(runner_->records(0).battles, true, &PlayedBattle::stalled);
    words << (stalled == 0 ? tr("none stalled") : tr("%1 stalled").arg(stalled));
  }
  return words.join(QStringLiteral(" · "));
}

void SimulationWindow::refresh() {
  const std::uint32_t played = runner_->played();
  run_->setText(runner_->running()                                                     ? tr("Stop")
                : played > 0 && played < static_cast<std::uint32_t>(battles_->value()) ? tr("Go on")
                                                                                       : tr("Play"));
  certain_->setText(tr("After %1 battles a share of 50 % is known to ±%2. Equal seeds give equal battles.")
                        .arg(battles_->value())
                        .arg(98.0 / std::sqrt(battles_->value()), 0, 'f', 1));
  more_->setEnabled(!runner_->running() && played > 0);
  save_->setEnabled(played > 0);
  headline_->setText(headline());
  progress_->setRange(0, std::max(1, static_cast<int>(runner_->wanted())));
  progress_->setValue(static_cast<int>(played));
  progressWords_->setText(progressWords());
  showShares();
  showPlots();
  showLosses();
  if (played > 0 && !runner_->running()) Q_EMIT playedOut();
}

void SimulationWindow::showShares() {
  const std::size_t there = runner_->played() == 0 ? 0 : runner_->setUps().size();
  for (std::size_t i = 0; i < 2; ++i) {
    shares_[i]->setVisible(i < there);
    shareHeads_[i]->setVisible(i < there);
    if (i >= there) continue;
    shareHeads_[i]->setText(i == 0 ? tr("A: as on the table · 95 % interval") : tr("B: what if · 95 % interval"));
    const SimulationRecords& records = runner_->records(i);
    shares_[i]->setRows({rowOf(records, 0), rowOf(records, 1), rowOf(records, noSide)});
  }
}

void SimulationWindow::showPlots() {
  const bool there = runner_->played() > 0;
  for (PlotView* plot : plots_) plot->setVisible(there);
  losses_->setVisible(there);
  words_->setVisible(there);
  if (!there) return;
  const SimulationRecords& records = runner_->records(0);
  plots_[0]->setPlot(decidedPlot(records));
  plots_[1]->setPlot(leadPlot(records));
  plots_[2]->setPlot(lengthPlot(records));
  words_->setText((turningWords(records) + QLatin1Char(' ') + diceWords(records)).trimmed());
}

void SimulationWindow::showLosses() {
  if (runner_->played() == 0) return;
  const bool two = runner_->setUps().size() > 1;
  losses_->setColumnHidden(2, !two);
  losses_->setColumnHidden(3, !two);
  const Battle& start = runner_->setUps().front().start;
  std::vector<std::pair<double, UnitIndex>> order;
  for (UnitIndex u = 0; u < start.unitCount(); ++u)
    if (start.unit(u).present) order.emplace_back(-lostShare(runner_->records(0), static_cast<std::size_t>(u)), u);
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
    losses_->setItem(row, 3,
                     figure(other == noUnit ? QString() : signedPoints(there + share).section(QLatin1Char('.'), 0, 0),
                            there + share));
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
                 {{"side", game_.battle().setup->sides[0].id},
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
  QString path =
      QFileDialog::getSaveFileName(this, tr("Save the simulation"), {},
                                   tr("Figures (*.json);;Battles, a line each (*.csv);;Charts (*.png)"), &filter);
  if (path.isEmpty()) return;
  const QString ending = filter.contains(QLatin1String("csv"))   ? QStringLiteral(".csv")
                         : filter.contains(QLatin1String("png")) ? QStringLiteral(".png")
                                                                 : QStringLiteral(".json");
  path = withEnding(path, ending);
  if (!writeTo(path)) headline_->setText(tr("%1 cannot be written.").arg(path));
}

}  // namespace signifer::ui
