// The procedures of Hannibal at the Gates as the rest of the program sees them: each typed function bound to its form
// in procedures.json.
#pragma once

#include <memory>
#include <vector>

#include "hannibal/tables.h"
#include "rules/procedure.h"

namespace signifer {
class Definition;
}

namespace signifer::hannibal {

using ProcedureList = std::vector<std::unique_ptr<Procedure>>;

/// All of them. They keep references to tables and options. Throws SourceError where form and code differ.
[[nodiscard]] ProcedureList procedures(const Definition& definition, const Tables& tables, const Options& options);

}  // namespace signifer::hannibal
