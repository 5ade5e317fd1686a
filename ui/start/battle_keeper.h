// Keeps every battle on the window's table without being asked: gives a new one its journal, and keeps its card on the
// shelf up to date while it is played.
#pragma once

#include <QObject>
#include <QTimer>

#include "game/battle_controller.h"
#include "start/battle_shelf.h"

namespace signifer::ui {

class BattleKeeper final : public QObject {
  Q_OBJECT

 public:
  BattleKeeper(BattleController& game, const BattleShelf& shelf, QObject* parent = nullptr);
  ~BattleKeeper() override;

  /// Gives the battle on the table a journal of its own on the shelf. `scenario` is the file that it was begun from.
  /// Returns why it could not, empty where it is kept (or nothing is to be kept at all).
  [[nodiscard]] QString keep(const QString& scenario);
  /// The battle goes on in another file than before: "save as". The copy on the shelf stays, but is not
  /// offered as long as the other is there.
  void movedFrom(const QString& file);
  /// The file that the battle was begun from; empty where it came from none.
  [[nodiscard]] const QString& scenario() const { return scenario_; }
  /// Lets go of the battle: its card is final. One of which nothing has happened leaves nothing behind.
  void letGo();

 private:
  void opened();
  void write(bool closed);

  BattleController& game_;
  const BattleShelf& shelf_;
  QTimer timer_;
  /// The file whose card is kept up to date; empty for none.
  QString file_;
  /// The file that the battle was given here, as long as nobody has saved it in another.
  QString made_;
  QString scenario_;
};

}  // namespace signifer::ui
