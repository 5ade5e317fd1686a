// The end of a battle: Army Morale and the units left say who has won (OT-VIC).
#pragma once

#include "othw/forms.h"

namespace signifer::othw {

/// OT-VIC-1, OT-VIC-2.
[[nodiscard]] VictoryCheckOut victoryCheck(const VictoryCheckIn& in);

}  // namespace signifer::othw
