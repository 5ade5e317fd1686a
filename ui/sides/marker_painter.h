// Secrets on the table: markers with their numbers, and in the umpire's eyes dashed frames about whoever is hidden.
#pragma once

#include <QPainter>
#include <vector>

#include "battle/battle.h"
#include "rules/definition.h"
#include "table/map_transform.h"

namespace signifer::ui {

/// The dashed frame about a base that is hidden from the other side.
void paintHiddenFrame(QPainter& painter, const QRectF& base, SideIndex side);
/// A marker beside such a base; without a number yet where it is 0.
void paintMarkerBeside(QPainter& painter, const QRectF& base, SideIndex side, int number);

/// The room that markers take which lie beside no unit that is seen, with their words.
[[nodiscard]] std::vector<QRectF> placesOfMarkers(const MapTransform& map, const Definition& definition,
                                                  const Battle& battle);

/// In a side's view the markers of the other side are all alike.
void paintSecrets(QPainter& painter, const MapTransform& map, const Definition& definition, const Battle& battle);

}  // namespace signifer::ui
