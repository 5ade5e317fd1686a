// One event as one side is told of it, by what it saw before and after. For those who need the last few events only;
// ToldToSide tells a whole battle.
#pragma once

#include <cstddef>
#include <optional>

#include "play/session.h"

namespace signifer {

/// The event of this index of the session's branch as the side may know it; nothing where it is not told of it at all.
[[nodiscard]] std::optional<Event> eventToldTo(const Session& session, std::size_t index, SideIndex side);

}  // namespace signifer
