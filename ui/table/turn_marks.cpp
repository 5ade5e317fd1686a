#include "table/turn_marks.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "theme.h"

namespace signifer::ui {
namespace {

constexpr double widestWords = 300;

QColor faded(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

QRectF keptWithin(QRectF box, const QRectF& area) {
  box.moveLeft(std::clamp(box.left(), area.left() + 4, std::max(area.left() + 4, area.right() - box.width() - 4)));
  box.moveTop(std::clamp(box.top(), area.top() + 4, std::max(area.top() + 4, area.bottom() - box.height() - 4)));
  return box;
}

// The room that words take, around the origin.
QRectF boxOf(QPainter& p, const QString& words) {
  p.setFont(Theme::current().font(12, QFont::DemiBold));
  const QRectF room(0, 0, Theme::current().px(widestWords), 1000);
  const QRectF text = p.boundingRect(room, Qt::TextWordWrap | Qt::AlignHCenter, words);
  QRectF box(0, 0, text.width() + 16, text.height() + 8);
  box.moveCenter({0, 0});
  return box;
}

// Words in a box of a side's colour on the table's paper.
void paintWords(QPainter& p, const QRectF& box, const QString& words, const QColor& edge) {
  const Colours& c = colours();
  p.setFont(Theme::current().font(12, QFont::DemiBold));
  p.setPen(QPen(edge, 1.6));
  p.setBrush(c.base);
  p.drawRoundedRect(box, 3, 3);
  p.setPen(c.text);
  p.drawText(box.adjusted(8, 4, -8, -4), Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignVCenter, words);
}

// Square pixels of the bases that a box would cover.
double coveredBy(const QRectF& box, const std::vector<QRectF>& bases) {
  double covered = 0;
  for (const QRectF& base : bases) {
    const QRectF both = box.intersected(base);
    covered += both.isEmpty() ? 0 : both.width() * both.height();
  }
  return covered;
}

// A place for the box: on `place` itself if that is allowed, else above, below or beside it, near or further off. It is
// the first of the places that cover the least of the bases.
QRectF boxBeside(const QRectF& box, const QRectF& place, const std::vector<QRectF>& bases, const QRectF& area,
                 bool onIt = false) {
  QRectF best;
  double least = 0;
  const auto offer = [&](const QPointF& offset) {
    const QRectF there = keptWithin(box.translated(place.center() + offset), area);
    const double covered = coveredBy(there, bases);
    if (!best.isNull() && covered >= least) return;
    best = there;
    least = covered;
  };
  if (onIt) offer({0, 0});
  for (const double gap : {10.0, 40.0, 80.0, 120.0, 180.0, 240.0, 320.0}) {
    const double across = (place.width() + box.width()) / 2 + gap;
    const double along = (place.height() + box.height()) / 2 + gap;
    for (const QPointF& offset :
         {QPointF{0, -along}, QPointF{0, along}, QPointF{across, 0}, QPointF{-across, 0}, QPointF{across, -along},
          QPointF{-across, -along}, QPointF{across, along}, QPointF{-across, along}})
      offer(offset);
  }
  return best;
}

std::vector<QRectF> basesOf(const MapTransform& map, const std::vector<UnitLook>& looks) {
  std::vector<QRectF> bases;
  bases.reserve(looks.size());
  for (const UnitLook& look : looks) bases.push_back(map.outline(look.pose, look.base).boundingRect());
  return bases;
}

// Above the arrows, clear of bases and of each other.
std::vector<QRectF> paintPlanWords(QPainter& painter, const MapTransform& map, const std::vector<PlanArrow>& plan,
                                   std::vector<QRectF> kept, const QRectF& area) {
  std::vector<QRectF> taken;
  for (const PlanArrow& arrow : plan) {
    if (arrow.words.isEmpty()) continue;
    const QPointF from = map.toScreen(arrow.from);
    const QPointF at = arrow.goes ? from + (map.toScreen(arrow.to) - from) * 0.55 : from;
    taken.push_back(boxBeside(boxOf(painter, arrow.words), QRectF(at, QSizeF(0, 0)), kept, area, true));
    kept.push_back(taken.back());
    paintWords(painter, taken.back(), arrow.words, colours().sides[static_cast<std::size_t>(arrow.side)].edge);
  }
  return taken;
}

}  // namespace

void paintWays(QPainter& painter, const MapTransform& map, const TurnMarks& marks) {
  const OverlayPainter overlays(painter, map);
  for (const Trail& way : marks.ways) overlays.trail(way);
}

void paintMove(QPainter& painter, const MapTransform& map, const TurnMarks& marks, const std::vector<UnitLook>& looks,
               const std::vector<QRectF>& taken, const QRectF& area) {
  if (marks.words.isEmpty()) return;
  const Colours& c = colours();
  QRectF around;
  std::vector<QRectF> bases = basesOf(map, looks);
  bases.insert(bases.end(), taken.begin(), taken.end());
  for (const UnitLook& look : looks) {
    const QPolygonF outline = map.outline(look.pose, look.base);
    if (std::ranges::find(marks.shown, look.unit) == marks.shown.end()) continue;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(c.selectionEdge, 6, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(outline);
    painter.setPen(QPen(c.selection, 3.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(outline);
    around = around.united(outline.boundingRect());
  }
  if (around.isEmpty()) return;
  const QColor edge = marks.side == noSide ? c.ink : c.sides[static_cast<std::size_t>(marks.side)].body;
  const QRectF box = boxBeside(boxOf(painter, marks.words), around, bases, area);
  // A stroke from the words to their unit, if they stand off it.
  const QPointF corner(std::clamp(around.center().x(), box.left() + 8, box.right() - 8),
                       std::clamp(around.center().y(), box.top(), box.bottom()));
  painter.setPen(QPen(edge, 1.6));
  painter.drawLine(corner, around.center());
  paintWords(painter, box, marks.words, edge);
}

std::vector<QRectF> paintPlan(QPainter& painter, const MapTransform& map, const std::vector<PlanArrow>& plan,
                              const std::vector<UnitLook>& looks, bool words, const QRectF& area) {
  const Colours& c = colours();
  for (const PlanArrow& arrow : plan) {
    const SideColours& side = c.sides[static_cast<std::size_t>(arrow.side)];
    const QPointF from = map.toScreen(arrow.from);
    const QPointF to = map.toScreen(arrow.to);
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (!arrow.goes || length <= 20) continue;
    const QPointF along = way / length;
    const QPointF aside(-along.y(), along.x());
    const double half = std::min(arrow.slender ? 4.0 : 13.0, length / 8);
    const QPointF neck = to - along * half * 2;
    QPolygonF shape;
    shape << from + aside * half * 0.5 << neck + aside * half << neck + aside * half * 2 << to
          << neck - aside * half * 2 << neck - aside * half << from - aside * half * 0.5;
    painter.setBrush(faded(side.body, 0.30F));
    painter.setPen(QPen(faded(side.edge, 0.55F), 1.2, Qt::DashLine));
    painter.drawPolygon(shape);
  }
  return words ? paintPlanWords(painter, map, plan, basesOf(map, looks), area) : std::vector<QRectF>();
}

}  // namespace signifer::ui
