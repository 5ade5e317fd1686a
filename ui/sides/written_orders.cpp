#include "sides/written_orders.h"

#include "files/sha256.h"

namespace signifer::ui {

bool sealOrder(BattleController& game, SideIndex side, const OrderText& words, const std::optional<OrderTime>& opens,
               const std::string& salt) {
  if (!game.hasBattle()) return false;
  const std::string change =
      sealingChange(game.definition(), *game.battle().setup, side, words, opens, salt.empty() ? drawnKey(16) : salt);
  return game.change(QString::fromStdString(change), {});
}

bool openOrder(BattleController& game, int number) {
  if (!game.hasBattle()) return false;
  try {
    return game.change(QString::fromStdString(openingChange(game.session(), number)), {});
  } catch (const SourceError& e) {
    Q_EMIT game.failed(QString::fromStdString(e.expected()));
    return false;
  }
}

// Queued: whoever looks at the newest event as it happens still finds it.
OrderOpener::OrderOpener(BattleController& game, QObject* parent) : QObject(parent), game_(game) {
  connect(&game_, &BattleController::happened, this, &OrderOpener::openDue, Qt::QueuedConnection);
}

void OrderOpener::openDue() {
  if (!game_.hasBattle() || game_.mirrors() || game_.isLooking() || game_.openThrow()) return;
  if (const int number = dueOrder(game_.session()); number > 0) openOrder(game_, number);
}

}  // namespace signifer::ui
