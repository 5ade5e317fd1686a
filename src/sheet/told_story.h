// The story of a battle as one side may be told it: without whoever it never saw, and without figures that count them.
#pragma once

#include "sheet/story.h"
#include "view/told_to_side.h"

namespace signifer {

[[nodiscard]] Story toldStory(Story story, const Session& session, const ToldToSide& telling);

/// "2 of 19 units": what is known of a side's losses, and of those who flee.
[[nodiscard]] std::string lossesTold(const Session& session, const ToldToSide& telling, SideIndex side);
[[nodiscard]] std::string inFlightTold(const Session& session, const ToldToSide& telling, SideIndex side);

}  // namespace signifer
