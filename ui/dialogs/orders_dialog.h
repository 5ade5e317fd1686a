// Standing orders: what a unit or a side always or never answers. They are kept with the battle and hold from now on.
#pragma once

#include <QDialog>

#include "game/battle_controller.h"

class QComboBox;
class QListWidget;
class QPushButton;

namespace signifer::ui {

class OrdersDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit OrdersDialog(BattleController& game, QWidget* parent = nullptr);

 private:
  void refresh();
  void addOrder();
  void removeOrder();

  BattleController& game_;
  QListWidget* list_;
  QComboBox* whose_;
  QComboBox* how_;
  QComboBox* what_;
  QPushButton* remove_;
};

}  // namespace signifer::ui
