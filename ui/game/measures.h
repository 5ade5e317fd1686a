// The measures of one unit: the units in its sight and those that see it, the distances of all enemies, and the reach
// of its weapons, commands and zones. The rule set answers what rules decide. The rows stand beside the unit, and the
// table draws the same measures.
#pragma once

#include <QString>
#include <vector>

#include "game/battle_controller.h"

namespace signifer::ui {

enum class Measured { nothing, sees, seenBy, distances, zones };

/// One enemy and the line of sight between the two.
struct SightView {
  UnitIndex other = noUnit;
  /// As the rule set counts it.
  Figure away;
  SightLine line;
};

/// Between the unit and each enemy, nearest first; `reversed`: the enemies look. Empty where the rules know no sight.
[[nodiscard]] std::vector<SightView> sightViews(const BattleController& game, UnitIndex unit, bool reversed);

struct MeasureRow {
  /// noUnit for a range, a command or a zone.
  UnitIndex unit = noUnit;
  QString title;
  QString figure;
  QString note;
  QString rule;
  bool good = true;
};

/// Enemies by distance, in sight before hidden; ranges, commands and zones from the nearest to the farthest.
[[nodiscard]] std::vector<MeasureRow> measureRows(const BattleController& game, UnitIndex unit, Measured what);
/// "Sees, nearest first".
[[nodiscard]] QString measureTitle(Measured what);
/// The words shown without rows.
[[nodiscard]] QString nothingMeasured(const BattleController& game, Measured what);

/// "Short range: 6 in"; with the commander's name where it is his.
[[nodiscard]] QString zoneWords(const BattleController& game, const Zone& zone);
/// The distance between two units, as RuleSet::apart() has it: "9.6 in", or "3 squares". `shortly` gives one decimal
/// and leaves out the rule set's own lengths.
[[nodiscard]] QString apartInWords(const BattleController& game, const Figure& apart, bool shortly = false);
struct EnemyAway {
  Figure away;
  UnitIndex unit = noUnit;
};
/// All present enemies of a unit, nearest first; people stand with units of their own.
[[nodiscard]] std::vector<EnemyAway> enemiesByDistance(const BattleController& game, UnitIndex unit);
/// "9.6 in", or in the rule set's own lengths beside it.
[[nodiscard]] QString lengthIn(const BattleController& game, double length);

}  // namespace signifer::ui
