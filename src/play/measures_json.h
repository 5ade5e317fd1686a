// Lengths and angles as files have them: what was read is what is written.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "schema/document.h"
#include "table/measures.h"

namespace signifer {

/// Inches, with three decimals at most.
[[nodiscard]] Json inchesToJson(Length length);
/// Degrees, with two decimals at most.
[[nodiscard]] Json degreesToJson(Angle angle);

}  // namespace signifer
