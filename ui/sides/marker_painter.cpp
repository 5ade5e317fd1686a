#include "sides/marker_painter.h"

#include <algorithm>

#include "battle/hiding.h"
#include "symbols.h"
#include "theme.h"
#include "translate.h"
#include "view/markers.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr double markerInches = 0.8;
constexpr double leastRadius = 11;

QFont markerFont() { return Theme::current().font(12, QFont::DemiBold); }

void paintDisc(QPainter& painter, QPointF at, double radius, const QColor& colour, int number) {
  painter.setPen(QPen(colours().casing, 4));
  painter.setBrush(colours().casing);
  painter.drawEllipse(at, radius, radius);
  painter.setPen(QPen(colour, 2, Qt::DashLine));
  painter.drawEllipse(at, radius, radius);
  painter.setPen(colours().ink);
  painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   number > 0 ? QStringLiteral("?%1").arg(number) : QStringLiteral("?"));
}

void paintWord(QPainter& painter, QPointF at, const QString& words) {
  const double wide = painter.fontMetrics().horizontalAdvance(words) + 8;
  const double high = painter.fontMetrics().height();
  const QRectF chip(at.x() - wide / 2, at.y(), wide, high);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours().casing);
  painter.drawRoundedRect(chip, 3, 3);
  painter.setPen(colours().ink);
  painter.drawText(chip, Qt::AlignCenter, words);
}

double radiusOf(const MapTransform& map) { return std::max(leastRadius, markerInches * map.scale); }

QString wordsBelow(const KnownMarker& marker) {
  const QString arm = text(armInWords(marker.arm));
  if (marker.veiled) return arm;
  return arm.isEmpty() ? tr("dummy") : tr("dummy, %1").arg(arm);
}

}  // namespace

std::vector<QRectF> placesOfMarkers(const MapTransform& map, const Definition& definition, const Battle& battle) {
  std::vector<QRectF> places;
  const QFontMetricsF letters(markerFont());
  const double radius = radiusOf(map);
  for (const KnownMarker& marker : markersFor(definition, battle, noSide)) {
    if (marker.unit != noUnit) continue;
    const QPointF at = map.toScreen(marker.at);
    const QString words = wordsBelow(marker);
    const double wide = std::max(radius, letters.horizontalAdvance(words) / 2 + 4);
    places.emplace_back(at.x() - wide, at.y() - radius, 2 * wide,
                        2 * radius + (words.isEmpty() ? 0 : letters.height() + 2));
  }
  return places;
}

void paintHiddenFrame(QPainter& painter, const QRectF& base, SideIndex side) {
  const QRectF frame = base.adjusted(-5, -5, 5, 5);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colours().casing, 4));
  painter.drawRect(frame);
  painter.setPen(QPen(colours().sides[static_cast<std::size_t>(side)].body, 1.8, Qt::DashLine));
  painter.drawRect(frame);
}

void paintMarkerBeside(QPainter& painter, const QRectF& base, SideIndex side, int number) {
  paintDisc(painter, {base.right() + 4, base.top() - 4}, leastRadius,
            colours().sides[static_cast<std::size_t>(side)].body, number);
}

void paintSecrets(QPainter& painter, const MapTransform& map, const Definition& definition, const Battle& battle) {
  if (visibilityOf(battle) == Visibility::open) return;
  painter.save();
  painter.setFont(markerFont());
  // A side's battle has none but its own hidden units, and it knows who they are.
  for (const Unit& unit : battle.units)
    if (unit.present && isMarkedHidden(unit))
      paintHiddenFrame(painter, map.outline(unit.pose, unit.base).boundingRect(), unit.side);
  const double radius = radiusOf(map);
  for (const KnownMarker& marker : markersFor(definition, battle, noSide)) {
    const QColor colour = colours().sides[static_cast<std::size_t>(marker.side)].body;
    const QPointF at = map.toScreen(marker.at);
    if (marker.unit != noUnit) {
      // Beside the unit, which stands to be seen.
      const Unit& unit = battle.unit(marker.unit);
      paintMarkerBeside(painter, map.outline(unit.pose, unit.base).boundingRect(), marker.side, marker.number);
      continue;
    }
    paintDisc(painter, at, radius, colour, marker.number);
    if (const QString words = wordsBelow(marker); !words.isEmpty())
      paintWord(painter, {at.x(), at.y() + radius + 2}, words);
  }
  painter.restore();
}

}  // namespace signifer::ui
