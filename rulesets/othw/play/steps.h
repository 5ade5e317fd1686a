// The steps that play of O/THW Ancients stops at. Statuses, tasks, relations and actions are numbered in slots.h.
#pragma once

#include "battle/action.h"
#include "battle/battle.h"
#include "othw/terms.h"

namespace signifer::othw {

/// The steps that play stops at, one for each Part; then those that only a task is shown in.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, ownFlights, ownPursuits, ownRampages, chooseAction,
                              generalLeftovers, victoryStep, rollAttacks, cancelHits, rampageRoll, retreatTests,
                              winnerFollows)
inline constexpr std::int16_t attackerJoined = 1;
inline constexpr std::int16_t defenderJoined = 2;

}  // namespace signifer::othw
