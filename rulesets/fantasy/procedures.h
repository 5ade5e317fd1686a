// The rulings of the Fantasy/Ancients Hybrid, bound to their forms in procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "fantasy/tables.h"
#include "rules/procedure.h"

namespace signifer::fantasy {

using ProcedureList = std::vector<std::unique_ptr<Procedure>>;

/// In no particular order. They refer to the book, which must outlive them.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book);
/// Those of shooting, armour and close combat.
void addFightingProcedures(ProcedureList& list, const Definition& definition, const Book& book);

}  // namespace signifer::fantasy
