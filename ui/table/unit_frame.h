// The rectangle of a unit as its painter sees it; shared by the files that draw its outside and its inside.
#pragma once

#include <QTransform>

#include "table/unit_painter.h"

namespace signifer::ui {

// A unit's rectangle in its own frame: x to its right, y to its rear, in pixels from its centre.
struct UnitPainter::Frame {
  QPointF centre;
  double degrees = 0;
  double width = 0;
  double depth = 0;
  double strip = 0;
  /// Contents turn by the half-turn that keeps them from standing on their head.
  bool flipped = false;

  [[nodiscard]] QRectF rect() const { return {-width / 2, -depth / 2, width, depth}; }
  [[nodiscard]] QPointF onScreen(QPointF local) const {
    QTransform turn;
    turn.rotate(degrees);
    return centre + turn.map(local);
  }
};

}  // namespace signifer::ui
