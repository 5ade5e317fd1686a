#include "simulation/simulation_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "language/names.h"
#include "lengths.h"
#include "play/battle_json.h"
#include "simulation/comparison.h"
#include "symbols.h"
#include "widgets/parts.h"

namespace signifer::ui {

SimulationWindow::SimulationWindow(const RuleSetLibrary& library, const BattleController& game, QWidget* parent)
    : QDialog(parent),
      library_(library),
      position_{game.session().sharedRules(), game.battle()},
      firstSeed_(game.session().seed()),
      runner_(new BattleRunner(this)),
      oneBattle_(new OneBattle(this)) {
  setObjectName(QStringLiteral("simulation"));
  setWindowTitle(tr("Many battles: %1").arg(text(saidName(position_.battle.setup->title))));
  setModal(false);
  resizeForText(*this, {1180, 760});
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addWidget(makeChoices());
  row->addWidget(makeResults(), 1);
  connect(runner_, &BattleRunner::progressed, this, &SimulationWindow::refresh);
  connect(oneBattle_, &OneBattle::progressed, this, &SimulationWindow::refreshOpening);
  connect(oneBattle_, &OneBattle::played, this, [this] {
    refreshOpening();
    Q_EMIT battlePlayed();
  });
  connect(oneBattle_, &OneBattle::failed, this, [this](const QString& why) {
    refreshOpening();
    opening_->setText(why);
  });
  refresh();
}

SimulationWindow::~SimulationWindow() = default;

// The battle as it stands, or another from a file, under the house rule that is asked about.
SetUp SimulationWindow::otherSetUp(const SetUp& one, std::vector<LeftOutOverlay>& leftOut) const {
  SetUp other = one;
  for (std::size_t side = 0; side < 2; ++side)
    if (const QString name = otherCommanders_[side]->currentData().toString(); !name.isEmpty())
      other.commanders[side] = name.toStdString();
  const QStringList option = option_->currentData().toStringList();
  const QString file = otherFile_->text().trimmed();
  if (option.isEmpty() && file.isEmpty()) return other;
  const Document document = file.isEmpty() ? Document::parse("the battle", writeBattle(*one.rules, one.start).dump())
                                           : Document::load(file.toStdString());
  if (document.root().at("ruleset").name() != position_.rules->definition().id())
    throw std::runtime_error(tr("%1 is a battle of another rule set.").arg(file).toStdString());
  Overlay asked;
  if (!option.isEmpty()) asked.file.rules.options[option[0].toStdString()] = option[1].toStdString();
  const Position position = openUnder(library_, document.root(), {asked}, leftOut);
  other.rules = position.rules;
  other.start = position.battle;
  return other;
}

std::vector<SetUp> SimulationWindow::setUps(std::vector<LeftOutOverlay>& leftOut) const {
  SetUp one{position_.rules, position_.battle, {}};
  bool compares = option_->currentIndex() > 0 || !otherFile_->text().trimmed().isEmpty();
  for (std::size_t side = 0; side < 2; ++side) {
    one.commanders[side] = commanders_[side]->currentData().toString().toStdString();
    compares = compares || otherCommanders_[side]->currentIndex() > 0;
  }
  std::vector<SetUp> all{one};
  if (compares) all.push_back(otherSetUp(one, leftOut));
  return all;
}

void SimulationWindow::start() {
  std::vector<LeftOutOverlay> leftOut;
  openedLast_.clear();
  oneBattle_->stop();
  try {
    runner_->begin(setUps(leftOut), seed_->text().toULongLong(), static_cast<std::uint32_t>(battles_->value()),
                   untilDecided_->isChecked());
    if (!leftOut.empty()) tellBeside(this, QString::fromStdString(leftOutWords(leftOut)));
  } catch (const std::exception& e) {
    headline_->setText(QString::fromUtf8(e.what()));
  }
}

// Begin, stop, or go on where it was stopped; whatever was chosen anew begins anew.
void SimulationWindow::pressed() {
  if (runner_->running()) return runner_->stop();
  std::vector<SetUp> wanted;
  std::vector<LeftOutOverlay> leftOut;
  try {
    wanted = setUps(leftOut);
  } catch (const std::exception& e) {
    return headline_->setText(QString::fromUtf8(e.what()));
  }
  const auto alike = [](const SetUp& a, const SetUp& b) {
    return a.commanders == b.commanders && fingerprint(a.start) == fingerprint(b.start) &&
           a.start.setup->options == b.start.setup->options;
  };
  const bool same = runner_->played() > 0 && std::ranges::equal(wanted, runner_->setUps(), alike) &&
                    runner_->records(0).about.at("seed") == seed_->text().toStdString();
  if (same && !runner_->decided() && runner_->played() < static_cast<std::uint32_t>(battles_->value()))
    return runner_->goOn(static_cast<std::uint32_t>(battles_->value()));
  start();
}

void SimulationWindow::refresh() {
  const std::uint32_t played = runner_->played();
  const bool open = played > 0 && !runner_->decided() && played < static_cast<std::uint32_t>(battles_->value());
  run_->setWords(runner_->running() ? tr("Stop")
                 : open             ? tr("Go on")
                                    : tr("Play"),
                 runner_->running() ? tr("What was played is kept") : tr("%n battle(s)", nullptr, battles_->value()));
  certain_->setText(tr("After %1 battles a share of 50 % is known to ±%2. Equal seeds give equal battles.")
                        .arg(battles_->value())
                        .arg(fixedWords(98.0 / std::sqrt(battles_->value()))));
  more_->setEnabled(!runner_->running() && played > 0);
  save_->setEnabled(played > 0);
  headline_->setText(headline());
  progress_->setRange(0, std::max(1, static_cast<int>(runner_->wanted())));
  progress_->setValue(static_cast<int>(played));
  progressWords_->setText(progressWords(*runner_, battles_->value()));
  showShares();
  showPlots();
  showLosses();
  refreshOpening();
  if (played > 0 && !runner_->running()) Q_EMIT playedOut();
}

}  // namespace signifer::ui
