#include "main_window.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolTip>

#include "beside/ghosts.h"
#include "dialogs/action_dialog.h"
#include "dialogs/hand_panel.h"
#include "dialogs/rules_dialog.h"
#include "dialogs/ruling_dialog.h"
#include "docks/dice_dock.h"
#include "docks/group_pane.h"
#include "docks/journal_dock.h"
#include "docks/measure_pane.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "editors/editors.h"
#include "game/choices.h"
#include "game/machine_player.h"
#include "house_marks.h"
#include "language/names.h"
#include "lengths.h"
#include "machine/machine_dock.h"
#include "preferences.h"
#include "sides/side_window.h"
#include "start/battle_keeper.h"
#include "start/rules_pane.h"
#include "symbols.h"
#include "table/table_view.h"
#include "theme.h"
#include "unit_menu.h"
#include "widgets/depth_switch.h"
#include "widgets/notice.h"
#include "widgets/parts.h"
#include "widgets/wheel_guard.h"
#include "wording.h"

namespace signifer::ui {

MainWindow::MainWindow(RuleSetLibrary library, Places places, QWidget* parent)
    : QMainWindow(parent),
      library_(std::move(library)),
      places_(std::move(places)),
      shelf_(places_.battles, places_.cards, places_.older),
      keeper_(new BattleKeeper(game_, shelf_, this)),
      machine_(new MachinePlayer(game_, this)),
      editors_(new Editors(library_, game_, this)) {
  WheelGuard::install();
  // Before anything else hears of it: docks cite rules with their marks.
  connect(&game_, &BattleController::opened, this, [this] { markHouseRules(library_, game_); });
  connect(editors_, &Editors::battleReady, this, &MainWindow::askToPlay);
  setWindowTitle(tr("Signifer"));
  setWindowIcon(QIcon(QStringLiteral(":/signifer.svg")));
  resize(1280, 800);
  setAcceptDrops(true);
  setCentralWidget(makeMiddle());
  makeDocks();
  makeBattleMenu();
  makeEditMenu();
  makeViewMenu();
  makeMeasureMenu();
  makeRefereeMenu();
  makeSimulateMenu();
  editors_->fill(*menuBar()->addMenu(tr("Pre&pare")));
  makePrintMenu();
  makeHelpMenu();
  makeToolBar();
  makeNowBar();
  makeStatusBar();
  standardLayout_ = saveState();
  connectParts();
  connectBranches();
  loadKeys(namedActions());
  refreshIcons();
  followHome();
  showRightPage();
  refresh();
}

// Nothing may call the window once it ends. Docks are hidden once more as they go, when the battle and their neighbours
// may be gone.
MainWindow::~MainWindow() {
  for (QObject* child : findChildren<QObject*>()) child->disconnect(this);
  delete sideWindow_;
  qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
}

void MainWindow::makeDocks() {
  sequence_ = new SequenceDock(game_, this);
  unit_ = new UnitDock(game_, this);
  ruling_ = new RulingDock(game_, this);
  journal_ = new JournalDock(game_, this);
  machineDock_ = new MachineDock(game_, *machine_, this);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  // Dice, rulings and journal share the strip below the table and the unit, so that the table never moves for them.
  setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
  setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  addDockWidget(Qt::LeftDockWidgetArea, sequence_);
  addDockWidget(Qt::RightDockWidgetArea, unit_);
  tabifyDockWidget(unit_, machineDock_);
  setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  machineDock_->hide();
  hand_ = new Dock(tr("By hand"), QStringLiteral("handDock"), this);
  hand_->dropBar();
  addDockWidget(Qt::RightDockWidgetArea, hand_);
  tabifyDockWidget(machineDock_, hand_);
  hand_->hide();
  addDockWidget(Qt::BottomDockWidgetArea, ruling_);
  tabifyDockWidget(ruling_, journal_);
  dice_ = new DiceDock(game_, this);
  tabifyDockWidget(journal_, dice_);
  // A choice's consequences are looked at before it is made, and the journal has nothing to tell yet.
  ruling_->raise();
  makeDeploymentAndPhoto();
  fitDocks();
}

// Long names and large text leave it too little room.
void MainWindow::tell(const QString& words) {
  message_->setText(words);
  message_->setToolTip(words);
}

void MainWindow::connectParts() {
  for (Dock* dock : std::initializer_list<Dock*>{sequence_, unit_, ruling_, journal_})
    connect(dock, &Dock::linkActivated, this, &MainWindow::followLink);
  connect(table_, &TableView::linkActivated, this, &MainWindow::followLink);
  connect(table_, &TableView::menuWanted, this, &MainWindow::showUnitMenu);
  connect(table_, &TableView::overruleWanted, this, &MainWindow::overrule);
  connect(table_, &TableView::statusChanged, this, [this](const QString& words) { tell(words); });
  connect(table_, &TableView::pointerMoved, this, [this](const QString& words) { place_->setText(words); });
  connect(sequence_, &SequenceDock::actionChosen, this, &MainWindow::choose);
  connect(sequence_, &SequenceDock::stepAsked, this, [this](int step) {
    const Step& asked = game_.definition().sequence().step(step);
    if (!asked.rules.empty()) showRules(QString::fromStdString(asked.rules.front()));
  });
  connect(unit_, &UnitDock::actionChosen, this, &MainWindow::choose);
  connect(unit_, &UnitDock::actionConsidered, ruling_, &RulingDock::consider);
  connect(unit_, &UnitDock::actionConsidered, table_, &TableView::consider);
  connect(sequence_, &SequenceDock::anotherActionAsked, this, &MainWindow::anotherAction);
  connect(unit_, &UnitDock::anotherActionAsked, this, &MainWindow::anotherAction);
  connect(sequence_, &SequenceDock::reportAsked, this, &MainWindow::saveReport);
  connect(sequence_, &SequenceDock::actionConsidered, ruling_, &RulingDock::consider);
  connect(table_, &TableView::statusChanged, this, [this] {
    const auto& draft = table_->draft();
    ruling_->consider(draft && draft->means() && !draft->placed ? std::optional(draft->action) : std::nullopt);
  });
  connectMeasures();
  connect(ruling_, &RulingDock::overrideWanted, this, &MainWindow::changeByHand);
  connect(ruling_, &RulingDock::whatIfWanted, this, &MainWindow::askForRuling);
  connect(journal_, &JournalDock::eventPicked, ruling_, &RulingDock::showRuling);
  // The strip shows what was last to be looked at: a roll, or what else happened.
  connect(&game_, &BattleController::throwChanged, this, &MainWindow::refreshStatus);
  connect(&game_, &BattleController::throwChanged, this, [this] {
    // Select the unit that rolls.
    const UnitIndex rolls = game_.openThrow() ? game_.openThrow()->wanted.purpose.unit : noUnit;
    if (rolls != noUnit && game_.battle().unit(rolls).present) game_.select(rolls);
  });
  connect(ruling_, &RulingDock::wantsToBeSeen, this,
          [this](bool wants) { (wants ? static_cast<Dock*>(ruling_) : journal_)->raise(); });
  connect(&game_, &BattleController::changed, this, &MainWindow::refresh);
  connect(&game_, &BattleController::opened, this, &MainWindow::refreshSides);
  connect(&game_, &BattleController::opened, this, [this] { notSavedThere_.clear(); });
  connect(&game_, &BattleController::opened, this, [this] {
    hand_->hide();
    delete hand_->widget();
  });
  connect(&game_, &BattleController::opened, this, &MainWindow::showRightPage);
  connect(&game_, &BattleController::happened, this, &MainWindow::answerAsked);
  connect(&game_, &BattleController::failed, this, &MainWindow::complain);
  connect(&game_, &BattleController::refused, this,
          [this](const Action& action, const Verdict&) { table_->propose(action); });
  connect(&game_, &BattleController::changed, this, &MainWindow::refreshViews);
  connect(&game_, &BattleController::opened, this, &MainWindow::showLockedView);
  makeBeside();
  connectMachine();
  connect(depth_, &DepthSwitch::depthChosen, this, [this](int depth) { chooseDepth(static_cast<Depth>(depth)); });
  connect(&Theme::current(), &Theme::changed, this, &MainWindow::refreshIcons);
  connect(&Theme::current(), &Theme::changed, this, [this, size = Theme::current().textSize()]() mutable {
    // The parts of the docks grow first.
    const bool club = !clubLayout_.isEmpty();
    if (std::exchange(size, Theme::current().textSize()) != Theme::current().textSize() && !club)
      QMetaObject::invokeMethod(this, &MainWindow::fitDocks, Qt::QueuedConnection);
  });
  connect(&Theme::current(), &Theme::changed, this, [this, told = showsCentimetres()]() mutable {
    if (std::exchange(told, showsCentimetres()) != showsCentimetres()) game_.tellAnew();
  });
}

// The measures of the table, and the group action of several units, stand beside the table.
void MainWindow::connectMeasures() {
  const auto measure = [this] {
    unit_->measures().show(table_->measured());
    for (const auto& [action, tool] : toolActions_) action->setChecked(tool == static_cast<int>(table_->tool()));
  };
  const auto group = [this] { unit_->group().show(table_->groupDraft()); };
  connect(table_, &TableView::toolChanged, this, measure);
  connect(&game_, &BattleController::changed, this, measure);
  connect(&game_, &BattleController::selectionChanged, this, measure);
  connect(&game_, &BattleController::changed, this, group);
  connect(&game_, &BattleController::selectionChanged, this, group);
  connect(table_, &TableView::statusChanged, this, group);
  connect(&unit_->group(), &GroupPane::accepted, table_, &TableView::acceptDraft);
  connect(&unit_->group(), &GroupPane::takenBack, table_, &TableView::cancelDraft);
}

void MainWindow::makeStatusBar() {
  message_ = new QLabel;
  message_->setTextFormat(Qt::RichText);
  message_->setObjectName(QStringLiteral("message"));
  message_->setContentsMargins(8, 0, 8, 0);
  // A long sentence gives way instead of widening the window.
  message_->setMinimumWidth(80);
  message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  statusBar()->addWidget(message_, 1);
  const auto permanent = [this] {
    auto* label = new QLabel;
    label->setContentsMargins(8, 0, 8, 0);
    statusBar()->addPermanentWidget(label);
    return label;
  };
  place_ = permanent();
  tolerance_ = permanent();
  ruleSet_ = permanent();
  saved_ = permanent();
  saved_->setObjectName(QStringLiteral("saved"));
}

void MainWindow::refresh() {
  const bool battle = game_.hasBattle();
  for (QAction* action : needBattle_) action->setEnabled(battle);
  undo_->setEnabled(battle && game_.session().canUndo());
  redo_->setEnabled(battle && game_.session().canRedo());
  depthOnBar_->setVisible(battle);
  // A battle that is being opened first gets back the docks of the last one.
  if (layout_.isEmpty()) arrangeForDepth();
  depth_->setDepth(static_cast<int>(game_.depth()));
  depthActions_->actions().at(static_cast<int>(game_.depth()))->setChecked(true);
  refreshStatus();
}

void MainWindow::refreshStatus() {
  for (QLabel* label : {place_, tolerance_, ruleSet_, saved_}) label->setVisible(game_.hasBattle());
  if (!game_.hasBattle()) {
    setWindowTitle(tr("Signifer"));
    notice_->say({});
    return tell(tr("1, 2, 3 open a door · Ctrl+K asks the rules · drop a battle anywhere"));
  }
  const Setup& setup = *game_.battle().setup;
  setWindowTitle(tr("%1 – Signifer").arg(numberedTitle(game_.session())));
  tolerance_->setText(setup.columns > 0 ? tr("%1 × %2 squares").arg(setup.columns).arg(setup.rows)
                                        : tr("Touching within %1").arg(lengthWords(touchingGap)));
  int house = setup.houseRules.empty() ? 0 : 1;
  const auto& options = game_.definition().options();
  for (std::size_t i = 0; i < options.size() && i < setup.options.size(); ++i)
    if (setup.options[i] != options[i].standard) ++house;
  ruleSet_->setText(house == 0 ? QString::fromStdString(game_.definition().name())
                               : tr("%1 · %2").arg(QString::fromStdString(game_.definition().name()),
                                                   counted(house, tr("one house rule"), tr("%1 house rules"))));
  refreshKeeping();
  // Large text in a small window leaves them little room.
  for (QLabel* label : {tolerance_, ruleSet_}) label->setToolTip(plainTip(label->text()));
  if (game_.openThrow())
    tell(RulingDock::keysInWords(*game_.openThrow()));
  else if (!table_->draft())
    tell(machineWords());
}

// A move is shown first and accepted with Enter. Any other action is done at once and can be undone.
void MainWindow::choose(const Action& action) {
  const MoveDraft draft = draftOf(game_.rules(), game_.battle(), action);
  const bool moves = draft.trace.size() > 1 && draft.trace.front() != draft.trace.back();
  if (moves || isToBeLed(game_, action) || !draft.verdict.legal())
    table_->propose(action);
  else
    game_.act(action);
  // The row that was pressed is gone: keys are the table's again.
  table_->setFocus();
}

void MainWindow::overrule(const Action& action) {
  const QString reason = askReason(this, actionWords(game_.rules(), game_.battle(), action));
  // The button that was pressed goes with its callout: dice are typed on the table next.
  table_->setFocus();
  if (!reason.isEmpty()) game_.act(action, reason);
}

void MainWindow::showUnitMenu(UnitIndex unit, QPoint globally) {
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("unitMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  fillUnitMenu(*menu, game_, unit,
               {[this](const Action& action) { choose(action); },
                [this](UnitIndex one, UnitIndex other) { table_->measureBetween(one, other); },
                [this](TableView::Tool tool) { table_->setTool(tool); }, [this] { changeByHand(); },
                [this] { table_->typeMove(); }, [this](UnitIndex one) { table_->selectLine(one); },
                [this](UnitIndex one) { table_->selectCommand(one); }});
  menu->popup(globally);
}

void MainWindow::changeByHand() {
  if (!game_.hasBattle()) return;
  auto* panel = new HandPanel(game_, game_.selected());
  if (QWidget* last = hand_->widget()) last->deleteLater();
  hand_->setWidget(panel);
  connect(panel, &HandPanel::closed, this, &MainWindow::closeHandPanel);
  connect(panel, &HandPanel::kept, this, [this, panel] {
    if (game_.change(panel->changes(), panel->reason())) closeHandPanel();
  });
  connect(&game_, &BattleController::selectionChanged, panel, [this, panel] {
    if (game_.selected() != noUnit) panel->show(game_.selected());
  });
  hand_->show();
  hand_->raise();
  giveHandsRoom();
  panel->begin();
}

void MainWindow::closeHandPanel() {
  hand_->hide();
  giveHandsRoom();
  unit_->raise();
  table_->setFocus();
}

void MainWindow::anotherAction(int first) {
  if (kindsToFillIn(game_).empty()) return complain(tr("Nothing can be filled in now."));
  ActionDialog dialog(game_, first, this);
  connect(&dialog, &ActionDialog::linkActivated, this, &MainWindow::followLink);
  if (dialog.exec() != QDialog::Accepted) return;
  if (dialog.overruled())
    overrule(dialog.action());
  else
    game_.act(dialog.action());
}

void MainWindow::followLink(const QString& link) {
  const QString what = link.section(QLatin1Char(':'), 1);
  if (link.startsWith(QLatin1String("unit:")))
    game_.select(static_cast<UnitIndex>(what.toInt()));
  else if (link.startsWith(QLatin1String("journal:")))
    journal_->raise();
  else
    QToolTip::showText(QCursor::pos(), ruleHtml(rulesInForce()->definition(), what), this, {}, 12000);
}

void MainWindow::showRules(const QString& rule) {
  const std::shared_ptr<const RuleSet> rules = rulesInForce();
  if (!rules) return;
  delete rules_;
  rules_ = new RulesDialog(rules->definition(), this);
  rules_->setModal(false);
  bringToFront(*rules_);
  if (!rule.isEmpty()) rules_->showRule(rule);
}

void MainWindow::askForRuling() {
  const std::shared_ptr<const RuleSet> rules = rulesInForce();
  if (!rules) return;
  auto* dialog = new RulingDialog(rules, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &RulingDialog::linkActivated, this, &MainWindow::followLink);
  // The ruling on show is the likeliest question.
  if (const Consultation* last = ruling_->consultation()) dialog->ask(*last);
  bringToFront(*dialog);
}

// The referee's word on the ghost, or on the selected unit where there is none.
void MainWindow::judgeNow() {
  if (!game_.hasBattle()) return;
  const auto& draft = table_->draft();
  if (draft && draft->end() && game_.selected() != noUnit) return table_->judgeDraft(draft->end()->centre);
  // Without a ghost the last move by hand is meant.
  if (game_.depth() == Depth::judgeWhenAsked && ghosts_->empty()) sayWhetherLegal();
}

// In a side's view nothing of this window is said: it may tell of whom that side does not see.
void MainWindow::complain(const QString& message) {
  if (sideWindow_ == nullptr) tellBeside(this, message);
}

}  // namespace signifer::ui
