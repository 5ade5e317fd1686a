// The battle as a side may know it, as a file (docs/file-formats.md, "Secrets").
#pragma once

#include "schema/document.h"
#include "view/view.h"

namespace signifer {

/// A battle file of what the side knows. Units that it saw before and sees no more are in it as contacts alone: symbol,
/// place and turn.
[[nodiscard]] Json writeView(const RuleSet& rules, const Battle& battle, SideIndex side);

}  // namespace signifer
