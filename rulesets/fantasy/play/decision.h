// What is asked now, of whom, and about which unit: it follows from the step, the tasks and the statuses alone.
#pragma once

#include "fantasy/play/position.h"

namespace signifer::fantasy {

[[nodiscard]] Decision decide(const Position& position);

}  // namespace signifer::fantasy
