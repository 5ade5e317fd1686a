#include "printing/map_ground.h"

#include <QPainter>
#include <array>

namespace signifer::ui {
namespace {

const QColor soft(0xEC, 0xEC, 0xEC);
const QColor groundInk(0x99, 0x99, 0x99);
const QColor outline(0x66, 0x66, 0x66);

void tree(QPainter& painter, QPointF at) { painter.drawEllipse(at, 2.2 * pt, 2.2 * pt); }

void wave(QPainter& painter, QPointF at) {
  QPainterPath path(at - QPointF(5 * pt, 0));
  path.quadTo(at + QPointF(-2.5 * pt, -2.4 * pt), at);
  path.quadTo(at + QPointF(2.5 * pt, 2.4 * pt), at + QPointF(5 * pt, 0));
  painter.drawPath(path);
}

void reeds(QPainter& painter, QPointF at) {
  painter.drawLine(at - QPointF(3.5 * pt, 0), at + QPointF(3.5 * pt, 0));
  for (const double x : {-1.6, 0.0, 1.6})
    painter.drawLine(at + QPointF(x * pt, 0), at + QPointF(x * pt * 1.3, -3 * pt));
}

void stone(QPainter& painter, QPointF at) {
  painter.setBrush(groundInk);
  painter.drawEllipse(at, 0.9 * pt, 0.9 * pt);
  painter.setBrush(Qt::NoBrush);
}

void furrow(QPainter& painter, QPointF at) { painter.drawLine(at - QPointF(0, 3 * pt), at + QPointF(0, 3 * pt)); }

void house(QPainter& painter, QPointF at) {
  painter.drawRect(QRectF(at - QPointF(2 * pt, 2 * pt), QSizeF(4 * pt, 4 * pt)));
}

void cross(QPainter& painter, QPointF at) {
  painter.drawLine(at - QPointF(2.2 * pt, 2.2 * pt), at + QPointF(2.2 * pt, 2.2 * pt));
  painter.drawLine(at - QPointF(2.2 * pt, -2.2 * pt), at + QPointF(2.2 * pt, -2.2 * pt));
}

struct Mark {
  const char* drawn;
  void (*draw)(QPainter&, QPointF);
  double step;
};
constexpr std::array signs{Mark{"wood", tree, 9},      Mark{"river", wave, 9},      Mark{"ford", stone, 6},
                           Mark{"rough", stone, 8},    Mark{"marsh", reeds, 12},    Mark{"field", furrow, 6},
                           Mark{"built-up", house, 9}, Mark{"impassable", cross, 9}};

// In rows, every other one half a step aside.
void scatter(QPainter& painter, const QPainterPath& shape, const Mark& mark) {
  const QRectF bounds = shape.boundingRect();
  const double step = mark.step * pt;
  int row = 0;
  for (double y = bounds.top() + step / 2; y < bounds.bottom(); y += step, ++row)
    for (double x = bounds.left() + step * (row % 2 == 0 ? 0.4 : 0.9); x < bounds.right(); x += step)
      mark.draw(painter, {x, y});
}

}  // namespace

void inkGround(Galley& galley, const QPainterPath& shape, const QString& drawn) {
  galley.ink.emplace_back([shape, drawn](QPainter& painter) {
    const bool hill = drawn == QLatin1String("hill");
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(hill ? QBrush(soft) : QBrush(Qt::white));
    painter.drawPath(shape);
    painter.setBrush(Qt::NoBrush);
    painter.setClipPath(shape, Qt::IntersectClip);
    painter.setPen(QPen(groundInk, 5));
    for (const Mark& mark : signs)
      if (drawn == QLatin1String(mark.drawn)) scatter(painter, shape, mark);
    painter.restore();
    painter.setPen(QPen(outline, 6, hill ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
  });
}

}  // namespace signifer::ui
