// A sheet for people who play the machine's side by hand. It has dice for each wing's orders by character and
// situation, and the meaning of an order for a unit in the rule set's own kinds of action. The orders are those that
// the commanders give (commander/orders.h).
#pragma once

#include "rules/definition.h"
#include "sheet/document.h"

namespace signifer {

/// Fills in all of the sheet but its head and foot.
void addDecisionTable(const Definition& definition, Sheet& sheet);

}  // namespace signifer
