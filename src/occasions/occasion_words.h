// Arrivals and the last turn of a battle in words, for papers and for answers. Objectives have theirs beside their
// points (occasions/objectives.h).
#pragma once

#include <string>

#include "battle/setup.h"

namespace signifer {

/// "by the left edge"; "at its point" where there is none.
[[nodiscard]] std::string edgeInWords(DeploymentZone::Edge edge);

/// "from turn 3 on, on a d6 of 4 or more, by the left edge"
[[nodiscard]] std::string arrivalInWords(const Arrival& arrival);

/// "The battle ends with turn 12.", or the die that ends it.
[[nodiscard]] std::string lastTurnInWords(const LastTurn& last);

}  // namespace signifer
