// A small live picture of the table as one side sees it, with the number of enemies that it sees. A click opens that
// side's view.
#pragma once

#include <QAbstractButton>

#include "game/battle_controller.h"

namespace signifer::ui {

class SideGlance final : public QAbstractButton {
  Q_OBJECT

 public:
  SideGlance(const BattleController& game, SideIndex side, QWidget* parent = nullptr);
  /// Draws the battle as it stands now when it is next shown.
  void refresh();
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] int headHeight() const;
  void draw(QSize size);

  const BattleController& game_;
  SideIndex side_;
  QString figure_;
  QPixmap picture_;
};

}  // namespace signifer::ui
