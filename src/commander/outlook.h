// The aims of a side in its player turn. The turn is played on a few times from the moment. The course in which dice
// allow most is told, unit by unit and wing by wing. The forecast decides nothing and is for people who watch.
#pragma once

#include <cstdint>
#include <functional>

#include "commander/commander.h"
#include "commander/orders.h"
#include "commander/planning.h"

namespace signifer {

/// Orders, and the parts of the army that they are given to.
struct OrdersOfParts {
  const Orders& orders;
  const Parts& parts;
};

/// With `chosen`, which the side whose player turn it is is about to do, by its orders. Units in the order in which
/// they act; of intentions those who neither go an inch nor do anything to somebody are left out. Equal `seed`, equal
/// outlook. Where `outOfTime` says so it goes by what was played by then, which may be nothing.
[[nodiscard]] Outlook outlookWith(const RuleSet& rules, const Battle& battle, const Planning& planning,
                                  const OrdersOfParts& told, std::uint64_t seed, const Action& chosen,
                                  const std::function<bool()>& outOfTime);

}  // namespace signifer
