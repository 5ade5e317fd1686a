// A window that plays a battle by machine until somebody ends it, and prints each event that it shows as saved: for the
// tests that take its process, disk or folder away. window_player JOURNAL SEED
#include <QApplication>
#include <cstdio>
#include <string>

#include "game/machine_player.h"
#include "main_window.h"
#include "play/event_json.h"
#include "ui/fake_ruleset.h"

int main(int argc, char** argv) {
  using namespace signifer;
  QApplication app(argc, argv);
  if (argc != 3) return 2;
  ui::MainWindow window{drill::library(), {}};
  ui::BattleController& game = window.game();
  window.show(drill::newSession(std::stoull(argv[2])));
  window.show();
  if (!window.saveIn(QString::fromLocal8Bit(argv[1]))) return 1;
  QObject::connect(&game, &ui::BattleController::happened, [&] {
    const std::size_t count = game.session().eventCount();
    const bool kept = game.keeping().kind == ui::Keeping::Kind::kept;
    const std::string state = hexOf(game.session().event(count - 1).state);
    std::printf("%zu %s %s\n", count, kept ? "state" : "unsaved", state.c_str());
    std::fflush(stdout);
  });
  QObject::connect(
      &game, &ui::BattleController::changed, &app,
      [&] {
        if (game.session().outcome()) QApplication::quit();
      },
      Qt::QueuedConnection);
  window.machine().setPause(0);
  game.setDepth(ui::Depth::simulate);
  return QApplication::exec();
}
