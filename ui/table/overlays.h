// The drawings over bases and ground: trails of this turn, reach, arcs, zones, lines of sight, ghosts with their
// verdict, rulers, and the cause of a verdict. Ink measures, colour rules. Every line is cased and carries its figure.
#pragma once

#include <QPainter>

#include "game/measures.h"
#include "table/group_draft.h"
#include "table/map_transform.h"
#include "table/reach.h"
#include "table/unit_painter.h"

namespace signifer::ui {

/// A unit's way from its place at the beginning of this turn.
struct Trail {
  SideIndex side = 0;
  Pose from;
  Pose to;
  Base base;
};

/// Two points that somebody measures between, each on a base's edge or free.
struct Measurement {
  Vec2 from;
  Vec2 to;
};

/// Two things that come so near to a limit that the eye cannot tell.
struct Lens {
  Vec2 at;
  QString words;
  bool good = true;
};

class OverlayPainter {
 public:
  OverlayPainter(QPainter& painter, const MapTransform& map) : p_(painter), map_(map), c_(colours()) {}

  void trail(const Trail& trail) const;
  void reach(const Reach& reach, Length squareSide) const;
  /// Quarters about a base, 45 degrees from its corners, and the strip straight ahead.
  void arcs(const Pose& pose, const Base& base) const;
  /// The way of a draft, its ghost and its figure.
  void draft(const UnitLook& look, const MoveDraft& draft, const QString& figure) const;
  /// The ghosts of several at once, each with its verdict.
  void group(const std::vector<UnitLook>& looks, const GroupDraft& draft) const;
  void witness(const Verdict& verdict) const;
  /// A range, a command or a zone.
  void zone(const Zone& zone) const;
  /// Its words on its outline, where within the room they cover none of those that stand already; adds them to these.
  void zoneWords(const Zone& zone, const QString& words, const QRectF& room, std::vector<QRectF>& standing) const;
  /// From the commander to a unit of his; dashed where the unit is beyond the zone.
  void commandLine(Vec2 from, Vec2 to, bool within) const;
  /// Solid as far as it goes; where something hides the other, a cross and dashes beyond.
  void sight(const SightLine& line) const;
  /// A magnified look at a place where a hair decides, with what is measured there; in the room, beside what is taken.
  void lens(const Lens& lens, const std::vector<UnitLook>& looks, const QRectF& room, const QRectF& taken) const;
  void ruler(const Measurement& measured, const QString& words) const;
  /// The place of a figure in a box, its middle at `at`.
  [[nodiscard]] QRectF chipPlace(QPointF at, const QString& words) const;
  /// A figure in a box, its middle at `at`.
  QRectF chip(QPointF at, const QString& words, const QColor& fill, const QColor& ink) const;
  /// A figure on a line, near its end, where it covers none of those that stand already; added to these. None where
  /// there is no such place.
  void chipAlong(QPointF from, QPointF to, const QString& words, const QColor& fill, const QColor& ink,
                 std::vector<QRectF>& standing) const;
  /// A mark of the verdict: tick, crossed circle or diamond.
  void verdictMark(QPointF at, Verdict::Kind kind) const;
  /// A cased line.
  void line(QPointF from, QPointF to, const QPen& pen) const;

 private:
  QPainter& p_;
  const MapTransform& map_;
  const Colours& c_;
};

}  // namespace signifer::ui
