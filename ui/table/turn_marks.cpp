#include "table/turn_marks.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double widestWords = 300;

QColor tinted(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

// Words in a box of a side's colour on the table's paper, kept within the map.
void paintWords(QPainter& p, QPointF at, const QString& words, const QColor& edge, const QRectF& area) {
  const Colours& c = colours();
  p.setFont(Theme::current().font(12, QFont::DemiBold));
  const QRectF room(0, 0, Theme::current().px(widestWords), 1000);
  const QRectF text = p.boundingRect(room, Qt::TextWordWrap | Qt::AlignHCenter, words);
  QRectF box(0, 0, text.width() + 16, text.height() + 8);
  box.moveCenter(at);
  box.moveLeft(std::clamp(box.left(), area.left() + 4, std::max(area.left() + 4, area.right() - box.width() - 4)));
  box.moveTop(std::clamp(box.top(), area.top() + 4, std::max(area.top() + 4, area.bottom() - box.height() - 4)));
  p.setPen(QPen(edge, 1.6));
  p.setBrush(c.base);
  p.drawRoundedRect(box, 3, 3);
  p.setPen(c.text);
  p.drawText(box.adjusted(8, 4, -8, -4), Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignVCenter, words);
}

}  // namespace

void paintWays(QPainter& painter, const MapTransform& map, const TurnMarks& marks) {
  const OverlayPainter overlays(painter, map);
  for (const Trail& way : marks.ways) overlays.trail(way);
}

void paintMove(QPainter& painter, const MapTransform& map, const TurnMarks& marks, const std::vector<UnitLook>& looks,
               const QRectF& area) {
  if (marks.words.isEmpty()) return;
  const Colours& c = colours();
  QRectF around;
  for (const UnitLook& look : looks) {
    if (std::ranges::find(marks.shown, look.unit) == marks.shown.end()) continue;
    const QPolygonF outline = map.outline(look.pose, look.base);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.selectionEdge, 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(outline);
    painter.setPen(QPen(c.selection, 3.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(outline);
    around = around.united(outline.boundingRect());
  }
  if (around.isEmpty()) return;
  const QColor edge = marks.side == noSide ? c.ink : c.sides[static_cast<std::size_t>(marks.side)].edge;
  // Above the unit; below it where there is no room.
  const double gap = Theme::current().px(24);
  const bool room = around.top() - 2 * gap > area.top();
  paintWords(painter, {around.center().x(), room ? around.top() - gap : around.bottom() + gap}, marks.words, edge,
             area);
}

void paintPlan(QPainter& painter, const MapTransform& map, const std::vector<PlanArrow>& plan, const QRectF& area) {
  const Colours& c = colours();
  for (const PlanArrow& arrow : plan) {
    const SideColours& side = c.sides[static_cast<std::size_t>(arrow.side)];
    const QPointF from = map.toScreen(arrow.from);
    const QPointF to = map.toScreen(arrow.to);
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (arrow.goes && length > 20) {
      const QPointF along = way / length;
      const QPointF aside(-along.y(), along.x());
      const double half = std::min(13.0, length / 8);
      const QPointF neck = to - along * half * 2;
      QPolygonF shape;
      shape << from + aside * half * 0.5 << neck + aside * half << neck + aside * half * 2 << to
            << neck - aside * half * 2 << neck - aside * half << from - aside * half * 0.5;
      painter.setBrush(tinted(side.body, 0.30F));
      painter.setPen(QPen(tinted(side.edge, 0.55F), 1.2, Qt::DashLine));
      painter.drawPolygon(shape);
    }
    if (!arrow.words.isEmpty())
      paintWords(painter, arrow.goes ? from + way * 0.55 : from, arrow.words, side.edge, area);
  }
}

}  // namespace signifer::ui
