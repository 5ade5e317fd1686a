#include "dialogs/simulation_dialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "play/wording.h"
#include "symbols.h"
#include "widgets/odds_bars.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int mostBattles = 100000;
constexpr int standardBattles = 200;
constexpr int tick = 100;

QString shareWords(const QString& name, const Share& share) {
  return SimulationDialog::tr("%1: %2 to %3 %")
      .arg(name)
      .arg(share.low * 100, 0, 'f', 1)
      .arg(share.high * 100, 0, 'f', 1);
}

}  // namespace

SimulationDialog::SimulationDialog(const BattleController& game, QWidget* parent) : QDialog(parent), game_(game) {
  setWindowTitle(tr("Play out from here"));
  setMinimumWidth(520);
  auto* column = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  for (SideIndex side = 0; side < 2; ++side) {
    auto* list = new QComboBox;
    for (const CommanderInfo& info : signifer::commanders()) list->addItem(text(info.name));
    form->addRow(tr("%1 is led by").arg(text(sideName(game_.battle(), side))), list);
    commanders_[static_cast<std::size_t>(side)] = list;
  }
  battles_ = new QSpinBox;
  battles_->setRange(1, mostBattles);
  battles_->setValue(standardBattles);
  form->addRow(tr("Battles"), battles_);
  column->addLayout(form);
  progress_ = new QProgressBar;
  column->addWidget(progress_);
  bars_ = new OddsBars;
  bars_->setRows({}, tr("Nothing has been played out yet."));
  column->addWidget(bars_);
  words_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  words_->setWordWrap(true);
  column->addWidget(words_);
  run_ = new QPushButton(tr("Play out"));
  run_->setDefault(true);
  column->addWidget(run_);
  timer_.setInterval(tick);
  connect(&timer_, &QTimer::timeout, this, [this] { progress_->setValue(static_cast<int>(done_.load())); });
  connect(run_, &QPushButton::clicked, this, [this] { worker_.joinable() && timer_.isActive() ? stop() : start(); });
}

SimulationDialog::~SimulationDialog() { cancel_ = true; }

void SimulationDialog::stop() { cancel_ = true; }

void SimulationDialog::start() {
  if (worker_.joinable()) worker_.join();
  SimulationPlan plan;
  plan.commanders = {commanders_[0]->currentText().toStdString(), commanders_[1]->currentText().toStdString()};
  plan.seed = game_.session().seed();
  plan.battles = static_cast<std::uint32_t>(battles_->value());
  cancel_ = false;
  done_ = 0;
  progress_->setRange(0, battles_->value());
  run_->setText(tr("Stop"));
  timer_.start();
  worker_ = std::jthread([this, plan, battle = game_.battle(), rules = game_.session().sharedRules()] {
    const SimulationResult result = simulate(*rules, battle, plan, &cancel_, &done_);
    QMetaObject::invokeMethod(
        this, [this, result] { show(result); }, Qt::QueuedConnection);
  });
}

void SimulationDialog::show(const SimulationResult& result) {
  timer_.stop();
  run_->setText(tr("Play out"));
  const auto played = static_cast<std::uint32_t>(result.battles.size());
  progress_->setValue(static_cast<int>(played));
  if (played == 0) {
    bars_->setRows({}, tr("Stopped before the first battle ended."));
    return;
  }
  std::vector<OddsRow> rows;
  QStringList words;
  for (SideIndex side = 0; side < 2; ++side) {
    const Share share = shareOf(result.wins[static_cast<std::size_t>(side)], played);
    const QString name = text(sideName(game_.battle(), side));
    rows.push_back({tr("%1 wins").arg(name), share.share, {}});
    words << shareWords(name, share);
  }
  rows.push_back({tr("Draw"), static_cast<double>(result.draws) / played, {}});
  bars_->setRows(std::move(rows));
  words_->setText(tr("%1, %2 turns on average. With 95 % certainty %3.")
                      .arg(counted(played, tr("One battle"), tr("%1 battles")))
                      .arg(static_cast<double>(result.turns) / played, 0, 'f', 1)
                      .arg(words.join(QStringLiteral("; "))));
  Q_EMIT playedOut();
}

}  // namespace signifer::ui
