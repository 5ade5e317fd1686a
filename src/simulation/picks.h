// Which battle of a simulation is worth a look: the one of middle length, or those that ended on a turn. Battles are
// named by their number, from 0.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "simulation/playout.h"

namespace signifer {

/// The battle of median length among those of the side with the most wins, by turns and then by actions. The first
/// side's battles are taken where both won as often, and the draws where nobody won. Of two in the middle it is the
/// shorter one. Nothing where no battle has ended.
[[nodiscard]] std::optional<std::uint32_t> medianBattle(const std::vector<PlayedBattle>& battles);

/// The first battle after number `last` (nullopt: of all) that ended on this turn with this winner, noSide for a draw;
/// after the last such battle the first again. Nothing where there is none.
[[nodiscard]] std::optional<std::uint32_t> nextEnding(const std::vector<PlayedBattle>& battles, int turn,
                                                      SideIndex winner, std::optional<std::uint32_t> last);

}  // namespace signifer
