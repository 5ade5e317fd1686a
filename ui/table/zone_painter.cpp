#include "table/zone_painter.h"

#include "language/names.h"
#include "play/table_plan.h"
#include "symbols.h"
#include "theme.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int fillStrength = 24;

}  // namespace

QString zoneWords(const DeploymentZone& zone, const Setup& setup) {
  const QString deep = setup.columns > 0 ? counted(zone.depth / setup.squareSide, tr("1 row"), tr("%1 rows"))
                                         : tr("%1 deep").arg(lengthWords(zone.depth));
  switch (zone.edge) {
    case DeploymentZone::Edge::south:
      return tr("%1 along the lower edge").arg(deep);
    case DeploymentZone::Edge::north:
      return tr("%1 along the upper edge").arg(deep);
    case DeploymentZone::Edge::west:
      return tr("%1 along the left edge").arg(deep);
    case DeploymentZone::Edge::east:
      return tr("%1 along the right edge").arg(deep);
    case DeploymentZone::Edge::none:
      break;
  }
  return tr("within the outline");
}

std::vector<QRectF> paintZones(QPainter& painter, const MapTransform& map, const Setup& setup, int side) {
  std::vector<QRectF> labels;
  painter.save();
  painter.setFont(Theme::current().font(12, QFont::DemiBold));
  for (const DeploymentZone& zone : setup.deployment.zones) {
    if (side >= 0 && zone.side != side) continue;
    QPolygonF outline;
    for (const Point corner : outlineOf(zone, setup)) outline << map.toScreen(corner);
    QColor colour = colours().sides[zone.side].body;
    painter.setPen(QPen(colour, 1.6, Qt::DashLine));
    QColor fill = colour;
    fill.setAlpha(fillStrength);
    painter.setBrush(fill);
    painter.drawPolygon(outline);
    const QRectF box = outline.boundingRect();
    const bool upper = box.center().y() < map.toScreen(Point{0, setup.depth / 2}).y();
    // Before the zone, where nobody of the side is placed; within it where it takes the whole depth.
    const double one = map.toScreen(Point{0, 0}).y();
    const double other = map.toScreen(Point{0, setup.depth}).y();
    const bool before = upper ? box.bottom() + 20 < std::max(one, other) : box.top() - 20 > std::min(one, other);
    const double top = upper ? box.bottom() + (before ? 2 : -20) : box.top() + (before ? -20 : 2);
    const QRectF place(box.left() + 8, top, box.width() - 16, 18);
    const QString words = painter.fontMetrics().elidedText(
        tr("%1, deployment zone: %2").arg(text(saidName(setup.sides[zone.side].name)), zoneWords(zone, setup)),
        Qt::ElideRight, static_cast<int>(place.width()));
    const QRectF under = painter.boundingRect(place, Qt::AlignLeft | Qt::AlignVCenter, words).adjusted(-4, 0, 4, 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours().casing);
    painter.drawRoundedRect(under, 3, 3);
    labels.push_back(under);
    painter.setPen(colours().ink);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, words);
  }
  painter.restore();
  return labels;
}

}  // namespace signifer::ui
