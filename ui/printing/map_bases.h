// A unit's base on a printed map: black or barred by its side, a strip and a nose at its front, and upon it the drawing
// of its troops and its number.
#pragma once

#include <QRectF>
#include <QString>
#include <QTransform>

#include "printing/galley.h"
#include "printing/type.h"

namespace signifer::ui {

/// Half the width of the nose at the front of a base.
[[nodiscard]] double noseOf(const QRectF& base);
void drawBase(QPainter& painter, int side, const QRectF& base);

struct MapBase {
  int side = 0;
  QString symbol;
  /// Around the middle, its front upwards, before it is posed.
  QRectF base;
  QTransform pose;
};

/// Draws it with its number, 0 for none; whether the number found room upon it.
bool inkBase(Galley& galley, const MapBase& base, int number, const Type& type);

}  // namespace signifer::ui
