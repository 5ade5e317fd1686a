// Written orders in a battle at the table: sealed by a side, opened by hand or when their time has come.
#pragma once

#include <QObject>

#include "game/battle_controller.h"
#include "play/sealed_orders.h"

namespace signifer::ui {

/// Both are changes of the battle; false (and the controller's `failed`) where that cannot be. A new salt is drawn
/// where none is given.
bool sealOrder(BattleController& game, SideIndex side, const OrderText& words, const std::optional<OrderTime>& opens,
               const std::string& salt = {});
bool openOrder(BattleController& game, int number);

/// Opens each order as its time comes.
class OrderOpener final : public QObject {
  Q_OBJECT

 public:
  explicit OrderOpener(BattleController& game, QObject* parent = nullptr);

 private:
  void openDue();

  BattleController& game_;
};

}  // namespace signifer::ui
