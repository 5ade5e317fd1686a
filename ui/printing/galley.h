// Matter that has been set and waits for its place on a page: a height, and ink with its corner at (0, 0). Lengths are
// tenths of a point, so that whole numbers are fine enough for type and lines.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <functional>
#include <utility>
#include <vector>

namespace signifer::ui {

/// Tenths of a point.
inline constexpr double pt = 10;
inline constexpr double millimetre = 72.0 / 25.4 * pt;
/// Ink of notes, and of thin lines between rows.
inline const QColor grey(0x55, 0x55, 0x55);
inline const QColor hair(0x99, 0x99, 0x99);

struct Galley {
  double height = 0;
  std::vector<std::function<void(QPainter&)>> ink;

  void draw(QPainter& painter, QPointF at) const {
    painter.save();
    painter.translate(at);
    for (const auto& stroke : ink) stroke(painter);
    painter.restore();
  }
  /// Takes the other's ink in at a place.
  void place(Galley other, QPointF at) {
    ink.emplace_back([other = std::move(other), at](QPainter& painter) { other.draw(painter, at); });
  }
  /// Takes the other in below what stands here, with a gap after it.
  void stack(Galley other, double gap) {
    const double more = other.height + gap;
    place(std::move(other), {0, height});
    height += more;
  }
  void line(QPointF from, QPointF to, double thickness, const QColor& colour = Qt::black) {
    ink.emplace_back([=](QPainter& painter) {
      painter.setPen(QPen(colour, thickness, Qt::SolidLine, Qt::FlatCap));
      painter.drawLine(from, to);
    });
  }
  void box(const QRectF& place, double thickness, double corner = 0, const QBrush& fill = Qt::NoBrush) {
    ink.emplace_back([=](QPainter& painter) {
      painter.setPen(thickness > 0 ? QPen(Qt::black, thickness) : QPen(Qt::NoPen));
      painter.setBrush(fill);
      painter.drawRoundedRect(place, corner, corner);
      painter.setBrush(Qt::NoBrush);
    });
  }
};

}  // namespace signifer::ui
