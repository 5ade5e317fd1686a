// The sheet of an evening that stopped, to lay the table out again next week. It says whose step it is. Each unit and
// person has its place in inches from two edges, its facing and its state.
#pragma once

#include "play/session.h"
#include "sheet/document.h"

namespace signifer {

[[nodiscard]] Sheet makeStoppedSheet(const Session& session);

}  // namespace signifer
