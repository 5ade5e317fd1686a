#include "table/unit_painter.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "symbols.h"
#include "table/unit_frame.h"

namespace signifer::ui {

namespace {

bool hasFront(const UnitLook& look) {
  const Stance stance = look.portrait.stance;
  return stance != Stance::skirmish && stance != Stance::square && stance != Stance::garrison;
}

constexpr double casingWidth = 2.2;

double edgeWidth(Zoom zoom) { return zoom == Zoom::near ? 1.5 : zoom == Zoom::middle ? 1.15 : 0.9; }

double stripDepth(Zoom zoom, double scale) {
  switch (zoom) {
    case Zoom::near:
      return std::clamp(0.24 * scale, 4.0, 7.0);
    case Zoom::middle:
      return std::clamp(0.27 * scale, 2.6, 5.0);
    default:
      return std::max(0.36 * scale, 1.8);
  }
}

double badgeRadius(Zoom zoom) { return zoom == Zoom::near ? 10.5 : zoom == Zoom::middle ? 6.6 : 4.0; }

}  // namespace

UnitPainter::UnitPainter(QPainter& painter, const MapTransform& map)
    : p_(painter), map_(map), c_(colours()), zoom_(zoomOf(map.scale)) {}

UnitPainter::Frame UnitPainter::frameOf(const UnitLook& look) const {
  Frame frame;
  frame.centre = map_.toScreen(look.pose.centre);
  frame.degrees = map_.degrees(look.pose.heading);
  frame.width = map_.pixels(look.base.frontage);
  frame.depth = map_.pixels(look.base.depth);
  frame.strip = std::min(stripDepth(zoom_, map_.scale), frame.depth * 0.4);
  frame.flipped = frame.degrees > 90.5 && frame.degrees < 269.5;
  return frame;
}

QColor UnitPainter::bodyColour(const UnitLook& look) const {
  const SideColours& side = c_.sides[static_cast<std::size_t>(look.side)];
  if (look.portrait.adrift) return mixed(c_.ground, side.body, 0.16);
  return look.portrait.hasActed ? mixed(side.body, c_.ground, 0.22) : side.body;
}

QColor UnitPainter::markColour(const UnitLook& look) const {
  const SideColours& side = c_.sides[static_cast<std::size_t>(look.side)];
  return look.portrait.adrift ? side.text : side.mark;
}

QPainterPath UnitPainter::nosePath(const UnitLook& look, const Frame& frame, double grown) const {
  const double width =
      std::min(std::max(map_.pixels(look.base.frontage) / 3, 7.0), 1.25 * map_.scale * 1.4) + 2 * grown;
  const double height = std::clamp(0.48 * map_.scale, 3.6, 11.0) + grown * 1.3;
  QPainterPath path;
  path.moveTo(-width / 2, -frame.depth / 2 + 1);
  path.lineTo(0, -frame.depth / 2 - height);
  path.lineTo(width / 2, -frame.depth / 2 + 1);
  path.closeSubpath();
  return path;
}

void UnitPainter::nose(const UnitLook& look) const {
  const Frame frame = frameOf(look);
  p_.save();
  p_.translate(frame.centre);
  p_.rotate(frame.degrees);
  if (look.portrait.shape == Shape::person) return p_.restore();
  const QRectF cased = frame.rect().adjusted(-casingWidth, -casingWidth, casingWidth, casingWidth);
  QColor casing = c_.casing;
  casing.setAlphaF(0.8F);
  p_.setPen(Qt::NoPen);
  p_.setBrush(casing);
  look.portrait.shape == Shape::swarm ? p_.drawEllipse(cased) : p_.drawRoundedRect(cased, 2, 2);
  if (hasFront(look)) {
    p_.drawPath(nosePath(look, frame, 1.6));
    const SideColours& side = c_.sides[static_cast<std::size_t>(look.side)];
    p_.setBrush(look.portrait.adrift ? QColor(mixed(c_.ground, side.nose, 0.25)) : side.nose);
    if (look.portrait.adrift) p_.setPen(QPen(side.text, edgeWidth(zoom_), Qt::DashLine));
    p_.drawPath(nosePath(look, frame, 0));
  }
  p_.restore();
}

void UnitPainter::strip(const UnitLook& look, const Frame& frame) const {
  const Stance stance = look.portrait.stance;
  if (stance == Stance::skirmish) return;
  p_.setPen(Qt::NoPen);
  p_.setBrush(markColour(look));
  const double inset = edgeWidth(zoom_) / 2;
  const QRectF inside = frame.rect().adjusted(inset, inset, -inset, -inset);
  const QRectF whole(inside.left(), inside.top(), inside.width(), frame.strip);
  if (stance == Stance::square) {
    p_.drawRect(whole);
    p_.drawRect(QRectF(inside.left(), inside.bottom() - frame.strip, inside.width(), frame.strip));
    p_.drawRect(QRectF(inside.left(), inside.top(), frame.strip, inside.height()));
    p_.drawRect(QRectF(inside.right() - frame.strip, inside.top(), frame.strip, inside.height()));
  } else if (stance == Stance::garrison) {
    // Towers at the corners.
    const double tower = std::min({2.2 * frame.strip, inside.width() / 3, inside.height() / 3});
    for (const double x : {inside.left(), inside.right() - tower})
      for (const double y : {inside.top(), inside.bottom() - tower}) p_.drawRect(QRectF(x, y, tower, tower));
  } else if (stance == Stance::testudo) {
    p_.drawRect(whole);
    p_.drawRect(QRectF(inside.left(), inside.top(), frame.strip, inside.height()));
    p_.drawRect(QRectF(inside.right() - frame.strip, inside.top(), frame.strip, inside.height()));
  } else if (stance == Stance::wedge) {
    const double rear = std::min(inside.height() * 0.6, inside.width() / 3);
    p_.drawPolygon(QPolygonF{{inside.left(), inside.top() + rear - frame.strip},
                             {0, inside.top()},
                             {inside.right(), inside.top() + rear - frame.strip},
                             {inside.right(), inside.top() + rear},
                             {0, inside.top() + frame.strip * 1.4},
                             {inside.left(), inside.top() + rear}});
  } else if (look.portrait.disordered) {
    // Crooked pieces.
    const double piece = whole.width() / 5;
    for (int i = 0; i < 5; ++i) {
      const double y = whole.top() + (i % 2 == 0 ? 0.4 : whole.height() * 0.7);
      p_.drawRect(QRectF(whole.left() + i * piece + piece * 0.08, y, piece * 0.8, whole.height() * 0.72));
    }
  } else if (stance == Stance::openOrder) {
    const int dots = std::max(3, static_cast<int>(whole.width() / (2 * frame.strip)));
    const double step = whole.width() / dots;
    for (int i = 0; i < dots; ++i)
      p_.drawRect(QRectF(whole.left() + (i + 0.22) * step, whole.top(), step * 0.56, whole.height()));
  } else {
    p_.drawRect(whole);
  }
}

void UnitPainter::body(const UnitLook& look) const {
  const Frame frame = frameOf(look);
  const SideColours& side = c_.sides[static_cast<std::size_t>(look.side)];
  p_.save();
  p_.translate(frame.centre);
  p_.rotate(frame.degrees);
  if (look.selected) ring(look, frame);
  if (look.portrait.shape == Shape::person) {
    p_.restore();
    return disc(frame.centre, std::max(discRadius(), frame.width / 2), look.side, look.symbol);
  }
  QPainterPath shape;
  const double corner = look.portrait.stance == Stance::skirmish ? std::min(0.45 * map_.scale, frame.depth / 3) : 0;
  if (look.portrait.shape == Shape::swarm)
    shape.addEllipse(frame.rect());
  else
    shape.addRoundedRect(frame.rect(), corner, corner);
  p_.fillPath(shape, bodyColour(look));
  if (side.bars) {
    const QColor bar = look.portrait.adrift     ? mixed(c_.ground, side.body, 0.3)
                       : look.portrait.hasActed ? mixed(side.bar, c_.ground, 0.22)
                                                : side.bar;
    paintBars(p_, shape, bar, std::clamp(map_.scale * 0.42, 3.4, 9.0), std::clamp(map_.scale * 0.13, 1.0, 2.6));
  }
  if (zoom_ == Zoom::near) ranks(look, frame);
  strip(look, frame);
  QPen edge(look.portrait.adrift ? side.text : side.edge, edgeWidth(zoom_));
  if (look.portrait.adrift) edge.setDashPattern({3.2, 2.4});
  p_.setPen(edge);
  p_.setBrush(Qt::NoBrush);
  p_.drawPath(shape);
  if (look.portrait.line != 0 && zoom_ != Zoom::far) {
    const double y = frame.depth / 2 + std::max(3.0, 0.22 * map_.scale);
    p_.setPen(QPen(c_.ink, 1.4));
    p_.drawLine(QPointF(-frame.width / 2, y), QPointF(frame.width / 2, y));
  }
  p_.restore();
  if (zoom_ != Zoom::far) contents(look, frame);
}

void UnitPainter::ring(const UnitLook& look, const Frame& frame) const {
  QPainterPath path;
  const QRectF around = frame.rect().adjusted(-1.6, -1.6, 1.6, 1.6);
  look.portrait.shape == Shape::block ? path.addRect(around) : path.addEllipse(around);
  if (hasFront(look)) path = path.united(nosePath(look, frame, 2.2));
  p_.setBrush(Qt::NoBrush);
  p_.setPen(QPen(c_.selectionEdge, 6.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  p_.drawPath(path);
  p_.setPen(QPen(c_.selection, 3.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  p_.drawPath(path);
}

void UnitPainter::badges(const UnitLook& look) const {
  if (zoom_ == Zoom::far) return;
  const Frame frame = frameOf(look);
  // The corner of a round base lies on its rim.
  const double corner = look.portrait.shape == Shape::block ? 0.5 : 0.36;
  const double radius = badgeRadius(zoom_);
  if (look.asked) {
    // A mark like a question before its front.
    const QPointF at = frame.onScreen({0, -frame.depth / 2 - 2.4 * radius});
    p_.setPen(QPen(c_.selectionEdge, 1.4));
    p_.setBrush(c_.selection);
    p_.drawEllipse(at, radius * 1.1, radius * 1.1);
    p_.setFont(Theme::current().font(radius * 1.5, QFont::Bold));
    p_.drawText(QRectF(at.x() - 20, at.y() - 20, 40, 40), Qt::AlignCenter, QStringLiteral("?"));
  }
  // Rather outside than over what stands in the base.
  const double out = 0.4 * radius;
  const QPointF right = frame.onScreen({frame.width * corner + out, frame.depth * corner + out});
  const QPointF left = frame.onScreen({-frame.width * corner - out / 2, frame.depth * corner + out});
  if (!look.companion.isEmpty())
    disc(frame.onScreen({0, frame.depth / 2 + companionDrop(map_.scale)}), discRadius() * 0.9, look.side,
         look.companion);
  if (look.portrait.hasActed) {
    badge(left, QStringLiteral("acted"), false);
  } else if (look.portrait.mayAct) {
    p_.setPen(QPen(c_.selectionEdge, 1.3));
    p_.setBrush(c_.selection);
    p_.drawEllipse(left, radius * 0.62, radius * 0.62);
  }
  const std::size_t shown = zoom_ == Zoom::near ? std::min<std::size_t>(look.portrait.badges.size(), 3) : 1;
  for (std::size_t i = 0; i < std::min(shown, look.portrait.badges.size()); ++i) {
    const Badge& state = look.portrait.badges[i];
    const QPointF at =
        frame.onScreen({frame.width / 2 + out - static_cast<double>(i) * radius * 2.1, frame.depth / 2 + out});
    badge(i == 0 ? right : at, text(state.symbol), state.wrong);
  }
}

void UnitPainter::badge(QPointF at, const QString& symbol, bool dark) const {
  const double radius = badgeRadius(zoom_);
  p_.setPen(QPen(dark ? c_.badgeWhite : c_.badgeDark, 1.1));
  p_.setBrush(dark ? c_.badgeDark : c_.badgeWhite);
  p_.drawEllipse(at, radius, radius);
  const double size = radius * 1.36;
  const QRectF place(at.x() - size / 2, at.y() - size / 2, size, size);
  const QString drawn = hasSymbol(symbol) ? symbol : QStringLiteral("hits");
  paintSymbol(p_, drawn, place, dark ? c_.badgeWhite : c_.badgeDark);
}

double UnitPainter::discRadius() const { return signifer::ui::discRadius(map_.scale); }

double discRadius(double scale) {
  const Zoom zoom = zoomOf(scale);
  return zoom == Zoom::near ? std::min(0.55 * scale, 20.0) : zoom == Zoom::middle ? 8.5 : 5.0;
}

double companionDrop(double scale) { return discRadius(scale) * 0.9 * 0.85; }

void UnitPainter::disc(QPointF at, double radius, SideIndex sideIndex, const QString& symbol) const {
  const SideColours& side = c_.sides[static_cast<std::size_t>(sideIndex)];
  p_.setPen(Qt::NoPen);
  p_.setBrush(c_.casing);
  p_.drawEllipse(at, radius + 1.8, radius + 1.8);
  p_.setPen(QPen(side.edge, edgeWidth(zoom_)));
  p_.setBrush(side.body);
  p_.drawEllipse(at, radius, radius);
  const double size = radius * 1.34;
  paintSymbol(p_, symbol, {at.x() - size / 2, at.y() - size / 2, size, size}, side.mark);
}

void UnitPainter::person(const PersonLook& look) const {
  disc(map_.toScreen(look.at), discRadius(), look.side, look.symbol);
}

void UnitPainter::ghost(const UnitLook& look, const Pose& pose, Verdict::Kind kind, bool judged) const {
  UnitLook moved = look;
  moved.pose = pose;
  const Frame frame = frameOf(moved);
  const QColor colour = judged ? verdictColour(kind) : c_.ink;
  const SideColours& side = c_.sides[static_cast<std::size_t>(look.side)];
  p_.save();
  p_.translate(frame.centre);
  p_.rotate(frame.degrees);
  QPainterPath shape;
  look.portrait.shape == Shape::block ? shape.addRect(frame.rect()) : shape.addEllipse(frame.rect());
  QColor fill = mixed(side.body, c_.ground, 0.35);
  fill.setAlphaF(0.5F);
  QPen pen(colour, 1.8);
  pen.setDashPattern(kind == Verdict::Kind::playersJudge && judged ? QVector<qreal>{0.4, 2.2}
                                                                   : QVector<qreal>{3.6, 2.0});
  pen.setCapStyle(kind == Verdict::Kind::playersJudge && judged ? Qt::RoundCap : Qt::FlatCap);
  p_.setPen(pen);
  p_.setBrush(fill);
  if (hasFront(look)) p_.drawPath(nosePath(moved, frame, 0));
  p_.fillPath(shape, fill);
  if (judged && kind == Verdict::Kind::notLegal) paintHatching(p_, shape, colour);
  if (hasFront(look)) p_.fillRect(QRectF(-frame.width / 2, -frame.depth / 2, frame.width, frame.strip), colour);
  p_.setBrush(Qt::NoBrush);
  p_.drawPath(shape);
  p_.restore();
  if (zoom_ == Zoom::far) return;
  const double size = std::min(frame.depth * 0.66, 30.0);
  paintSymbol(p_, look.symbol, {frame.centre.x() - size / 2, frame.centre.y() - size / 2, size, size}, colour);
}

}  // namespace signifer::ui
