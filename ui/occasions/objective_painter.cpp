#include "occasions/objective_painter.h"

#include <QStringList>

#include "battle/scoring.h"
#include "language/names.h"
#include "occasions/objectives.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "translate.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int heldStrength = 60;
constexpr int freeStrength = 18;
constexpr double chipHeight = 18;

SideIndex holderOf(const Objectives& objectives, const Objective& objective) {
  const Points now = objectives.worthNow(objective);
  if ((now[0] > 0) == (now[1] > 0)) return noSide;
  return now[0] > 0 ? 0 : 1;
}

QString worthWords(const Objective& objective) {
  return objective.eachTurn ? counted(objective.points, tr("1 point each turn"), tr("%1 points each turn"))
                            : counted(objective.points, tr("1 point at the end"), tr("%1 points at the end"));
}

QString holderWords(const Battle& battle, SideIndex holder) {
  return holder == noSide ? tr("nobody's now") : tr("now: %1").arg(text(sideName(battle, holder)));
}

void paintPlace(QPainter& painter, const MapTransform& map, const Battle& battle, const Objective& objective,
                SideIndex holder, const QRectF& room) {
  QRectF whole;
  for (const std::vector<Point>& outline : outlinesOf(objective, *battle.setup)) {
    QPolygonF shape;
    for (const Point corner : outline) shape << map.toScreen(corner);
    QColor fill = holder == noSide ? colours().ink : colours().sides[static_cast<std::size_t>(holder)].body;
    fill.setAlpha(holder == noSide ? freeStrength : heldStrength);
    painter.setPen(QPen(colours().casing, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(shape);
    painter.setPen(QPen(colours().ink, 1.6, Qt::DashDotLine));
    painter.setBrush(fill);
    painter.drawPolygon(shape);
    whole = whole.united(shape.boundingRect());
  }
  const QString words = tr("%1: %2").arg(text(saidName(objective.name)), worthWords(objective));
  paintChip(painter, {whole.center().x(), whole.top() - 3}, words, room);
  if (holder == noSide) return;
  // The flag of the side that holds it, so that colour is not needed.
  const QPixmap flag = sideFlag(holder);
  const QSizeF size = flag.deviceIndependentSize();
  painter.drawPixmap(QPointF(whole.left() + 3, whole.top() + 3), flag);
  painter.setPen(colours().ink);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(whole.topLeft() + QPointF(3, 3), size));
}

}  // namespace

void paintChip(QPainter& painter, QPointF at, const QString& words, const QRectF& room) {
  const double wide = painter.fontMetrics().horizontalAdvance(words) + 12;
  QRectF chip(at.x() - wide / 2, at.y() - chipHeight, wide, chipHeight);
  chip.moveLeft(std::clamp(chip.left(), room.left() + 2, std::max(room.left() + 2, room.right() - wide - 2)));
  chip.moveTop(std::max(chip.top(), room.top() + 2));
  painter.setPen(QPen(colours().ink, 1));
  painter.setBrush(colours().casing);
  painter.drawRoundedRect(chip, 3, 3);
  painter.setPen(colours().ink);
  painter.drawText(chip, Qt::AlignCenter, words);
}

void paintObjectives(QPainter& painter, const MapTransform& map, const RuleSet& rules, const Battle& battle) {
  const std::vector<Objective>& list = battle.setup->objectives;
  if (list.empty()) return;
  painter.save();
  painter.setFont(Theme::current().font(12, QFont::DemiBold));
  const Objectives objectives(rules, battle);
  const QRectF room =
      QRectF(map.toScreen(Point{0, 0}), map.toScreen(Point{battle.setup->width, battle.setup->depth})).normalized();
  for (const Objective& objective : list) {
    if (objective.kind == Objective::Kind::place)
      paintPlace(painter, map, battle, objective, holderOf(objectives, objective), room);
  }
  painter.restore();
}

void paintWorth(QPainter& painter, const MapTransform& map, const Battle& battle) {
  painter.save();
  painter.setFont(Theme::current().font(12, QFont::DemiBold));
  const QRectF room =
      QRectF(map.toScreen(Point{0, 0}), map.toScreen(Point{battle.setup->width, battle.setup->depth})).normalized();
  for (const Objective& objective : battle.setup->objectives) {
    if (objective.kind != Objective::Kind::unit || !battle.unit(objective.unit).present) continue;
    const Unit& unit = battle.unit(objective.unit);
    const QRectF box = map.outline(unit.pose, unit.base).boundingRect();
    paintChip(painter, {box.center().x(), box.top() - 2}, QStringLiteral("\u2605 %1").arg(objective.points), room);
  }
  painter.restore();
}

QString scoreWords(const RuleSet& rules, const Battle& battle) {
  if (battle.setup->objectives.empty()) return {};
  const Points total = Objectives(rules, battle).total();
  return tr("Points: %1 %2, %3 %4")
      .arg(text(sideName(battle, 0)))
      .arg(total[0])
      .arg(text(sideName(battle, 1)))
      .arg(total[1]);
}

QString scoreReasons(const RuleSet& rules, const Battle& battle) {
  QStringList lines;
  const Objectives objectives(rules, battle);
  for (const Objective& objective : battle.setup->objectives)
    lines << tr("%1; %2").arg(text(objectiveInWords(battle, objective)),
                              holderWords(battle, holderOf(objectives, objective)));
  for (SideIndex side = 0; side < 2; ++side)
    lines << tr("%1: %2 in earlier turns").arg(text(sideName(battle, side))).arg(pointsScored(battle, side));
  return lines.join(QLatin1Char('\n'));
}

}  // namespace signifer::ui
