// Draws the window into PNG files: light, dark, at scale 2, and for a screen across the room.
//   ui_screenshots FOLDER [BATTLE [EVENTS]]
// Without a battle the tests' toy is drawn. EVENTS answers are given by the greedy commander first, so that the
// pictures show a battle under way.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "army/shipped_armies.h"
#include "commander/commander.h"
#include "dialogs/new_battle_dialog.h"
#include "docks/chain_view.h"
#include "docks/ruling_dock.h"
#include "files/home.h"
#include "game/drawn_seed.h"
#include "game/machine_player.h"
#include "library/places.h"
#include "main_window.h"
#include "report/battle_report.h"
#include "simulation/simulation.h"
#include "simulation/simulation_window.h"
#include "spectator/spectator_window.h"
#include "speech.h"
#include "table/table_view.h"
#include "theme.h"
#include "ui/fake_ruleset.h"

namespace signifer::ui {
namespace {

std::unique_ptr<Session> playedOn(std::unique_ptr<Session> session, int events) {
  const auto mind = makeCommander("greedy", commanderStream(session->seed(), 0, 0));
  ActionList candidates;
  for (int i = 0; i < events && !session->outcome(); ++i) {
    candidates.clear();
    const Decision decision = session->decision();
    session->rules().candidates(session->battle(), decision, candidates);
    session->act(candidates[mind->choose(session->rules(), session->battle(), decision, candidates)]);
  }
  return session;
}

// Goes on until the side to act has a unit with something to choose.
UnitIndex actingUnit(const Session& session) {
  for (UnitIndex unit = 0; unit < session.battle().unitCount(); ++unit)
    if (session.battle().unit(unit).present && session.battle().unit(unit).side == session.decision().side &&
        session.rules().portray(session.battle(), unit).mayAct)
      return unit;
  return noUnit;
}

void save(QWidget& window, const QString& folder, const char* name, double scale) {
  QTest::qWait(150);
  QPixmap picture(window.size() * scale);
  picture.setDevicePixelRatio(scale);
  window.render(&picture);
  const QString path = folder + QLatin1Char('/') + QString::fromLatin1(name);
  std::printf("%s %s\n", picture.save(path) ? "wrote" : "cannot write", qPrintable(path));
}

// The first page, with a battle to go on with, others played lately, and a person's own table and army.
void startPage(const RuleSetLibrary& library, const QString& folder, const QString& data) {
  FilesHome& home = FilesHome::current();
  home.settle(data + QStringLiteral("/Documents/Signifer"));
  const Places places{{}, home.folder(FileKind::battle).toStdString(), (data + QStringLiteral("/cards")).toStdString()};
  const std::pair<const char*, int> evenings[] = {{"initiative/sabis", 60},
                                                  {"othw/zama", 40},
                                                  {"fantasy/barrow-king", 50},
                                                  {"cb/pydna", 12},
                                                  {"hannibal/cannae", 90}};
  for (const auto& [name, events] : evenings) {
    const std::filesystem::path file = battleFile(name);
    if (!std::filesystem::exists(file)) continue;
    MainWindow window(library, places);
    window.show(playedOn(openBattle(library, file, 1), events));
    window.saveIn(window.shelf().freshName(speakingName(window.game().session(), QDate::currentDate())));
    window.closeBattle();
    QTest::qWait(20);
  }
  for (const auto& [kind, file] :
       {std::pair(FileKind::table, battleFile("hannibal/trebia")), std::pair(FileKind::army, armyFile("hannibal/rome")),
        std::pair(FileKind::army, armyFile("hannibal/carthage"))})
    if (const QString path = QString::fromStdString(file.string()); QFile::exists(path))
      QFile::copy(path, home.freshFile(kind, FilesHome::read(kind, path).name));
  MainWindow window(library, places);
  window.show();
  for (const auto& [scheme, name] :
       {std::pair(Theme::Scheme::light, "start-light.png"), {Theme::Scheme::dark, "start-dark.png"}}) {
    Theme::current().setScheme(scheme);
    save(window, folder, name, 1);
    NewBattleDialog dialog(library, dataFolder(), &window);
    dialog.show();
    QTest::qWait(50);
    save(dialog, folder, scheme == Theme::Scheme::light ? "new-battle-light.png" : "new-battle-dark.png", 1);
  }
  Theme::current().setScheme(Theme::Scheme::light);
  home.settle({});
}

// A selected unit with its reach, and a ghost on its way.
void pose(MainWindow& window) {
  const UnitIndex unit = actingUnit(window.game().session());
  if (unit == noUnit) return;
  window.game().select(unit);
  QTest::qWait(400);
  for (int i = 0; i < 4; ++i) QTest::keyClick(&window.table(), Qt::Key_Up);
}

// The measures about a unit, several units before a move, a charge looked at, and the window at larger texts.
void measurePictures(MainWindow& window, const QString& folder) {
  BattleController& game = window.game();
  const std::pair<TableView::Tool, const char*> tools[] = {{TableView::Tool::sees, "sees.png"},
                                                           {TableView::Tool::zones, "zones.png"},
                                                           {TableView::Tool::distances, "distances.png"}};
  for (const auto& [tool, name] : tools) {
    window.table().setTool(tool);
    save(window, folder, name, 1);
  }
  window.table().setTool(TableView::Tool::select);
  const UnitIndex unit = actingUnit(game.session());
  if (unit == noUnit) return;
  std::vector<UnitIndex> units = lineOf(game.rules(), game.battle(), unit);
  for (UnitIndex u = 0; u < game.battle().unitCount() && units.size() < 3; ++u)
    if (u != unit && game.battle().unit(u).present && game.battle().unit(u).side == game.battle().unit(unit).side)
      units.push_back(u);
  game.selectGroup(units);
  for (int i = 0; i < 4; ++i) QTest::keyClick(&window.table(), Qt::Key_Up);
  save(window, folder, "group.png", 1);
  window.table().cancelDraft();
  for (const Action& action : game.candidates()) {
    const ActionKind& kind = game.definition().actions()[static_cast<std::size_t>(action.kind)];
    if (kind.gesture != "charge" || action.target == noUnit) continue;
    game.select(action.unit);
    window.rulingDock().consider(action);
    (void)QTest::qWaitFor(
        [&window] {
          const auto* chain = window.findChild<ChainView*>();
          return chain != nullptr && chain->prospects();
        },
        8000);
    save(window, folder, "charge.png", 1);
    break;
  }
  game.select(unit);
  for (const int size : {150, 200}) {
    Theme::current().setTextSize(size);
    for (const QSize& room : {QSize(1280, 800), QSize(800, 600)}) {
      window.resize(room);
      const std::string name = "text-" + std::to_string(size) + "-" + std::to_string(room.width()) + ".png";
      save(window, folder, name.c_str(), 1);
    }
  }
  Theme::current().setTextSize(100);
  window.resize(1280, 800);
  window.table().lookAt(game.battle().unit(unit).pose.centre, 34);
  save(window, folder, "near.png", 2);
  window.table().fit();
}

// Dice that are wanted, typed in place, and the ruling afterwards.
void dicePictures(MainWindow& window, const QString& folder) {
  BattleController& game = window.game();
  const auto mind = makeCommander("greedy", commanderStream(1, 0, 0));
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
  std::size_t most = 0;
  for (int i = 0; i < 120 && !game.session().outcome() && most < 4; ++i) {
    const ActionList candidates = game.candidates();
    const Action action = candidates[mind->choose(game.rules(), game.battle(), game.decision(), candidates)];
    game.act(action);
    if (game.openThrow()) most = game.openThrow()->throws.size();
    if (most < 4) game.rollOpen(true);
  }
  if (!game.openThrow()) return;
  QTest::keyClick(&window.table(), Qt::Key_5);
  save(window, folder, "dice-light.png", 1);
  game.setBySight(true);
  save(window, folder, "dice-by-sight.png", 1);
  game.setBySight(false);
  for (int i = 0; i < 5 && game.openThrow(); ++i) QTest::keyClick(&window.table(), Qt::Key_4);
  Theme::current().setScheme(Theme::Scheme::dark);
  save(window, folder, "dice-dark.png", 1);
  Theme::current().setScheme(Theme::Scheme::light);
  game.rollOpen(true);
  window.table().turnRound(true);
  save(window, folder, "other-side.png", 1);
  window.table().turnRound(false);
  save(window, folder, "ruling-light.png", 1);
  Theme::current().setScheme(Theme::Scheme::highContrast);
  save(window, folder, "ruling-contrast.png", 1);
  Theme::current().setScheme(Theme::Scheme::light);
  SpectatorWindow spectators(game);
  spectators.resize(1920, 1080);
  spectators.show();
  QTest::qWait(150);
  QPixmap picture = spectators.grab();
  const QString path = folder + QStringLiteral("/spectators.png");
  std::printf("%s %s\n", picture.save(path) ? "wrote" : "cannot write", qPrintable(path));
}

// A machine in mid-turn with its plan and reasons, and many battles played from there.
void machinePictures(const RuleSetLibrary& library, MainWindow& window, const QString& folder) {
  MachinePlayer& machine = window.machine();
  const SideIndex side = window.game().decision().side;
  if (window.game().session().outcome()) return;
  for (const SideIndex thrower : {SideIndex{0}, SideIndex{1}}) window.game().setDice(thrower, DiceOrigin::rolled);
  machine.setPace(MachinePlayer::Pace::step);
  machine.setCommander(side, QStringLiteral("legate"));
  if (auto* plan = window.findChild<QCheckBox*>(QStringLiteral("showPlan"))) plan->setChecked(true);
  for (int move = 0; move < 8 && window.game().handsRest(); ++move) {
    const std::size_t before = window.game().session().eventCount();
    machine.step();
    for (int i = 0; i < 800 && window.game().session().eventCount() == before; ++i) QTest::qWait(10);
  }
  save(window, folder, "machine-light.png", 1);
  Theme::current().setScheme(Theme::Scheme::dark);
  save(window, folder, "machine-dark.png", 1);
  Theme::current().setScheme(Theme::Scheme::light);
  machine.setCommander(side, {});
  machine.askForHint();
  for (int i = 0; i < 800 && machine.seeksHint(); ++i) QTest::qWait(10);
  save(window, folder, "hint.png", 1);
  SimulationWindow simulation(library, window.game());
  simulation.findChild<QSpinBox*>(QStringLiteral("battles"))->setValue(60);
  simulation.findChild<QComboBox*>(QStringLiteral("otherCommander0"))->setCurrentIndex(1);
  simulation.show();
  simulation.start();
  for (int i = 0; i < 6000 && simulation.runner().running(); ++i) QTest::qWait(10);
  QTest::qWait(100);
  simulation.resize(1280, 800);
  for (const auto& [scheme, name] :
       {std::pair(Theme::Scheme::light, "/simulation.png"), std::pair(Theme::Scheme::dark, "/simulation-dark.png")}) {
    Theme::current().setScheme(scheme);
    QTest::qWait(50);
    const QString path = folder + QLatin1String(name);
    std::printf("%s %s\n", simulation.grab().save(path) ? "wrote" : "cannot write", qPrintable(path));
  }
  Theme::current().setScheme(Theme::Scheme::light);
  for (const char* name : {"/report.html", "/report.pdf"})
    std::printf("%s %s\n", writeReport(window.game(), folder + QLatin1String(name)) ? "wrote" : "cannot write", name);
}

}  // namespace
}  // namespace signifer::ui

int main(int argc, char** argv) {
  using namespace signifer;
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  signifer::ui::drawSeedsFrom([] { return std::uint64_t{1}; });
  (void)ui::speakLanguage(qEnvironmentVariable("SIGNIFER_LANGUAGE", QStringLiteral("en")));
  if (argc < 2) {
    std::fputs("ui_screenshots FOLDER [BATTLE [EVENTS]]\n", stderr);
    return 2;
  }
  const QString folder = QString::fromLocal8Bit(argv[1]);
  QDir().mkpath(folder);
  ui::Theme::current().apply();
  // Battles are kept in the folder of the pictures, and nothing of the user's is touched.
  const QTemporaryDir own;
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, own.path());
  qputenv("HOME", own.path().toLocal8Bit());
  try {
    const RuleSetLibrary library = argc > 2 ? RuleSetLibrary::load(ruleSetRoots({})) : drill::library();
    const int events = argc > 3 ? std::atoi(argv[3]) : 0;
    if (argc > 2) ui::startPage(library, folder, own.path());
    ui::MainWindow window(library, {});
    const auto begun = [&] {
      return argc > 2 ? ui::playedOn(openBattle(library, argv[2], 1), events)
                      : ui::playedOn(drill::newSession(), events);
    };
    window.show(begun());
    window.show();
    ui::pose(window);
    ui::save(window, folder, "window-light.png", 1);
    ui::Theme::current().setScheme(ui::Theme::Scheme::dark);
    ui::pose(window);
    ui::save(window, folder, "window-dark.png", 1);
    ui::Theme::current().setScheme(ui::Theme::Scheme::light);
    if (window.game().selected() != noUnit)
      window.table().lookAt(window.game().battle().unit(window.game().selected()).pose.centre, 25);
    ui::save(window, folder, "window-4k-scale2.png", 2);
    window.table().fit();
    ui::measurePictures(window, folder);
    ui::dicePictures(window, folder);
    window.show(begun());
    ui::machinePictures(library, window, folder);
    window.setClubView(true);
    ui::save(window, folder, "window-club.png", 1);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
  return 0;
}
