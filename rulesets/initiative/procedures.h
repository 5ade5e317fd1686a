// Makes the rulings of Initiative Order as the programs see them: each typed function tied to its form in
// procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "initiative/rulings.h"

namespace signifer {
class Definition;
}

namespace signifer::initiative {

using ProcedureList = std::vector<std::unique_ptr<Procedure>>;

/// Fills in the handles too. `book` must outlive the procedures.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings);

}  // namespace signifer::initiative
