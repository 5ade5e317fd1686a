#include "table/ground_painter.h"

#include <algorithm>
#include <cmath>

#include "language/names.h"
#include "symbols.h"
#include "table/unit_painter.h"

namespace signifer::ui {
namespace {

// Corners are rounded so far that the drawn border nowhere leaves the measured one by more than this, in inches.
constexpr double mostOff = 0.1;

double lengthOf(QPointF way) { return std::hypot(way.x(), way.y()); }

// The distance from a corner at which its rounding begins, in pixels. Shallow corners are rounded over a long stretch.
double roundedFrom(QPointF before, QPointF corner, QPointF after, double scale) {
  const QPointF in = corner - before;
  const QPointF out = after - corner;
  const double lengths = lengthOf(in) * lengthOf(out);
  if (lengths <= 0) return 0;
  const double cosine = std::clamp(QPointF::dotProduct(in, out) / lengths, -1.0, 1.0);
  const double halfSine = std::sqrt((1 - cosine) / 2);
  const double most = std::min(lengthOf(in), lengthOf(out)) / 2;
  return halfSine > 1e-6 ? std::min(most, 2 * mostOff * scale / halfSine) : most;
}

// A small number that scatters marks the same way each time.
std::uint32_t chanceAt(int x, int y) {
  std::uint32_t h = static_cast<std::uint32_t>(x) * 374761393U + static_cast<std::uint32_t>(y) * 668265263U;
  h = (h ^ (h >> 13)) * 1274126177U;
  return h ^ (h >> 16);
}

double share(std::uint32_t chance, int bits) { return ((chance >> bits) & 0xFFU) / 255.0; }

// Direction of the longest stretch of an outline, in degrees on the screen, and its middle.
struct Stretch {
  QPointF middle;
  double degrees = 0;
  double length = 0;
};

Stretch longest(const QPolygonF& polygon) {
  QPointF middle;
  const auto count = static_cast<double>(polygon.size());
  for (const QPointF& p : polygon) middle += p / count;
  double xx = 0;
  double xy = 0;
  double yy = 0;
  for (const QPointF& p : polygon) {
    const QPointF d = p - middle;
    xx += d.x() * d.x();
    xy += d.x() * d.y();
    yy += d.y() * d.y();
  }
  double degrees = std::atan2(2 * xy, xx - yy) / 2 * 180 / M_PI;
  if (degrees > 60) degrees -= 180;
  return {middle, degrees, std::sqrt(std::max(xx, yy) / count) * 3};
}

// The smallest letters of a name that can be read, in pixels.
constexpr double smallestName = 11;

}  // namespace

GroundPainter::GroundPainter(QPainter& painter, const MapTransform& map, const Setup& setup,
                             const Definition& definition)
    : p_(painter), map_(map), setup_(setup), definition_(definition), c_(colours()) {}

void GroundPainter::paint() const {
  const QRectF table =
      QRectF(map_.toScreen(Point{0, setup_.depth}), map_.toScreen(Point{setup_.width, 0})).normalized();
  p_.fillRect(table, c_.ground);
  p_.save();
  p_.setClipRect(table, Qt::IntersectClip);
  setup_.columns > 0 ? squares() : pieces();
  p_.restore();
  setup_.columns > 0 ? grid() : crosses();
  p_.setPen(QPen(c_.border, 1));
  p_.setBrush(Qt::NoBrush);
  p_.drawRect(table);
}

QString GroundPainter::drawnAs(int kind) const {
  const auto& kinds = definition_.terrainKinds();
  if (kind < 0 || kind >= static_cast<int>(kinds.size())) return QStringLiteral("open");
  return QString::fromStdString(kinds[static_cast<std::size_t>(kind)].drawn);
}

GroundPainter::Look GroundPainter::lookOf(const QString& drawn, int level) const {
  if (drawn == QLatin1String("hill"))
    return {c_.hills[static_cast<std::size_t>(std::clamp(level, 1, 3) - 1)], c_.contour, Qt::SolidLine};
  if (drawn == QLatin1String("wood")) return {c_.wood, c_.woodEdge, Qt::SolidLine};
  if (drawn == QLatin1String("river")) return {c_.water, c_.waterEdge, Qt::SolidLine};
  if (drawn == QLatin1String("ford")) return {c_.ford, c_.fordMark, Qt::DashLine};
  if (drawn == QLatin1String("marsh")) return {c_.marsh, c_.marshMark, Qt::DashLine};
  if (drawn == QLatin1String("rough")) return {c_.rough, c_.roughMark, Qt::DotLine};
  if (drawn == QLatin1String("field")) return {c_.field, c_.fieldMark, Qt::SolidLine};
  if (drawn == QLatin1String("road")) return {c_.road, c_.roadEdge, Qt::SolidLine};
  if (drawn == QLatin1String("built-up")) return {c_.builtUp, c_.builtUpMark, Qt::SolidLine};
  if (drawn == QLatin1String("impassable")) return {c_.impassable, c_.impassableMark, Qt::SolidLine};
  return {level > 0 ? c_.hills[static_cast<std::size_t>(std::min(level, 3) - 1)] : QColor(), QColor(), Qt::NoPen};
}

QPainterPath GroundPainter::shapeOf(const std::vector<Point>& outline) const {
  QPolygonF polygon;
  for (const Point p : outline) polygon << map_.toScreen(p);
  QPainterPath path;
  const auto count = polygon.size();
  for (qsizetype i = 0; i < count; ++i) {
    const QPointF corner = polygon[i];
    const QPointF before = polygon[(i + count - 1) % count];
    const QPointF after = polygon[(i + 1) % count];
    const Point place = outline[static_cast<std::size_t>(i)];
    // Ground that runs off the table is not rounded at the table's edge.
    const bool atEdge = place.x <= 0 || place.y <= 0 || place.x >= setup_.width || place.y >= setup_.depth;
    const double cut = atEdge ? 0 : roundedFrom(before, corner, after, map_.scale);
    const QPointF enter = cut > 0 ? corner - (corner - before) * (cut / lengthOf(corner - before)) : corner;
    const QPointF leave = cut > 0 ? corner + (after - corner) * (cut / lengthOf(after - corner)) : corner;
    i == 0 ? path.moveTo(enter) : path.lineTo(enter);
    path.quadTo(corner, leave);
  }
  path.closeSubpath();
  return path;
}

void GroundPainter::pieces() const {
  // Higher ground over lower, and what stands on the land over the land.
  std::vector<const TerrainPiece*> order;
  for (const TerrainPiece& piece : setup_.terrain) order.push_back(&piece);
  const auto rank = [this](const TerrainPiece* piece) {
    const QString drawn = drawnAs(piece->kind);
    if (drawn == QLatin1String("hill") || drawn == QLatin1String("open")) return piece->level;
    return drawn == QLatin1String("ford") ? 30 : drawn == QLatin1String("road") ? 25 : 20;
  };
  std::ranges::stable_sort(order, {}, rank);
  for (const TerrainPiece* one : order) piece(*one);
  for (const TerrainPiece* one : order) name(*one, drawnAs(one->kind));
}

void GroundPainter::piece(const TerrainPiece& piece) const {
  const QString drawn = drawnAs(piece.kind);
  const Look look = lookOf(drawn, piece.level);
  const QPainterPath shape = shapeOf(piece.outline);
  if (look.fill.isValid()) {
    if (drawn == QLatin1String("hill")) {
      // A soft step towards the lower right gives the contour its height.
      QColor shade = c_.contour;
      shade.setAlphaF(0.28F);
      const double drop = std::min(2.5, 0.2 * map_.scale);
      p_.fillPath(shape.translated(drop * 0.6, drop), shade);
    }
    p_.fillPath(shape, look.fill);
  }
  marks(drawn, shape);
  if (look.line == Qt::NoPen) return;
  p_.setPen(QPen(look.edge, drawn == QLatin1String("hill") ? 1.1 : 1.2, look.line));
  p_.setBrush(Qt::NoBrush);
  p_.drawPath(shape);
}

void GroundPainter::marks(const QString& drawn, const QPainterPath& shape) const {
  if (drawn == QLatin1String("wood"))
    scatter(shape, 1.35, drawn);
  else if (drawn == QLatin1String("marsh"))
    scatter(shape, 1.7, drawn);
  else if (drawn == QLatin1String("rough"))
    scatter(shape, 1.5, drawn);
  else if (drawn == QLatin1String("built-up"))
    scatter(shape, 2.3, drawn);
  else if (drawn == QLatin1String("field"))
    lines(shape, c_.fieldMark, 0.55, 68);
  else if (drawn == QLatin1String("ford"))
    lines(shape, c_.fordMark, 0.5, 8);
  else if (drawn == QLatin1String("impassable")) {
    lines(shape, c_.impassableMark, 0.7, 45);
    lines(shape, c_.impassableMark, 0.7, -45);
  }
}

void GroundPainter::scatter(const QPainterPath& shape, double step, const QString& drawn) const {
  const double gap = step * map_.scale;
  if (gap < 5) return;
  const QRectF box = shape.boundingRect();
  // Counted from the table's corner, so that marks stay where they are while the map is moved.
  const int left = static_cast<int>(std::floor((box.left() - map_.origin.x()) / gap));
  const int right = static_cast<int>(std::ceil((box.right() - map_.origin.x()) / gap));
  const int top = static_cast<int>(std::floor((box.top() - map_.origin.y()) / gap));
  const int bottom = static_cast<int>(std::ceil((box.bottom() - map_.origin.y()) / gap));
  for (int x = left; x <= right; ++x) {
    for (int y = top; y <= bottom; ++y) {
      const std::uint32_t chance = chanceAt(x, y);
      const QPointF at =
          map_.origin + QPointF((x + 0.5 + (y % 2 == 0 ? 0.25 : -0.25) + (share(chance, 0) - 0.5) * 0.3) * gap,
                                (y + 0.5 + (share(chance, 8) - 0.5) * 0.35) * gap);
      const double size = gap * (0.36 + 0.1 * share(chance, 16));
      const QRectF extent(at.x() - size, at.y() - size, 2 * size, 2 * size);
      if (shape.contains(extent)) mark(drawn, at, size, chance);
    }
  }
}

void GroundPainter::mark(const QString& drawn, QPointF at, double size, std::uint32_t chance) const {
  p_.setPen(Qt::NoPen);
  if (drawn == QLatin1String("wood")) {
    p_.setBrush(c_.tree);
    p_.drawEllipse(at, size * 0.92, size * 0.78);
  } else if (drawn == QLatin1String("marsh")) {
    p_.setPen(QPen(c_.marshMark, std::max(0.9, size * 0.14)));
    const double s = size * 0.7;
    p_.drawLine(at + QPointF(-s, 0), at + QPointF(s, 0));
    for (const double x : {-0.5, 0.0, 0.5}) p_.drawLine(at + QPointF(x * s, 0), at + QPointF(x * s * 1.5, -s * 0.9));
  } else if (drawn == QLatin1String("rough")) {
    p_.setBrush(c_.roughMark);
    const double s = size * 0.5;
    p_.drawPolygon(QPolygonF() << at + QPointF(-s, s * 0.7) << at + QPointF(0, -s * 0.8) << at + QPointF(s, s * 0.7));
  } else {
    p_.setBrush(c_.builtUpMark);
    p_.save();
    p_.translate(at);
    p_.rotate(share(chance, 4) * 40 - 20);
    p_.drawRect(QRectF(-size * 0.75, -size * 0.55, size * 1.5, size * 1.1));
    p_.restore();
  }
}

void GroundPainter::lines(const QPainterPath& shape, const QColor& colour, double gap, double degrees) const {
  const QRectF box = shape.boundingRect();
  const double step = std::max(gap * map_.scale, 3.5);
  const double reach = std::hypot(box.width(), box.height());
  const QPen pen(colour, 1.1);
  if (!canClip(p_)) {
    QPainterPath all;
    for (double y = -reach / 2; y < reach / 2; y += step) {
      all.moveTo(-reach / 2, y);
      all.lineTo(reach / 2, y);
    }
    const QTransform turned = QTransform::fromTranslate(box.center().x(), box.center().y()).rotate(degrees);
    return fillLinesWithin(p_, turned.map(all), shape, pen);
  }
  p_.save();
  p_.setClipPath(shape, Qt::IntersectClip);
  p_.translate(box.center());
  p_.rotate(degrees);
  p_.setPen(pen);
  for (double y = -reach / 2; y < reach / 2; y += step) p_.drawLine(QPointF(-reach / 2, y), QPointF(reach / 2, y));
  p_.restore();
}

void GroundPainter::name(const TerrainPiece& piece, const QString& drawn) const {
  if (piece.name.empty() || map_.scale < 5) return;
  QPolygonF polygon;
  for (const Point p : piece.outline) polygon << map_.toScreen(p);
  const Stretch stretch = longest(polygon);
  const bool water = drawn == QLatin1String("river") || drawn == QLatin1String("ford");
  const bool along = drawn == QLatin1String("river");
  const QString words = text(saidName(piece.name));
  const double size = std::clamp(map_.scale * 1.55, 12.0, 26.0) * (drawn == QLatin1String("ford") ? 0.8 : 1.0);
  p_.setPen(water ? c_.waterName : drawn == QLatin1String("wood") ? mixed(c_.woodEdge, c_.ink, 0.45) : c_.hillName);
  p_.save();
  p_.translate(stretch.middle);
  if (along) {
    // A river's name stands a third of the way along it, where nobody fights over the middle.
    p_.rotate(stretch.degrees);
    p_.translate(stretch.length * -0.22, 0);
    p_.setFont(Theme::current().landFont(size, 3));
    const double width = p_.fontMetrics().horizontalAdvance(words) + 8;
    p_.drawText(QRectF(-width / 2, -2 * size, width, 4 * size), Qt::AlignCenter, words);
  } else {
    const QRectF table(map_.toScreen(Point{0, 0}), map_.toScreen(Point{setup_.width, setup_.depth}));
    const double over = polygon.boundingRect().width() * 0.07;
    const QRectF room = polygon.boundingRect().adjusted(-over, 0, over, 0).intersected(table.normalized());
    p_.drawText(within(room.translated(-stretch.middle), words, size), Qt::AlignCenter | Qt::TextWordWrap, words);
  }
  p_.restore();
}

// Sets the largest letters with which the words keep to their piece of ground. Lines break between words if they must.
// Returns the place of the words: about the middle, moved off the table's edge.
QRectF GroundPainter::within(const QRectF& room, const QString& words, double size) const {
  const double least = smallestName / Theme::current().px(1);
  QRectF place;
  for (double letters = size;; letters -= 1) {
    p_.setFont(Theme::current().landFont(std::max(letters, least), 1.4));
    const QFontMetricsF metrics(p_.font());
    double width = std::min(metrics.horizontalAdvance(words) + 8, room.width());
    for (const QString& word : words.split(QLatin1Char(' ')))
      width = std::max(width, metrics.horizontalAdvance(word) + 8);
    const double height = metrics.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, words).height();
    place = QRectF(-width / 2, -height / 2, width, height);
    if (letters <= least || (width <= room.width() && height <= room.height())) break;
  }
  if (place.width() <= room.width())
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - place.width()));
  if (place.height() <= room.height())
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - place.height()));
  return place;
}

void GroundPainter::squares() const {
  const double side = map_.pixels(setup_.squareSide);
  for (int row = 0; row < setup_.rows; ++row) {
    for (int column = 0; column < setup_.columns; ++column) {
      const SquareGround& ground = setup_.squares[static_cast<std::size_t>(row * setup_.columns + column)];
      const QString drawn = drawnAs(ground.kind);
      const QPointF middle = map_.toScreen(
          Point{column * setup_.squareSide + setup_.squareSide / 2, row * setup_.squareSide + setup_.squareSide / 2});
      QPainterPath shape;
      shape.addRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side));
      if (ground.level > 0) {
        p_.fillPath(shape, c_.hills[static_cast<std::size_t>(std::min<int>(ground.level, 3) - 1)]);
      }
      const Look look = lookOf(drawn, ground.level);
      if (look.fill.isValid()) p_.fillPath(shape, look.fill);
      marks(drawn, shape);
    }
  }
}

void GroundPainter::grid() const {
  p_.setPen(QPen(mixed(c_.contour, c_.ground, 0.35), 1));
  for (int column = 0; column <= setup_.columns; ++column)
    p_.drawLine(map_.toScreen(Point{column * setup_.squareSide, 0}),
                map_.toScreen(Point{column * setup_.squareSide, setup_.depth}));
  for (int row = 0; row <= setup_.rows; ++row)
    p_.drawLine(map_.toScreen(Point{0, row * setup_.squareSide}),
                map_.toScreen(Point{setup_.width, row * setup_.squareSide}));
}

// Every twelve inches a fine cross, as on a survey.
void GroundPainter::crosses() const {
  constexpr Length step = 12 * oneInch;
  p_.setPen(QPen(mixed(c_.ink, c_.ground, 0.7), 1));
  for (Length x = step; x < setup_.width; x += step) {
    for (Length y = step; y < setup_.depth; y += step) {
      const QPointF at = map_.toScreen(Point{x, y});
      p_.drawLine(at + QPointF(-4, 0), at + QPointF(4, 0));
      p_.drawLine(at + QPointF(0, -4), at + QPointF(0, 4));
    }
  }
}

}  // namespace signifer::ui
