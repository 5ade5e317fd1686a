// Marks on the table while dice are wanted: who rolls and against whom, and the order of the rolls that stand in the
// queue.
#pragma once

#include <QPainter>

#include "game/battle_controller.h"
#include "table/map_transform.h"

namespace signifer::ui {

void paintThrowMarks(QPainter& painter, const MapTransform& map, const Battle& battle, const OpenThrow& open);

}  // namespace signifer::ui
