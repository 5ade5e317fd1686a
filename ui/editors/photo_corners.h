// The photo as it was taken, with the table's four corners to be dragged: A lower left, B lower right, C upper right, D
// upper left. The letters lie as on the drawn table. Arrow keys move the corner that has the focus by one pixel of the
// photo.
#pragma once

#include <QWidget>

#include "battle/setup.h"

namespace signifer::ui {

class PhotoCorners final : public QWidget {
  Q_OBJECT

 public:
  explicit PhotoCorners(QWidget* parent = nullptr);
  void show(const QImage& image, const TablePhoto& photo);
  using QWidget::show;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  /// The point in this widget of a place in the photo, given in shares of the photo's sides.
  [[nodiscard]] QPointF placeOf(const std::array<double, 2>& share) const;

 Q_SIGNALS:
  /// A corner was moved: while it is dragged, and `done` when it is let go.
  void cornersMoved(const signifer::TablePhoto& photo, bool done);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const;
  void moveTo(QPointF at, bool done);

  QImage image_;
  QPixmap scaled_;
  TablePhoto photo_;
  int corner_ = 0;
  bool dragging_ = false;
};

}  // namespace signifer::ui
