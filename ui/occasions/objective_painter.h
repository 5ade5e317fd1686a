// Objectives on the table: each place with its outline, its name and its worth, filled for the side that holds it; each
// unit that is worth points with its worth above it. Stretches of an edge to leave or to come in by, and points of
// entry.
#pragma once

#include <QPainter>
#include <utility>
#include <vector>

#include "rules/ruleset.h"
#include "table/map_transform.h"

namespace signifer::ui {

/// Words on chips, none of which covers another. They are painted once the bases are, and keep off these where they
/// can.
class Chips {
 public:
  /// Within this room and off these places.
  Chips(QPainter& painter, const QRectF& room, std::vector<QRectF> taken = {});

  /// A base, which had better not be covered.
  void avoid(const QRectF& base) { bases_.push_back(base); }
  /// A chip whose lower edge is at this point, or as near as there is room: its place.
  QRectF put(QPointF at, const QString& words);
  /// Paints those that were put since.
  void paint();
  [[nodiscard]] QPainter& painter() const { return painter_; }
  [[nodiscard]] double widthOf(const QString& words) const;

 private:
  [[nodiscard]] QRectF placeFor(const QRectF& wished) const;

  QPainter& painter_;
  QRectF room_;
  std::vector<QRectF> taken_;
  std::vector<QRectF> bases_;
  std::vector<std::pair<QRectF, QString>> unpainted_;
};
/// The part of the screen that the table takes.
[[nodiscard]] QRectF tableOnScreen(const MapTransform& map, const Setup& setup);

/// A place or an exit, for the side that holds it; noSide for nobody.
void paintObjective(Chips& chips, const MapTransform& map, const Setup& setup, const Objective& objective,
                    SideIndex holder, const QString& words);
/// The place where units of a side come in.
void paintEntry(Chips& chips, const MapTransform& map, const Setup& setup, const Arrival& arrival, SideIndex side,
                const QString& words);
/// "from turn 3 on a 4+"
[[nodiscard]] QString arrivalWords(const Arrival& arrival);

void paintObjectives(Chips& chips, const MapTransform& map, const RuleSet& rules, const Battle& battle);
/// The entries of those who still wait off the table.
void paintEntries(Chips& chips, const MapTransform& map, const Battle& battle);
/// The worth of units, painted after them so that no unit covers it.
void paintWorth(Chips& chips, const MapTransform& map, const Battle& battle);

/// "Points: Rome 4, Carthage 3"; empty in a battle without objectives.
[[nodiscard]] QString scoreWords(const RuleSet& rules, const Battle& battle);
/// The reasons for the points, one objective a line: its worth, and who holds it now.
[[nodiscard]] QString scoreReasons(const RuleSet& rules, const Battle& battle);

}  // namespace signifer::ui
