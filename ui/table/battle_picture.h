// A small picture of a battle as it stands: the whole table with its ground and units, without rulers.
#pragma once

#include <QImage>
#include <QSize>

#include "battle/battle.h"
#include "rules/ruleset.h"

namespace signifer::ui {

/// The size of a picture on a card of the first page, in logical pixels.
inline constexpr QSize cardPicture{152, 102};

/// Drawn in the theme of the moment, at `ratio` pixels to the logical pixel.
/// Units that stood in `start` and are gone are dashed where they stood last.
[[nodiscard]] QImage battlePicture(const RuleSet& rules, const Battle& battle, QSize size, double ratio = 2,
                                   const Battle* start = nullptr);

}  // namespace signifer::ui
