// The strip in a side's view where it types the dice that it has rolled. It shows what they are for, as far as the side
// may know, and the faces so far. The battle of everything takes them.
#pragma once

#include <QFrame>

#include "game/battle_controller.h"

class QPushButton;

namespace signifer::ui {

class DiceSlots;
class FlowLayout;
class Label;

class SideDice final : public QFrame {
  Q_OBJECT

 public:
  SideDice(BattleController& everything, SideIndex side, QWidget* parent = nullptr);

 private:
  void refresh();
  [[nodiscard]] bool isMine() const;
  [[nodiscard]] QString purpose() const;

  BattleController& everything_;
  SideIndex side_;
  Label* about_;
  DiceSlots* dice_;
  QWidget* faces_;
  FlowLayout* row_;
  QPushButton* roll_;
  QPushButton* back_;
};

}  // namespace signifer::ui
