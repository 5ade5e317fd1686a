// The report of a battle: the armies, what happened turn by turn with its dice and rules, the key moments, and how it
// ended. Made from a session, so from the journal.
#pragma once

#include "play/session.h"
#include "sheet/document.h"

namespace signifer {

/// For one side: what it may know (view/told_to_side.h). With noSide everything.
[[nodiscard]] Sheet makeReport(const Session& session, SideIndex side = noSide);

}  // namespace signifer
