// The view for people across the room, on a second screen: the table, the side to act and its step, the standings, the
// last ruling with big dice, and the next step. It has no controls, and shows nothing that is not on the table for all
// to see.
#pragma once

#include <QFont>
#include <QWidget>
#include <vector>

#include "game/battle_controller.h"

class QLabel;
class QVBoxLayout;

namespace signifer::ui {

class DiceFaces;
class Label;
class TableView;

class SpectatorWindow final : public QWidget {
  Q_OBJECT

 public:
  explicit SpectatorWindow(BattleController& game, QWidget* parent = nullptr);
  /// Takes the second screen where there is one.
  void present();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A label whose letters grow with the window.
  [[nodiscard]] Label* label(double pixels, QFont::Weight weight);
  /// So many pixels of a window of 1280 by 720, at this window's size and 100 % text.
  [[nodiscard]] double across(double pixels) const;
  QWidget* makeSide();
  QWidget* makeStrip();
  void refresh();
  void showRuling();
  void showNext();
  void grow();

  BattleController& game_;
  TableView* table_;
  Label* turn_;
  Label* flag_;
  Label* whose_;
  QVBoxLayout* standings_;
  QVBoxLayout* steps_;
  DiceFaces* dice_;
  Label* who_;
  Label* result_;
  Label* modifiers_;
  Label* next_;
  QWidget* strip_;
  struct Growing {
    Label* label;
    double pixels;
  };
  std::vector<Growing> growing_;
};

}  // namespace signifer::ui
