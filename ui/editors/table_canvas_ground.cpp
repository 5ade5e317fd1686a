// Drawing and changing ground on the table that is being prepared.
#include <QLineF>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "editors/table_canvas.h"

namespace signifer::ui {
namespace {

constexpr double handlePixels = 8;
constexpr double leastPiece = 0.5 * oneInch;
constexpr Length groundBandWidth = 2 * oneInch;

}  // namespace

void TableCanvas::drawGround(int kind, int level, GroundShape shape) {
  tool_ = Tool::ground;
  kind_ = kind;
  level_ = level;
  shape_ = shape;
  corners_.clear();
  setCursor(Qt::CrossCursor);
  setFocus();
  update();
  Q_EMIT toolChanged();
}

void TableCanvas::stopDrawing() {
  tool_ = Tool::select;
  corners_.clear();
  drag_ = Drag::none;
  setCursor(Qt::ArrowCursor);
  update();
  Q_EMIT toolChanged();
}

void TableCanvas::paintSquare(QPointF at) {
  const MusterTable& size = document_.model().size;
  const Vec2 there = map_.toTable(at);
  const int column = static_cast<int>(std::floor(there.x / size.squareSide));
  const int row = static_cast<int>(std::floor(there.y / size.squareSide));
  if (column < 0 || row < 0 || column >= size.columns || row >= size.rows) return;
  SquareGround& square = draggedSquares_[static_cast<std::size_t>(row) * static_cast<std::size_t>(size.columns) +
                                         static_cast<std::size_t>(column)];
  square.kind = static_cast<std::int8_t>(kind_);
  square.level = static_cast<std::int8_t>(level_);
}

// A fast hand passes over squares between two places where the pointer is seen.
void TableCanvas::paintSquares(QPointF from, QPointF to) {
  const double side = std::max(1.0, map_.pixels(document_.model().size.squareSide));
  const int steps = 1 + static_cast<int>(4 * QLineF(from, to).length() / side);
  for (int i = 1; i <= steps; ++i) paintSquare(from + (to - from) * i / steps);
}

void TableCanvas::finishShape(Vec2 to) {
  if (distance(from_, to) < leastPiece) return;
  if (shape_ != GroundShape::band && (std::abs(to.x - from_.x) < leastPiece || std::abs(to.y - from_.y) < leastPiece))
    return;
  addPiece(shapeBetween(shape_, from_, to, groundBandWidth));
}

void TableCanvas::finishCorners() {
  std::vector<Point> outline = std::exchange(corners_, {});
  if (outline.size() >= 3) addPiece(std::move(outline));
  update();
}

void TableCanvas::addPiece(std::vector<Point> outline) {
  TableModel next = document_.model();
  TerrainPiece piece;
  piece.kind = kind_;
  piece.level = level_;
  piece.outline = std::move(outline);
  next.ground.push_back(std::move(piece));
  const auto& kind = document_.definition().terrainKinds()[static_cast<std::size_t>(kind_)];
  document_.change(tr("%1 drawn").arg(QString::fromStdString(kind.name)), std::move(next));
  chooseGround(static_cast<int>(document_.model().ground.size()) - 1);
}

// On an edge of the chosen ground: a new corner there. While corners are being set: the last one.
void TableCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  if (tool_ == Tool::ground) return finishCorners();
  if (ground_ < 0 || cornerAt(event->position()) >= 0) return;
  TableModel next = document_.model();
  auto& outline = next.ground[static_cast<std::size_t>(ground_)].outline;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Segment edge{toVec(outline[i]), toVec(outline[(i + 1) % outline.size()])};
    const Vec2 at = nearestOn(edge, map_.toTable(event->position()));
    if (QLineF(map_.toScreen(at), event->position()).length() > handlePixels) continue;
    outline.insert(outline.begin() + static_cast<std::ptrdiff_t>(i) + 1, toPoint(at));
    return document_.change(tr("Corner added"), std::move(next));
  }
}

}  // namespace signifer::ui
