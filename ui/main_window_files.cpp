// Opening and saving: which file a battle is kept in, and what the window says while it is in none, only looked at, or
// not on the disk.
#include <QCloseEvent>
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QRegularExpressionValidator>

#include "dialogs/new_battle_dialog.h"
#include "dialogs/save_dialog.h"
#include "editors/document_window.h"
#include "editors/editors.h"
#include "files/home.h"
#include "game/drawn_seed.h"
#include "game/machine_player.h"
#include "main_window.h"
#include "play/journal_writer.h"
#include "play/opening.h"
#include "preferences.h"
#include "start/battle_keeper.h"
#include "symbols.h"
#include "view/letters.h"
#include "widgets/notice.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

const QString battleEnding = QStringLiteral(".signifer");

// A name beside the file that no file has yet.
QString freeNameBeside(const QString& file) {
  const QFileInfo info(file);
  const bool writable = QFileInfo(info.path()).isWritable();
  const QDir folder(writable ? info.path() : FilesHome::current().folder(FileKind::battle));
  for (int i = 2;; ++i) {
    const QString name = QStringLiteral("%1 (%2)%3").arg(info.completeBaseName()).arg(i).arg(battleEnding);
    if (!folder.exists(name)) return folder.filePath(name);
  }
}

}  // namespace

bool MainWindow::openFile(const QString& path) {
  const PutAway before = toPutAway();
  try {
    if (path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)) {
      // Nothing can be appended to a page: the battle goes on in a journal of its own.
      OpenedJournal opened = openJournal(library_, path.toStdString());
      const QString warning = QString::fromStdString(opened.warning());
      keeper_->letGo();
      game_.open(std::move(opened.session), nullptr, opened.notes);
      if (!warning.isEmpty()) complain(warning);
      keepByItself(path);
      tellPutAway(before);
      return true;
    }
    if (!path.endsWith(QLatin1String(".json"))) {
      openJournalFile(path);
      tellPutAway(before);
      return true;
    }
    if (editors_->openIfOurs(path)) return true;
    const Document file = Document::load(path.toStdString());
    if (isLetter(file.root())) return openLetter(path), true;
    if (isAnswer(file.root())) return takeAnswer(path), true;
    // House rules that cannot be used never keep a battle from opening.
    std::vector<LeftOutOverlay> leftOut;
    Position position = openUnder(library_, file.root(), {}, leftOut);
    auto session = std::make_unique<Session>(position.rules, std::move(position.battle), drawnSeed());
    const DiceOrigin dice = Preferences::load().ownDice ? DiceOrigin::typed : DiceOrigin::rolled;
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) session->setDice(side, dice);
    show(std::move(session));
    if (!leftOut.empty()) complain(text(leftOutWords(leftOut)));
    editors_->tellChangedArmies(file, path);
  } catch (const std::exception& e) {
    complain(QString::fromUtf8(e.what()));
    return false;
  }
  keepByItself(path);
  if (!offerToGoOn(path)) tellPutAway(before);
  return true;
}

// Opening changes nothing on the disk, whatever the file is like.
void MainWindow::openJournalFile(const QString& path) {
  if (game_.isKeptIn(path.toStdString())) return complain(tr("This battle is open already."));
  OpenedJournal opened = openJournal(library_, path.toStdString());
  const QString warning = QString::fromStdString(opened.warning());
  keeper_->letGo();
  if (!opened.mayGoOn()) return game_.lookOn(std::move(opened), path, warning);
  std::unique_ptr<JournalWriter> writer;
  try {
    writer = JournalWriter::resume(path.toStdString(), opened);
  } catch (const FileError& e) {
    // Held by another program, or read-only.
    return game_.lookOn(std::move(opened), path, QString::fromUtf8(e.what()));
  }
  game_.open(std::move(opened.session), std::move(writer), opened.notes);
  if (!warning.isEmpty()) complain(warning);
}

void MainWindow::show(std::unique_ptr<Session> session) {
  keeper_->letGo();
  onTour_ = false;
  game_.open(std::move(session));
}

void MainWindow::begin(const BattlePlan& plan) {
  const PutAway before = toPutAway();
  const QString scenario = QString::fromStdString(plan.scenario.string());
  try {
    const Document file = Document::load(plan.scenario);
    Overlay chosen;
    chosen.file.rules = plan.house;
    std::vector<LeftOutOverlay> leftOut;
    Position position = openUnder(library_, file.root(), {chosen}, leftOut);
    auto session = std::make_unique<Session>(position.rules, std::move(position.battle), plan.seed);
    for (SideIndex side = 0; side < 2; ++side) session->setDice(side, plan.dice[static_cast<std::size_t>(side)]);
    show(std::move(session));
    if (!leftOut.empty()) complain(text(leftOutWords(leftOut)));
    editors_->tellChangedArmies(file, scenario);
  } catch (const std::exception& e) {
    return complain(QString::fromUtf8(e.what()));
  }
  keepByItself(scenario);
  for (SideIndex side = 0; side < 2; ++side)
    machine_->setCommander(side, plan.commanders[static_cast<std::size_t>(side)]);
  if (plan.depth) game_.setDepth(*plan.depth);
  game_.setWho(plan.names, QDate::currentDate().toString(Qt::ISODate));
  refreshSides();
  tellPutAway(before);
}

void MainWindow::newBattle(Evening evening) {
  NewBattleDialog dialog(library_, places_.assets, this);
  // The rules that were played or asked last.
  if (const auto rules = start_->rules().ruleSet()) dialog.chooseRules(rules->definition().id());
  if (evening == Evening::alone) dialog.setPlayer(1, QStringLiteral("greedy"));
  if (evening == Evening::atTheTable) dialog.setAtTheTable();
  askForBattle(dialog);
}

// A scenario that cannot be chosen is opened, which says what is wrong with it.
bool MainWindow::askToPlay(const QString& scenario) {
  NewBattleDialog dialog(library_, places_.assets, this);
  bringToFront(*this);
  const bool opened = dialog.chooseScenario(scenario) ? askForBattle(dialog) : openFile(scenario);
  // The dialog may have given the editor the keys back.
  if (opened) bringToFront(*this);
  return opened;
}

bool MainWindow::askForBattle(NewBattleDialog& dialog) {
  const PutAway before = toPutAway();
  if (!before.title.isEmpty())
    dialog.setPutAway(before.file.isEmpty()
                          ? tr("%1 is saved in no file and would be lost. Save it first.").arg(before.title)
                          : tr("%1 is put away and kept.").arg(before.title));
  if (dialog.exec() != QDialog::Accepted) return false;
  begin(dialog.plan());
  return true;
}

// Only a battle in which something has happened can be missed.
MainWindow::PutAway MainWindow::toPutAway() const {
  if (!game_.hasBattle() || game_.session().knownEvents() == 0) return {};
  const bool kept = game_.keeping().kind == Keeping::Kind::kept;
  return {numberedTitle(game_.session()), kept ? game_.file() : QString()};
}

void MainWindow::tellPutAway(const PutAway& before) {
  if (before.file.isEmpty() || before.file == game_.file()) return;
  question_->say(tr("%1 is put away and kept.").arg(before.title),
                 {{tr("Back to it"), [this, file = before.file] { openFile(file); }},
                  {tr("All right"), [this] { question_->say({}); }}});
}

// Machines, dice and what else was agreed upon stay.
void MainWindow::setSeed(std::uint64_t seed) {
  const Session& now = game_.session();
  Q_ASSERT(now.knownEvents() == 0);
  auto anew = std::make_unique<Session>(now.sharedRules(), now.start(), seed);
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) anew->setDice(side, now.dice(side));
  const std::array<QString, 2> commanders{machine_->commander(0), machine_->commander(1)};
  const QString scenario = keeper_->scenario();
  const Depth depth = game_.depth();
  const QString file = game_.file();
  const bool elsewhere = !file.isEmpty() && !shelf_.isOwn(file);
  show(std::move(anew));
  elsewhere ? static_cast<void>(saveIn(file)) : keepByItself(scenario);
  game_.setDepth(depth);
  for (SideIndex side = 0; side < 2; ++side) machine_->setCommander(side, commanders[static_cast<std::size_t>(side)]);
  refreshSides();
}

void MainWindow::askForSeed() {
  QInputDialog dialog(this);
  dialog.setWindowTitle(tr("Seed of the rolled dice"));
  dialog.setLabelText(tr("The same seed and the same moves bring the same dice."));
  dialog.setTextValue(QString::number(game_.session().seed()));
  if (auto* line = dialog.findChild<QLineEdit*>())
    line->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), line));
  if (dialog.exec() == QDialog::Accepted) setSeed(dialog.textValue().toULongLong());
}

void MainWindow::openDialog() {
  const QString folder = shelf_.keeps() ? shelf_.folder() : QString::fromStdString(places_.assets.string());
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a battle"), folder,
                                                    tr("Journals, battles, replays (*.signifer *.json *.html)"));
  if (!path.isEmpty()) openFile(path);
}

bool MainWindow::saveIn(const QString& path) {
  const QString before = game_.file();
  try {
    game_.keepIn(path.toStdString());
    notSavedThere_.clear();
    keeper_->movedFrom(before);
  } catch (const std::exception& e) {
    notSavedThere_ = QString::fromUtf8(e.what());
  }
  refreshStatus();
  return notSavedThere_.isEmpty();
}

void MainWindow::saveAs() {
  const QString start =
      game_.file().isEmpty()
          ? FilesHome::current().proposal(FileKind::battle, speakingName(game_.session(), QDate::currentDate()))
          : game_.file();
  const QString path = askWhereToSave(this, tr("Save the battle as"), start, tr("Journals (*.signifer)"), battleEnding);
  if (!path.isEmpty()) saveIn(path);
}

void MainWindow::goOnInCopy() {
  const QString path = askWhereToSave(this, tr("Go on in a copy"), freeNameBeside(game_.file()),
                                      tr("Journals (*.signifer)"), battleEnding);
  if (!path.isEmpty()) saveIn(path);
}

void MainWindow::refreshKeeping() {
  const Keeping keeping = game_.keeping();
  const QString name = QFileInfo(game_.file()).fileName();
  saved_->setToolTip(plainTip(game_.file()));
  const Notice::Deed saveElsewhere{tr("Save as…"), [this] { saveAs(); }};
  switch (keeping.kind) {
    case Keeping::Kind::lookingOn:
      saved_->setText(tr("Looking on"));
      return notice_->say(
          tr("You are looking on. %1").arg(keeping.why),
          {{tr("Go on in a copy…"), [this] { goOnInCopy(); }}, {tr("Look again"), [this] { openFile(game_.file()); }}});
    case Keeping::Kind::failing:
      saved_->setText(tr("Not saved"));
      return notice_->say(
          tr("Not saved: %1. %2 and saved as soon as it can be.")
              .arg(keeping.why, counted(static_cast<qsizetype>(keeping.waiting), tr("The last event is kept in memory"),
                                        tr("The last %1 events are kept in memory"))),
          {{tr("Try again"), [this] { game_.tryAgain(); }}, saveElsewhere});
    case Keeping::Kind::kept:
      saved_->setText(notSavedThere_.isEmpty() ? tr("Saved") : tr("Saved in %1").arg(name));
      if (notSavedThere_.isEmpty()) return notice_->say({});
      return notice_->say(tr("Not saved there: %1. The battle is saved in %2 still.").arg(notSavedThere_, name),
                          {saveElsewhere, {tr("Stay with %1").arg(name), [this] {
                                             notSavedThere_.clear();
                                             refreshStatus();
                                           }}});
    case Keeping::Kind::nowhere:
      saved_->setText(tr("Not saved"));
      if (notSavedThere_.isEmpty()) return notice_->say({});
      return notice_->say(tr("The battle is not saved: %1.").arg(notSavedThere_), {saveElsewhere});
  }
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (game_.keeping().kind == Keeping::Kind::failing && !game_.tryAgain()) {
    const auto answer =
        QMessageBox::question(this, tr("Signifer"), tr("What happened last is not saved. Close all the same?"),
                              QMessageBox::Close | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Close) return event->ignore();
  }
  if (!sayWhereKept()) return event->ignore();
  // The editors' windows go with this one, and are not asked.
  for (auto* editor : findChildren<DocumentWindow*>(Qt::FindDirectChildrenOnly)) editor->keepNow();
  keeper_->letGo();
  saveLayout();
  QMainWindow::closeEvent(event);
}

}  // namespace signifer::ui
