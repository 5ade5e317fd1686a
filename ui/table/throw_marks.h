// Marks on the table while dice are wanted: the unit that rolls and its opponent, and the order of the rolls in the
// queue.
#pragma once

#include <QPainter>

#include "game/battle_controller.h"
#include "table/map_transform.h"

namespace signifer::ui {

void paintThrowMarks(QPainter& painter, const MapTransform& map, const Battle& battle, const OpenThrow& open);

}  // namespace signifer::ui
