// Between the table (thousandths of an inch, y upwards) and the screen (pixels, y downwards).
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "table/base.h"
#include "table/measures.h"
#include "table/vec.h"

namespace signifer::ui {

struct MapTransform {
  /// Pixels to the inch.
  double scale = 10;
  /// The place of the table's lower left corner on the screen.
  QPointF origin;
  /// Seen from the other side: turned by half a circle, so that the table's lower left corner lies at the upper right.
  bool turned = false;

  /// Pixels to the right for an inch to the right on the table, and up for an inch up.
  [[nodiscard]] double across() const { return turned ? -scale : scale; }

  [[nodiscard]] double pixels(Length length) const { return toInches(length) * scale; }
  [[nodiscard]] QPointF toScreen(Vec2 p) const {
    return {origin.x() + p.x / 1000.0 * across(), origin.y() - p.y / 1000.0 * across()};
  }
  [[nodiscard]] QPointF toScreen(Point p) const { return toScreen(toVec(p)); }
  [[nodiscard]] Vec2 toTable(QPointF p) const {
    return {(p.x() - origin.x()) / across() * 1000.0, (origin.y() - p.y()) / across() * 1000.0};
  }
  /// A heading on the table as degrees clockwise from up on the screen.
  [[nodiscard]] double degrees(Angle heading) const {
    const double degrees = toDegrees(heading);
    return !turned ? degrees : degrees < 180 ? degrees + 180 : degrees - 180;
  }
  [[nodiscard]] QPolygonF outline(const Pose& pose, const Base& base) const {
    QPolygonF polygon;
    for (const Vec2 corner : Footprint(pose, base).corners()) polygon << toScreen(corner);
    return polygon;
  }
};

/// Three degrees of detail.
enum class Zoom { far, middle, near };
/// In the middle down to so many pixels to the inch that a table of 72 by 48 in keeps its symbols in a window of 1280
/// by 800 with all bars above it.
[[nodiscard]] inline Zoom zoomOf(double pixelsPerInch) {
  return pixelsPerInch > 20 ? Zoom::near : pixelsPerInch >= 6 ? Zoom::middle : Zoom::far;
}

}  // namespace signifer::ui
