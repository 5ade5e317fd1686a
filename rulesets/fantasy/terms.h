// The words of the Fantasy/Ancients Hybrid as enumerations: what the rulings' inputs and results, the profiles and the
// statuses are made of. The order of the words is the order of the enumerators; JSON files are checked against it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "fantasy/forms.h"
#include "schema/words.h"

namespace signifer::fantasy {

/// The reasons that bar a reaction to a charge.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoReaction, std::uint8_t, combatHolds, mustFleeAgain, frenziedStands, noCounterKind,
                              chargerOnFoot, notToTheFront, chargerOutOfArc, fastMarching, noMissiles, chargerTooNear)

/// The reasons that bar a choice of the winner.
BOOST_DEFINE_FIXED_ENUM_CLASS(NoSequel, std::uint8_t, cannotFollowUp, cannotPursue, combatGoesOn, combatIsOver,
                              mustGoAfter)

}  // namespace signifer::fantasy
