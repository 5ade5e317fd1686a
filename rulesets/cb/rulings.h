// The rulings of CB: the functions of its procedures, and the places by which play, referee and candidates ask them
// (Rulings in forms.h).
#pragma once

#include "cb/charging.h"
#include "cb/combat_result.h"
#include "cb/command.h"
#include "cb/critical.h"
#include "cb/forms.h"
#include "cb/manoeuvre.h"
#include "cb/morale.h"
#include "cb/movement.h"
#include "cb/shooting.h"
#include "cb/victory.h"
#include "rules/asking.h"

namespace signifer::cb {

/// Makes them all and fills the places in. They keep references to the book, which must outlive them. Throws
/// SourceError where form and code differ.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings);

}  // namespace signifer::cb
