// Many battles in words, for all windows that play them: each side's share of wins, the difference between two set-ups
// with its certainty, and the runner's progress.
#pragma once

#include "simulation/battle_runner.h"
#include "simulation/share_bars.h"

namespace signifer::ui {

/// A share with its sign, in points of a hundred with so many decimals: "+1.5"; without a sign where none are left.
[[nodiscard]] QString signedPoints(double share, int places = 1);
/// The share of battles that a side won, or nobody (noSide), with its 95 % interval.
[[nodiscard]] ShareRow winsOf(const SimulationRecords& records, SideIndex side);
/// The difference between the first side's wins in the two set-ups. If the comparison stopped by itself, `decided`
/// tells the certainty.
[[nodiscard]] QString differenceWords(const SimulationRecords& one, const SimulationRecords& other,
                                      const std::optional<Decided>& decided);
/// "120 of 1000 battles · 40 a second · 22 s left · none stalled"; of `battles` where more than that was not asked for.
[[nodiscard]] QString progressWords(const BattleRunner& runner, int battles);

}  // namespace signifer::ui
