// Ties the typed rulings of O/THW Ancients to the forms of procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "othw/tables.h"
#include "rules/procedure.h"

namespace signifer::othw {

/// All procedures. `book` must live as long as they do. Throws SourceError where forms and code differ.
[[nodiscard]] std::vector<std::unique_ptr<Procedure>> makeProcedures(const Definition& definition, const Book& book);

}  // namespace signifer::othw
