// What is asked now, of whom, and about which unit: it follows from the step, the tasks and the statuses alone.
#pragma once

#include "fantasy/play/position.h"

namespace signifer::fantasy {

[[nodiscard]] Decision decide(const Position& position);
/// Answers that belong to the battle's step, as a set of bits: also of a step in which nobody has anything left to do.
[[nodiscard]] std::uint64_t answersIn(const Position& position);

}  // namespace signifer::fantasy
