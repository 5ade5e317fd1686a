// Drawn dice: rolled by the program are solid, typed by the players are outlined. A painter's function and a widget.
#pragma once

#include <QPainter>
#include <QWidget>
#include <vector>

#include "play/session.h"

namespace signifer::ui {

void paintDie(QPainter& painter, const QRectF& place, int face, DiceOrigin origin, const QColor& ink,
              const QColor& ground);

/// A figure that was told instead of faces: a total, or how many dice count. It is no die, and does not look like one.
void paintFigure(QPainter& painter, const QRectF& place, int figure, const QColor& ink, const QColor& ground);

/// A row of dice that breaks into further rows where it is narrow.
class DiceFaces final : public QWidget {
  Q_OBJECT

 public:
  explicit DiceFaces(QWidget* parent = nullptr);
  void setDice(const std::vector<ThrownDice>& dice, int size);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Shown {
    int face;
    DiceOrigin origin;
    /// Told by what was seen.
    bool figure;
  };
  [[nodiscard]] int perRow(int width) const;
  std::vector<Shown> shown_;
  int size_ = 34;
};

}  // namespace signifer::ui
