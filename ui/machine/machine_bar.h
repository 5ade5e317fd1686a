// The strip above the table while a machine moves: its move, its progress, its pace, and the button that stops it. The
// strip stays as long as a machine commands a side, so that the table does not jump.
#pragma once

#include <QFrame>

#include "game/machine_player.h"

class QBoxLayout;
class QButtonGroup;
class QPushButton;

namespace signifer::ui {

class ElidedLabel;
class Label;

class MachineBar final : public QFrame {
  Q_OBJECT

 public:
  MachineBar(BattleController& game, MachinePlayer& machine, QWidget* parent = nullptr);
  [[nodiscard]] QString title() const;

 Q_SIGNALS:
  void pauseWanted(bool paused);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void follow();
  [[nodiscard]] QString titleNow() const;
  [[nodiscard]] QString noteNow() const;

  BattleController& game_;
  MachinePlayer& machine_;
  QBoxLayout* rows_;
  QBoxLayout* deeds_;
  Label* title_;
  ElidedLabel* note_;
  QWidget* paces_;
  QButtonGroup* pace_;
  QPushButton* end_;
  QPushButton* go_;
};

}  // namespace signifer::ui
