// The knowledge that both sides share, for those who stand about the table.
#pragma once

#include "view/view.h"

namespace signifer {

/// Leaves out whoever one of the sides does not see.
[[nodiscard]] SideView seenByBoth(const RuleSet& rules, const Battle& battle);

}  // namespace signifer
