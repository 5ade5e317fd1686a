#include "table/overlays.h"

#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "symbols.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QColor tinted(QColor colour, float alpha) {
  colour.setAlphaF(alpha);
  return colour;
}

// Rays of the arcs go this far, in inches.
constexpr double rayInches = 14;

}  // namespace

void OverlayPainter::line(QPointF from, QPointF to, const QPen& pen) const {
  p_.setPen(QPen(tinted(c_.casing, 0.85F), pen.widthF() + 2.6, Qt::SolidLine, Qt::RoundCap));
  p_.drawLine(from, to);
  p_.setPen(pen);
  p_.drawLine(from, to);
}

void OverlayPainter::trail(const Trail& trail) const {
  const QPointF from = map_.toScreen(trail.from.centre);
  const QPointF to = map_.toScreen(trail.to.centre);
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length < 6) return;
  const QPointF aside(-way.y() / length, way.x() / length);
  const double wide = std::min(map_.pixels(trail.base.frontage) * 0.16, 12.0);
  QPolygonF taper;
  taper << from + aside * 0.7 << to + aside * wide << to - aside * wide << from - aside * 0.7;
  p_.setPen(Qt::NoPen);
  p_.setBrush(tinted(c_.sides[static_cast<std::size_t>(trail.side)].body, 0.34F));
  p_.drawPolygon(taper);
}

void OverlayPainter::reach(const Reach& reach, Length squareSide) const {
  p_.setBrush(tinted(c_.legal, 0.13F));
  p_.setPen(QPen(c_.legal, 1.4));
  const QTransform toScreen(map_.across(), 0, 0, -map_.across(), map_.origin.x(), map_.origin.y());
  p_.drawPath(toScreen.map(reach.region));
  const double side = map_.pixels(squareSide);
  for (const Point middle : reach.squares) {
    const QPointF at = map_.toScreen(middle);
    p_.drawRect(QRectF(at.x() - side / 2 + 1.5, at.y() - side / 2 + 1.5, side - 3, side - 3));
  }
}

void OverlayPainter::arcs(const Pose& pose, const Base& base) const {
  const Footprint foot(pose, base);
  const double far = rayInches * oneInch;
  const auto diagonal = [&](double aside, double ahead) {
    return (foot.right * aside + foot.forward * ahead) * (far * M_SQRT1_2);
  };
  QPolygonF strip;
  strip << map_.toScreen(foot.frontLeft()) << map_.toScreen(foot.frontLeft() + foot.forward * far)
        << map_.toScreen(foot.frontRight() + foot.forward * far) << map_.toScreen(foot.frontRight());
  p_.setPen(Qt::NoPen);
  p_.setBrush(tinted(c_.legal, 0.13F));
  p_.drawPolygon(strip);
  QPen ray(c_.ink, 1.3);
  ray.setDashPattern({5, 3.4});
  line(map_.toScreen(foot.frontLeft()), map_.toScreen(foot.frontLeft() + diagonal(-1, 1)), ray);
  line(map_.toScreen(foot.frontRight()), map_.toScreen(foot.frontRight() + diagonal(1, 1)), ray);
  line(map_.toScreen(foot.rearRight()), map_.toScreen(foot.rearRight() + diagonal(1, -1)), ray);
  line(map_.toScreen(foot.rearLeft()), map_.toScreen(foot.rearLeft() + diagonal(-1, -1)), ray);
  const QPen edge(c_.legal, 1.6);
  line(strip[0], strip[1], edge);
  line(strip[3], strip[2], edge);
}

void OverlayPainter::draft(const UnitLook& look, const MoveDraft& draft, const QString& figure) const {
  const bool judged = !draft.placed;
  QPen pen = judged ? verdictPen(draft.verdict.kind, 2.4) : QPen(c_.ink, 2.2);
  const Base& base = look.base;
  Pose before = look.pose;
  for (const Pose& pose : draft.trace) {
    const QPointF from = map_.toScreen(Footprint(before, base).frontCentre());
    const QPointF to = map_.toScreen(Footprint(pose, base).frontCentre());
    if (std::hypot(to.x() - from.x(), to.y() - from.y()) > 3) line(from, to, pen);
    before = pose;
  }
  const auto end = draft.end();
  if (!end && draft.action.target == noUnit) return;
  QPointF at = map_.toScreen(look.pose.centre);
  if (end) {
    UnitPainter(p_, map_).ghost(look, *end, draft.verdict.kind, judged);
    at = map_.toScreen(end->centre);
  }
  const double half = map_.pixels(std::max(base.frontage, base.depth)) / 2;
  if (!figure.isEmpty()) {
    const QColor fill = judged ? verdictColour(draft.verdict.kind) : c_.ink;
    chip(at - QPointF(0, half + 16), figure, fill, judged ? c_.onAccent : c_.casing);
  }
  if (judged) verdictMark(at + QPointF(half * 0.8, -half * 0.5), draft.verdict.kind);
}

void OverlayPainter::verdictMark(QPointF at, Verdict::Kind kind) const {
  const QColor colour = verdictColour(kind);
  constexpr double radius = 8;
  p_.setPen(QPen(c_.casing, 1.6));
  p_.setBrush(c_.casing);
  p_.drawEllipse(at, radius + 1, radius + 1);
  const QString symbol = kind == Verdict::Kind::notLegal       ? QStringLiteral("refused")
                         : kind == Verdict::Kind::playersJudge ? QStringLiteral("judge")
                                                               : QStringLiteral("allowed");
  paintSymbol(p_, symbol, {at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, colour);
}

void OverlayPainter::witness(const Verdict& verdict) const {
  const QPen pen = verdictPen(verdict.kind, 2.2);
  for (const Mark& mark : verdict.witness) {
    // The table shows a side's zone already: there it may stand, so nothing there is crossed out.
    if (mark.label == "deploy-zone") continue;
    QPolygonF points;
    for (const Point p : mark.points) points << map_.toScreen(p);
    if (points.isEmpty()) continue;
    if (mark.kind == Mark::Kind::point) {
      for (const QPointF& point : points) {
        p_.setPen(QPen(c_.casing, 1.3));
        p_.setBrush(pen.color());
        p_.drawEllipse(point, 4.5, 4.5);
      }
    } else if (mark.kind == Mark::Kind::outline) {
      QPainterPath shape;
      shape.addPolygon(points);
      shape.closeSubpath();
      p_.fillPath(shape, tinted(pen.color(), 0.13F));
      if (!verdict.legal()) paintHatching(p_, shape, tinted(pen.color(), 0.6F));
      p_.strokePath(shape, pen);
    } else {
      for (qsizetype i = 1; i < points.size(); ++i) line(points[i - 1], points[i], pen);
    }
  }
}

void OverlayPainter::ruler(const Measurement& measured, const QString& words) const {
  const QPointF from = map_.toScreen(measured.from);
  const QPointF to = map_.toScreen(measured.to);
  line(from, to, QPen(c_.ink, 2));
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length > 1) {
    const QPointF along = way / length;
    const QPointF aside(-along.y(), along.x());
    p_.setPen(QPen(c_.ink, 1.4));
    for (int inch = 1; inch * map_.scale < length && map_.scale > 3; ++inch) {
      const QPointF at = from + along * (inch * map_.scale);
      const double tick = inch % 6 == 0 ? 6 : 3;
      p_.drawLine(at - aside * tick, at + aside * tick);
    }
  }
  for (const QPointF& end : {from, to}) {
    p_.setPen(QPen(c_.ink, 1.8));
    p_.setBrush(c_.casing);
    p_.drawEllipse(end, 4, 4);
  }
  chip((from + to) / 2, words, c_.ink, c_.casing);
}

QRectF OverlayPainter::chipPlace(QPointF at, const QString& words) const {
  const QFontMetrics metrics(Theme::current().font(12, QFont::DemiBold));
  const QSizeF size(metrics.horizontalAdvance(words) + 14, metrics.height() + 6);
  return {at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height()};
}

QRectF OverlayPainter::chip(QPointF at, const QString& words, const QColor& fill, const QColor& ink) const {
  p_.setFont(Theme::current().font(12, QFont::DemiBold));
  const QRectF box = chipPlace(at, words);
  p_.setPen(QPen(c_.casing, 1.3));
  p_.setBrush(fill);
  p_.drawRoundedRect(box, 3, 3);
  p_.setPen(ink);
  p_.drawText(box, Qt::AlignCenter, words);
  return box;
}

void OverlayPainter::chipAlong(QPointF from, QPointF to, const QString& words, const QColor& fill, const QColor& ink,
                               std::vector<QRectF>& standing) const {
  constexpr double nearest = 0.3;
  constexpr double step = 0.05;
  for (double share = 1; share >= nearest; share -= step) {
    const QPointF at = from + (to - from) * share;
    const QRectF place = chipPlace(at, words);
    if (std::ranges::any_of(standing, [&](const QRectF& other) { return other.intersects(place); })) continue;
    standing.push_back(chip(at, words, fill, ink));
    return;
  }
}

}  // namespace signifer::ui
