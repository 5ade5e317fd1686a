// The procedures of CB as the rest of the program sees them: each typed function bound to its form in procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "cb/tables.h"
#include "rules/procedure.h"

namespace signifer::cb {

/// All of them. They keep a reference to the book. Throws SourceError where form and code differ.
[[nodiscard]] std::vector<std::unique_ptr<Procedure>> makeProcedures(const Definition& definition, const Book& book);

}  // namespace signifer::cb
