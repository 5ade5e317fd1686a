// The rulings of Initiative Order: the functions of its procedures, and the places by which play, referee and
// candidates ask them (Rulings in forms.h).
#pragma once

#include "initiative/combat.h"
#include "initiative/command.h"
#include "initiative/forms.h"
#include "initiative/morale.h"
#include "initiative/movement.h"
#include "initiative/shooting.h"
#include "initiative/victory.h"
#include "rules/asking.h"

namespace signifer::initiative {

/// Makes them all and fills the places in. They keep references to the book, which must outlive them. Throws
/// SourceError where form and code differ.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings);

}  // namespace signifer::initiative
