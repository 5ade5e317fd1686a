// What a side means to do next in its player turn: the turn is played on a few times from the moment, and the one in
// which dice allow most is told, unit by unit. It decides nothing and is for those who watch.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "commander/commander.h"
#include "commander/orders.h"
#include "commander/planning.h"

namespace signifer {

/// After `chosen`, which the side is about to do in its own player turn, by its orders. In the order in which units
/// act; those who neither go an inch nor do anything to somebody are left out. Equal `seed`, equal intentions. Where
/// `outOfTime` says so it goes by what was played by then.
[[nodiscard]] std::vector<Intention> intentionsAfter(const RuleSet& rules, const Battle& battle, SideIndex side,
                                                     const Planning& planning, const Orders& orders, const Parts& parts,
                                                     std::uint64_t seed, const Action& chosen,
                                                     const std::function<bool()>& outOfTime);

}  // namespace signifer
