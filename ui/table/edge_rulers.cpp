#include "table/edge_rulers.h"

#include <cmath>

#include "lengths.h"
#include "theme.h"

namespace signifer::ui {
namespace {

// Ticks are counted, so that centimetres, which are no whole thousandths of an inch, do not drift.
struct Scale {
  /// Thousandths of an inch from tick to tick.
  double tick;
  /// So many ticks from middle to middle tick, from long to long, from figure to figure.
  int middle;
  int longTick;
  int figure;
  /// The worth of one tick in the figures.
  double counts;
  [[nodiscard]] Length at(int i) const { return static_cast<Length>(std::lround(i * tick)); }
};

Scale plainScaleOf(const MapTransform& map, const Setup& setup) {
  if (setup.columns > 0) return {static_cast<double>(setup.squareSide), 1, 1, 1, 1};
  if (showsCentimetres()) {
    const double centimetre = oneInch / shown(1);
    if (map.scale > 20) return {centimetre, 1, 5, 5, 1};
    return {centimetre * 5, 1, 2, map.scale < 4 ? 8 : 4, 5};
  }
  if (map.scale > 20) return {oneInch / 2.0, 2, 4, 4, 0.5};
  return {static_cast<double>(oneInch), 1, 6, map.scale < 4 ? 12 : 6, 1};
}

// Figures that would run into each other are left out by halves.
Scale scaleOf(const MapTransform& map, const Setup& setup) {
  Scale scale = plainScaleOf(map, setup);
  constexpr double room = 21;
  while (map.scale > 0 && map.scale * toInches(scale.at(scale.figure)) < Theme::current().px(room)) scale.figure *= 2;
  return scale;
}

void figure(QPainter& p, const QRectF& place, int flags, int tick, const Scale& scale) {
  const bool bold = tick % (2 * scale.figure) == 0;
  p.setFont(Theme::current().font(11, bold ? QFont::DemiBold : QFont::Normal));
  p.setPen(bold ? colours().text : colours().text2);
  p.drawText(place, flags, figureWords(tick * scale.counts));
}

void bottomRuler(QPainter& p, const QRectF& strip, const MapTransform& map, const Setup& setup, const Scale& scale) {
  for (int i = 0; scale.at(i) <= setup.width; ++i) {
    const Length at = scale.at(i);
    const double x = map.toScreen(Point{at, 0}).x();
    if (x < strip.left() - 0.5 || x > strip.right() + 0.5) continue;
    p.setPen(QPen(colours().text2, 1));
    const double length = i % scale.longTick == 0 ? 7 : i % scale.middle == 0 ? 4 : 2.5;
    p.drawLine(QPointF(x, strip.top()), QPointF(x, strip.top() + length));
    if (i % scale.figure != 0) continue;
    const Length shift = setup.columns > 0 ? setup.squareSide / 2 : 0;
    if (shift > 0 && at == setup.width) continue;
    const double middle = map.toScreen(Point{at + shift, 0}).x();
    const double left = std::min(std::max(middle - 20, strip.left() + 1), strip.right() - 41);
    const int flags = middle - 20 < strip.left()    ? Qt::AlignLeft
                      : middle + 21 > strip.right() ? Qt::AlignRight
                                                    : Qt::AlignHCenter;
    figure(p, {left, strip.top() + 7, 40, strip.height() - 8}, flags | Qt::AlignVCenter, shift > 0 ? i + 1 : i, scale);
  }
}

void leftRuler(QPainter& p, const QRectF& strip, const MapTransform& map, const Setup& setup, const Scale& scale) {
  for (int i = 0; scale.at(i) <= setup.depth; ++i) {
    const Length at = scale.at(i);
    const double y = map.toScreen(Point{0, at}).y();
    if (y < strip.top() - 0.5 || y > strip.bottom() + 0.5) continue;
    const double length = i % scale.longTick == 0 ? 5 : i % scale.middle == 0 ? 3 : 2;
    p.setPen(QPen(colours().text2, 1));
    p.drawLine(QPointF(strip.right() - length, y), QPointF(strip.right(), y));
    if (i % scale.figure != 0) continue;
    const Length shift = setup.columns > 0 ? setup.squareSide / 2 : 0;
    if (shift > 0 && at == setup.depth) continue;
    const double middle = map.toScreen(Point{0, at + shift}).y();
    const double half = Theme::current().px(8);
    const double top = std::min(std::max(middle - half, strip.top()), strip.bottom() - 2 * half);
    figure(p, {strip.left(), top, strip.width() - 6, 2 * half}, Qt::AlignRight | Qt::AlignVCenter,
           shift > 0 ? i + 1 : i, scale);
  }
}

void pointerMarks(QPainter& p, const QRectF& bottom, const QRectF& left, QPointF at) {
  p.setPen(Qt::NoPen);
  p.setBrush(colours().accent);
  if (at.x() >= bottom.left())
    p.drawPolygon(QPolygonF() << QPointF(at.x(), bottom.top() + 1) << QPointF(at.x() - 5, bottom.top() + 9)
                              << QPointF(at.x() + 5, bottom.top() + 9));
  if (at.y() <= left.bottom())
    p.drawPolygon(QPolygonF() << QPointF(left.right() - 1, at.y()) << QPointF(left.right() - 9, at.y() - 5)
                              << QPointF(left.right() - 9, at.y() + 5));
}

}  // namespace

double rulerBreadth() { return Theme::current().px(22); }

void paintEdgeRulers(QPainter& painter, const QRectF& view, const MapTransform& map, const Setup& setup,
                     std::optional<QPointF> pointer) {
  const double breadth = rulerBreadth();
  const QRectF bottom(view.left() + breadth, view.bottom() - breadth, view.width() - breadth, breadth);
  const QRectF left(view.left(), view.top(), breadth, view.height() - breadth);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(QRectF(view.left(), bottom.top(), view.width(), breadth), colours().window);
  painter.fillRect(left, colours().window);
  painter.setPen(QPen(colours().line, 1));
  painter.drawLine(QPointF(left.right(), view.top()), QPointF(left.right(), bottom.top()));
  painter.drawLine(QPointF(left.right(), bottom.top()), QPointF(view.right(), bottom.top()));
  const Scale scale = scaleOf(map, setup);
  bottomRuler(painter, bottom, map, setup, scale);
  leftRuler(painter, left, map, setup, scale);
  painter.setFont(Theme::current().font(10.5));
  painter.setPen(colours().text2);
  painter.drawText(QRectF(view.left(), bottom.top(), breadth - 3, breadth), Qt::AlignCenter,
                   setup.columns > 0 ? QStringLiteral("□") : lengthUnit());
  if (pointer) pointerMarks(painter, bottom, left, *pointer);
  painter.restore();
}

}  // namespace signifer::ui
