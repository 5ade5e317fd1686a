// The players' own dice, typed with a few keys: what for, by whom, how many. Keys 1 to 6 give a face, Backspace takes
// one back, R lets the program roll. The last face closes the dialog.
#pragma once

#include <QDialog>
#include <vector>

#include "game/battle_controller.h"

class QLabel;
class QPushButton;

namespace signifer::ui {

class DiceDialog final : public QDialog {
  Q_OBJECT

 public:
  DiceDialog(const BattleController& game, const DiceWanted& wanted, QWidget* parent = nullptr);
  [[nodiscard]] const DiceAnswer& answer() const { return answer_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void add(int face);
  void takeBack();
  void rollForMe();
  void showCount();

  Die die_;
  int count_;
  DiceAnswer answer_;
  QLabel* left_;
};

}  // namespace signifer::ui
