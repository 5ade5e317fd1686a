// The rulings of Hannibal at the Gates: the functions of its procedures, and the places by which play, referee and
// candidates ask them (Rulings in forms.h).
#pragma once

#include "hannibal/charging.h"
#include "hannibal/combat.h"
#include "hannibal/command.h"
#include "hannibal/forms.h"
#include "hannibal/morale.h"
#include "hannibal/movement.h"
#include "hannibal/shooting.h"
#include "hannibal/stamina.h"

namespace signifer::hannibal {

/// Makes them all and fills the places in. They keep references to tables and options, which must outlive them. Throws
/// SourceError where form and code differ.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Tables& tables, const Options& options,
                                           Rulings& rulings);

}  // namespace signifer::hannibal
