// Written orders: those that are sealed and those that are open, with their seals. A side reads its own before they are
// opened. In the window of everything nothing sealed is read without a question.
#pragma once

#include "game/battle_controller.h"
#include "play/sealed_orders.h"
#include "widgets/parts.h"

class QListWidget;
class QPushButton;

namespace signifer::ui {

class OrdersDock final : public Dock {
  Q_OBJECT

 public:
  /// `game` is the battle of everything; what is shown of it is what the side may know. noSide: the umpire's.
  OrdersDock(BattleController& game, SideIndex side, QWidget* parent = nullptr);
  /// Asks for an order and seals it.
  void write();
  [[nodiscard]] QListWidget& list() { return *list_; }

 private:
  void refresh();
  void refreshButtons();
  void openChosen();
  void readChosen();
  /// The order of the chosen row; nothing without one.
  [[nodiscard]] const SealedOrder* chosen() const;
  [[nodiscard]] QString rowOf(const SealedOrder& order) const;

  BattleController& game_;
  SideIndex side_;
  std::vector<SealedOrder> orders_;
  QListWidget* list_;
  Label* about_;
  QPushButton* write_;
  QPushButton* open_;
  QPushButton* read_;
};

}  // namespace signifer::ui
