// Ties the typed rulings of O/THW Ancients to the forms of procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "othw/tables.h"
#include "rules/procedure.h"

namespace signifer::othw {

using ProcedureList = std::vector<std::unique_ptr<Procedure>>;

/// Adds all procedures to `list` and hands back those that play asks. `book` must live as long as they do. Throws
/// SourceError where forms and code differ.
[[nodiscard]] Rulings makeProcedures(const Definition& definition, const Book& book, ProcedureList& list);

}  // namespace signifer::othw
