// The rulings of the Fantasy/Ancients Hybrid, bound to their forms in procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "fantasy/rulings.h"

namespace signifer::fantasy {

using ProcedureList = std::vector<std::unique_ptr<Procedure>>;

/// All procedures, in no particular order; `rulings` points to each of them. They refer to the book, which must outlive
/// them.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings);
/// Adds the procedures of shooting, armour and close combat.
void addFightingProcedures(ProcedureList& list, const Definition& definition, const Book& book, Rulings& rulings);

}  // namespace signifer::fantasy
