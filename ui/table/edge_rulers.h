// The rulers along the left and the lower edge of the table's view: inches (or squares), with the pointer's place on
// them.
#pragma once

#include <QPainter>
#include <optional>

#include "battle/setup.h"
#include "table/map_transform.h"

namespace signifer::ui {

/// Breadth of a ruler in pixels at the current text size.
[[nodiscard]] double rulerBreadth();
/// `view` is the whole widget; the rulers lie along its left and lower edge.
void paintEdgeRulers(QPainter& painter, const QRectF& view, const MapTransform& map, const Setup& setup,
                     std::optional<QPointF> pointer);

}  // namespace signifer::ui
