#include "editors/photo_corners.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double cornerPixels = 9;
constexpr int usualWidth = 250;
constexpr double most = 1.5;

}  // namespace

PhotoCorners::PhotoCorners(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  setAccessibleName(tr("Corners of the table in the photo"));
  setAccessibleDescription(tr("A to D choose a corner, arrow keys move it."));
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void PhotoCorners::show(const QImage& image, const TablePhoto& photo) {
  if (image.cacheKey() != image_.cacheKey()) scaled_ = {};
  image_ = image;
  photo_ = photo;
  updateGeometry();
  update();
}

QSize PhotoCorners::sizeHint() const { return {usualWidth, heightForWidth(usualWidth)}; }

int PhotoCorners::heightForWidth(int width) const {
  return image_.isNull() ? width / 2 : std::min(width * 3 / 2, width * image_.height() / image_.width());
}

QRectF PhotoCorners::area() const {
  if (image_.isNull()) return rect();
  const QSizeF size = QSizeF(image_.size()).scaled(QWidget::size(), Qt::KeepAspectRatio);
  return {(width() - size.width()) / 2, (height() - size.height()) / 2, size.width(), size.height()};
}

QPointF PhotoCorners::placeOf(const std::array<double, 2>& share) const {
  const QRectF in = area();
  return {in.left() + share[0] * in.width(), in.top() + share[1] * in.height()};
}

void PhotoCorners::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (image_.isNull()) {
    painter.setPen(colours().text2);
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, tr("No photo yet"));
    return;
  }
  const QRectF in = area();
  if (scaled_.isNull() || scaled_.size() != in.size().toSize() * devicePixelRatioF()) {
    scaled_ = QPixmap::fromImage(
        image_.scaled(in.size().toSize() * devicePixelRatioF(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    scaled_.setDevicePixelRatio(devicePixelRatioF());
  }
  painter.drawPixmap(in.topLeft(), scaled_);
  QPolygonF outline;
  for (const auto& corner : photo_.corners) outline << placeOf(corner);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().selectionEdge, 4));
  painter.drawPolygon(outline);
  painter.setPen(QPen(colours().selection, 2));
  painter.drawPolygon(outline);
  painter.setFont(Theme::current().font(11, QFont::Bold));
  for (int i = 0; i < outline.size(); ++i) {
    const QRectF disc(outline[i].x() - cornerPixels, outline[i].y() - cornerPixels, 2 * cornerPixels, 2 * cornerPixels);
    painter.setPen(QPen(hasFocus() && i == corner_ ? colours().accent : colours().ink, i == corner_ ? 2.5 : 1.2));
    painter.setBrush(colours().selection);
    painter.drawEllipse(disc);
    painter.setPen(colours().ink);
    painter.drawText(disc, Qt::AlignCenter, QString(QLatin1Char(static_cast<char>('A' + i))));
  }
}

void PhotoCorners::moveTo(QPointF at, bool done) {
  const QRectF in = area();
  photo_.corners[static_cast<std::size_t>(corner_)] = {std::clamp((at.x() - in.left()) / in.width(), 1 - most, most),
                                                       std::clamp((at.y() - in.top()) / in.height(), 1 - most, most)};
  update();
  Q_EMIT cornersMoved(photo_, done);
}

void PhotoCorners::mousePressEvent(QMouseEvent* event) {
  if (image_.isNull() || event->button() != Qt::LeftButton) return;
  double nearest = 1e9;
  for (int i = 0; i < 4; ++i) {
    const QPointF off = placeOf(photo_.corners[static_cast<std::size_t>(i)]) - event->position();
    if (const double away = std::hypot(off.x(), off.y()); away < nearest) {
      nearest = away;
      corner_ = i;
    }
  }
  dragging_ = true;
  update();
}

void PhotoCorners::mouseMoveEvent(QMouseEvent* event) {
  if (dragging_) moveTo(event->position(), false);
}

void PhotoCorners::mouseReleaseEvent(QMouseEvent* event) {
  if (std::exchange(dragging_, false)) moveTo(event->position(), true);
}

void PhotoCorners::keyPressEvent(QKeyEvent* event) {
  if (image_.isNull()) return QWidget::keyPressEvent(event);
  if (event->key() >= Qt::Key_A && event->key() <= Qt::Key_D) {
    corner_ = event->key() - Qt::Key_A;
    return update();
  }
  const QPointF step(area().width() / image_.width(), area().height() / image_.height());
  const QPointF at = placeOf(photo_.corners[static_cast<std::size_t>(corner_)]);
  switch (event->key()) {
    case Qt::Key_Left:
      return moveTo(at - QPointF(step.x(), 0), true);
    case Qt::Key_Right:
      return moveTo(at + QPointF(step.x(), 0), true);
    case Qt::Key_Up:
      return moveTo(at - QPointF(0, step.y()), true);
    case Qt::Key_Down:
      return moveTo(at + QPointF(0, step.y()), true);
    default:
      QWidget::keyPressEvent(event);
  }
}

}  // namespace signifer::ui
