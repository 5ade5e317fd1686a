// Menus and tool bar of the window; what they set off stands in main_window.cpp.
#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <array>

#include "commander/commander.h"
#include "dialogs/orders_dialog.h"
#include "docks/dice_dock.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "game/machine_player.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "photo/photo_desk.h"
#include "play/wording.h"
#include "preferences.h"
#include "room/phones_dock.h"
#include "settings.h"
#include "sides/orders_dock.h"
#include "sides/umpire_dock.h"
#include "start/rules_pane.h"
#include "symbols.h"
#include "table/table_view.h"
#include "theme.h"
#include "widgets/chess_clock.h"
#include "widgets/depth_switch.h"
#include "widgets/typed_keys.h"

namespace signifer::ui {
namespace {

constexpr int iconPixels = 18;
constexpr std::array<const char*, depthCount> depthIds{"depth-checklist", "depth-judge-when-asked",
                                                       "depth-full-referee", "depth-simulate"};

// Chosen in a menu, it is remembered and in force at once.
template <class Change>
void prefer(Change change) {
  Preferences preferences = Preferences::load();
  change(preferences);
  preferences.save();
  preferences.apply();
}

}  // namespace

QAction* MainWindow::add(QMenu* menu, std::string_view id, const QString& name, const QString& symbol,
                         const QKeySequence& keys) {
  QAction* action = menu->addAction(name);
  action->setObjectName(text(id));
  if (!keys.isEmpty()) {
    action->setShortcut(keys);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(QString(name).remove(QLatin1Char('&')).remove(QStringLiteral("…")),
                                                     keys.toString(QKeySequence::NativeText)));
  }
  if (!symbol.isEmpty()) icons_.append({action, symbol});
  // Keys work where the menu bar is hidden, too.
  addAction(action);
  return action;
}

void MainWindow::makeBattleMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Battle"));
  connect(add(menu, "new", tr("&New…"), {}, QKeySequence::New), &QAction::triggered, this, [this] { newBattle(); });
  QAction* open = add(menu, "open", tr("&Open…"), QStringLiteral("tool-open"), QKeySequence::Open);
  connect(open, &QAction::triggered, this, &MainWindow::openDialog);
  QMenu* recent = menu->addMenu(tr("&Recent"));
  connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
  save_ = add(menu, "save-as", tr("&Save as…"), QStringLiteral("tool-save"), QKeySequence::SaveAs);
  save_->setShortcuts({QKeySequence(QKeySequence::Save), QKeySequence(QKeySequence::SaveAs)});
  connect(save_, &QAction::triggered, this, &MainWindow::saveAs);
  save_->setToolTip(save_->toolTip() + QLatin1Char('\n') + tr("The battle goes on in the other file"));
  QAction* copy = add(menu, "export-copy", tr("&Export a copy…"), {}, {});
  copy->setToolTip(tr("A copy for others; the battle goes on in its own file"));
  connect(copy, &QAction::triggered, this, &MainWindow::exportBattleCopy);
  menu->setToolTipsVisible(true);
  needBattle_ << copy;
  makeMailMenu(menu);
  close_ = add(menu, "close", tr("&Close"), {}, QKeySequence::Close);
  connect(close_, &QAction::triggered, this, &MainWindow::closeBattle);
  needBattle_ << save_ << close_;
  menu->addSeparator();
  connect(add(menu, "quit", tr("&Quit"), {}, QKeySequence::Quit), &QAction::triggered, this, &QWidget::close);
}

void MainWindow::makeEditMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  undo_ = add(menu, "step-back", tr("&Step back"), QStringLiteral("tool-undo"), QKeySequence::Undo);
  redo_ = add(menu, "step-forward", tr("Step &forward"), QStringLiteral("tool-redo"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
  redo_->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
  connect(undo_, &QAction::triggered, &game_, &BattleController::undo);
  connect(redo_, &QAction::triggered, &game_, &BattleController::redo);
  menu->addSeparator();
  QAction* find = add(menu, "find", tr("&Find in the journal"), {}, QKeySequence::Find);
  connect(find, &QAction::triggered, this, [this] {
    journal_->show();
    journal_->raise();
    journal_->filter().search();
  });
  QAction* figures = add(menu, "move-in-figures", tr("&Move in figures…"), {}, {});
  connect(figures, &QAction::triggered, this, [this] { table_->typeMove(); });
  needBattle_ << find << figures;
  QAction* another = add(menu, "another-action", tr("&Another action…"), {}, Qt::CTRL | Qt::SHIFT | Qt::Key_A);
  connect(another, &QAction::triggered, this, [this] { anotherAction(-1); });
  needBattle_ << another;
  QAction* preferences = add(menu, "preferences", tr("&Preferences…"), {}, Qt::CTRL | Qt::Key_Comma);
  connect(preferences, &QAction::triggered, this, &MainWindow::showPreferences);
  QAction* change = add(menu, "change-by-hand", tr("&Change the unit by hand…"), QStringLiteral("tool-override"),
                        Qt::CTRL | Qt::Key_E);
  connect(change, &QAction::triggered, this, &MainWindow::changeByHand);
  needBattle_ << change;
}

void MainWindow::makeViewMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&View"));
  QAction* out = add(menu, "zoom-out", tr("Zoom &out"), QStringLiteral("tool-zoom-out"), QKeySequence::ZoomOut);
  QAction* in = add(menu, "zoom-in", tr("Zoom &in"), QStringLiteral("tool-zoom-in"), QKeySequence::ZoomIn);
  QAction* fit = add(menu, "whole-table", tr("Whole &table"), QStringLiteral("tool-fit"), Qt::CTRL | Qt::Key_0);
  connect(out, &QAction::triggered, this, [this] { table_->zoomBy(0.8); });
  connect(in, &QAction::triggered, this, [this] { table_->zoomBy(1.25); });
  connect(fit, &QAction::triggered, this, [this] { table_->fit(); });
  QAction* round = add(menu, "other-side", tr("From the other si&de"), {}, Qt::Key_F12);
  round->setCheckable(true);
  connect(round, &QAction::toggled, this, [this](bool on) { table_->turnRound(on); });
  needBattle_ << out << in << fit << round << makeFarStrip(*menu);
  menu->addSeparator();
  QMenu* sizes = menu->addMenu(tr("Text &size"));
  auto* group = new QActionGroup(this);
  for (const int size : {100, 125, 150, 200}) {
    QAction* action = sizes->addAction(tr("%1 %").arg(size));
    action->setCheckable(true);
    action->setChecked(size == Theme::current().textSize());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [size] { prefer([size](Preferences& one) { one.textSize = size; }); });
  }
  icons_.append({sizes->menuAction(), QStringLiteral("tool-text-size")});
  QMenu* looks = menu->addMenu(tr("&Colours"));
  auto* looksGroup = new QActionGroup(this);
  const std::pair<QString, Preferences::Look> all[] = {{tr("As the &desktop"), Preferences::Look::system},
                                                       {tr("&Light"), Preferences::Look::light},
                                                       {tr("D&ark"), Preferences::Look::dark},
                                                       {tr("&High contrast"), Preferences::Look::highContrast}};
  for (const auto& [name, look] : all) {
    QAction* action = looks->addAction(name);
    action->setCheckable(true);
    action->setChecked(look == Preferences::load().look);
    looksGroup->addAction(action);
    connect(action, &QAction::triggered, this,
            [wanted = look] { prefer([wanted](Preferences& one) { one.look = wanted; }); });
  }
  QAction* club = add(menu, "club-view", tr("For a screen &across the room"), {}, Qt::Key_F11);
  club->setCheckable(true);
  connect(club, &QAction::toggled, this, &MainWindow::setClubView);
  QAction* spectators = add(menu, "spectators", tr("A window for &spectators"), {}, Qt::SHIFT | Qt::Key_F11);
  connect(spectators, &QAction::triggered, this, &MainWindow::showSpectators);
  needBattle_ << club << spectators;
  auto* clock = new ChessClock(game_, this);
  statusBar()->addPermanentWidget(clock);
  QAction* runs = add(menu, "chess-clock", tr("C&hess clock"), {}, {});
  runs->setCheckable(true);
  connect(runs, &QAction::toggled, clock, &ChessClock::setOn);
  QAction* stands = add(menu, "pause-clock", tr("Pa&use the clock"), {}, Qt::SHIFT | Qt::Key_F12);
  connect(stands, &QAction::triggered, clock, [clock] { clock->setPaused(!clock->isPaused()); });
  QAction* rings = add(menu, "bell", tr("&Bell when another side is asked"), {}, {});
  rings->setCheckable(true);
  rings->setChecked(Settings().value(QStringLiteral("bell"), false).toBool());
  clock->setRings(rings->isChecked());
  connect(rings, &QAction::toggled, clock, [clock](bool on) {
    Settings().setValue(QStringLiteral("bell"), on);
    clock->setRings(on);
  });
  makeViewsMenu(menu);
  menu->addSeparator();
  for (QDockWidget* dock : std::initializer_list<QDockWidget*>{sequence_, unit_, machineDock_, ruling_, journal_, dice_,
                                                               photoDock_, findChild<PhotoDesk*>()})
    menu->addAction(dock->toggleViewAction());
  QAction* docks = add(menu, "reset-layout", tr("Docks &back to their places"), {}, {});
  connect(docks, &QAction::triggered, this, &MainWindow::resetLayout);
  needBattle_ << docks;
}

void MainWindow::makeMeasureMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Measure"));
  auto* group = new QActionGroup(this);
  const auto tool = [&](std::string_view id, const QString& name, const char* symbol, Qt::Key key,
                        TableView::Tool what) {
    QAction* action = add(menu, id, name, QString::fromLatin1(symbol), key);
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, what] { table_->setTool(what); });
    needBattle_ << action;
    toolActions_ << std::pair(action, static_cast<int>(what));
    return action;
  };
  tool("select", tr("&Select and move"), "tool-select", Qt::Key_V, TableView::Tool::select)->setChecked(true);
  tool("ruler", tr("&Ruler"), "tool-measure", Qt::Key_M, TableView::Tool::measure);
  tool("arcs", tr("&Arcs of the selected unit"), "tool-arc", Qt::Key_A, TableView::Tool::arcs);
  tool("sees", tr("What it &sees"), "tool-sight", Qt::Key_S, TableView::Tool::sees);
  tool("seen-by", tr("Who sees &it"), "", Qt::Key_B, TableView::Tool::seenBy);
  tool("distances", tr("&Distances to all enemies"), "", Qt::Key_D, TableView::Tool::distances);
  tool("zones", tr("Reaches and &zones"), "", Qt::Key_Z, TableView::Tool::zones);
}

void MainWindow::makeRefereeMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Referee"));
  depthActions_ = new QActionGroup(this);
  for (int i = 0; i < depthCount; ++i) {
    QAction* action = add(menu, depthIds[static_cast<std::size_t>(i)], depthName(i), {},
                          QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
    action->setCheckable(true);
    // A French keyboard types the figures with Shift only.
    action->setShortcuts({action->shortcut(), QKeySequence(Qt::CTRL | frenchRow[i])});
    depthActions_->addAction(action);
    needBattle_ << action;
    connect(action, &QAction::triggered, this, [this, i] { chooseDepth(static_cast<Depth>(i)); });
  }
  menu->addSeparator();
  QAction* next = add(menu, "next-step", tr("&Next step"), QStringLiteral("tool-next"), Qt::Key_F5);
  connect(next, &QAction::triggered, this, [this] { sequence_->goOn(); });
  QAction* rest = add(menu, "rest-does-nothing", tr("The &rest does nothing"), {}, Qt::SHIFT | Qt::Key_F5);
  connect(rest, &QAction::triggered, this, [this] {
    if (!game_.restDoesNothing()) tell(tr("Nobody is asked here who could do nothing."));
  });
  QAction* orders = add(menu, "standing-orders", tr("Standing &orders…"), {}, Qt::CTRL | Qt::SHIFT | Qt::Key_O);
  connect(orders, &QAction::triggered, this, [this] { OrdersDialog(game_, this).exec(); });
  QAction* passes = add(menu, "empty-steps-pass", tr("&Steps without dice or choice pass"), {}, {});
  passes->setCheckable(true);
  passes->setChecked(Settings().value(QStringLiteral("referee/emptyStepsPass"), true).toBool());
  game_.setPasses(passes->isChecked());
  connect(passes, &QAction::toggled, this, [this](bool on) {
    Settings().setValue(QStringLiteral("referee/emptyStepsPass"), on);
    game_.setPasses(on);
  });
  connect(&game_, &BattleController::wentByItself, this,
          [this](const QString& words) { tell(tr("By itself: %1").arg(words)); });
  QAction* judge = add(menu, "judge", tr("&Judge this move"), QStringLiteral("judge"), Qt::Key_J);
  connect(judge, &QAction::triggered, this, &MainWindow::judgeNow);
  QAction* ruling = add(menu, "ask-ruling", tr("&Ask for a ruling…"), QStringLiteral("tool-odds"), Qt::Key_F6);
  connect(ruling, &QAction::triggered, this, &MainWindow::askForRuling);
  QAction* rules = add(menu, "rules", tr("Look up r&ules…"), QStringLiteral("tool-search"), Qt::Key_F2);
  connect(rules, &QAction::triggered, this, [this] { showRules({}); });
  makeTellMenu(*menu);
  diceMenu_ = menu->addMenu(tr("&Dice"));
  icons_.append({diceMenu_->menuAction(), QStringLiteral("tool-dice")});
  QAction* ask = add(menu, "ask-rules", tr("As&k the rules"), {}, Qt::CTRL | Qt::Key_K);
  connect(ask, &QAction::triggered, this, [this] { game_.hasBattle() ? showRules({}) : start_->rules().ask(); });
  QAction* photo = add(menu, "read-photo", tr("Read a &photo of the table…"), {}, Qt::CTRL | Qt::Key_T);
  connect(photo, &QAction::triggered, this, [this] { findChild<PhotoDesk*>()->choose(); });
  QAction* phones = add(menu, "invite-phones", tr("In&vite phones…"), {}, Qt::CTRL | Qt::Key_I);
  connect(phones, &QAction::triggered, this, [this] { findChild<PhonesDock*>()->invite(); });
  needBattle_ << next << rest << orders << judge << diceMenu_->menuAction() << photo << phones;
  QAction* umpire = add(menu, "umpire", tr("Umpir&e"), {}, Qt::CTRL | Qt::Key_U);
  umpire->setToolTip(tr("Who is hidden from whom, and your hand that reveals and hides"));
  connect(umpire, &QAction::triggered, this, [this] {
    auto* dock = findChild<UmpireDock*>();
    dock->show();
    dock->raise();
  });
  QAction* written = add(menu, "written-orders", tr("Written or&ders"), {}, Qt::CTRL | Qt::SHIFT | Qt::Key_U);
  written->setToolTip(tr("Orders that are sealed until their turn or step"));
  connect(written, &QAction::triggered, this, [this] {
    auto* dock = findChild<OrdersDock*>();
    dock->show();
    dock->raise();
  });
  needBattle_ << next << judge << diceMenu_->menuAction() << photo << phones << umpire << written;
}

void MainWindow::makeSimulateMenu() {
  QMenu* menu = menuBar()->addMenu(tr("&Simulate"));
  playersMenu_ = menu->addMenu(tr("&Who plays"));
  icons_.append({playersMenu_->menuAction(), QStringLiteral("tool-machine")});
  pause_ = add(menu, "machine-waits", tr("&Machine waits"), {}, Qt::Key_F9);
  pause_->setCheckable(true);
  connect(pause_, &QAction::toggled, machine_, &MachinePlayer::setPaused);
  QAction* one = add(menu, "machine-move", tr("&One machine move"), {}, Qt::SHIFT | Qt::Key_F9);
  connect(one, &QAction::triggered, machine_, &MachinePlayer::step);
  QAction* rest = add(menu, "machine-turn", tr("Machine turn to its &end"), {}, Qt::CTRL | Qt::Key_F9);
  connect(rest, &QAction::triggered, this, [this] {
    pause_->setChecked(false);
    machine_->toTheEnd();
  });
  makePaces(menu);
  QAction* hint = add(menu, "hint", tr("&What would a legate do?"), {}, Qt::Key_F7);
  connect(hint, &QAction::triggered, machine_, &MachinePlayer::askForHint);
  needBattle_ << one << rest << hint;
  menu->addSeparator();
  QAction* playOut = add(menu, "play-out", tr("Play &out from here…"), {}, Qt::Key_F8);
  connect(playOut, &QAction::triggered, this, &MainWindow::playOut);
  needBattle_ << playersMenu_->menuAction() << pause_ << playOut;
}

void MainWindow::makePaces(QMenu* menu) {
  using Pace = MachinePlayer::Pace;
  QMenu* paces = menu->addMenu(tr("&Pace"));
  auto* group = new QActionGroup(this);
  const std::pair<QString, Pace> all[] = {
      {tr("Step"), Pace::step}, {tr("Slow"), Pace::slow}, {tr("Quick"), Pace::quick}, {tr("At once"), Pace::atOnce}};
  for (const auto& [name, pace] : all) {
    QAction* action = paces->addAction(name);
    action->setCheckable(true);
    action->setChecked(pace == machine_->pace());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, wanted = pace] { machine_->setPace(wanted); });
    connect(machine_, &MachinePlayer::thinkingChanged, action,
            [this, action, wanted = pace] { action->setChecked(machine_->pace() == wanted); });
  }
}

// The menus of players and dice. The sides' names are known only once there is a battle.
void MainWindow::refreshSides() {
  diceMenu_->clear();
  playersMenu_->clear();
  if (!game_.hasBattle()) return;
  QAction* seed = diceMenu_->addAction(tr("Seed of the rolled dice: %1…").arg(game_.session().seed()));
  seed->setObjectName(QStringLiteral("seed"));
  connect(seed, &QAction::triggered, this, &MainWindow::askForSeed);
  // Rolled dice stand, so the seed is fixed after the first event. The menu looks again each time it opens.
  connect(diceMenu_, &QMenu::aboutToShow, seed, [this, seed] { seed->setEnabled(game_.session().knownEvents() == 0); });
  diceMenu_->addSeparator();
  for (SideIndex side = 0; side < 2; ++side) {
    // A name from a file is no mnemonic.
    const QString name = text(sideName(game_.battle(), side)).replace(QLatin1Char('&'), QLatin1String("&&"));
    QAction* typed = diceMenu_->addAction(tr("Own dice for %1").arg(name));
    typed->setCheckable(true);
    typed->setChecked(game_.session().dice(side) == DiceOrigin::typed);
    connect(typed, &QAction::toggled, this,
            [this, side](bool on) { game_.setDice(side, on ? DiceOrigin::typed : DiceOrigin::rolled); });
    QMenu* who = playersMenu_->addMenu(name);
    auto* group = new QActionGroup(who);
    const auto player = [&](const QString& words, const QString& commander) {
      QAction* action = who->addAction(words);
      action->setCheckable(true);
      action->setChecked(commanderTitle(machine_->commander(side)) == commanderTitle(commander));
      group->addAction(action);
      connect(action, &QAction::triggered, this, [this, side, commander] { machine_->setCommander(side, commander); });
    };
    player(tr("A person"), {});
    for (const CommanderInfo& info : commanders()) player(commanderTitle(text(info.name)), text(info.name));
  }
}

void MainWindow::makeToolBar() {
  QToolBar* bar = addToolBar(tr("Tools"));
  tools_ = bar;
  bar->setObjectName(QStringLiteral("tools"));
  bar->setMovable(false);
  bar->setIconSize({iconPixels, iconPixels});
  bar->setFocusPolicy(Qt::NoFocus);
  const auto named = [this](const char* symbol) {
    for (const auto& [action, name] : icons_)
      if (name == QLatin1String(symbol)) return action;
    return static_cast<QAction*>(nullptr);
  };
  const auto group = [&](std::initializer_list<const char*> symbols) {
    for (const char* symbol : symbols) bar->addAction(named(symbol));
    bar->addSeparator();
  };
  group({"tool-open", "tool-save", "tool-print"});
  group({"tool-undo", "tool-redo"});
  group({"tool-select", "tool-measure", "tool-arc", "tool-sight"});
  group({"tool-zoom-out", "tool-zoom-in", "tool-fit"});
  group({"tool-odds", "tool-dice", "tool-machine"});
  bar->addAction(named("tool-text-size"));
  for (const char* symbol : {"tool-dice", "tool-machine", "tool-text-size"})
    if (auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(named(symbol))))
      button->setPopupMode(QToolButton::InstantPopup);
  auto* spacer = new QWidget;
  spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  bar->addWidget(spacer);
  depth_ = new DepthSwitch;
  depthOnBar_ = bar->addWidget(depth_);
}

void MainWindow::refreshIcons() {
  for (const auto& [action, symbol] : icons_) action->setIcon(symbolIcon(symbol, iconPixels));
}

}  // namespace signifer::ui
