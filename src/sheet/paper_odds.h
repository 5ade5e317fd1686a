// Exact odds for paper: a procedure asked at each point of an axis, under the house rules in force.
#pragma once

#include "schema/document.h"
#include "sheet/document.h"
#include "sheet/figures.h"

namespace signifer {

/// Reads an odds part of paper.json and asks the procedure. Throws SourceError.
[[nodiscard]] SheetGrid readOdds(const Node& node, const Figures& figures);

}  // namespace signifer
