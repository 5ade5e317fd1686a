#include "ui/every_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>
#include <QTest>
#include <algorithm>

#include "commander/commander.h"
#include "dialogs/action_dialog.h"
#include "dialogs/hand_panel.h"
#include "dialogs/new_battle_dialog.h"
#include "dialogs/preferences_dialog.h"
#include "dialogs/rules_dialog.h"
#include "dialogs/ruling_dialog.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/unit_dock.h"
#include "game/choices.h"
#include "game/machine_player.h"
#include "library/places.h"
#include "machine/machine_dock.h"
#include "main_window.h"
#include "preferences.h"
#include "printing/paper_dialog.h"
#include "simulation/simulation.h"
#include "simulation/simulation_window.h"
#include "spectator/spectator_window.h"
#include "start/door.h"
#include "support/paths.h"
#include "table/table_view.h"
#include "theme.h"

namespace signifer::ui {
namespace {

class Walk {
 public:
  Walk(const RuleSetLibrary& library, const std::string& scenario, int events, const Visit& visit)
      : library_(library), window_(library, {test::sourcePath("assets"), {}}), visit_(visit) {
    window_.resize(1280, 800);
    window_.show();
    waitForPictures();
    show(window_, "start");
    window_.show(openBattle(library, test::sourcePath("assets/scenarios/" + scenario + ".json"), 1));
    mind_ = makeCommander("greedy", commanderStream(1, 0, 0));
    for (int i = 0; i < events && !game().session().outcome(); ++i) goOn();
  }

  void all() {
    docks();
    tools();
    dice();
    small();
    dialogs();
  }

 private:
  BattleController& game() { return window_.game(); }

  void waitForPictures() const {
    const auto tiles = window_.findChildren<BattleTile*>();
    const bool drawn = QTest::qWaitFor(
        [&] { return std::ranges::all_of(tiles, [](const BattleTile* tile) { return tile->pictured(); }); }, 20000);
    if (!drawn) qWarning("a battle has no picture");
  }

  void show(QWidget& widget, const std::string& name) {
    QTest::qWait(30);
    // Layouts within layouts settle one after the other.
    for (int i = 0; i < 12; ++i) {
      QApplication::sendPostedEvents();
      QApplication::processEvents();
    }
    visit_(widget, name);
  }

  void goOn() {
    const ActionList& candidates = game().candidates();
    game().act(candidates[mind_->choose(game().rules(), game().battle(), game().decision(), candidates)]);
    game().rollOpen(true);
  }

  void raise(const char* dock) {
    auto* found = window_.findChild<QDockWidget*>(QLatin1String(dock));
    found->show();
    found->raise();
  }

  // Goes on until some unit may choose something, and selects it.
  void selectWhoMayAct() {
    for (int i = 0; i < 40 && !game().session().outcome(); ++i) {
      for (UnitIndex unit = 0; unit < game().battle().unitCount(); ++unit)
        if (mayDecide(game(), unit)) return game().select(unit);
      goOn();
    }
  }

  void docks() {
    show(window_, "battle");
    selectWhoMayAct();
    show(window_, "unit");
    for (int i = 0; i < 4; ++i) QTest::keyClick(&window_.table(), Qt::Key_Up);
    show(window_, "draft");
    window_.table().cancelDraft();
    const UnitIndex unit = game().selected();
    if (unit != noUnit) {
      std::vector<UnitIndex> units{unit};
      for (UnitIndex u = 0; u < game().battle().unitCount() && units.size() < 4; ++u)
        if (u != unit && game().battle().unit(u).present &&
            game().battle().unit(u).side == game().battle().unit(unit).side)
          units.push_back(u);
      game().selectGroup(units);
      for (int i = 0; i < 3; ++i) QTest::keyClick(&window_.table(), Qt::Key_Up);
      show(window_, "group");
      window_.table().cancelDraft();
      game().select(unit);
    }
    for (const char* dock : {"journalDock", "diceDock", "photo"}) {
      raise(dock);
      show(window_, dock);
    }
    window_.findChild<QDockWidget*>(QStringLiteral("photo"))->hide();
    machine();
    raise("rulingDock");
  }

  void machine() {
    const SideIndex side = game().decision().side;
    window_.machine().setPace(MachinePlayer::Pace::step);
    window_.machine().setCommander(side, QStringLiteral("centurion"));
    auto* plan = window_.findChild<QCheckBox*>(QStringLiteral("showPlan"));
    const bool shown = plan->isChecked();
    plan->setChecked(true);
    const std::size_t before = game().session().eventCount();
    window_.machine().step();
    for (int i = 0; i < 400 && game().session().eventCount() == before; ++i) QTest::qWait(10);
    raise("machineDock");
    show(window_, "machineDock");
    if (game().session().eventCount() > before) game().undo();
    plan->setChecked(shown);
    window_.machine().setCommander(side, {});
    window_.machineDock().hide();
    window_.unitDock().raise();
  }

  void tools() {
    const std::pair<TableView::Tool, const char*> all[] = {{TableView::Tool::sees, "sees"},
                                                           {TableView::Tool::seenBy, "seen-by"},
                                                           {TableView::Tool::distances, "distances"},
                                                           {TableView::Tool::zones, "zones"}};
    for (const auto& [tool, name] : all) {
      window_.table().setTool(tool);
      show(window_, name);
    }
    window_.table().setTool(TableView::Tool::select);
  }

  // Dice that are wanted, and the ruling afterwards.
  void dice() {
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game().setDice(side, DiceOrigin::typed);
    for (int i = 0; i < 200 && !game().session().outcome(); ++i) {
      const ActionList& candidates = game().candidates();
      game().act(candidates[mind_->choose(game().rules(), game().battle(), game().decision(), candidates)]);
      if (game().openThrow() && game().openThrow()->wanted.purpose.against >= 0) break;
      game().rollOpen(true);
    }
    if (!game().openThrow()) return;
    QTest::keyClick(&window_.table(), Qt::Key_5);
    show(window_, "dice");
    game().rollOpen(true);
    show(window_, "ruling");
    selectWhoMayAct();
  }

  // As small as a window gets on an old laptop.
  void small() {
    window_.resize(800, 600);
    show(window_, "small");
    window_.resize(1280, 800);
  }

  template <typename Dialog>
  void dialog(Dialog&& one, const char* name) {
    one.show();
    show(one, name);
    one.close();
  }

  void dialogs() {
    dialog(NewBattleDialog(library_, test::sourcePath("assets")), "new-battle");
    dialog(RulesDialog(game().definition()), "rules");
    dialog(RulingDialog(game().session().sharedRules()), "ask");
    if (game().selected() != noUnit) dialog(HandPanel(game(), game().selected()), "by-hand");
    if (!kindsToFillIn(game()).empty()) dialog(ActionDialog(game()), "another-action");
    preferences();
    dialog(PaperDialog(library_, QString::fromStdString(game().definition().id()), PaperKind::checklist, {}, nullptr,
                       &window_),
           "paper");
    dialog(SimulationWindow(library_, game()), "simulation");
    SpectatorWindow spectators(game());
    spectators.resize(1280, 800);
    dialog(spectators, "spectators");
    menus();
  }

  void preferences() {
    PreferencesDialog preferences(window_.actions());
    preferences.show();
    auto* tabs = preferences.findChild<QTabWidget*>();
    for (int i = 0; i < (tabs == nullptr ? 1 : tabs->count()); ++i) {
      if (tabs != nullptr) tabs->setCurrentIndex(i);
      show(preferences, "preferences-" + std::to_string(i + 1));
    }
  }

  void menus() {
    int i = 0;
    for (const QAction* action : window_.menuBar()->actions()) {
      if (action->menu() == nullptr) continue;
      action->menu()->popup({0, 0});
      show(*action->menu(), "menu-" + std::to_string(++i));
      action->menu()->close();
    }
  }

  const RuleSetLibrary& library_;
  MainWindow window_;
  const Visit& visit_;
  std::unique_ptr<Commander> mind_;
};

}  // namespace

void visitEveryWindow(const RuleSetLibrary& library, const std::string& scenario, int events, const Visit& visit) {
  Walk(library, scenario, events, visit).all();
}

}  // namespace signifer::ui
