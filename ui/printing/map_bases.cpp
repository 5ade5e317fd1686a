#include "printing/map_bases.h"

#include <algorithm>

#include "symbols.h"

namespace signifer::ui {
namespace {

const QColor barInk(0xC4, 0xC4, 0xC4);

constexpr double largestSymbol = 20 * pt;
constexpr double frontStrip = 1.8 * pt;

// The upright room behind the strip; of a base that stands askew only the middle.
QRectF roomOn(const MapBase& base) {
  constexpr double inside = 0.96;
  constexpr double askew = 0.8;
  const QRectF free = base.base.adjusted(0, frontStrip, 0, 0);
  const QRectF bounds = base.pose.mapRect(free);
  const double area = free.width() * free.height();
  const bool upright = bounds.width() * bounds.height() < 1.02 * area;
  const double side = askew * std::min(free.width(), free.height());
  const QSizeF size = upright ? inside * bounds.size() : QSizeF(side, side);
  return {bounds.center() - QPointF(size.width(), size.height()) / 2, size};
}

// The number beside the drawing, or in its place; `symbol` gets the drawing's room, 0 wide for none.
QRectF roomForNumber(const QRectF& room, QSizeF number, double usual, QRectF& symbol) {
  constexpr double leastSymbol = 6 * pt;
  constexpr double between = 1.5 * pt;
  const double size = std::min(usual, room.width() - between - number.width());
  const bool both = size >= leastSymbol;
  const double width = number.width() + (both ? size + between : 0);
  const double left = room.center().x() - width / 2;
  symbol = both ? QRectF(QPointF(left, room.center().y() - size / 2), QSizeF(size, size)) : QRectF();
  return {QPointF(left + width - number.width(), room.center().y() - number.height() / 2), number};
}

void inkNumber(Galley& galley, const MapBase& base, const SetText& words, const QFont& font, const QRectF& place) {
  if (base.side == 1) galley.box(place.adjusted(-0.8 * pt, -1 * pt, 0.8 * pt, 1 * pt), 0, 8, QBrush(Qt::white));
  words.into(galley, {place.left(), place.bottom() - baselineOf(font)}, base.side == 0 ? Qt::white : Qt::black);
}

}  // namespace

double noseOf(const QRectF& base) { return std::min(4.5 * pt, base.width() / 4); }

// A side's base: black, or white with slanting bars; the strip and the nose show the front.
void drawBase(QPainter& painter, int side, const QRectF& base) {
  painter.setPen(QPen(Qt::black, 6));
  painter.setBrush(side == 0 ? Qt::black : Qt::white);
  painter.drawRect(base);
  if (side == 1) {
    painter.save();
    painter.setClipRect(base, Qt::IntersectClip);
    painter.setPen(QPen(barInk, 9));
    for (double x = base.left() - base.height(); x < base.right(); x += 3.2 * pt)
      painter.drawLine(QPointF(x, base.bottom()), QPointF(x + base.height(), base.top()));
    painter.restore();
    painter.setPen(QPen(Qt::black, 6));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(base);
  }
  const double nose = noseOf(base);
  painter.setPen(Qt::NoPen);
  painter.setBrush(Qt::black);
  painter.drawPolygon(QPolygonF{QPointF(base.center().x() - nose, base.top()),
                                QPointF(base.center().x(), base.top() - nose * 0.8),
                                QPointF(base.center().x() + nose, base.top())});
  painter.fillRect(QRectF(base.left(), base.top(), base.width(), frontStrip), Qt::black);
  painter.setBrush(Qt::NoBrush);
}

bool inkBase(Galley& galley, const MapBase& base, int number, const Type& type) {
  constexpr double ofTheBase = 0.86;
  constexpr double leastSymbol = 4 * pt;
  constexpr double heightOfFigures = 0.74;
  galley.ink.emplace_back([base](QPainter& painter) {
    painter.save();
    painter.setTransform(base.pose, true);
    drawBase(painter, base.side, base.base);
    painter.restore();
  });
  const QRectF room = roomOn(base);
  const double size = std::min({room.width() * ofTheBase, room.height() * ofTheBase, largestSymbol});
  QRectF symbol(room.center() - QPointF(size, size) / 2, QSizeF(size, size));
  const QFont font = type.sans(type.footer, QFont::Bold);
  const SetText words(QString::number(number), font, room.width() + 400 * pt);
  const QSizeF figures(words.width(), heightOfFigures * type.footer * pt);
  const bool placed = number > 0 && figures.width() <= room.width() && figures.height() <= room.height();
  if (placed) inkNumber(galley, base, words, font, roomForNumber(room, figures, size, symbol));
  if (symbol.width() >= leastSymbol)
    galley.ink.emplace_back([symbol, name = base.symbol, side = base.side](QPainter& painter) {
      paintSymbol(painter, name, symbol, side == 0 ? Qt::white : Qt::black);
    });
  return placed;
}

}  // namespace signifer::ui
