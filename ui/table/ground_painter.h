// Draws the land: the table itself, its terrain by kind with a quiet mark each, names, and the squares of a gridded
// table. Each mark says what the ground is without its colour.
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "battle/setup.h"
#include "rules/definition.h"
#include "table/map_transform.h"
#include "theme.h"

namespace signifer::ui {

class GroundPainter {
 public:
  GroundPainter(QPainter& painter, const MapTransform& map, const Setup& setup, const Definition& definition);
  void paint() const;

 private:
  struct Look {
    QColor fill, edge;
    Qt::PenStyle line = Qt::SolidLine;
  };
  void pieces() const;
  void piece(const TerrainPiece& piece) const;
  void squares() const;
  void grid() const;
  void crosses() const;
  void marks(const QString& drawn, const QPainterPath& shape) const;
  void scatter(const QPainterPath& shape, double step, const QString& drawn) const;
  void mark(const QString& drawn, QPointF at, double size, std::uint32_t chance) const;
  void lines(const QPainterPath& shape, const QColor& colour, double gap, double degrees) const;
  void name(const TerrainPiece& piece, const QString& drawn) const;
  [[nodiscard]] QRectF within(const QRectF& room, const QString& words, double size) const;
  [[nodiscard]] Look lookOf(const QString& drawn, int level) const;
  [[nodiscard]] QString drawnAs(int kind) const;
  [[nodiscard]] QPainterPath shapeOf(const std::vector<Point>& outline) const;

  QPainter& p_;
  const MapTransform& map_;
  const Setup& setup_;
  const Definition& definition_;
  const Colours& c_;
};

}  // namespace signifer::ui
