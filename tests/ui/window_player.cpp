// A window that plays a battle by machine until somebody ends it, and prints each event once it shows the event as
// saved. The tests that take its process, disk or folder away use it.
//   window_player JOURNAL SEED                    the tests' toy, kept in that file
//   window_player --evening SCENARIO FOLDER SEED  a battle begun as `./dev run` begins it; FOLDER is the user's
#include <QApplication>
#include <QSettings>
#include <cstdio>
#include <string>

#include "game/drawn_seed.h"
#include "game/machine_player.h"
#include "library/places.h"
#include "main_window.h"
#include "play/event_json.h"
#include "ui/fake_ruleset.h"

namespace {

using namespace signifer;

// Each event is told by its number, whether it is on the disk, and the state after it.
void tellEvents(ui::MainWindow& window, QApplication& app) {
  ui::BattleController& game = window.game();
  QObject::connect(&game, &ui::BattleController::happened, &app, [&game] {
    const std::size_t count = game.session().eventCount();
    const bool kept = game.keeping().kind == ui::Keeping::Kind::kept;
    const std::string state = hexOf(game.session().event(count - 1).state);
    std::printf("%zu %s %s\n", count, kept ? "state" : "unsaved", state.c_str());
    std::fflush(stdout);
  });
  QObject::connect(
      &game, &ui::BattleController::changed, &app,
      [&game] {
        if (game.session().outcome()) QApplication::quit();
      },
      Qt::QueuedConnection);
}

int play(ui::MainWindow& window, QApplication& app) {
  window.show();
  tellEvents(window, app);
  window.machine().setPause(0);
  window.game().setDepth(ui::Depth::simulate);
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  QApplication app(argc, argv);
  signifer::ui::drawSeedsFrom([] { return std::uint64_t{1}; });
  if (argc == 5 && std::string(argv[1]) == "--evening") {
    const std::filesystem::path folder = argv[3];
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, QString::fromLocal8Bit(argv[3]));
    ui::MainWindow window{RuleSetLibrary::load({ownRuleSets()}), {dataFolder(), folder / "battles"}};
    if (!window.openFile(QString::fromLocal8Bit(argv[2]))) return 1;
    return play(window, app);
  }
  if (argc != 3) return 2;
  ui::MainWindow window{drill::library(), {}};
  window.show(drill::newSession(std::stoull(argv[2])));
  window.show();
  if (!window.saveIn(QString::fromLocal8Bit(argv[1]))) return 1;
  return play(window, app);
}
