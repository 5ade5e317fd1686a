#include "table/throw_marks.h"

#include <algorithm>
#include <vector>

#include "play/wording.h"
#include "symbols.h"
#include "theme.h"

namespace signifer::ui {
namespace {

// Two units that roll for the same fight, in any order.
struct Pair {
  UnitIndex one;
  UnitIndex other;
  bool done = true;
  bool now = false;
  /// The first of its throws that is still wanted.
  std::size_t first = 0;
};

std::vector<Pair> pairsOf(const OpenThrow& open) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < open.throws.size(); ++i) {
    const ThrownDice& dice = open.throws[i].dice;
    if (dice.unit == noUnit || dice.against == noUnit) continue;
    auto found = std::ranges::find_if(pairs, [&dice](const Pair& pair) {
      return (pair.one == dice.unit && pair.other == dice.against) ||
             (pair.one == dice.against && pair.other == dice.unit);
    });
    if (found == pairs.end()) found = pairs.insert(pairs.end(), Pair{dice.unit, dice.against});
    if (found->done && i >= open.at) found->first = i;
    found->done = found->done && i < open.at;
    found->now = found->now || i == open.shown();
  }
  return pairs;
}

void ring(QPainter& p, const MapTransform& map, const Unit& unit, const QColor& colour) {
  const QPolygonF outline = map.outline(unit.pose, unit.base);
  p.setBrush(Qt::NoBrush);
  for (const auto& [pen, wide] : {std::pair(colours().casing, 6.0), {colours().ink, 4.4}, {colour, 2.6}}) {
    p.setPen(QPen(pen, wide, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    p.drawPolygon(outline);
  }
}

void label(QPainter& p, const MapTransform& map, const Unit& unit, const QString& text, bool above) {
  const Theme& theme = Theme::current();
  p.setFont(theme.font(13, QFont::DemiBold));
  const int most = qRound(p.clipBoundingRect().width() - theme.px(24));
  const QString words = p.fontMetrics().elidedText(text, Qt::ElideMiddle, most);
  const QRectF place = map.outline(unit.pose, unit.base).boundingRect();
  const double wide = p.fontMetrics().horizontalAdvance(words) + theme.px(16);
  const double high = theme.px(21);
  const double gap = theme.px(16);
  const QRectF room = p.clipBoundingRect();
  const double left =
      std::clamp(place.center().x() - wide / 2, room.left() + 4, std::max(room.left() + 4, room.right() - wide - 4));
  const QRectF box(left, above ? place.top() - gap - high : place.bottom() + gap, wide, high);
  p.setPen(QPen(colours().ink, 2));
  p.drawLine(QPointF(place.center().x(), above ? box.bottom() : box.top()),
             QPointF(place.center().x(), above ? place.top() : place.bottom()));
  const SideColours& side = colours().sides[static_cast<std::size_t>(unit.side)];
  p.setPen(QPen(colours().casing, 1.5));
  p.setBrush(side.edge);
  p.drawRoundedRect(box, 3, 3);
  p.setPen(QColor(Qt::white));
  p.drawText(box, Qt::AlignCenter, words);
}

QPointF middleOf(const MapTransform& map, const Battle& battle, const Pair& pair) {
  return (map.toScreen(battle.unit(pair.one).pose.centre) + map.toScreen(battle.unit(pair.other).pose.centre)) / 2;
}

void disc(QPainter& p, QPointF at, const Pair& pair, qsizetype number) {
  const Theme& theme = Theme::current();
  const Colours& c = theme.colours();
  const double r = theme.px(pair.now ? 9 : 7.5);
  p.setPen(QPen(c.ink, 1.3));
  p.setBrush(pair.now ? c.selection : c.badgeWhite);
  p.drawEllipse(at, r, r);
  if (pair.done)
    return paintSymbol(p, QStringLiteral("acted"), {at.x() - r * 0.8, at.y() - r * 0.8, r * 1.6, r * 1.6}, c.badgeDark);
  p.setPen(c.badgeDark);
  p.setFont(theme.font(10.5, QFont::DemiBold));
  p.drawText(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r), Qt::AlignCenter, QString::number(number));
}

}  // namespace

void paintThrowMarks(QPainter& p, const MapTransform& map, const Battle& battle, const OpenThrow& open) {
  p.save();
  const bool picked = open.shown() < open.throws.size();
  const UnitIndex thrower = picked ? open.throws[open.shown()].dice.unit : open.wanted.purpose.unit;
  const UnitIndex target = picked ? open.throws[open.shown()].dice.against : open.wanted.purpose.against;
  const bool rolls = thrower != noUnit && battle.unit(thrower).present;
  const bool struck = target != noUnit && battle.unit(target).present;
  if (struck) ring(p, map, battle.unit(target), colours().casing);
  if (rolls) ring(p, map, battle.unit(thrower), colours().selection);
  const std::vector<Pair> pairs = pairsOf(open);
  if (pairs.size() > 1) {
    for (std::size_t i = 0; i < pairs.size(); ++i)
      disc(p, middleOf(map, battle, pairs[i]), pairs[i], static_cast<qsizetype>(i) + 1);
  }
  const auto name = [&battle](UnitIndex unit) { return text(unitName(battle, unit)); };
  const auto height = [&](UnitIndex unit) { return map.toScreen(battle.unit(unit).pose.centre).y(); };
  const bool above = !rolls || !struck || height(thrower) <= height(target);
  if (rolls) label(p, map, battle.unit(thrower), QObject::tr("%1: roll").arg(name(thrower)), above);
  if (struck) label(p, map, battle.unit(target), name(target), !above);
  p.restore();
}

std::optional<std::size_t> throwMarkedAt(const MapTransform& map, const Battle& battle, const OpenThrow& open,
                                         QPointF at) {
  const std::vector<Pair> pairs = pairsOf(open);
  const double reach = Theme::current().px(9);
  for (const Pair& pair : pairs) {
    const QPointF away = middleOf(map, battle, pair) - at;
    if (pairs.size() > 1 && !pair.done && QPointF::dotProduct(away, away) <= reach * reach) return pair.first;
  }
  return std::nullopt;
}

}  // namespace signifer::ui
