// The steps that play of Hannibal at the Gates stops at. Statuses, tasks, relations and actions are numbered in
// slots.h.
#pragma once

#include "hannibal/slots.h"
#include "hannibal/terms.h"

namespace signifer::hannibal {

/// The steps that play stops at, in its order; then those that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, unitActions, actionLeaders, blows, roundChoices, leaderCasualties,
                              leaderMoves, disperseRouted, staminaCount, victoryCheck, countercharging, pilumAttack,
                              skirmishersGiveWay, retreating, rallyRouted)

/// Values of the relation `intervenes`.
inline constexpr std::int16_t willIntervene = 1;
inline constexpr std::int16_t willNot = 2;

}  // namespace signifer::hannibal
