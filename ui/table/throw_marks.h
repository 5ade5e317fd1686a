// Marks on the table while dice are wanted: the unit that rolls and its opponent, and the order of the rolls in the
// queue.
#pragma once

#include <QPainter>
#include <cstddef>
#include <optional>

#include "game/battle_controller.h"
#include "table/map_transform.h"

namespace signifer::ui {

void paintThrowMarks(QPainter& painter, const MapTransform& map, const Battle& battle, const OpenThrow& open);

/// The first throw that is still wanted of the fight whose number lies here; nothing where none does.
[[nodiscard]] std::optional<std::size_t> throwMarkedAt(const MapTransform& map, const Battle& battle,
                                                       const OpenThrow& open, QPointF at);

}  // namespace signifer::ui
