// Patterns and pens that tell sides and verdicts apart without colour.
#include <QPaintEngine>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <cmath>

#include "table/unit_painter.h"

namespace signifer::ui {
namespace {

void stripes(QPainter& painter, const QPainterPath& shape, const QPen& pen, double gap, bool rising) {
  const bool clips = canClip(painter);
  QPainterPath lines;
  painter.save();
  painter.setClipPath(shape, Qt::IntersectClip);
  painter.setPen(pen);
  const QRectF box = shape.boundingRect();
  const double reach = box.height();
  for (double x = box.left() - reach; x < box.right() + reach; x += gap) {
    const QLineF line(x, rising ? box.bottom() : box.top(), x + reach, rising ? box.top() : box.bottom());
    if (clips) {
      painter.drawLine(line);
      continue;
    }
    lines.moveTo(line.p1());
    lines.lineTo(line.p2());
  }
  painter.restore();
  if (!clips) fillLinesWithin(painter, lines, shape, pen);
}

}  // namespace

bool canClip(const QPainter& painter) {
  return painter.paintEngine() == nullptr || painter.paintEngine()->type() != QPaintEngine::SVG;
}

void fillLinesWithin(QPainter& painter, const QPainterPath& lines, const QPainterPath& shape, const QPen& pen) {
  painter.fillPath(QPainterPathStroker(pen).createStroke(lines).intersected(shape), pen.color());
}

void paintBars(QPainter& painter, const QPainterPath& shape, const QColor& colour, double gap, double width) {
  stripes(painter, shape, QPen(colour, width), gap * std::sqrt(2.0), true);
}

void paintHatching(QPainter& painter, const QPainterPath& shape, const QColor& colour) {
  stripes(painter, shape, QPen(colour, 1.3), 7, false);
}

QPixmap sideFlag(SideIndex index, double scale) {
  const double k = Theme::current().px(1) * scale;
  const QSizeF size(26 * k, 13 * k);
  constexpr double ratio = 2.0;
  QPixmap pixmap((size * ratio).toSize());
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  if (index == noSide) return pixmap;
  const SideColours& side = colours().sides[static_cast<std::size_t>(index)];
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRect(QRectF(1, 1, size.width() - 2, size.height() - 2));
  painter.fillPath(shape, side.body);
  if (side.bars) paintBars(painter, shape, side.bar, 4.4 * k, 1.4 * k);
  painter.fillRect(QRectF(1, 1, size.width() - 2, 2.6 * k), side.mark);
  painter.setPen(QPen(side.edge, 1.1));
  painter.drawPath(shape);
  return pixmap;
}

QColor verdictColour(Verdict::Kind kind) {
  const Colours& c = colours();
  return kind == Verdict::Kind::notLegal ? c.notLegal : kind == Verdict::Kind::playersJudge ? c.judge : c.legal;
}

QPen verdictPen(Verdict::Kind kind, double width) {
  QPen pen(verdictColour(kind), width);
  if (kind == Verdict::Kind::notLegal) pen.setDashPattern({7 / width, 4.5 / width});
  if (kind == Verdict::Kind::playersJudge) {
    pen.setDashPattern({0.1, 2.2});
    pen.setCapStyle(Qt::RoundCap);
  }
  return pen;
}

}  // namespace signifer::ui
