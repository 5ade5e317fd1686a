// The aims of each wing in a player turn, in a few words, drawn from the aims of its units: the enemies it charges, the
// enemies it shoots at, and its way. It is what a player reads as the plan, and what is drawn on the table.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "commander/commander.h"

namespace signifer {

/// One for each wing of the side, looking at the enemy from the left: "Left wing: charges Boii; 2 of 5 go 6 in
/// ahead.", "Centre: stays." One for all of them where all do the same. A wing goes where it charges or where half
/// of its units go; else it stays and shoots.
[[nodiscard]] std::vector<WingAim> wingAims(const RuleSet& rules, const Battle& battle, SideIndex side,
                                            std::span<const Intention> intentions);

/// The same one after another, as a text.
[[nodiscard]] std::string wingAimsInWords(std::span<const WingAim> wings);

}  // namespace signifer
