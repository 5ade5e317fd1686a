// The start page in the window: the page on show, the ways behind the start page's doors, and battles that are kept
// without a request. Questions stand above the table until they are answered.
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "dialogs/preferences_dialog.h"
#include "docks/dice_dock.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/tell_line.h"
#include "docks/unit_dock.h"
#include "editors/editors.h"
#include "editors/table_window.h"
#include "game/machine_player.h"
#include "help/guide_window.h"
#include "help/tour.h"
#include "machine/machine_bar.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "photo/photo_desk.h"
#include "preferences.h"
#include "sides/side_window.h"
#include "spectator/spectator_window.h"
#include "start/battle_keeper.h"
#include "start/rules_pane.h"
#include "table/table_view.h"
#include "widgets/depth_switch.h"
#include "widgets/notice.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QString droppedFile(const QMimeData& data) {
  for (const QUrl& url : data.urls())
    if (url.isLocalFile()) return url.toLocalFile();
  return {};
}

}  // namespace

QWidget* MainWindow::makeMiddle() {
  table_ = new TableView(game_, this);
  notice_ = new Notice;
  question_ = new Notice;
  question_->setObjectName(QStringLiteral("question"));
  start_ = new StartPage(library_, shelf_, places_.assets);
  auto* battle = new QWidget;
  auto* column = new QVBoxLayout(battle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(makeViewBand());
  column->addWidget(notice_);
  column->addWidget(question_);
  where_ = new Notice;
  where_->setObjectName(QStringLiteral("where"));
  column->addWidget(where_);
  machineBar_ = new MachineBar(game_, *machine_);
  column->addWidget(machineBar_);
  column->addWidget(table_, 1);
  column->addWidget(new TellLine(game_));
  pages_ = new QStackedWidget;
  pages_->addWidget(start_);
  pages_->addWidget(battle);
  connect(start_, &StartPage::wayChosen, this, &MainWindow::follow);
  connect(start_, &StartPage::battleChosen, this, &MainWindow::openFile);
  connect(start_, &StartPage::stoppedSheetWanted, this, [this](const QString& file) {
    if (!openFile(file)) return;
    // A battle that is locked in a side's view is printed where everything is seen.
    if (sideWindow_ != nullptr)
      sideWindow_->say(tr("The table is printed where everything is seen."));
    else
      findChild<QAction*>(QStringLiteral("stopped-pdf"))->trigger();
  });
  connect(start_, &StartPage::playWanted, this, &MainWindow::askToPlay);
  connect(start_, &StartPage::changeWanted, this, [this](const QString& file) { editors_->openTable(file); });
  connect(&start_->rules(), &RulesPane::rulingWanted, this, &MainWindow::askForRuling);
  return pages_;
}

// The docks belong to a battle: the start page has the window to itself, and gives them back as they were.
void MainWindow::showRightPage() {
  const bool battle = game_.hasBattle();
  question_->say({});
  pages_->setCurrentIndex(battle ? 1 : 0);
  // The first page asks and prints the rules that were played last.
  if (battle) start_->rules().choose(QString::fromStdString(game_.definition().id()));
  if (battle && !layout_.isEmpty()) restoreDocks(std::exchange(layout_, {}));
  if (battle) arrangeForDepth();
  if (!battle && layout_.isEmpty()) {
    arrangeForDepth();
    layout_ = saveState();
    for (QDockWidget* dock :
         std::initializer_list<QDockWidget*>{sequence_, unit_, machineDock_, hand_, ruling_, journal_, dice_})
      dock->hide();
  }
  if (battle)
    table_->setFocus();
  else
    start_->refresh();
}

void MainWindow::follow(StartPage::Way way) {
  switch (way) {
    case StartPage::Way::readyBattle:
      return newBattle(Evening::atTheTable);
    case StartPage::Way::ownTable:
    case StartPage::Way::fromPhoto:
    case StartPage::Way::ownArmies:
    case StartPage::Way::houseRules:
      return prepare(way);
    case StartPage::Way::openFile:
      return openDialog();
    case StartPage::Way::playAlone:
      return newBattle(Evening::alone);
    case StartPage::Way::checklistOnly:
      newBattle();
      if (game_.hasBattle()) game_.setDepth(Depth::checklist);
      return;
    case StartPage::Way::machines:
      newBattle();
      if (game_.hasBattle()) playOut();
      return;
    case StartPage::Way::printChecklist:
      return printPaper(PaperKind::checklist);
    case StartPage::Way::printReference:
      return printPaper(PaperKind::reference);
  }
}

// Opens the editor of this way under the rule set that is chosen on the start page.
void MainWindow::prepare(StartPage::Way way) {
  const auto rules = start_->rules().ruleSet();
  if (rules == nullptr) return;
  const QString id = QString::fromStdString(rules->definition().id());
  if (way == StartPage::Way::houseRules) {
    editors_->newHouseRules(id);
  } else if (way == StartPage::Way::ownArmies) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    editors_->fillArmies(*menu, id);
    menu->popup(QCursor::pos());
  } else if (TableWindow* table = editors_->newTable(id); table != nullptr && way == StartPage::Way::fromPhoto) {
    table->showPhoto();
  }
}

std::shared_ptr<const RuleSet> MainWindow::rulesInForce() const {
  return game_.hasBattle() ? game_.session().sharedRules() : start_->rules().ruleSet();
}

void MainWindow::keepByItself(const QString& scenario) {
  notSavedThere_ = keeper_->keep(scenario);
  refreshStatus();
}

// The same battle may have been left unfinished. The offer to go on with it does not press.
bool MainWindow::offerToGoOn(const QString& scenario) {
  const QString begun = QFileInfo(scenario).absoluteFilePath();
  const QList<BattleCard> cards = shelf_.cards(library_);
  const auto left = std::ranges::find_if(cards, [&](const BattleCard& card) {
    return card.scenario == begun && !card.over && !card.held && !card.aside && card.fault.isEmpty();
  });
  if (left == cards.end()) return false;
  const QString events = counted(static_cast<qsizetype>(left->events), tr("one event"), tr("%1 events"));
  question_->say(tr("You left this battle unfinished, %1: %2, %3.")
                     .arg(dayWords(left->when, QDateTime::currentDateTime()), left->words, events),
                 {{tr("Go on with it"), [this, file = left->file] { openFile(file); }},
                  {tr("Begin anew"), [this] { question_->say({}); }}});
  return true;
}

// Machines do nothing before they are told to.
void MainWindow::chooseDepth(Depth depth) {
  const Depth before = game_.depth();
  if (depth != Depth::simulate || before == Depth::simulate) {
    if (before == Depth::simulate && depth != Depth::simulate) machine_->setPaused(pause_->isChecked());
    question_->say({});
    game_.setDepth(depth);
    return askWhatIsSo(before);
  }
  machine_->setPaused(true);
  game_.setDepth(depth);
  question_->say(
      tr("Machines would play both sides from here, move by move; Step back takes any of it back."),
      {{tr("Let them play"),
        [this] {
          question_->say({});
          pause_->setChecked(false);
          machine_->setPaused(false);
        }},
       {tr("Play it out many times…"), [this] { playOut(); }},
       {tr("Back to %1").arg(depthName(static_cast<int>(before))), [this, before] { chooseDepth(before); }}});
}

// Players who have gone on have answered the question.
void MainWindow::answerAsked() {
  if (game_.depth() != Depth::simulate || !machine_->paused()) question_->say({});
}

void MainWindow::closeBattle() {
  // The end of a tour puts its own battle away.
  if (tour_ != nullptr) tour_->leave();
  if (!game_.hasBattle()) return;
  const QString file = game_.file();
  const bool kept = game_.keeping().kind == Keeping::Kind::kept && game_.session().knownEvents() > 0;
  keeper_->letGo();
  game_.close();
  if (kept) tell(tr("The battle is kept: %1").arg(QDir::toNativeSeparators(file)));
}

// Says it once for all where the player wants that; false if the window is to stay open.
bool MainWindow::sayWhereKept() {
  const bool kept = game_.hasBattle() && game_.keeping().kind == Keeping::Kind::kept && shelf_.keeps() &&
                    game_.session().knownEvents() > 0;
  if (!kept || !Preferences::load().sayWhere) return true;
  QMessageBox box(QMessageBox::NoIcon, tr("Signifer"),
                  tr("The battle is kept, every event and every branch of it. The next start offers to go on."),
                  QMessageBox::Close | QMessageBox::Cancel, this);
  box.setInformativeText(QDir::toNativeSeparators(game_.file()));
  box.setDefaultButton(QMessageBox::Close);
  auto* always = new QCheckBox(tr("Say so each time"));
  always->setChecked(true);
  box.setCheckBox(always);
  const bool closes = box.exec() == QMessageBox::Close;
  Preferences preferences = Preferences::load();
  preferences.sayWhere = always->isChecked();
  preferences.save();
  return closes;
}

// Actions with a name in a menu; their keys are the player's to choose.
QList<QAction*> MainWindow::namedActions() const {
  QList<QAction*> named;
  for (QAction* action : actions())
    if (!action->text().isEmpty() && action->menu() == nullptr) named << action;
  return named;
}

void MainWindow::showPreferences() {
  auto* dialog = new PreferencesDialog(namedActions(), this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  bringToFront(*dialog);
}

void MainWindow::showGuide() {
  if (guide_ == nullptr) guide_ = new GuideWindow(this);
  bringToFront(*guide_);
}

// The rule of the thing under the keys, else under the pointer, else of the step; without a battle the guide.
void MainWindow::helpHere() {
  for (const QWidget* here : {QApplication::focusWidget(), QApplication::widgetAt(QCursor::pos())})
    for (; here != nullptr; here = here->parentWidget())
      if (const QString rule = here->property(ruleHere).toString(); !rule.isEmpty()) return showRules(rule);
  if (!game_.hasBattle()) return showGuide();
  const std::vector<std::string>& rules = game_.definition().sequence().step(game_.battle().step).rules;
  rules.empty() ? showGuide() : showRules(QString::fromStdString(rules.front()));
}

void MainWindow::showSpectators() {
  if (spectators_ == nullptr) makeSpectators();
  spectators_->present();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (!droppedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QString file = droppedFile(*event->mimeData());
  if (file.isEmpty()) return;
  event->acceptProposedAction();
  if (const QStringList photos = picturesIn(*event->mimeData()); !photos.isEmpty() && game_.hasBattle())
    return findChild<PhotoDesk*>()->read(photos);
  openFile(file);
}

}  // namespace signifer::ui
