// Moves given in figures: "12 ahead, wheel 30 left". Turns a player's words across the table into a path.
#pragma once

#include <QString>
#include <optional>

#include "table/moves.h"

namespace signifer::ui {

struct SaidMove {
  Path path;
  /// The words that could not be understood; empty if all were.
  QString fault;
};

/// Reads "12 ahead, wheel 30 left", "back 2", "right 1.5", "turn 45 left", "about": legs parted by commas, "then" or
/// "+". Lengths in inches, angles in degrees. `heading` is where the unit looks now.
[[nodiscard]] SaidMove saidMove(const QString& words, Angle heading);

}  // namespace signifer::ui
