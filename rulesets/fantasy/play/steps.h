// The steps that play of the Fantasy/Ancients Hybrid stops at. Statuses, tasks, relations and actions are numbered in
// slots.h.
#pragma once

#include "fantasy/slots.h"

namespace signifer::fantasy {

/// The steps that play stops at, in its order.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, returnToTable, panicByProximity, terrorByProximity,
                              declareDisengagements, declareCharges, chargerTests, targetTests, declareReactions,
                              resolveReactions, rallyFleeingTroops, fleeMoves, disengagementMoves, moveChargers,
                              moveFailedCharges, ordinaryMoves, nominateTargets, resolveShooting, shootingPanic,
                              fightCombats, breakTests, panicFromBrokenFriends, flightAndPursuit, battleEndCheck)

}  // namespace signifer::fantasy
