// The procedures of CB: made from the forms of procedures.json, and asked by their types.
#pragma once

#include <memory>
#include <vector>

#include "cb/rulings.h"
#include "cb/tables.h"
#include "rules/procedure.h"

namespace signifer::cb {

/// All of them, with the places by which play asks them. They keep a reference to the book. Throws SourceError where
/// form and code differ.
[[nodiscard]] std::vector<std::unique_ptr<Procedure>> makeProcedures(const Definition& definition, const Book& book,
                                                                     Rulings& rulings);

}  // namespace signifer::cb
