// The steps that play of Initiative Order stops at. Statuses, tasks, relations and actions are numbered in slots.h.
#pragma once

#include "initiative/slots.h"

namespace signifer::initiative {

/// The steps that play stops at, in its order; then those that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, rallyElite, initiativeMoves, unitOrders, freeMoves, volleys,
                              rangedBreakTests, generalsJoin, blows, combatBreakTests, followUps, disorderRemoval,
                              shotsAtInitiativeMoves, orderRerollStep, shotsAtMovers)

/// The ground that slows under the option terrain-movement (IO-MOV-11).
[[nodiscard]] constexpr bool isRough(Ground ground) { return ground >= Ground::wood; }

}  // namespace signifer::initiative
