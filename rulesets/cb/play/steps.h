// The steps that play of CB stops at. Statuses, tasks, relations and actions are numbered in slots.h.
#pragma once

#include "cb/terms.h"

namespace signifer::cb {

/// The steps that play stops at, in its order.
BOOST_DEFINE_FIXED_ENUM_CLASS(StepId, std::uint8_t, allocateActions, moveMessengers, controlTests, startRally,
                              shootFirst, move, shootAfter, declareCharges, chooseResponses, chargeMoves, fight,
                              afterCombatMoves, followOnCombats, removeDps, assignDps, checkArmies)

}  // namespace signifer::cb
