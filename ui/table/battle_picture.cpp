#include "table/battle_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "table/ground_painter.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "view/seen_by_both.h"
#include "view/view.h"

namespace signifer::ui {
namespace {

// A unit that came less far has no arrow.
constexpr double shortestArrow = 0.75;
// Of an arrow's head, in inches.
constexpr double arrowHead = 0.9;

const SideColours& coloursOf(const Unit& unit) { return colours().sides[static_cast<std::size_t>(unit.side)]; }

void paintGone(QPainter& painter, const MapTransform& map, const Battle& battle, const Battle& start) {
  painter.setBrush(Qt::NoBrush);
  for (UnitIndex unit = 0; unit < start.unitCount(); ++unit) {
    if (!start.unit(unit).present || battle.unit(unit).present) continue;
    painter.setPen(QPen(coloursOf(start.unit(unit)).edge, 1, Qt::DashLine));
    painter.drawPolygon(map.outline(battle.unit(unit).pose, battle.unit(unit).base));
  }
}

// From the place where a unit stood to the edge of where it stands, light beneath so that it is seen on any ground.
void paintArrow(QPainter& painter, const MapTransform& map, const Unit& was, const Unit& now) {
  const QPointF from = map.toScreen(was.pose.centre);
  const QPointF centre = map.toScreen(now.pose.centre);
  const QPointF way = centre - from;
  const double length = std::hypot(way.x(), way.y());
  const double deep = map.pixels(std::min(now.base.depth, now.base.frontage)) / 2;
  if (length < shortestArrow * map.scale + deep) return;
  const QPointF along = way / length;
  const QPointF aside(-along.y(), along.x());
  const QPointF tip = centre - along * deep;
  const double head = std::min(arrowHead * map.scale, (length - deep) / 2);
  const QPointF neck = tip - along * head;
  const QPolygonF point{tip, neck + aside * head * 0.5, neck - aside * head * 0.5};
  const double width = std::max(1.2, map.scale * 0.16);
  const QColor colour = coloursOf(now).edge;
  for (const bool casing : {true, false}) {
    const QColor ink = casing ? colours().casing : colour;
    painter.setPen(QPen(ink, casing ? width * 2.4 : width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.drawLine(from, neck);
    painter.setPen(casing ? QPen(ink, width * 1.4) : QPen(Qt::NoPen));
    painter.setBrush(ink);
    painter.drawPolygon(point);
  }
}

void paintArrows(QPainter& painter, const MapTransform& map, const Battle& battle, const Battle& before) {
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
    const Unit& was = before.unit(unit);
    const Unit& now = battle.unit(unit);
    if (!was.present || !now.present || was.pose.centre == now.pose.centre) continue;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(coloursOf(now).edge, std::max(1.0, map.scale * 0.08), Qt::DotLine));
    painter.drawPolygon(map.outline(was.pose, was.base));
    paintArrow(painter, map, was, now);
  }
}

}  // namespace

MapTransform fittedMap(const Setup& setup, QSize size) {
  MapTransform map;
  map.scale = std::min(size.width() / toInches(setup.width), size.height() / toInches(setup.depth));
  map.origin = {(size.width() - map.pixels(setup.width)) / 2, (size.height() + map.pixels(setup.depth)) / 2};
  return map;
}

void paintBattle(QPainter& painter, const RuleSet& rules, const Battle& battle, QSize size, const PictureMarks& marks) {
  painter.setRenderHint(QPainter::Antialiasing);
  const Setup& setup = *battle.setup;
  const MapTransform map = fittedMap(setup, size);
  GroundPainter(painter, map, setup, rules.definition()).paint();
  if (marks.start != nullptr) paintGone(painter, map, battle, *marks.start);
  const UnitPainter units(painter, map);
  const std::vector<UnitLook> looks = unitLooks(rules, battle);
  for (const UnitLook& look : looks) units.nose(look);
  if (marks.before != nullptr) paintArrows(painter, map, battle, *marks.before);
  for (const UnitLook& look : looks) units.body(look);
}

QImage battlePicture(const RuleSet& rules, const Battle& battle, QSize size, double ratio) {
  QImage picture(size * ratio, QImage::Format_RGB32);
  picture.setDevicePixelRatio(ratio);
  picture.fill(colours().outside);
  QPainter painter(&picture);
  paintBattle(painter, rules, battle, size);
  return picture;
}

QImage openPicture(const RuleSet& rules, const Battle& battle) {
  if (!hasSecrets(rules.definition(), battle)) return battlePicture(rules, battle, cardPicture);
  return battlePicture(rules, viewOf(rules, battle, seenByBoth(rules, battle)).battle, cardPicture);
}

}  // namespace signifer::ui
