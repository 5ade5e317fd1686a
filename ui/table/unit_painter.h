// Draws units and people in screen pixels: the base to scale, front strip and nose, glyph, name, pips, badges. Three
// degrees of detail. The base's rectangle is what the rules measure, and nothing drawn may make it look otherwise.
#pragma once

#include <QPainter>

#include "rules/verdict.h"
#include "table/map_transform.h"
#include "table/unit_look.h"
#include "theme.h"

namespace signifer::ui {

class UnitPainter {
 public:
  UnitPainter(QPainter& painter, const MapTransform& map);

  /// In this order over all units: noses lie below all bases, so that in contact they vanish under the enemy.
  void nose(const UnitLook& look) const;
  void body(const UnitLook& look) const;
  void badges(const UnitLook& look) const;
  void person(const PersonLook& look) const;

  /// Draws a unit at a possible place, in the colours and pattern of a verdict.
  void ghost(const UnitLook& look, const Pose& pose, Verdict::Kind kind, bool judged) const;

  /// Radius of a person's disc in pixels.
  [[nodiscard]] double discRadius() const;

 private:
  struct Frame;
  void strip(const UnitLook& look, const Frame& frame) const;
  void ranks(const UnitLook& look, const Frame& frame) const;
  void contents(const UnitLook& look, const Frame& frame) const;
  void nearContents(const UnitLook& look, const Frame& frame, const QRectF& place) const;
  void middleContents(const UnitLook& look, const Frame& frame, const QRectF& place) const;
  void countedContents(const UnitLook& look, const Frame& frame, const QRectF& place) const;
  void pips(const UnitLook& look, QPointF at, int squares, int discs, double height) const;
  void harmRow(const UnitLook& look, const QRectF& row) const;
  void figureOf(const UnitLook& look, const QRectF& row) const;
  void glyph(const UnitLook& look, const Frame& frame, const QRectF& place, const QColor& colour) const;
  void ring(const UnitLook& look, const Frame& frame) const;
  void badge(QPointF at, const QString& symbol, bool dark) const;
  void disc(QPointF at, double radius, SideIndex side, const QString& symbol) const;
  [[nodiscard]] Frame frameOf(const UnitLook& look) const;
  [[nodiscard]] QPainterPath nosePath(const UnitLook& look, const Frame& frame, double grown) const;
  [[nodiscard]] QColor bodyColour(const UnitLook& look) const;
  [[nodiscard]] QColor markColour(const UnitLook& look) const;

  QPainter& p_;
  const MapTransform& map_;
  const Colours& c_;
  Zoom zoom_;
};

/// discRadius() is the radius of a person's disc at `scale` pixels to the inch. companionDrop() is the distance from
/// the rear edge of a unit back to the middle of its companion's disc. At that distance the disc covers nothing that
/// stands in the base.
[[nodiscard]] double discRadius(double scale);
[[nodiscard]] double companionDrop(double scale);
/// The diagonal bars of a side, clipped to `shape`.
void paintBars(QPainter& painter, const QPainterPath& shape, const QColor& colour, double gap, double width);
/// Hatching in the other direction: what is not legal.
void paintHatching(QPainter& painter, const QPainterPath& shape, const QColor& colour);
/// A drawing in SVG knows no clipping: what must stay within a shape is cut by hand there.
[[nodiscard]] bool canClip(const QPainter& painter);
void fillLinesWithin(QPainter& painter, const QPainterPath& lines, const QPainterPath& shape, const QPen& pen);
/// A side's mark in running text: a little base, 26 x 13 logical pixels at 100 %.
[[nodiscard]] QPixmap sideFlag(SideIndex side, double scale = 1.0);
/// Colour of a verdict.
[[nodiscard]] QColor verdictColour(Verdict::Kind kind);
/// Line of a verdict: solid, dashed or dotted.
[[nodiscard]] QPen verdictPen(Verdict::Kind kind, double width);

}  // namespace signifer::ui
