#include "occasions/objective_painter.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

#include "battle/arriving.h"
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
/// Beyond so many rows a chip would no longer be taken for its place's.
constexpr int mostRows = 4;
constexpr double sideStep = 28;
constexpr double arrowLong = 8;
constexpr double arrowHalf = 5;
constexpr double arrowsApart = 34;

double coveredArea(const std::vector<QRectF>& places, const QRectF& by) {
  double area = 0;
  for (const QRectF& one : places) {
    const QRectF both = one.intersected(by);
    area += both.isEmpty() ? 0 : both.width() * both.height();
  }
  return area;
}

SideIndex holderOf(const Objectives& objectives, const Objective& objective) {
  const Points now = objectives.worthNow(objective);
  if ((now[0] > 0) == (now[1] > 0)) return noSide;
  return now[0] > 0 ? 0 : 1;
}

QString worthWords(const Objective& objective) {
  if (objective.kind == Objective::Kind::exit)
    return counted(objective.points, tr("1 point for each unit"), tr("%1 points for each unit"));
  return objective.eachTurn ? counted(objective.points, tr("1 point each turn"), tr("%1 points each turn"))
                            : counted(objective.points, tr("1 point at the end"), tr("%1 points at the end"));
}

QString holderWords(const Battle& battle, SideIndex holder) {
  return holder == noSide ? tr("nobody's now") : tr("now: %1").arg(text(sideName(battle, holder)));
}

void paintPlace(Chips& chips, const MapTransform& map, const Setup& setup, const Objective& objective, SideIndex holder,
                const QString& words) {
  QPainter& painter = chips.painter();
  QRectF whole;
  for (const std::vector<Point>& outline : outlinesOf(objective, setup)) {
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
  chips.put({whole.center().x(), whole.top() - 3}, words);
  if (holder == noSide) return;
  // The flag of the side that holds it, so that colour is not needed.
  const QPixmap flag = sideFlag(holder);
  const QSizeF size = flag.deviceIndependentSize();
  painter.drawPixmap(QPointF(whole.left() + 3, whole.top() + 3), flag);
  painter.setPen(colours().ink);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(whole.topLeft() + QPointF(3, 3), size));
}

// The way that arrows at an edge point.
enum class Way : std::uint8_t { in, out };

// An arrow whose point is at `tip`.
void paintArrow(QPainter& painter, QPointF tip, QPointF ahead, const QColor& colour) {
  const QPointF across(-ahead.y(), ahead.x());
  const QPointF back = tip - ahead * arrowLong;
  painter.setPen(QPen(colours().casing, 1.2));
  painter.setBrush(colour);
  painter.drawPolygon(QPolygonF({tip, back + across * arrowHalf, back - across * arrowHalf}));
}

void paintStretch(Chips& chips, const MapTransform& map, const Setup& setup, const TableStretch& stretch, Way way,
                  const QColor& colour, const QString& words) {
  using Edge = DeploymentZone::Edge;
  const bool lying = stretch.edge == Edge::south || stretch.edge == Edge::north;
  const auto [first, last] = endsOf(stretch, setup);
  const QPointF from = map.toScreen(first);
  const QPointF to = map.toScreen(last);
  const QPointF middle = (from + to) / 2;
  const QPointF apart = tableOnScreen(map, setup).center() - middle;
  const QPointF inwards = lying ? QPointF(0, apart.y() < 0 ? -1 : 1) : QPointF(apart.x() < 0 ? -1 : 1, 0);
  QPainter& painter = chips.painter();
  const QPointF aside = inwards * 3;
  painter.setPen(QPen(colours().casing, 7));
  painter.drawLine(from + aside, to + aside);
  painter.setPen(QPen(colour, 4));
  painter.drawLine(from + aside, to + aside);
  const double length = QLineF(from, to).length();
  const int arrows = std::max(1, static_cast<int>(length / arrowsApart));
  for (int i = 0; i < arrows; ++i) {
    const QPointF foot = from + (to - from) * ((i + 0.5) / arrows);
    paintArrow(painter, foot + inwards * (way == Way::in ? 6 + arrowLong : 6), way == Way::in ? inwards : -inwards,
               colour);
  }
  const double beyond = 9 + arrowLong + (lying ? (inwards.y() > 0 ? chipHeight : 0) : chips.widthOf(words) / 2);
  chips.put(middle + inwards * beyond + QPointF(0, lying ? 0 : chipHeight / 2), words);
}

}  // namespace

Chips::Chips(QPainter& painter, const QRectF& room, std::vector<QRectF> taken)
    : painter_(painter), room_(room), taken_(std::move(taken)) {}

double Chips::widthOf(const QString& words) const {
  return QFontMetricsF(Theme::current().font(12, QFont::DemiBold)).horizontalAdvance(words) + 12;
}

// Off other chips first, off bases next, as near as may be last.
QRectF Chips::placeFor(const QRectF& wished) const {
  constexpr double high = chipHeight + 2;
  const int columns = static_cast<int>(wished.width() / sideStep) + 1;
  const double aside = columns * sideStep;
  const QRectF around = wished.adjusted(-aside, -mostRows * high, aside, mostRows * high);
  std::vector<QRectF> bases;
  std::ranges::copy_if(bases_, std::back_inserter(bases), [&](const QRectF& base) { return base.intersects(around); });
  std::optional<std::tuple<double, double, double>> least;
  QRectF best = wished;
  for (int row = -mostRows; row <= mostRows; ++row)
    for (int column = -columns; column <= columns; ++column) {
      const QPointF off(column * sideStep, row * high);
      const QRectF tried = wished.translated(off);
      if (off != QPointF() && !room_.contains(tried)) continue;
      const std::tuple cost(coveredArea(taken_, tried), coveredArea(bases, tried),
                            std::abs(off.x()) + std::abs(off.y()));
      if (least && cost >= *least) continue;
      least = cost;
      best = tried;
    }
  return best;
}

QRectF Chips::put(QPointF at, const QString& words) {
  const double wide = widthOf(words);
  QRectF chip(at.x() - wide / 2, at.y() - chipHeight, wide, chipHeight);
  chip.moveLeft(std::clamp(chip.left(), room_.left() + 2, std::max(room_.left() + 2, room_.right() - wide - 2)));
  const double lowest = std::max(room_.top() + 2, room_.bottom() - chipHeight - 2);
  chip.moveTop(std::clamp(chip.top(), room_.top() + 2, lowest));
  const QRectF place = placeFor(chip);
  taken_.push_back(place);
  unpainted_.emplace_back(place, words);
  return place;
}

void Chips::paint() {
  painter_.save();
  painter_.setFont(Theme::current().font(12, QFont::DemiBold));
  painter_.setBrush(colours().casing);
  painter_.setPen(QPen(colours().ink, 1));
  for (const auto& [place, words] : unpainted_) {
    painter_.drawRoundedRect(place, 3, 3);
    painter_.drawText(place, Qt::AlignCenter, words);
  }
  painter_.restore();
  unpainted_.clear();
}

QRectF tableOnScreen(const MapTransform& map, const Setup& setup) {
  return QRectF(map.toScreen(Point{0, 0}), map.toScreen(Point{setup.width, setup.depth})).normalized();
}

void paintObjective(Chips& chips, const MapTransform& map, const Setup& setup, const Objective& objective,
                    SideIndex holder, const QString& words) {
  if (objective.kind == Objective::Kind::place) paintPlace(chips, map, setup, objective, holder, words);
  if (objective.kind != Objective::Kind::exit) return;
  const QColor colour =
      objective.side == noSide ? colours().ink : colours().sides[static_cast<std::size_t>(objective.side)].body;
  paintStretch(chips, map, setup, objective.stretch, Way::out, colour, words);
}

void paintEntry(Chips& chips, const MapTransform& map, const Setup& setup, const Arrival& arrival, SideIndex side,
                const QString& words) {
  const QColor& colour = colours().sides[static_cast<std::size_t>(side)].body;
  if (arrival.entry.edge != DeploymentZone::Edge::none)
    return paintStretch(chips, map, setup, arrival.entry, Way::in, colour, words);
  const QPointF at = map.toScreen(arrival.at);
  paintArrow(chips.painter(), at, {0, 1}, colour);
  chips.put(at - QPointF(0, arrowLong + 2), words);
}

QString arrivalWords(const Arrival& arrival) {
  return arrival.needs > 0 ? tr("from turn %1 on a %2+").arg(arrival.turn).arg(arrival.needs)
                           : tr("from turn %1").arg(arrival.turn);
}

void paintObjectives(Chips& chips, const MapTransform& map, const RuleSet& rules, const Battle& battle) {
  if (battle.setup->objectives.empty()) return;
  const Objectives objectives(rules, battle);
  for (const Objective& objective : battle.setup->objectives)
    paintObjective(chips, map, *battle.setup, objective, holderOf(objectives, objective),
                   tr("%1: %2").arg(text(saidName(objective.name)), worthWords(objective)));
}

// Units that come in at one place and time share its words.
void paintEntries(Chips& chips, const MapTransform& map, const Battle& battle) {
  std::vector<std::pair<Arrival, QStringList>> entries;
  for (const Arrival& arrival : battle.setup->arrivals) {
    if (!waitsOffTable(battle.unit(arrival.unit))) continue;
    const auto same = std::ranges::find_if(entries, [&](const auto& entry) {
      Arrival other = entry.first;
      other.unit = arrival.unit;
      return other == arrival && battle.unit(entry.first.unit).side == battle.unit(arrival.unit).side;
    });
    if (same != entries.end())
      same->second << text(unitName(battle, arrival.unit));
    else
      entries.emplace_back(arrival, QStringList(text(unitName(battle, arrival.unit))));
  }
  for (const auto& [arrival, names] : entries) {
    const QString who =
        names.size() == 1 ? names.front() : tr("%1 and %2 more").arg(names.front()).arg(names.size() - 1);
    paintEntry(chips, map, *battle.setup, arrival, battle.unit(arrival.unit).side,
               tr("%1: %2").arg(who, arrivalWords(arrival)));
  }
}

void paintWorth(Chips& chips, const MapTransform& map, const Battle& battle) {
  for (const Objective& objective : battle.setup->objectives) {
    if (objective.kind != Objective::Kind::unit || !battle.unit(objective.unit).present) continue;
    const Unit& unit = battle.unit(objective.unit);
    const QRectF box = map.outline(unit.pose, unit.base).boundingRect();
    chips.put({box.center().x(), box.top() - 2}, QStringLiteral("\u2605 %1").arg(objective.points));
  }
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
