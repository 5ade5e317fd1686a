// The step for the player who sits opposite, where the screen lies flat between two: the same words as in the strip,
// upside down along the upper edge of the window.
#pragma once

#include <QWidget>

namespace signifer::ui {

class BattleController;

class FarStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit FarStrip(BattleController& game, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();

  BattleController& game_;
  QString step_;
  QString about_;
  QString next_;
  int side_ = -1;
};

}  // namespace signifer::ui
