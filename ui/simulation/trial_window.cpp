#include "simulation/trial_window.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QVBoxLayout>

#include "files/file_deeds.h"
#include "language/names.h"
#include "library/places.h"
#include "machine/machine_dock.h"
#include "schema/document.h"
#include "simulation/comparison.h"
#include "symbols.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr std::uint32_t trialBattles = 1000;
/// Always the same, so that a trial can be played again.
constexpr std::uint64_t trialSeed = 1;
const QString otherBattle = QStringLiteral("other");

QString titleOfBattle(const std::filesystem::path& file) {
  try {
    return text(saidName(Document::load(file).root().text("title", file.stem().string())));
  } catch (const SourceError&) {
    // Playing it says what is wrong.
    return QString::fromStdString(file.stem().string());
  }
}

}  // namespace

TrialWindow::TrialWindow(const RuleSetLibrary& library, HouseTrial trial, QWidget* parent)
    : QDialog(parent), library_(library), trial_(std::move(trial)), runner_(new BattleRunner(this)) {
  setObjectName(QStringLiteral("houseTrial"));
  setWindowTitle(tr("With and without a house rule"));
  setModal(false);
  resizeForText(*this, {760, 440});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(10);
  column->addWidget(makeTrialChoices());
  column->addWidget(makeTrialResults(), 1);
  connect(runner_, &BattleRunner::progressed, this, &TrialWindow::refresh);
  refresh();
}

QWidget* TrialWindow::makeTrialChoices() {
  auto* pane = new QWidget;
  auto* row = new QHBoxLayout(pane);
  row->setContentsMargins(0, 0, 0, 0);
  battle_ = new QComboBox;
  battle_->setObjectName(QStringLiteral("trialBattle"));
  for (const ShippedBattle& battle : shippedBattles())
    if (battle.name.starts_with(trial_.source->id + "/"))
      battle_->addItem(titleOfBattle(battle.file), QString::fromStdString(battle.file.string()));
  battle_->addItem(tr("From a file…"), otherBattle);
  connect(battle_, &QComboBox::activated, this, &TrialWindow::askForBattle);
  commander_ = new QComboBox;
  commander_->setObjectName(QStringLiteral("trialCommander"));
  for (const char* name : {"recruit", "greedy", "centurion"})
    commander_->addItem(commanderTitle(QLatin1String(name)), QString::fromLatin1(name));
  commander_->setCurrentIndex(1);
  auto* form = new QFormLayout;
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->addRow(tr("Battle"), battle_);
  form->addRow(tr("Both sides led by"), commander_);
  row->addLayout(form, 1);
  run_ = new NextButton;
  run_->setObjectName(QStringLiteral("runTrial"));
  row->addWidget(run_);
  connect(run_, &NextButton::clicked, this, &TrialWindow::pressed);
  return pane;
}

QWidget* TrialWindow::makeTrialResults() {
  auto* pane = new QWidget;
  auto* column = new QVBoxLayout(pane);
  column->setContentsMargins(0, 6, 0, 0);
  column->setSpacing(8);
  auto* asked = new Label(13, QFont::Normal, Label::Tone::second);
  asked->setWordWrap(true);
  asked->setText(trial_.words);
  column->addWidget(asked);
  headline_ = new Label(19, QFont::Bold);
  headline_->setObjectName(QStringLiteral("trialHeadline"));
  headline_->setWordWrap(true);
  column->addWidget(headline_);
  difference_ = new Label(14, QFont::Normal, Label::Tone::second);
  difference_->setObjectName(QStringLiteral("trialDifference"));
  difference_->setWordWrap(true);
  column->addWidget(difference_);
  progress_ = new QProgressBar;
  progress_->setTextVisible(false);
  progress_->setMaximumHeight(9);
  column->addWidget(progress_);
  progressWords_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  column->addWidget(progressWords_);
  auto* both = new QHBoxLayout;
  both->setSpacing(24);
  const QString words[] = {tr("Without it · 95 % interval"), tr("With it · 95 % interval")};
  for (std::size_t i = 0; i < 2; ++i) {
    auto* one = new QVBoxLayout;
    heads_[i] = new Label(12.5, QFont::DemiBold);
    heads_[i]->setText(words[i]);
    shares_[i] = new ShareBars;
    one->addWidget(heads_[i]);
    one->addWidget(shares_[i]);
    both->addLayout(one, 1);
  }
  column->addLayout(both);
  column->addStretch(1);
  return pane;
}

void TrialWindow::askForBattle(int index) {
  if (battle_->itemData(index).toString() != otherBattle) return;
  const QString path =
      askForOwnFile(this, FileKind::table, tr("A battle of the same rule set"), tr("Battles (*.json)"));
  battle_->setCurrentIndex(0);
  if (path.isEmpty()) return;
  battle_->insertItem(0, titleOfBattle(path.toStdString()), path);
  battle_->setCurrentIndex(0);
}

SetUp TrialWindow::setUp(const std::vector<Overlay>& overlays, std::vector<LeftOutOverlay>& leftOut) const {
  const std::string file = battle_->currentData().toString().toStdString();
  const Document document = Document::load(file);
  if (document.root().at("ruleset").name() != trial_.source->id)
    throw std::runtime_error(tr("%1 is a battle of another rule set.").arg(QString::fromStdString(file)).toStdString());
  const Position position = openUnder(library_, document.root(), overlays, leftOut);
  const std::string commander = commander_->currentData().toString().toStdString();
  return {position.rules, position.battle, {commander, commander}};
}

void TrialWindow::start(std::uint32_t battles) {
  std::vector<LeftOutOverlay> leftOut;
  try {
    std::vector<SetUp> both{setUp(trial_.without, leftOut), setUp(trial_.with, leftOut)};
    runner_->begin(std::move(both), trialSeed, battles);
    if (!leftOut.empty()) tellBeside(this, QString::fromStdString(leftOutWords(leftOut)));
  } catch (const std::exception& e) {
    headline_->setText(QString::fromUtf8(e.what()));
  }
}

void TrialWindow::pressed() {
  if (runner_->running()) return runner_->stop();
  start(trialBattles);
}

void TrialWindow::refresh() {
  const std::uint32_t played = runner_->played();
  run_->setWords(runner_->running() ? tr("Stop") : tr("Play"),
                 runner_->running() ? tr("What was played is kept")
                                    : tr("%n battle(s) of each", nullptr, static_cast<int>(trialBattles)));
  progress_->setRange(0, std::max(1, static_cast<int>(runner_->wanted())));
  progress_->setValue(static_cast<int>(played));
  progressWords_->setText(played > 0 || runner_->running() ? progressWords(*runner_, 0) : QString());
  for (std::size_t i = 0; i < 2; ++i) {
    heads_[i]->setVisible(played > 0);
    shares_[i]->setVisible(played > 0);
    if (played == 0) continue;
    const SimulationRecords& records = runner_->records(i);
    shares_[i]->setRows({winsOf(records, 0), winsOf(records, 1), winsOf(records, noSide)});
  }
  difference_->setVisible(played > 0);
  if (played == 0)
    return headline_->setText(runner_->running() ? tr("The first battles are being played…")
                                                 : tr("Does it change who wins?"));
  const auto percent = [this](std::size_t i) {
    return QString::number(qRound(winsOf(runner_->records(i), 0).share.share * 100));
  };
  headline_->setText(
      tr("%1 won %2 % without it, %3 % with it").arg(winsOf(runner_->records(0), 0).words, percent(0), percent(1)));
  const bool same = runner_->records(0).battles == runner_->records(1).battles;
  difference_->setText(same ? tr("Not one battle went differently.")
                            : differenceWords(runner_->records(0), runner_->records(1), std::nullopt));
  if (!runner_->running()) Q_EMIT playedOut();
}

}  // namespace signifer::ui
