// Objectives on the table: each place with its outline, its name and its worth, filled for the side that holds it; each
// unit that is worth points with its worth above it.
#pragma once

#include <QPainter>

#include "rules/ruleset.h"
#include "table/map_transform.h"

namespace signifer::ui {

/// The worth of units, painted after them so that no unit covers it.
void paintWorth(QPainter& painter, const MapTransform& map, const Battle& battle);

/// Words on a chip whose lower edge is at this point, moved so that it stays within the room.
void paintChip(QPainter& painter, QPointF at, const QString& words, const QRectF& room);

void paintObjectives(QPainter& painter, const MapTransform& map, const RuleSet& rules, const Battle& battle);

/// "Points: Rome 4, Carthage 3"; empty in a battle without objectives.
[[nodiscard]] QString scoreWords(const RuleSet& rules, const Battle& battle);
/// The reasons for the points, one objective a line: its worth, and who holds it now.
[[nodiscard]] QString scoreReasons(const RuleSet& rules, const Battle& battle);

}  // namespace signifer::ui
