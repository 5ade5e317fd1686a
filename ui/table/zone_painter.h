// Deployment zones on the table: each side's in its colour, with a dashed edge and words, so that colour is not needed.
#pragma once

#include <QPainter>

#include "battle/setup.h"
#include "table/map_transform.h"

namespace signifer::ui {

/// The zones of both sides, or of one; noSide for both. The places of their words, for others to keep off.
std::vector<QRectF> paintZones(QPainter& painter, const MapTransform& map, const Setup& setup, int side = -1);
/// "12 in deep along the lower edge", "within an outline".
[[nodiscard]] QString zoneWords(const DeploymentZone& zone, const Setup& setup);

}  // namespace signifer::ui
