// A machine's moves in its turn and its plan, drawn on the table: the way of each unit, the last move with its words,
// arrows of the plan. These are plain values that do not know the machine.
#pragma once

#include <QPainter>
#include <QString>
#include <vector>

#include "table/overlays.h"

namespace signifer::ui {

struct TurnMarks {
  /// The ways of this turn, oldest first.
  std::vector<Trail> ways;
  /// The units of the move that is spoken of, and where it is told.
  std::vector<UnitIndex> shown;
  QString words;
  SideIndex side = noSide;
};

/// A part of the army, or a unit, and what it is to do.
struct PlanArrow {
  SideIndex side = noSide;
  Point from;
  Point to;
  /// Whether it goes there; else only the words are drawn.
  bool goes = true;
  /// A slender arrow, for a single unit.
  bool slender = false;
  QString words;
};

void paintWays(QPainter& painter, const MapTransform& map, const TurnMarks& marks);
/// `looks` as they are drawn at the moment. The words keep off what is `taken`, as off the bases.
void paintMove(QPainter& painter, const MapTransform& map, const TurnMarks& marks, const std::vector<UnitLook>& looks,
               const std::vector<QRectF>& taken, const QRectF& area);
/// Paints the plan's arrows and returns the places of their words. The words keep off the bases if there is room. There
/// are none if `words` is false.
std::vector<QRectF> paintPlan(QPainter& painter, const MapTransform& map, const std::vector<PlanArrow>& plan,
                              const std::vector<UnitLook>& looks, bool words, const QRectF& area);

}  // namespace signifer::ui
