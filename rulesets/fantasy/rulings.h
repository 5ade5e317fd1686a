// The rulings of the Fantasy/Ancients Hybrid: the functions of its procedures, and the places by which play, referee
// and candidates ask them (Rulings in forms.h).
#pragma once

#include "fantasy/charging.h"
#include "fantasy/combat_round.h"
#include "fantasy/forms.h"
#include "fantasy/morale.h"
#include "fantasy/shooting.h"
#include "fantasy/victory.h"

namespace signifer::fantasy {

/// Makes them all and fills the places in. They keep references to the book, which must outlive them. Throws
/// SourceError where form and code differ.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings);

}  // namespace signifer::fantasy
