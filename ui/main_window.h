// The window: table in the middle, docks about it, menus and tool bar. It joins the parts and owns the files and
// dialogs. The parts themselves know their matter and their deeds.
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <array>
#include <filesystem>
#include <memory>
#include <string_view>

#include "game/battle_controller.h"
#include "library/loader.h"
#include "sheet/papers.h"
#include "start/battle_shelf.h"
#include "start/start_page.h"

class QActionGroup;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolBar;

namespace signifer::ui {

class BattleKeeper;
class DeploymentDock;
class DepthSwitch;
class DiceDock;
class Dock;
class Editors;
class Ghosts;
class GhostPane;
class GuideWindow;
class JournalDock;
class MachineBar;
class MachineDock;
class MachinePlayer;
class NewBattleDialog;
class Notice;
class NowStrip;
class PhotoPane;
class RulesDialog;
class RulingDock;
class SequenceDock;
class SideScreen;
class SideWindow;
class SimulationWindow;
class SpectatorWindow;
class TableView;
class TourGuide;
class UnitDock;
class ViewBand;
enum class TourKind;
struct BattlePlan;

/// The folders in which the window finds and keeps its files.
struct Places {
  std::filesystem::path assets;
  /// The folder that keeps every battle from its first event on; empty: battles are not kept until somebody saves them.
  std::filesystem::path battles;
  /// The folder of the battles' cards; without one they stand beside the battles.
  std::filesystem::path cards = {};
  /// Where battles were kept before.
  std::vector<std::filesystem::path> older = {};
};

class MainWindow final : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow(RuleSetLibrary library, Places places, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Opens a journal or a battle file; says what is wrong with it where it cannot, and changes nothing then. A journal
  /// that is damaged, read-only or written by somebody else is looked at. The seed of a battle that begins here is
  /// drawn.
  bool openFile(const QString& path);
  /// Keeps the battle in this file from now on. Where it cannot, it is kept where it was, and the window says so until
  /// it is saved.
  bool saveIn(const QString& path);
  void begin(const BattlePlan& plan);
  /// Begins the battle on the table anew with dice of this seed; nothing may have happened in it yet.
  void setSeed(std::uint64_t seed);
  /// Puts the battle away and shows the start page.
  void closeBattle();
  /// Takes over a session that is ready, not kept in a file.
  void show(std::unique_ptr<Session> session);
  using QMainWindow::show;

  [[nodiscard]] BattleController& game() { return game_; }
  [[nodiscard]] TableView& table() { return *table_; }
  [[nodiscard]] SequenceDock& sequenceDock() { return *sequence_; }
  [[nodiscard]] UnitDock& unitDock() { return *unit_; }
  [[nodiscard]] DeploymentDock& deploymentDock() { return *deployment_; }
  [[nodiscard]] PhotoPane& photoPane() { return *photo_; }
  [[nodiscard]] RulingDock& rulingDock() { return *ruling_; }
  [[nodiscard]] MachinePlayer& machine() { return *machine_; }
  [[nodiscard]] MachineDock& machineDock() { return *machineDock_; }
  [[nodiscard]] Editors& editors() { return *editors_; }
  [[nodiscard]] StartPage& startPage() { return *start_; }
  [[nodiscard]] const BattleShelf& shelf() const { return shelf_; }
  /// Opens the window as it was left, where the player wants that, and remembers at its end how it is left.
  void rememberLayout();
  /// The docks as they came with the program.
  void resetLayout();
  /// The big view for a screen across the room: sequence, table and ruling only, large text.
  void setClubView(bool on);
  /// Puts a window in this side's view in the place of this one; with noSide this one, which shows everything. A view
  /// that is locked is left with the umpire's word alone.
  void showAs(SideIndex side);
  /// The window in a side's view; none while everything is shown.
  [[nodiscard]] SideWindow* sideWindow() { return sideWindow_; }
  [[nodiscard]] SpectatorWindow* spectators() { return spectators_; }
  /// The tour that is being gone through; none else.
  [[nodiscard]] TourGuide* tour();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void makeDocks();
  void makeBattleMenu();
  void makeEditMenu();
  void makeViewMenu();
  void makeMeasureMenu();
  void makeRefereeMenu();
  void makeSimulateMenu();
  void makePaces(QMenu* menu);
  void saveReport();
  void savePicture();
  void saveFilm();
  [[nodiscard]] QString proposedPaper(const QString& paper, const QString& ending) const;
  void makePrintMenu();
  void makeHelpMenu();
  void makeToolBar();
  void makeStatusBar();
  void connectParts();
  void connectMeasures();
  void refresh();
  void refreshStatus();
  /// A frame must not push the window's lower edge off a small screen; looks so many times whether it is there.
  void keepOnScreen(int looks);
  /// Says something in the status bar.
  void tell(const QString& words);
  // main_window_deploy.cpp
  void makeDeploymentAndPhoto();
  void refreshPhoto();
  void refreshSides();
  void refreshIcons();

  // main_window_machine.cpp
  void connectMachine();
  void refreshMachine();
  void refreshMarks();
  void followMove();
  void showHint(const Action& action, const QString& why);
  void sayWhoMoves();
  [[nodiscard]] QString machineWords() const;

  // main_window_branches.cpp
  void connectBranches();
  void fillSteps(QMenu& steps);
  void refreshWhere();
  [[nodiscard]] bool mayOpenScreen(SideIndex on);

  // sides/main_window_views.cpp
  void makeViewsMenu(QMenu* menu);
  QWidget* makeViewBand();
  void hideForView();
  void showLockedView();
  void refreshViews();
  void makeSpectators();

  // sides/main_window_mail.cpp
  void makeMailMenu(QMenu* battle);
  void writeLetterTo(SideIndex side);
  void takeAnswer(const QString& path);
  void openLetter(const QString& path);

  // main_window_layout.cpp
  void fitDocks();
  void restoreDocks(const QByteArray& docks);
  void widenCutDocks();
  void saveLayout() const;
  /// Beside the table the docks stand otherwise: what was told stands below the unit, and the table has the rest.
  void arrangeForDepth();
  void arrangeBeside();

  // help/main_window_tours.cpp
  void makeTours(QMenu& help);
  bool openTourBattle(TourKind kind);
  void showTour(TourKind kind);

  // beside/main_window_beside.cpp
  void makeNowBar();
  void makeBeside();
  void makeTellMenu(QMenu& referee);
  void tellOfSelected(const QString& deed);
  void fightNearest();
  void sayWhetherLegal();
  void judgeForAnotherStep();
  QAction* makeFarStrip(QMenu& view);
  /// The referee takes over from people who played by themselves: what he must know is asked once.
  void askWhatIsSo(Depth before);
  /// Takes that question back, where it is asked.
  bool takesTableAsShown();

  // main_window_start.cpp
  QWidget* makeMiddle();
  void showRightPage();
  void follow(StartPage::Way way);
  void prepare(StartPage::Way way);
  void keepByItself(const QString& scenario);
  bool offerToGoOn(const QString& scenario);
  /// The facts about a battle that gives way to another one.
  struct PutAway {
    QString title;
    QString file;
  };
  [[nodiscard]] PutAway toPutAway() const;
  void tellPutAway(const PutAway& before);
  void chooseDepth(Depth depth);
  void answerAsked();
  [[nodiscard]] bool sayWhereKept();
  /// The rule set of the battle; without one, that chosen on the start page. May be none.
  [[nodiscard]] std::shared_ptr<const RuleSet> rulesInForce() const;
  void printPaper(PaperKind kind);

  void fillRecent(QMenu& menu);
  void followHome();
  void exportBattleCopy();
  /// The company at the table: New battle proposes by it.
  enum class Evening : std::uint8_t { any, atTheTable, alone };
  void newBattle(Evening evening = Evening::any);
  /// Asks for all that New battle asks, with this scenario chosen; true once it has begun.
  bool askToPlay(const QString& scenario);
  bool askForBattle(NewBattleDialog& dialog);
  void askForSeed();
  void openDialog();
  void openJournalFile(const QString& path);
  void saveAs();
  void goOnInCopy();
  void refreshKeeping();
  void choose(const Action& action);
  void overrule(const Action& action);
  void changeByHand();
  void closeHandPanel();
  void giveHandsRoom();
  /// Asks for an action to be filled in, first one of this kind.
  void anotherAction(int first);
  void showUnitMenu(UnitIndex unit, QPoint globally);
  void followLink(const QString& link);
  void showRules(const QString& rule);
  void askForRuling();
  void playOut();
  void showOneOfMany(SimulationWindow* simulation);
  void judgeNow();
  void showShortcuts();
  void showPreferences();
  [[nodiscard]] QList<QAction*> namedActions() const;
  void showGuide();
  void helpHere();
  void showSpectators();
  void complain(const QString& message);
  /// `id` is the action's name in the settings, the same in every language.
  QAction* add(QMenu* menu, std::string_view id, const QString& name, const QString& symbol, const QKeySequence& keys);

  RuleSetLibrary library_;
  Places places_;
  BattleShelf shelf_;
  BattleController game_;
  BattleKeeper* keeper_;
  MachinePlayer* machine_;
  MachineBar* machineBar_;
  MachineDock* machineDock_;
  /// Whether machines command a side, and whether one of them was to answer, when that was looked at last.
  bool machines_ = false;
  bool handsRested_ = false;
  /// A battle is being opened out of a simulation, whose window stays.
  bool opensOneOfMany_ = false;
  Editors* editors_;
  TableView* table_;
  QStackedWidget* pages_;
  StartPage* start_;
  Notice* notice_;
  /// Something to be answered when it suits: go on with an older battle, let machines play.
  Notice* question_;
  QString tableAsked_;
  /// The moment or the branch that is on the table, where it is not the table's game of now.
  Notice* where_;
  SpectatorWindow* spectators_ = nullptr;
  /// The view of the spectators, where the battle keeps secrets.
  SideScreen* spectatorScreen_ = nullptr;
  SideWindow* sideWindow_ = nullptr;
  /// The events up to which a side has put the umpire's notes away.
  std::array<std::size_t, 2> notesRead_{};
  /// The windows that wait while a side's view is shown.
  QList<QPointer<QWidget>> hiddenForView_;
  /// Says that everything is shown, where something is hidden from a side.
  ViewBand* viewBand_ = nullptr;
  GuideWindow* guide_ = nullptr;
  QPointer<TourGuide> tour_;
  /// The battle on the table is that of a tour.
  bool onTour_ = false;
  /// The layout of the docks before the big view.
  QByteArray clubLayout_;
  QByteArray standardLayout_;
  /// The layout that waits: that of the deeper depths while people play beside the table, else the one beside it.
  QByteArray otherLayout_;
  bool besideNow_ = false;
  bool remembersLayout_ = false;
  /// The layout of the docks while there was a battle.
  QByteArray layout_;
  Ghosts* ghosts_;
  NowStrip* now_;
  QToolBar* nowBar_;
  SequenceDock* sequence_;
  DeploymentDock* deployment_;
  Dock* photoDock_;
  PhotoPane* photo_;
  std::optional<TablePhoto> shownPhoto_;
  UnitDock* unit_;
  /// Everything that a unit can be, while it is told by hand.
  Dock* hand_;
  RulingDock* ruling_;
  JournalDock* journal_;
  DiceDock* dice_;
  DepthSwitch* depth_;
  RulesDialog* rules_ = nullptr;
  QToolBar* tools_;
  QMenu* diceMenu_;
  QMenu* playersMenu_;
  QActionGroup* depthActions_;
  QAction* depthOnBar_;
  QAction* save_;
  QAction* close_;
  QAction* undo_;
  QAction* redo_;
  /// Ends a look.
  QAction* back_;
  QAction* pause_;
  QList<QAction*> needBattle_;
  /// Each with the number of its tool on the table.
  QList<std::pair<QAction*, int>> toolActions_;
  QList<std::pair<QAction*, QString>> icons_;
  QLabel* message_;
  QLabel* place_;
  QLabel* tolerance_;
  QLabel* ruleSet_;
  QLabel* saved_;
  /// Why saving in another file failed; empty once it is saved.
  QString notSavedThere_;
  QToolBar* farBar_ = nullptr;
};

}  // namespace signifer::ui
