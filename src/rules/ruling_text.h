// A ruling's answer as the JSON text of the contract, written straight into a line: batches answer many thousands a
// second, and building a JSON value for each would cost more than the ruling.
#pragma once

#include <span>
#include <string>

#include "rules/procedure.h"
#include "schema/document.h"

namespace signifer {

/// Appends what answerRuling gives for this ruling, byte for byte as it would be dumped.
void appendRuling(std::string& out, const Json& id, const ProcedureInfo& procedure, const Ruling& ruling,
                  std::span<const int> faces);

}  // namespace signifer
