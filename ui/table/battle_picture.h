// A picture of a battle as it stands: the whole table with its ground and units, without rulers.
#pragma once

#include <QImage>
#include <QSize>

#include "battle/battle.h"
#include "rules/ruleset.h"
#include "table/map_transform.h"

class QPainter;

namespace signifer::ui {

/// The size of a picture on a card of the first page, in logical pixels.
inline constexpr QSize cardPicture{152, 102};

/// Drawn in the theme of the moment, at `ratio` pixels to the logical pixel.
[[nodiscard]] QImage battlePicture(const RuleSet& rules, const Battle& battle, QSize size, double ratio = 2);

/// The picture on a battle's card, which anybody may see: where anything is hidden, what both sides know.
[[nodiscard]] QImage openPicture(const RuleSet& rules, const Battle& battle);

/// Marks that a picture may show beside the battle as it stands.
struct PictureMarks {
  /// Units that stood there and are gone are dashed where they stood last.
  const Battle* start = nullptr;
  /// Arrows lead from the places of then to those of now.
  const Battle* before = nullptr;
};

/// The place and scale of a table that is as large as the size allows, in its middle.
[[nodiscard]] MapTransform fittedMap(const Setup& setup, QSize size);

/// Paints it with any painter: the table as large as the size allows, in its middle.
void paintBattle(QPainter& painter, const RuleSet& rules, const Battle& battle, QSize size,
                 const PictureMarks& marks = {});

}  // namespace signifer::ui
