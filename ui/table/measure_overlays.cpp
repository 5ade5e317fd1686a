// The drawings of the measures: ranges, commands and zones, lines of sight, the lens at a limit, ghosts of several
// units.
#include <QLineF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "symbols.h"
#include "table/distance.h"
#include "table/overlays.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QColor faint(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

QPen dashed(const QColor& colour, double width, const QList<qreal>& pattern) {
  QPen pen(colour, width);
  pen.setDashPattern(pattern);
  return pen;
}

// Pixels to the inch under the lens, and its radius.
constexpr double lensScale = 400;
constexpr double lensRadius = 52;

}  // namespace

// Ranges are solid, zones dashed, commands dotted.
void OverlayPainter::zone(const Zone& zone) const {
  QPolygonF outline;
  for (const Point p : zone.outline) outline << map_.toScreen(p);
  const bool range = zone.kind == Zone::Kind::range;
  const QColor colour = range ? c_.legal : c_.ink;
  const QPen pen = range                              ? QPen(colour, 1.6)
                   : zone.kind == Zone::Kind::command ? dashed(colour, 1.8, {0.6, 2.6})
                                                      : dashed(colour, 1.5, {5, 3.4});
  p_.setPen(QPen(faint(c_.casing, 0.8F), pen.widthF() + 2.2));
  p_.setBrush(faint(colour, range ? 0.10F : zone.kind == Zone::Kind::control ? 0.05F : 0.0F));
  p_.drawPolygon(outline);
  p_.setPen(pen);
  p_.setBrush(Qt::NoBrush);
  p_.drawPolygon(outline);
}

void OverlayPainter::zoneWords(const Zone& zone, const QString& words, const QRectF& room,
                               std::vector<QRectF>& standing) const {
  QPolygonF outline;
  for (const Point p : zone.outline) outline << map_.toScreen(p);
  if (outline.isEmpty()) return;
  const bool range = zone.kind == Zone::Kind::range;
  // The far side of an arc is where its figure belongs, that of a ring stands at its top.
  const auto topmost = std::ranges::min_element(outline, {}, &QPointF::y);
  const QPointF best =
      range ? (outline[outline.size() / 2] + outline[(outline.size() - 1) / 2]) / 2 : QPointF(*topmost);
  std::vector<QPointF> places(outline.begin(), outline.end());
  std::ranges::sort(places, {}, [&](QPointF one) { return QLineF(one, best).length(); });
  places.insert(places.begin(), best);
  const auto free = std::ranges::find_if(places, [&](QPointF at) {
    const QRectF box = chipPlace(at, words);
    return room.contains(box) &&
           std::ranges::none_of(standing, [&](const QRectF& other) { return other.intersects(box); });
  });
  QPointF at = free != places.end() ? *free : best;
  // Words that find no free place at least stay on the map as a whole.
  const QRectF box = chipPlace(at, words);
  at.rx() += std::max(0.0, room.left() - box.left()) - std::max(0.0, box.right() - room.right());
  at.ry() += std::max(0.0, room.top() - box.top()) - std::max(0.0, box.bottom() - room.bottom());
  standing.push_back(chip(at, words, range ? c_.legal : c_.ink, range ? c_.onAccent : c_.casing));
}

void OverlayPainter::commandLine(Vec2 from, Vec2 to, bool within) const {
  line(map_.toScreen(from), map_.toScreen(to), within ? QPen(c_.ink, 1.4) : dashed(c_.ink, 1.4, {5, 4}));
}

void OverlayPainter::sight(const SightLine& sight) const {
  const QPointF from = map_.toScreen(sight.from);
  const QPointF to = map_.toScreen(sight.to);
  if (sight.seen) return line(from, to, QPen(c_.legal, 1.8));
  const QPointF end = sight.blocked ? map_.toScreen(*sight.blocked) : from;
  if (sight.blocked) line(from, end, dashed(c_.notLegal, 1.8, {5, 3}));
  p_.setPen(dashed(faint(c_.notLegal, 0.75F), 1.2, {1.5, 4}));
  p_.drawLine(end, to);
  if (!sight.blocked) return;
  constexpr double radius = 7;
  p_.setPen(Qt::NoPen);
  p_.setBrush(c_.casing);
  p_.drawEllipse(end, radius + 1.4, radius + 1.4);
  p_.setBrush(c_.notLegal);
  p_.drawEllipse(end, radius, radius);
  p_.setPen(QPen(c_.onAccent, 1.8));
  const double arm = radius * 0.42;
  p_.drawLine(end + QPointF(-arm, -arm), end + QPointF(arm, arm));
  p_.drawLine(end + QPointF(-arm, arm), end + QPointF(arm, -arm));
}

// Beside the place itself, where there is room for it, joined to it by two lines.
void OverlayPainter::lens(const Lens& lens, const std::vector<UnitLook>& looks, const QRectF& room,
                          const QRectF& taken) const {
  const QPointF place = map_.toScreen(lens.at);
  const double radius = Theme::current().px(lensRadius);
  const double words = Theme::current().px(30);
  // To the right above the place, or wherever it covers least of the bases and nothing of what is taken.
  QPointF middle;
  double least = -1;
  for (const QPointF& way : {QPointF{1.5, -1.5}, QPointF{-1.5, -1.5}, QPointF{1.5, 1.5}, QPointF{-1.5, 1.5},
                             QPointF{2.6, 0}, QPointF{-2.6, 0}, QPointF{0, -2.6}, QPointF{0, 2.6}}) {
    const QPointF wish = place + way * radius;
    const QPointF there(std::clamp(wish.x(), room.left() + radius, room.right() - radius),
                        std::clamp(wish.y(), room.top() + radius, room.bottom() - radius - words));
    const QRectF box(there.x() - radius, there.y() - radius, 2 * radius, 2 * radius + words);
    constexpr double shut = 100;
    double covered = box.contains(place) ? shut * radius * radius : 0;
    const auto add = [&](const QRectF& other, double weight) {
      const QRectF both = box.intersected(other);
      covered += both.isEmpty() ? 0 : weight * both.width() * both.height();
    };
    add(taken, shut);
    for (const UnitLook& look : looks) add(map_.outline(look.pose, look.base).boundingRect(), 1);
    if (least >= 0 && covered >= least) continue;
    middle = there;
    least = covered;
  }
  MapTransform near{lensScale, middle, map_.turned};
  near.origin += middle - near.toScreen(lens.at);
  line(place, middle + QPointF(0, -radius), QPen(c_.ink, 1));
  line(place, middle + QPointF(0, radius), QPen(c_.ink, 1));
  QPainterPath round;
  round.addEllipse(middle, radius, radius);
  p_.fillPath(round, c_.ground);
  p_.save();
  p_.setClipPath(round, Qt::IntersectClip);
  for (const UnitLook& look : looks) {
    const Footprint foot(look.pose, look.base);
    if (distanceTo(foot, lens.at) > oneInch) continue;
    const SideColours& side = c_.sides[static_cast<std::size_t>(look.side)];
    const QPolygonF base = near.outline(look.pose, look.base);
    // The band around a base that counts as touching it.
    p_.setPen(QPen(faint(side.body, 0.3F), 2 * toInches(touchingGap) * lensScale, Qt::SolidLine, Qt::SquareCap,
                   Qt::RoundJoin));
    p_.setBrush(Qt::NoBrush);
    p_.drawPolygon(base);
    p_.setPen(QPen(side.edge, 1.5));
    p_.setBrush(side.body);
    p_.drawPolygon(base);
  }
  p_.restore();
  // The brush of the last fill must not fill the lens.
  p_.setBrush(Qt::NoBrush);
  p_.setPen(QPen(c_.casing, 4));
  p_.drawPath(round);
  p_.setPen(QPen(c_.ink, 2));
  p_.drawPath(round);
  // Away from the place, where a figure of its own may stand.
  const double aside = middle.y() < place.y() && middle.y() - radius - words > room.top() ? -1 : 1;
  chip(middle + QPointF(0, aside * (radius + words / 2)), lens.words, lens.good ? c_.legal : c_.notLegal, c_.onAccent);
}

void OverlayPainter::group(const std::vector<UnitLook>& looks, const GroupDraft& draft) const {
  for (const MoveDraft& part : draft.parts) {
    const auto look =
        std::find_if(looks.begin(), looks.end(), [&part](const UnitLook& one) { return one.unit == part.unit; });
    const auto end = part.end();
    if (look == looks.end() || !end) continue;
    const Verdict::Kind kind = part.verdict.kind;
    const QPointF to = map_.toScreen(end->centre);
    line(map_.toScreen(look->pose.centre), to,
         draft.placed ? QPen(c_.ink, 1.4) : verdictPen(kind, part.verdict.legal() ? 1.3 : 2.2));
    UnitPainter(p_, map_).ghost(*look, *end, kind, !draft.placed);
    if (!draft.placed && !part.verdict.legal()) verdictMark(to, kind);
  }
}

}  // namespace signifer::ui
