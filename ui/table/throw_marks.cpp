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
    found->done = found->done && i < open.at;
    found->now = found->now || i == open.at;
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
  const Purpose& now = open.wanted.purpose;
  const bool rolls = now.unit != noUnit && battle.unit(now.unit).present;
  const bool struck = now.against != noUnit && battle.unit(now.against).present;
  if (struck) ring(p, map, battle.unit(now.against), colours().casing);
  if (rolls) ring(p, map, battle.unit(now.unit), colours().selection);
  const std::vector<Pair> pairs = pairsOf(open);
  if (pairs.size() > 1) {
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const QPointF one = map.toScreen(battle.unit(pairs[i].one).pose.centre);
      const QPointF other = map.toScreen(battle.unit(pairs[i].other).pose.centre);
      disc(p, (one + other) / 2, pairs[i], static_cast<qsizetype>(i) + 1);
    }
  }
  const auto name = [&battle](UnitIndex unit) { return text(unitName(battle, unit)); };
  const bool above = !rolls || !struck || battle.unit(now.unit).pose.centre.y >= battle.unit(now.against).pose.centre.y;
  if (rolls) label(p, map, battle.unit(now.unit), QObject::tr("%1: roll").arg(name(now.unit)), above);
  if (struck) label(p, map, battle.unit(now.against), name(now.against), !above);
  p.restore();
}

}  // namespace signifer::ui
